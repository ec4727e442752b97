/** Where the game turned, as the house found it, and whose chances it moved. */
import type { Chances } from "$lib/wire";

/** Whose chances moved, from what to what. */
export interface Swing {
  seat: number;
  before: number;
  after: number;
}

/** A point in time that the graph marks; of a mistake, also the reader's chance after it and the better one. */
export interface Marked {
  at: number;
  lost?: [chance: number, best: number];
}

/** Chances at points in time, which are counted in chapters. */
export interface Estimates {
  at: number[];
  shares: number[][];
}

/** The reader's own chance is told if it surely moved, and so much of what moved most. */
const NEARLY = 0.6;
/** Standard errors beyond which a change is sure. */
const CERTAIN = 2;

/**
 * Whose gain it was between two moments, if that is sure, or else whose chances moved most; the reader's own, if they
 * moved nearly as much.
 */
export function swing({ shares, errors }: Chances, first: number, last: number, me: number): Swing {
  const gain = (seat: number) => shares[last]![seat]! - shares[first]![seat]!;
  const change = (seat: number) => Math.abs(gain(seat));
  const seats = shares[first]!.map((_, seat) => seat);
  const best = (by: (seat: number) => number) =>
    seats.reduce((found, seat) => (by(seat) > by(found) ? seat : found), 0);
  const sure = (seat: number) => change(seat) > CERTAIN * Math.hypot(errors[first]![seat]!, errors[last]![seat]!);
  const most = sure(best(gain)) ? best(gain) : best(change);
  const seat = me >= 0 && sure(me) && change(me) >= NEARLY * change(most) ? me : most;
  return { seat, before: shares[first]![seat]!, after: shares[last]![seat]! };
}

/** The estimate nearest to the end of so many chapters. */
export function sharesAt({ at, shares }: Estimates, chapter: number): number[] {
  const distance = (point: number) => Math.abs(point - chapter);
  const best = at.reduce((found, point, i) => (distance(point) < distance(at[found]!) ? i : found), 0);
  return shares[best]!;
}
