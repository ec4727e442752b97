/** The story's chapters: a round each; what comes before the first one belongs to it. */
import type { GangsCityEvent, GangsCityPlay } from "../pieces";

export function chapter({ voice }: GangsCityPlay, { kind, data }: GangsCityEvent): string | null {
  if (kind === "founded") return voice.text("table-chapter", { round: 1 });
  return kind === "round" && data.round > 1 ? voice.text("table-chapter", { round: data.round }) : null;
}
