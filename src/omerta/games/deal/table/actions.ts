/** The house's actions, by the things they name. */
import { actionOf } from "$lib/actions";
import type { GameInfo } from "$lib/wire";

/** Of those for every territory, clan, weapon …, the first. */
const RANGES = [
  ...(["clan", "sell", "drug", "soldier", "lieutenant", "to", "add", "weapon", "retreat", "play"] as const),
  ...(["territory", "player", "count", "show", "ask", "amount", "get"] as const),
] as const;
const SINGLE = [
  ...(["pass", "end", "commit", "further", "done", "nothing", "bonus", "continue", "keep", "whole"] as const),
  ...(["reveal_profile", "reveal_target", "call", "none", "accept_offer", "decline_offer"] as const),
] as const;

export type Range = (typeof RANGES)[number];
export type Verb = Range | (typeof SINGLE)[number];
export type Ids = Record<Verb, number>;

const found = new WeakMap<GameInfo, Ids>();

/** By verb its action; of a range, the first one. */
export function idsOf(game: GameInfo): Ids {
  let ids = found.get(game);
  if (!ids) {
    const all: Verb[] = [...RANGES, ...SINGLE];
    ids = Object.fromEntries(all.map((verb) => [verb, actionOf(game, verb)])) as Ids;
    found.set(game, ids);
  }
  return ids;
}

export const verbOf = (game: GameInfo, action: number): Verb => String(game.actions[action]?.[0] ?? "") as Verb;

/** The number of the thing an action names. */
export const numberOf = (game: GameInfo, action: number): number => action - idsOf(game)[verbOf(game, action)];
