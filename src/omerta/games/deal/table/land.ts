/** DA-2, 6.9: what lies next to what, and to whom, as a view tells it. */
import { type Board, event, way } from "./board";
import { ASP, MAR, NOBODY } from "./numbers";
import type { DealView } from "./view";

type Near = readonly (readonly number[])[];

const near = new WeakMap<Board, Near>();

/** By territory: what is adjacent, as things are (G13). */
export function adjacency({ in_force }: DealView, board: Board): Near {
  if (in_force === event("G13")) return board.land;
  let all = near.get(board);
  if (!all) near.set(board, (all = board.land.map((land, place) => [...land, ...board.sea[place]!])));
  return all;
}

/** For the moves and retreats of a seat: with the tunnel of S2, if it is his. */
export function adjacencyFor(table: DealView, board: Board, seat: number): Near {
  const all = adjacency(table, board);
  const [one, other] = table.tunnel;
  if (one === undefined || other === undefined || seat !== table.active) return all;
  return all.map((ends, place) =>
    place === one ? [...new Set([...ends, other])] : place === other ? [...new Set([...ends, one])] : ends,
  );
}

/** Controlled by another clan, or a capital controlled by nobody. */
export function isHostile({ territories }: DealView, board: Board, seat: number, place: number): boolean {
  const { owner } = territories[place]!;
  return owner === NOBODY ? board.capital[place]! : owner !== seat;
}

/** G18: drugs do not cross a closed border. */
export const mayCross = ({ in_force }: DealView, board: Board, from: number, to: number): boolean =>
  in_force !== event("G18") || !board.border.has(way(from, to));

export const landOf = ({ territories }: DealView, seat: number): number[] =>
  territories.flatMap(({ owner }, place) => (owner === seat ? [place] : []));

/** The value of whoever holds a territory, unhurt; of a mob that holds a capital. */
export function worthAt({ territories, players }: DealView, board: Board, place: number): number {
  const { owner, soldiers, lieutenants, boss } = territories[place]!;
  if (owner === NOBODY) return board.capital[place] ? board.mob : 0;
  return soldiers + lieutenants * board.lieutenant + (boss ? board.boss[players[owner]!.clan]! : 0);
}

/** The seat that plays a clan and is alive; NOBODY. */
export const livingSeat = ({ players }: DealView, clan: number): number =>
  players.findIndex((each) => each.clan === clan && each.alive);

export const armada = (table: DealView) => livingSeat(table, ASP);

/** DA-5.3, M4: where a clan may recruit. */
export function recruitPlaces(table: DealView, board: Board, seat: number): number[] {
  const { clan, boss } = table.players[seat]!;
  const anywhere = table.in_force === event("M4") && clan === MAR;
  return landOf(table, seat).filter((place) => anywhere || board.kinds[place] !== "grey" || place === boss);
}
