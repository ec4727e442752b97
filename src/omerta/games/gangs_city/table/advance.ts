/**
 * The table as it looks after one more event.
 *
 * Follows the rules closely enough that after all events of an update it is the view the server
 * sends with them; a test holds it to that.
 */
import type { HeardEvent, SeatView } from "$lib/wire";

import { districts, isEnclosed, keyOf, largest, locationOf, type Cell } from "./hexes";
import {
  ACTIONS_PHASE,
  COMBAT,
  END_OF_ROUND,
  GENERICS,
  MANAGE,
  NOBODY,
  PILE_A,
  PLACEMENT,
  RACKETEER,
  RECRUIT,
  SETTLING,
  TRAFFICS_PHASE,
} from "./numbers";
import type { GangsCityView, PlaceView, PlayerView, TileView } from "./view";

type Data = HeardEvent["data"];

export function advance(shown: SeatView<GangsCityView>, event: HeardEvent): SeatView<GangsCityView> {
  const happens = EVENTS[event.kind];
  if (!happens) return shown; // nothing moves on the table
  const table = happens(shown.table, event.data, shown.seat);
  // Whatever was asked has been answered, or this would not have happened.
  return { ...shown, table, asking: "", waiting: [], prompt: null };
}

const EVENTS: Record<string, (table: GangsCityView, data: Data, me: number) => GangsCityView> = {
  // --- setting up ---

  founded: (table, { place, cell }) => fromPile(built(table, place, cell, null), PILE_A),

  // GC-Q1: with two piles the draws alternate, B first.
  drawn: (table, { places, first }) => {
    const dealt = (places as number[]).reduce(
      (now, _, seat) => fromPile(now, PILE_A + ((table.piles.length - 1 + seat) % table.piles.length)),
      table,
    );
    return { ...eachPlayer(dealt, (_, seat) => ({ drawn: places[seat] })), first };
  },
  starting_place: (table, { seat, place, cell }) =>
    player(built(table, place, cell, null), seat, () => ({ drawn: null })),

  recruits: (table, { place, kinds }) => ({
    ...onPlace(table, place, () => ({ recruits: kinds })),
    supply: (kinds as number[]).filter(isGeneric).reduce((left, kind) => plus(left, kind, -1), table.supply),
    mercenaries: table.mercenaries - kinds.filter((kind: number) => !isGeneric(kind)).length,
  }),

  // --- placement ---

  round: (table, { round }) => {
    const begun = { ...table, round, phase: PLACEMENT };
    return round === 1 ? placing(begun) : begun; // GC-3.13: later on the first player is chosen first
  },
  fresh_blood: (table, { seat, kind }, me) =>
    counted(
      {
        ...player(table, seat, ({ roster }) => ({ roster: [...roster, kind] })),
        supply: plus(table.supply, kind, -1),
      },
      me,
    ),
  first: (table, { first }) => placing({ ...table, first }),
  first_stays: (table) => placing(table),

  lay: (table, { seat, spot, rank, chief, kind, action }, me) => {
    const known = { kind: kind ?? null, action: action ?? null };
    const tile: TileView = { seat, spot, rank, chief, ...known, leaving: false };
    const tiles = [...table.tiles, tile].toSorted((one, other) => one.seat - other.seat);
    const laid = counted({ ...table, tiles }, me);
    const { roster, laid: count } = laid.players[seat]!;
    return count > roster.length ? ended(laid, seat) : laid; // the settling tile, too
  },
  ends_placing: (table, { seat }) => ended(table, seat),

  // --- traffics ---

  bids: (table, { bids }) =>
    eachPlayer(table, ({ stock }, seat) => ({
      stock: stock.map((held, traffic) => held - bids[seat][traffic]),
    })),
  reveal: (table, { tiles }, me) => counted({ ...table, revealed: true, tiles: ranked(tiles.map(unmarked)) }, me),
  settling_error: (table, { seat, counts, lost }, me) => {
    const judged = player(table, seat, ({ score }) => ({ score: score - lost }));
    if (counts) return judged;
    return without(judged, me, (tile) => tile.seat === seat && tile.kind === SETTLING);
  },
  managed: (table, { seat, place }, me) =>
    without(table, me, (tile) => tile.seat === seat && tile.spot === place && tile.action === MANAGE),
  // GC-5.16: what was bid goes back to the warehouse.
  traffic: (table, { traffic, bids, leader, level }) => {
    const marker = table.markers[traffic]!;
    const supply = (bids as number[]).reduce((sum, bid) => sum + bid, marker.supply);
    const changed = { leader: leader === NOBODY ? null : leader, level, supply };
    return { ...table, markers: table.markers.with(traffic, changed) };
  },
  stock: (table, { seat, tokens }) =>
    (tokens as number[]).reduce((now, count, traffic) => stocked(now, seat, traffic, count), table),
  fence: (table, { seat, traffic }) => stocked(table, seat, traffic, 1),

  // --- actions ---

  actions: (table, { locations }) => resolved({ ...table, phase: ACTIONS_PHASE, order: locations }),
  order: (table, { locations }) => ({ ...table, order: locations }),
  location: (table, { location }) => ({ ...table, location, order: table.order.slice(1) }),

  saved: (table, { seat, spot, rank }, me) => without(table, me, isTile(seat, spot, rank)),
  killed: (table, { seat, kind, spot, rank, member, leaving }, me) => {
    const gone = player(table, seat, (player) => ({
      roster: player.roster.toSpliced(member, 1),
      leaving: leaving < 0 ? player.leaving : player.leaving.toSpliced(leaving, 1),
    }));
    return removed(without(gone, me, isTile(seat, spot, rank)), [kind]);
  },

  takes: (table, { seat, place, before }) => {
    const taken = withDistricts(onPlace(table, place, () => ({ owner: seat })));
    // GC-9.9: a racketeer among the winners may rob who had it.
    const robs =
      table.abilities &&
      before !== NOBODY &&
      table.players[before]!.stock.some(Boolean) &&
      table.tiles.some(
        (tile) =>
          tile.seat === seat &&
          tile.kind === RACKETEER &&
          tile.action === COMBAT &&
          locationOf(tile.spot) === place,
      );
    return robs ? { ...taken, loser: before } : taken;
  },
  wins_tile: (table, { seat, pile }) =>
    player(fromPile(table, pile), seat, ({ won }) => ({ won: [...won, pile] })),
  steals: (table, { seat, victim, traffic }) => {
    const taken = player(table, victim, ({ stock }) => ({ stock: plus(stock, traffic, -1) }));
    return { ...player(taken, seat, ({ stock }) => ({ stock: plus(stock, traffic) })), loser: null };
  },

  recruiting: (table) => ({ ...table, loser: null }),
  hires: (table, { seat, place, kinds, leaves, marked }, me) => {
    const left = onPlace(table, place, ({ recruits }) => ({
      recruits: (kinds as number[]).reduce(lessOne, recruits),
    }));
    const hired = player(left, seat, ({ roster, leaving }) => ({
      roster: [...roster, ...kinds],
      leaving: [...leaving, ...leaves],
    }));
    const goes = (tile: TileView) => (marked as [number, number][]).some(([spot, rank]) => isTile(seat, spot, rank)(tile));
    const tiles = hired.tiles.map((tile) => (goes(tile) ? { ...tile, leaving: true } : tile));
    return counted({ ...hired, tiles }, me);
  },
  fighters_home: (table, { location }, me) =>
    without(table, me, (tile) => locationOf(tile.spot) === location && tile.action !== RECRUIT),
  cleared: (table, { location }, me) => {
    const empty = without(table, me, (tile) => locationOf(tile.spot) === location);
    return resolved({ ...empty, loser: null });
  },

  // --- end of the round ---

  pile_gone: (table, { pile }) =>
    withEnclosed({ ...table, piles: table.piles.filter(({ location }) => location !== pile) }),
  opens: (table, { seat, place, pile }) => ({
    ...player(table, seat, ({ won }) => ({ won: lessOne(won, pile) })),
    opening: place,
  }),
  new_place: (table, { seat, place, cell }) =>
    withDistricts({ ...built(table, place, cell, seat), opening: null }),
  enclosed: (table, { place, kinds }) =>
    removed(
      onPlace(table, place, () => ({ recruits: [] })),
      kinds,
    ),
  returns: (table, { seat, kind, member, place }, me) => {
    const gone = counted(
      player(table, seat, ({ roster, leaving }) => ({
        roster: roster.toSpliced(member, 1),
        leaving: leaving.slice(1),
      })),
      me,
    );
    return place === NOBODY
      ? removed(gone, [kind])
      : onPlace(gone, place, ({ recruits }) => ({ recruits: [...recruits, kind] }));
  },
  scores: (table, { traffics, districts: points, scores }) =>
    eachPlayer(table, (_, seat) => ({ score: scores[seat], income: traffics[seat] + points[seat] })),
};

