/** The story's chapters: a round each. Setting up belongs to the first one; choosing families comes before it. */
import { roman } from "$lib/roman";
import type { HeardEvent } from "$lib/wire";

import type { CosaNostraPlay } from "../pieces";

export function chapter({ voice }: CosaNostraPlay, { kind, data }: HeardEvent): string | null {
  if (kind === "family" && data.seat === 0) return voice.text("story-families");
  const round = kind === "set_up" ? 1 : kind === "round" && data.round > 1 ? data.round : 0;
  return round > 0 ? voice.text("stage-round", { round: roman(round) }) : null;
}
