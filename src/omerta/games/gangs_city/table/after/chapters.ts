/** The story's chapters: a round each; what comes before the first one belongs to it. */
import type { HeardEvent } from "$lib/wire";

import type { GangsCityPlay } from "../pieces";

export function chapter({ voice }: GangsCityPlay, { kind, data }: HeardEvent): string | null {
  const begins = kind === "founded" || (kind === "round" && data.round > 1);
  return begins ? voice.text("table-chapter", { round: kind === "founded" ? 1 : data.round }) : null;
}
