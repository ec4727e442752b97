/** What the reader alone knows, as its cards show it. */
import { number } from "$lib/text.svelte";

import { actionOf } from "../actions";
import type { Objective } from "../art";
import type { PathMaking } from "../making.svelte";
import { type DealPlay, objectiveOf, objectivesOf, objectiveText, ownPlayer } from "../pieces";

/** The objectives of the own profile, each with its state. */
export function objectivesNow(play: DealPlay, making: PathMaking): Objective[] {
  const own = ownPlayer(play);
  const mine = play.shown.table.own;
  if (!own || !mine || own.profile < 0) return [];
  const close = making.order?.goals ?? [];
  return objectivesOf(own.profile).map((which, n) => {
    const bit = 1 << n;
    const state = own.scored & bit ? "scored" : mine.fulfilled & bit ? "met" : close.includes(which) ? "close" : "open";
    return {
      text: objectiveText(play, which, "short-"),
      points: objectiveOf(play.game, which).points,
      state,
      progress: state === "scored" || state === "met" ? "" : (mine.progress[n]?.map(number).join("/") ?? ""),
    };
  });
}

/** Can it be revealed now: unasked, or as an answer? */
export function mayReveal({ choice, game }: DealPlay, what: "profile" | "target"): boolean {
  const action = actionOf(game, `reveal_${what}`);
  return choice.interrupts.includes(action) || choice.can(action);
}

export function reveal({ choice, game }: DealPlay, what: "profile" | "target"): void {
  const action = actionOf(game, `reveal_${what}`);
  if (choice.can(action)) choice.press(action);
  else choice.interrupt(action);
}
