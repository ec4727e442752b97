// A gang's look is its seat's in the house: one colour and one emblem on every page.
import { seatOf } from "$lib/art/seats";

import { INK } from "./strokes";

export interface GangLook {
  color: string;
  /** The colour by night: grounds and tile backs. */
  deep: string;
  /** The emblem's outline on a 512 grid. */
  emblem: string;
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function gangOf(seat: number): GangLook {
  const { color, emblem } = seatOf(seat);
  return { color, deep: mix(color, INK, 0.68), emblem };
}
