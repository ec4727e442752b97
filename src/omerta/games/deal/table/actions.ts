/** The house's actions, found by their verb and by the things they name. */
import { once } from "$lib/once.svelte";
import type { GameInfo } from "$lib/wire";

import { CLANS, EVENTS, WEAPONS } from "./art/world";
import { boardOf } from "./board";
import { type Piece, PIECE_IDS } from "./numbers";
import type { Content } from "./view";

/** Verbs of which there is one action for every territory. */
export type PlaceVerb = "sell" | "drug" | "soldier" | "lieutenant" | "to" | "retreat" | "territory";

const actionsOf = once((game: GameInfo) => new Map(game.actions.map((action, number) => [action.join(" "), number])));

/** The action with this verb and these arguments; -1 where there is none. */
export const actionOf = (game: GameInfo, verb: string, ...args: (string | number)[]): number =>
  actionsOf(game).get([verb, ...args].join(" ")) ?? -1;

const placesOf = (game: GameInfo) => boardOf(game.content as Content).ids;

export const placeAction = (game: GameInfo, verb: PlaceVerb, place: number) =>
  actionOf(game, verb, placesOf(game)[place]!);
export const addAction = (game: GameInfo, from: number, what: Piece) =>
  actionOf(game, "add", placesOf(game)[from]!, PIECE_IDS[what], "one");
export const clanAction = (game: GameInfo, clan: number) => actionOf(game, "clan", CLANS[clan]!);
export const weaponAction = (game: GameInfo, card: number) => actionOf(game, "weapon", WEAPONS[card]!);
export const eventAction = (game: GameInfo, event: number) => actionOf(game, "play", EVENTS[event]!);
export const showAction = (game: GameInfo, seat: number, card: number) => actionOf(game, "show", seat, WEAPONS[card]!);

export const verbOf = (game: GameInfo, action: number): string => String(game.actions[action]?.[0] ?? "");

/** The number of the first thing an action names: a territory, a clan, a card, a seat, how many. */
export function numberOf(game: GameInfo, action: number): number {
  const [verb, thing] = game.actions[action] ?? [];
  if (typeof thing === "number") return thing;
  const things: readonly string[] =
    verb === "clan" ? CLANS : verb === "weapon" ? WEAPONS : verb === "play" ? EVENTS : placesOf(game);
  return things.indexOf(String(thing));
}

/** The piece an action adds to an order; null for all other actions. */
export function pieceOf(game: GameInfo, action: number): Piece | null {
  const [verb, , piece] = game.actions[action] ?? [];
  return verb === "add" ? (PIECE_IDS.indexOf(piece as (typeof PIECE_IDS)[number]) as Piece) : null;
}
