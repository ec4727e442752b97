/** Recruiting at a place as it is shown: who lies there, who hires in which order (GC-6.20 to 6.25). */
import type { GameInfo, HeardEvent } from "$lib/wire";

import { isPile, locationOf } from "../hexes";
import { LIEUTENANT, RECRUIT, SETTLING, VAMP } from "../numbers";
import { contentOf, placeAt, valuesOf } from "../pieces";
import type { GangsCityView, TileView } from "../view";
import { inTurn } from "./fight";

export interface HiringGang {
  seat: number;
  kinds: number[];
  chief: number;
  total: number;
  /** What came of it. */
  outcome: "waits" | "hires" | "passes" | "cannot";
  hired: number[];
  leaves: number[];
}

export interface Recruiting {
  place: number;
  /** Who lay there when it began, and which of them have been hired, by whom. */
  lying: { kind: number; by: number | null }[];
  gangs: HiringGang[];
  step: string;
  /** Whose turn it just was; null before the first. */
  turn: number | null;
}

export function recruited(
  before: Recruiting | null,
  { kind, data }: HeardEvent,
  table: GangsCityView,
  game: GameInfo,
): Recruiting | null {
  if (kind === "recruiting") {
    const gangs = (data.gangs as Pick<HiringGang, "seat" | "total" | "kinds" | "chief">[]).map(waiting);
    return { place: data.place, lying: lyingAt(table, data.place), gangs, step: kind, turn: null };
  }
  const outcome = OUTCOMES[kind];
  const now = before ?? recruitingAt(table, game, data.place);
  if (!outcome || !now) return before;
  const [hired, leaves] = [(data.kinds ?? []) as number[], (data.leaves ?? []) as number[]];
  // (Followed from here on only: who was just hired lay there, too.)
  const begun = before ? now.lying : [...now.lying, ...hired.map((each) => ({ kind: each, by: null }))];
  const lying = hired.reduce((all, each) => takenFrom(all, each, data.seat), begun);
  const gangs = now.gangs.map((gang) => (gang.seat === data.seat ? { ...gang, outcome, hired, leaves } : gang));
  return { ...now, lying, gangs, step: kind, turn: data.seat };
}

const OUTCOMES: Record<string, HiringGang["outcome"]> = {
  hires: "hires",
  passes: "passes",
  cannot_hire: "cannot",
};

const waiting = (gang: Pick<HiringGang, "seat" | "total" | "kinds" | "chief">): HiringGang => ({
  ...gang,
  outcome: "waits",
  hired: [],
  leaves: [],
});

const lyingAt = (table: GangsCityView, place: number) =>
  (placeAt(table, place)?.recruits ?? []).map((kind) => ({ kind, by: null as number | null }));

function takenFrom(lying: Recruiting["lying"], kind: number, by: number): Recruiting["lying"] {
  const at = lying.findIndex((each) => each.kind === kind && each.by === null);
  return at < 0 ? lying : lying.with(at, { kind, by });
}

/** Read from the tiles that lie there, in the order of GC-6.21. */
export function recruitingAt(table: GangsCityView, game: GameInfo, place = table.location): Recruiting | null {
  if (place === null || isPile(place)) return null;
  const owner = placeAt(table, place)?.owner;
  const turn = inTurn(table);
  const gangs = turn.flatMap((seat) => {
    const own = recruitersOf(table, seat, place);
    if (own.length === 0) return [];
    const chief = own.find((tile) => tile.chief)?.kind ?? -1;
    return [waiting({ seat, kinds: own.map(({ kind }) => kind!), chief, total: totalOf(table, game, seat, place) })];
  });
  if (gangs.length === 0) return null;
  const rank = ({ seat, total, chief }: HiringGang) =>
    -total * 1000 + (seat === owner ? 0 : 500) + (chief >= 0 ? 0 : 100) + turn.indexOf(seat);
  const inOrder = gangs.toSorted((one, other) => rank(one) - rank(other));
  return { place, lying: lyingAt(table, place), gangs: inOrder, step: "recruiting", turn: null };
}

export const recruitersOf = (table: GangsCityView, seat: number, place: number): TileView[] =>
  table.tiles.filter(
    (tile) =>
      tile.seat === seat &&
      tile.action === RECRUIT &&
      tile.kind !== SETTLING &&
      locationOf(tile.spot) === place,
  );

/** GC-6.20, 9.6, 9.7: a gang's recruiting total. */
export function totalOf(table: GangsCityView, game: GameInfo, seat: number, place: number): number {
  const own = recruitersOf(table, seat, place);
  const has = (tiles: readonly TileView[], mercenary: number) =>
    table.abilities && tiles.some(({ kind }) => kind === mercenary);
  const led = own.some(({ chief }) => chief) || has(own, LIEUTENANT);
  const charmed = table.players.some((_, other) => other !== seat && has(recruitersOf(table, other, place), VAMP));
  const bonus = led && !charmed ? contentOf(game).bonuses.chief : 0;
  return own.reduce((sum, { kind }) => sum + valuesOf(game, kind!).recruit + bonus, 0);
}
