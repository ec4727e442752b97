/** The story's chapters: a round each. Setting up belongs to the first one; choosing families comes before it. */
import { roman } from "$lib/roman";
import type { HeardEvent } from "$lib/wire";

import { eventOf } from "../events";
import type { CosaNostraPlay } from "../pieces";

export function chapter({ voice }: CosaNostraPlay, heard: HeardEvent): string | null {
  const event = eventOf(heard);
  if (event.kind === "family" && event.data.seat === 0) return voice.text("story-families");
  const round = event.kind === "set_up" ? 1 : event.kind === "round" && event.data.round > 1 ? event.data.round : 0;
  return round > 0 ? voice.text("stage-round", { round: roman(round) }) : null;
}
