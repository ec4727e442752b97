/** The house's actions and the things on the table they name. */
import { actionOf } from "$lib/actions";
import { once } from "$lib/once.svelte";
import type { GameInfo } from "$lib/wire";

const RANGES = ["player", "gangster", "business", "job", "influence", "kind", "take_back"] as const;
const LOOKS = ["snitch_looks", "spy_looks", "lawyer_looks", "again_looks"] as const;
const SINGLE = [
  ...(["pass", "stop", "none", "decline", "look", "renew", "skip", "name", "announce", "person"] as const),
  ...(["reveal", "call_off", "pay", "cancel", "from_market", "from_deck"] as const),
] as const;

/** Things an action may name, by their numbers. */
export type ThingKind = (typeof RANGES)[number];
export type Verb = ThingKind | (typeof LOOKS)[number] | (typeof SINGLE)[number];

/** By verb its action; of a range, the first one. */
export const idsOf = once((game: GameInfo) => {
  const all: Verb[] = [...RANGES, ...LOOKS, ...SINGLE];
  return Object.fromEntries(all.map((verb) => [verb, actionOf(game, verb)])) as Record<Verb, number>;
});

export const verbOf = (game: GameInfo, action: number): Verb => String(game.actions[action]?.[0] ?? "") as Verb;

/** The number of the thing an action names. */
export const numberOf = (game: GameInfo, action: number): number => action - idsOf(game)[verbOf(game, action)];
