/** Dice: what a throw is likely to bring. */
import { SIDES } from "./numbers";

/** Chances of no success, of exactly one, and of more. */
export type Odds = readonly [none: number, one: number, more: number];

/** CN-6.5: each die equal to or above the threshold is a success; above six none can be. */
export function oddsOf(dice: number, threshold: number): Odds {
  const hit = Math.min(1, Math.max(0, (SIDES + 1 - threshold) / SIDES));
  const none = (1 - hit) ** dice;
  const one = dice * hit * (1 - hit) ** (dice - 1);
  return [none, one, Math.max(0, 1 - none - one)];
}