// --- phases ---

/** GC-4.3, 4.35: tiles may be laid; a gang without characters has nothing to lay. */
function placing(table: GangsCityView): GangsCityView {
  const begun = eachPlayer(table, ({ roster }) => ({ ended: roster.length === 0 }));
  return whenAllEnded({ ...begun, revealed: false });
}

const ended = (table: GangsCityView, seat: number) =>
  whenAllEnded(player(table, seat, () => ({ ended: true })));

const whenAllEnded = (table: GangsCityView) =>
  table.players.every((each) => each.ended) ? { ...table, phase: TRAFFICS_PHASE } : table;

/** With no location left to resolve, the round comes to its end. */
const resolved = (table: GangsCityView): GangsCityView =>
  table.order.length === 0 ? { ...table, location: null, phase: END_OF_ROUND } : table;

// --- the city ---

/** A place comes to lie in a cell. Places stand in the order of their numbers. */
function built(table: GangsCityView, place: number, [q, r]: [number, number], owner: number | null): GangsCityView {
  const laid: PlaceView = { place, q, r, owner, recruits: [], enclosed: false };
  const places = [...table.places, laid].toSorted((one, other) => one.place - other.place);
  return withEnclosed({ ...table, places });
}

function withEnclosed(table: GangsCityView): GangsCityView {
  const cells = new Set([...table.places, ...table.piles].map((each: Cell) => keyOf(each)));
  const places = table.places.map((each) => ({ ...each, enclosed: isEnclosed(each, cells) }));
  return { ...table, places };
}

