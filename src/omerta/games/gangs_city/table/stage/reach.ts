/** How far a rival can get in a traffic: his stock, and what his managers can run at most (GC-5.10). */
import type { GameInfo } from "$lib/wire";

import { MANAGE } from "../numbers";
import { symbolsOf, valuesOf } from "../pieces";
import type { GangsCityView } from "../view";

/** A gang's managers, place by place; which characters they are others do not know before the reveal. */
function managersOf(table: GangsCityView, seat: number): { place: number; count: number }[] {
  const places = table.places.filter(({ owner }) => owner === seat).map(({ place }) => place);
  return places
    .map((place) => ({ place, count: table.tiles.filter((tile) => tile.seat === seat && tile.spot === place).length }))
    .filter(({ count }) => count > 0);
}

/** GC-5.7: what the reader's own managers run, by traffic. */
export function ownSymbols(table: GangsCityView, game: GameInfo, seat: number): number[] {
  const run = symbolsOf(game, 0).map(() => 0);
  for (const { place } of managersOf(table, seat)) {
    const kinds = table.tiles
      .filter((tile) => tile.seat === seat && tile.spot === place && tile.action === MANAGE)
      .map(({ kind }) => valuesOf(game, kind!).symbols);
    symbolsOf(game, place).forEach((there, traffic) => {
      run[traffic]! += Math.min(there, kinds.reduce((sum, symbols) => sum + symbols[traffic]!, 0));
    });
  }
  return run;
}

/** The most a gang can show in each traffic: every token bid, and the best managers where they could be. */
export function reach(table: GangsCityView, game: GameInfo, seat: number): number[] {
  const { stock, roster } = table.players[seat]!;
  const managed = managersOf(table, seat);
  const symbols = roster.map((kind) => valuesOf(game, kind).symbols);
  return stock.map((held, traffic) => {
    const rooms = managed.map(({ place, count }) => ({ count, there: symbolsOf(game, place)[traffic]! }));
    return held + mostRun(symbols.map((each) => each[traffic]!).filter(Boolean), rooms);
  });
}

/** The most symbols these managers can run in these rooms; each of them stands in one. */
function mostRun(shown: readonly number[], rooms: readonly { count: number; there: number }[]): number {
  const [first, ...others] = rooms;
  if (!first || shown.length === 0) return 0;
  if (first.there === 0) return mostRun(shown, others);
  let best = 0;
  for (const inside of subsets(shown, first.count)) {
    const run = Math.min(first.there, inside.reduce((sum, each) => sum + each, 0));
    best = Math.max(best, run + mostRun(inside.reduce(lessOne, shown), others));
  }
  return best;
}

/** At most so many of these. */
function subsets(all: readonly number[], most: number): number[][] {
  const [first, ...rest] = all;
  if (first === undefined || most === 0) return [[]];
  return [...subsets(rest, most), ...subsets(rest, most - 1).map((some) => [first, ...some])];
}

function lessOne(all: readonly number[], gone: number): readonly number[] {
  return all.toSpliced(all.indexOf(gone), 1);
}
