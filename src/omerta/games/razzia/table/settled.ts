/** A bar in one round as it was settled, for the page after the game. */
import type { HeardEvent } from "$lib/wire";

import type { Duel, RazziaView } from "./view";

/** One bar in one round: who came, who claimed, who got what. */
export interface Settled {
  bar: number;
  /** What lay there. */
  bills: number[];
  police: number[];
  gamblers: number[];
  claimants: number[];
  /** By claimant. */
  shares: number[][];
  refused: number[];
  duels: Duel[];
  gains: Map<number, number>;
  /** The event that decided it. */
  decided: HeardEvent | null;
  /** The frame before anything happened here. */
  from: number;
}

/** What the small board shows. */
export interface Detail {
  settled: Settled;
  bars: RazziaView["bars"];
  played: (number | null)[];
}

/** Did this card lose its place at the bar: a gambler caught, a duel lost? */
export function lost({ police, gamblers, duels, gains }: Settled, seat: number): boolean {
  if (gains.has(seat)) return false;
  const caught = police.length > 0 && gamblers.includes(seat);
  return caught || duels.some(({ seats, winner }) => seats.includes(seat) && winner !== seat);
}
