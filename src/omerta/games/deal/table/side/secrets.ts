/** What the reader alone knows, as its cards show it. */
import { idsOf } from "../actions";
import type { Objective } from "../art";
import { progressOf, wouldFulfil } from "../goals";
import type { Making } from "../making.svelte";
import { type DealPlay, objectiveOf, objectivesOf, objectiveText, ownPlayer } from "../pieces";

/** The objectives of the own profile, each with its state. */
export function objectivesNow(play: DealPlay, making: Making): Objective[] {
  const own = ownPlayer(play);
  const mine = play.shown.table.own;
  if (!own || !mine || own.profile < 0) return [];
  const { order } = making;
  const close = order && order.moves.length > 0 ? wouldFulfil(play, order).map(({ which }) => which) : [];
  return objectivesOf(own.profile).map((which, n) => {
    const bit = 1 << n;
    const state = own.scored & bit ? "scored" : mine.fulfilled & bit ? "met" : close.includes(which) ? "close" : "open";
    return {
      text: objectiveText(play, which, "short-"),
      points: objectiveOf(play.game, which).points,
      state,
      progress: state === "scored" || state === "met" ? "" : progressOf(play, which),
    };
  });
}

/** Can it be revealed now: unasked, or as an answer? */
export function mayReveal({ choice, game }: DealPlay, what: "profile" | "target"): boolean {
  const action = idsOf(game)[`reveal_${what}`];
  return choice.interrupts.includes(action) || choice.can(action);
}

export function reveal({ choice, game }: DealPlay, what: "profile" | "target"): void {
  const action = idsOf(game)[`reveal_${what}`];
  if (choice.can(action)) choice.answer(action);
  else choice.interrupt(action);
}
