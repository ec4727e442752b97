/** A game's actions, by what they are called. */
import type { GameInfo } from "./wire";

/** The action with this verb and these arguments; -1 where there is none. */
export function actionOf(game: GameInfo, verb: string, ...args: (string | number)[]): number {
  return game.actions.findIndex(([name, ...rest]) => name === verb && args.every((arg, i) => rest[i] === arg));
}

export const verbOf = (game: GameInfo, action: number) => String(game.actions[action]?.[0] ?? "");
