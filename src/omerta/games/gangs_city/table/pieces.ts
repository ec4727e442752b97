/** Gangs City's pieces: what content and words say of them, and where things lie on the city. */
import type { EventOf } from "$lib/events";
import type { Play } from "$lib/game";
import type { GameInfo } from "$lib/wire";

import { DIRECTION_IDS, directionOf, isSide, keyOf, locationOf, near, type Cell } from "./hexes";
import { GENERICS, PILE_A, PLACES, SETTLING } from "./numbers";
import type { Content, Events, GangsCityView, PlaceView, TileView, TrafficTold } from "./view";

export * from "./hexes";
export * from "./numbers";

export type GangsCityPlay = Play<GangsCityView>;

/** Anything that can happen in the game; its kind says what its data is. */
export type GangsCityEvent = EventOf<Events>;
/** The event being shown, with its type. */
export const beatOf = ({ beat }: GangsCityPlay) => beat as GangsCityEvent | null;

export const contentOf = (game: GameInfo) => game.content as Content;

// --- ids, as the texts and the actions use them ---

export const TRAFFIC_IDS = ["prostitution", "weapons", "drugs", "alcohol", "tobacco"] as const;

export function kindId(game: GameInfo, kind: number): string {
  if (kind === SETTLING) return "settling";
  const { characters, mercenaries } = contentOf(game);
  return (kind < GENERICS ? characters[kind] : mercenaries[kind - GENERICS])!.id;
}
export const placeId = (game: GameInfo, place: number) => contentOf(game).places[place]!.id;
export const locationId = (game: GameInfo, location: number) =>
  location < PLACES ? placeId(game, location) : location === PILE_A ? "pile_a" : "pile_b";

/** The name of a place or pile on the page: `place:bar`, `pile:pile_a`. */
export const locationPiece = (game: GameInfo, location: number) =>
  `${location < PLACES ? "place" : "pile"}:${locationId(game, location)}`;

/** The name on the page of what a gang has laid beside a place: `stack:bar 1`. */
export const stackPiece = (game: GameInfo, { spot, seat }: Pick<Stack, "spot" | "seat">) =>
  `stack:${locationId(game, locationOf(spot))} ${seat}`;

/** The number of a kind or of a location, by its id. */
export const kindBy = (game: GameInfo, id: string) => {
  const { characters, mercenaries } = contentOf(game);
  return [...characters, ...mercenaries].findIndex((each) => each.id === id);
};
export const locationBy = (game: GameInfo, id: string) => {
  const place = contentOf(game).places.findIndex((each) => each.id === id);
  return place >= 0 ? place : id === "pile_a" ? PILE_A : PILE_A + 1;
};

// --- names ---

type Form = "" | "the-" | "short-";

export const kindName = ({ game, voice }: GangsCityPlay, kind: number, form: Form = "") =>
  voice.text(`character-${form}${kindId(game, kind)}`);
export const trafficName = ({ voice }: GangsCityPlay, traffic: number) => voice.text(`traffic-${TRAFFIC_IDS[traffic]}`);

/** A place or pile; with the article, after "at", after "of", or short enough for the map. */
export const locationName = ({ game, voice }: GangsCityPlay, location: number, form: Form | "at-" | "of-" = "") =>
  voice.text(`place-${form}${locationId(game, location)}`);

export const sideName = ({ voice }: GangsCityPlay, direction: number) =>
  voice.text(`direction-${DIRECTION_IDS[direction]}`);

/** What a mercenary can do. */
export const abilityWords = ({ game, voice }: GangsCityPlay, kind: number) =>
  voice.text(`ability-${kindId(game, kind)}`, { bonus: contentOf(game).bonuses.lone_wolf });

// --- what is printed on them ---

/** A character's values; `recruit` 0 for who cannot, `symbols` by traffic. */
export interface Values {
  attack: number;
  defence: number;
  recruit: number;
  cost: number;
  symbols: number[];
  mercenary: boolean;
}

export function valuesOf(game: GameInfo, kind: number): Values {
  const { characters, mercenaries } = contentOf(game);
  const mercenary = kind >= GENERICS;
  const { attack, defence, cost, recruit } = mercenary ? mercenaries[kind - GENERICS]! : characters[kind]!;
  const symbols = mercenary ? [] : characters[kind]!.symbols;
  return { attack, defence, cost, recruit: recruit ?? 0, symbols: bySort(symbols), mercenary };
}

export const symbolsOf = (game: GameInfo, place: number) => bySort(contentOf(game).places[place]!.symbols);
export const initiativeOf = (game: GameInfo, place: number) => contentOf(game).places[place]!.initiative;

/** How many symbols of each traffic. */
const bySort = (symbols: readonly string[]) =>
  TRAFFIC_IDS.map((traffic) => symbols.filter((each) => each === traffic).length);

/** How many of each traffic, as one traffic each. */
export const oneByOne = (counts: readonly number[]) =>
  counts.flatMap((count, traffic) => Array<number>(count).fill(traffic));

/** What each gang shows in a traffic, the strongest first. */
export const strengthsIn = ({ bids, managed }: TrafficTold) =>
  bids
    .map((bid, seat) => ({ seat, bid, run: managed[seat]!, total: bid + managed[seat]! }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);

// --- where things lie ---

export const placeAt = (table: GangsCityView, place: number): PlaceView | undefined =>
  table.places.find((each) => each.place === place);

/** The cell of a place or pile. */
export function cellOfLocation(table: GangsCityView, location: number): Cell | undefined {
  return location < PLACES ? placeAt(table, location) : table.piles.find((pile) => pile.location === location);
}

/** The cell a tile lies in: beside its place, or on it. */
export function cellOfSpot(table: GangsCityView, spot: number): Cell | undefined {
  const home = cellOfLocation(table, locationOf(spot));
  return home && isSide(spot) ? near(home, directionOf(spot)) : home;
}

/** A gang's tiles on one spot, from below. */
export interface Stack {
  seat: number;
  spot: number;
  cell: Cell;
  tiles: TileView[];
}

/** Everything laid, gathered by gang and spot. */
export function stacksOf(table: GangsCityView): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const tile of table.tiles) {
    const key = `${tile.seat} ${tile.spot}`;
    const stack = stacks.get(key);
    const cell = cellOfSpot(table, tile.spot);
    if (stack) stack.tiles.push(tile);
    else if (cell) stacks.set(key, { seat: tile.seat, spot: tile.spot, cell, tiles: [tile] });
  }
  return [...stacks.values()];
}

/** The cells that are built, by key: places and piles. */
export function builtCells(table: GangsCityView): Map<string, number> {
  return new Map([
    ...table.places.map((each) => [keyOf(each), each.place] as const),
    ...table.piles.map((each) => [keyOf(each), each.location] as const),
  ]);
}
