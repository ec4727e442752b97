import { getContext, setContext } from "svelte";

import { ICONS } from "./icons";

/** How a seat is shown, wherever it is. */
export interface SeatLook {
  color: string;
  /** The emblem's outline on a 512 grid. */
  emblem: string;
}

/** Eight colour-blind-safe hues, each with its own emblem. */
export const SEATS = [
  { color: "#f0a531", emblem: ICONS.crown },
  { color: "#62b8f0", emblem: ICONS.anchor },
  { color: "#35c598", emblem: ICONS.club },
  { color: "#f2e35b", emblem: ICONS.star },
  { color: "#f07a4a", emblem: ICONS.heart },
  { color: "#e197c4", emblem: ICONS.diamond },
  { color: "#9aa4ff", emblem: ICONS.spade },
  { color: "#e9e2d4", emblem: ICONS.horseshoe },
] as const satisfies readonly SeatLook[];

/** The ink emblems are drawn in, on any seat's colour. */
export const SEAT_INK = "#1a120b";

/** The house's own look of a seat, whatever the number: more than eight seats start over. */
export function seatOf(index: number): SeatLook {
  return SEATS[index % SEATS.length] ?? SEATS[0];
}

const KEY = Symbol("looks");

/** Below this component seats look so: a game's own colours are theirs on every page of its table. */
export function showSeatsAs(look: (seat: number) => SeatLook): void {
  setContext(KEY, look);
}

/** How seats look here; ask for each seat where it is drawn, for that may change. */
export function seatLooks(): (seat: number) => SeatLook {
  return getContext<((seat: number) => SeatLook) | undefined>(KEY) ?? seatOf;
}
