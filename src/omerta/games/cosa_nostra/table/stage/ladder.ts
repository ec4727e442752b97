/** What so many successes come to, rung by rung. */
import { type CosaNostraPlay, gain, jobOf, money } from "../pieces";
import type { Effect } from "../view";

interface Rung {
  /** As it is read: 0, 1, 2+. */
  count: string;
  text: string;
  /** Money is set as money. */
  money: boolean;
  reached: (successes: number) => boolean;
}

/** A Job's effects with no success, with one and with more; with the stake of a race, if it is known. */
export function ladderOf({ voice, game }: CosaNostraPlay, job: number, stake = 0): Rung[] {
  const [none, low, high] = jobOf(game, job).effects;
  const say = ({ what, amount }: Effect): string => {
    if (what === "pays" || what === "steals") return gain(amount);
    return voice.text(`stage-rung-${what}`, { money: money(what === "lost" ? stake : amount) });
  };
  const rung = (count: string, effect: Effect, reached: Rung["reached"]): Rung => ({
    count,
    text: say(effect),
    money: effect.what === "pays" || effect.what === "steals",
    reached,
  });
  return [
    rung("0", none, (successes) => successes === 0),
    ...(say(low) === say(high)
      ? [rung("1+", low, (successes) => successes > 0)]
      : [rung("1", low, (successes) => successes === 1), rung("2+", high, (successes) => successes > 1)]),
  ];
}
