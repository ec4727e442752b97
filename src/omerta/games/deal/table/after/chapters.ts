/** The story's chapters: a turn each; setting up belongs to the first. */
import { about } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import type { DealPlay } from "../pieces";

export const chapter = ({ voice }: DealPlay, { kind, data }: HeardEvent): string | null =>
  kind === "turn" ? voice.text("story-chapter", { ...about(voice, data.seat), round: data.round }) : null;
