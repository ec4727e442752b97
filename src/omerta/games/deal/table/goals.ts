/** DA-11.12 to 11.23: how far a clan's objectives are, as far as the table shows it, and what would fulfil them. */
import { type Board, boardOf } from "./board";
import { landOf, worthAt } from "./land";
import { EACH_PROFILE, NOBODY, NOTHING } from "./numbers";
import type { Draft } from "./order/draft";
import { outcomeOf } from "./order/outcome";
import type { DealPlay } from "./pieces";
import type { Content, DealView, Objective } from "./view";

/** What would become of a clan. */
export interface Prospect {
  gained: readonly number[];
  lost: readonly number[];
  victory: Victory | null;
}

/** A fight the clan would have won. */
export interface Victory {
  place: number;
  attacks: boolean;
  /** The other side; NOBODY for a mob. */
  against: number;
  /** What both sides were worth when it began, the clan's own first; null where that is not settled. */
  force: readonly [own: number, other: number] | null;
  /** Has nobody of the clan fallen, as it stands? */
  unhurt: boolean;
}

/** Objectives (by their numbers) that this would newly fulfil, whosever profile they are in. */
export function fulfilledBy(table: DealView, content: Content, seat: number, prospect: Prospect): number[] {
  const all = content.profiles.flatMap(({ objectives }, profile) => objectives.map((each, n) => ({ ...each, which: profile * EACH_PROFILE + n })));
  const now = landOf(table, seat);
  const then = [...now.filter((place) => !prospect.lost.includes(place)), ...prospect.gained];
  const met = ({ what, number }: Objective): boolean => {
    const counts = [now, then].map((land) => countOf(table, content, seat, what, land));
    if (counts[0] !== null) return counts[0]! < number && counts[1]! >= number;
    return DEEDS[what]?.({ table, board: boardOf(content), seat, number, ...prospect }) ?? false;
  };
  return all.filter(met).map(({ which }) => which);
}

/** Those of the clan's own profile that are still to be had, with their points. */
export function ownGoals(table: DealView, content: Content, seat: number, prospect: Prospect): { which: number; points: number }[] {
  const { profile, scored } = table.players[seat]!;
  if (profile === NOTHING || !table.own) return [];
  const had = scored | table.own.fulfilled;
  return fulfilledBy(table, content, seat, prospect)
    .filter((which) => Math.floor(which / EACH_PROFILE) === profile && !((had >> which % EACH_PROFILE) & 1))
    .map((which) => ({ which, points: content.profiles[profile]!.objectives[which % EACH_PROFILE]!.points }));
}

/** Own objectives that the order would fulfil, if its fight is won. */
export function wouldFulfil({ shown, game }: DealPlay, order: Draft): { which: number; points: number }[] {
  const { table, seat } = shown;
  const content = game.content as Content;
  if (!table.players[seat]) return [];
  const { fight, taken, left } = outcomeOf(table, boardOf(content), seat, order);
  const places = (gains: readonly { place: number }[]) => gains.map(({ place }) => place);
  return ownGoals(table, content, seat, {
    gained: places([...taken, ...(fight ? [fight] : [])]),
    lost: places(left),
    victory: fight && {
      place: fight.place,
      attacks: true,
      against: table.territories[fight.place]!.owner,
      force: order.to === fight.place ? [order.worth, worthAt(table, boardOf(content), fight.place)] : null,
      unhurt: false,
    },
  });
}

/** How far an objective of the reader's is, as "3/4"; "" where it cannot be counted. */
export function progressOf({ shown, game }: DealPlay, which: number): string {
  const content = game.content as Content;
  const { what, number } = content.profiles[Math.floor(which / EACH_PROFILE)]!.objectives[which % EACH_PROFILE]!;
  const count = countOf(shown.table, content, shown.seat, what, landOf(shown.table, shown.seat));
  return count === null ? "" : `${Math.min(count, number)}/${number}`;
}

/** How much there is of what a state objective counts, with these territories; null for all others. */
function countOf(table: DealView, content: Content, seat: number, what: string, land: readonly number[]): number | null {
  const board = boardOf(content);
  const own = table.players[seat]!;
  const of = (kind: string, capital = false) => land.filter((place) => board.kinds[place] === kind && (!capital || board.capital[place])).length;
  const straits = content.straits.territories.map((id) => board.ids.indexOf(id));
  const counts: Record<string, () => number> = {
    capitals: () => land.filter((place) => board.capital[place]).length,
    lieutenants: () => own.lieutenants,
    money: () => own.money / 2,
    greys: () => of("grey"),
    soldiers: () => own.soldiers,
    prods: () => of("prod"),
    drugs: () => land.reduce((sum, place) => sum + table.territories[place]!.drugs, 0),
    prod_capitals: () => of("prod", true),
    consos: () => of("conso"),
    conso_capitals: () => of("conso", true),
    territories: () => land.length,
    each_kind: () => Math.min(of("conso"), of("prod"), of("grey")),
    regions: () => new Set(land.map((place) => board.region[place])).size,
    ports: () => land.filter((place) => board.sea[place]!.length > 0).length,
    straits: () => straits.filter((place) => land.includes(place)).length,
  };
  return counts[what]?.() ?? null;
}

// --- deeds: what is done, and not what is so ---

interface Deed extends Prospect {
  table: DealView;
  board: Board;
  seat: number;
  number: number;
}

const DEEDS: Record<string, (deed: Deed) => boolean> = {
  takes_capital: ({ board, gained }) => gained.some((place) => board.capital[place]),
  takes_start: ({ table, board, seat, gained }) => {
    const own = table.players[seat]!.clan;
    return gained.some((place) => board.starts.some((start, clan) => start === place && clan !== own));
  },
  wins_defence: ({ victory }) => victory !== null && !victory.attacks,
  wins_weaker: ({ victory }) => !!victory?.force && victory.force[0] < victory.force[1],
  unscathed: ({ victory, number }) => !!victory?.force && victory.against !== NOBODY && victory.unhurt && victory.force[1] >= number,
  lone_soldier: ({ victory }) => !!victory?.force && victory.attacks && victory.force[0] === 1,
  betrays: ({ table, seat, victory }) => victory !== null && victory.attacks && hasDealtWith(table, seat, victory.against),
  steals_drugs: ({ table, victory, number }) =>
    victory !== null && victory.attacks && victory.against !== NOBODY && table.territories[victory.place]!.drugs >= number,
  kills_boss: ({ table, victory }) => {
    if (victory === null || victory.against === NOBODY) return false;
    return victory.attacks ? table.players[victory.against]!.boss === victory.place : table.fight!.boss;
  },
};

/** P7.1: since the clan's turn before this one began. */
function hasDealtWith({ deals, players, turn_starts }: DealView, seat: number, other: number): boolean {
  if (other === NOBODY) return false;
  const dealt = deals[seat * players.length + other]!;
  return dealt > 0 && dealt >= turn_starts[seat]![0];
}
