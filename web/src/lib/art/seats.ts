import type { IconName } from "./icons";

/** A seat's colour and emblem. The emblem's name is also the key of its translation. */
export interface Seat {
  color: string;
  emblem: IconName;
}

/** Eight colour-blind-safe hues, each with its own emblem. */
export const SEATS = [
  { color: "#f0a531", emblem: "crown" },
  { color: "#62b8f0", emblem: "anchor" },
  { color: "#35c598", emblem: "club" },
  { color: "#f2e35b", emblem: "star" },
  { color: "#f07a4a", emblem: "heart" },
  { color: "#e197c4", emblem: "diamond" },
  { color: "#9aa4ff", emblem: "spade" },
  { color: "#e9e2d4", emblem: "horseshoe" },
] as const satisfies readonly Seat[];

/** The ink emblems are drawn in, on any of the eight colours. */
export const SEAT_INK = "#1a120b";

/** The seat's colour and emblem, whatever the number: more than eight seats start over. */
export function seatOf(index: number): Seat {
  return SEATS[index % SEATS.length] ?? SEATS[0];
}
