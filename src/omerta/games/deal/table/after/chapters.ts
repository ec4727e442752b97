/** The story's chapters: a turn each; setting up belongs to the first. */
import { about } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import type { DealEvent, DealPlay } from "../pieces";

export function chapter({ voice }: DealPlay, heard: HeardEvent): string | null {
  const { kind, data } = heard as DealEvent;
  return kind === "turn" ? voice.text("story-chapter", { ...about(voice, data.seat), round: data.round }) : null;
}