const withDistricts = (table: GangsCityView) =>
  eachPlayer(table, (_, seat) => ({
    district: largest(districts(table.places.filter(({ owner }) => owner === seat))),
  }));

function onPlace(
  table: GangsCityView,
  place: number,
  change: (place: PlaceView) => Partial<PlaceView>,
): GangsCityView {
  const places = table.places.map((each) => (each.place === place ? { ...each, ...change(each) } : each));
  return { ...table, places };
}

function fromPile(table: GangsCityView, pile: number): GangsCityView {
  const piles = table.piles.map((each) =>
    each.location === pile ? { ...each, tiles: each.tiles - 1 } : each,
  );
  return { ...table, piles };
}

// --- tiles on the city ---

/** Each tile's rank is told by its place among its gang's on that spot. */
function ranked(tiles: readonly Omit<TileView, "rank">[]): TileView[] {
  const ranks = new Map<string, number>();
  return tiles.map((tile) => {
    const { seat, spot } = tile;
    const stack = `${seat} ${spot}`;
    const rank = ranks.get(stack) ?? 0;
    ranks.set(stack, rank + 1);
    return { ...tile, rank };
  });
}

/** As the reveal tells a tile: nobody has been marked as leaving yet. */
const unmarked = (told: Omit<TileView, "rank" | "leaving">) => ({ ...told, leaving: false });

const isTile = (seat: number, spot: number, rank: number) => (tile: TileView) =>
  tile.seat === seat && tile.spot === spot && tile.rank === rank;

/** These tiles leave the city. */
function without(table: GangsCityView, me: number, gone: (tile: TileView) => boolean): GangsCityView {
  return counted({ ...table, tiles: ranked(table.tiles.filter((tile) => !gone(tile))) }, me);
}

/** What follows from the tiles on the city: how many, whose chief, what the reader has in hand. */
function counted(table: GangsCityView, me: number): GangsCityView {
  const now = eachPlayer(table, (_, seat) => {
    const laid = table.tiles.filter((tile) => tile.seat === seat);
    return { laid: laid.length, chief: laid.some(({ chief }) => chief) };
  });
  if (!table.own) return now;
  const kinds = table.tiles.flatMap(({ seat, kind }) => (seat === me ? [kind!] : []));
  const own = {
    hand: kinds.filter((kind) => kind !== SETTLING).reduce(lessOne, table.players[me]!.roster),
    settling: !kinds.includes(SETTLING),
  };
  return { ...now, own };
}

// --- players ---

function player(
  table: GangsCityView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): GangsCityView {
  const before = table.players[seat]!;
  return { ...table, players: table.players.with(seat, { ...before, ...change(before) }) };
}

function eachPlayer(
  table: GangsCityView,
  change: (player: PlayerView, seat: number) => Partial<PlayerView>,
): GangsCityView {
  return { ...table, players: table.players.map((each, seat) => ({ ...each, ...change(each, seat) })) };
}

/** Tokens go from the warehouse to a player. */
function stocked(table: GangsCityView, seat: number, traffic: number, count: number): GangsCityView {
  const marker = table.markers[traffic]!;
  return {
    ...player(table, seat, ({ stock }) => ({ stock: plus(stock, traffic, count) })),
    markers: table.markers.with(traffic, { ...marker, supply: marker.supply - count }),
  };
}

/** Characters leave the game for good (GC-2.7). */
const removed = (table: GangsCityView, kinds: readonly number[]): GangsCityView => ({
  ...table,
  removed: [...table.removed, ...kinds].toSorted((one, other) => one - other),
});

const isGeneric = (kind: number) => kind < GENERICS;
const plus = (counts: number[], at: number, more = 1) => counts.with(at, counts[at]! + more);

function lessOne(all: number[], gone: number): number[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
}
