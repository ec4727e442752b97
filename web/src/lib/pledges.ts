/** Pledges in words: what one of two promises the other. */
import type { Play } from "./play";
import type { Pledge, Promise as Word } from "./wire";

/** An amount of money in the game's words. */
export type Payment = (play: Play, amount: number) => string;

export function pledgeWords(play: Play, pledge: Pledge, payment?: Payment): string {
  const { voice } = play;
  const params = {
    words: pledge.words,
    round: pledge.round,
    whom: pledge.whom < 0 ? "" : voice.name(pledge.whom),
    what: payment?.(play, pledge.amount) ?? String(pledge.amount),
  };
  return voice.text(`pledge-${pledge.what}`, params);
}

/** Whom an open promise keeps from an attack; null for nobody. */
export function sparedBy({ mark, to, pledge }: Word): number | null {
  if (mark) return null;
  return pledge.what === "truce" ? to : pledge.what === "spare" ? pledge.whom : null;
}

export const newPledge = (by: number, what: string): Pledge => ({
  ...{ by, what, words: "", whom: -1, amount: 0, round: 0 },
});
