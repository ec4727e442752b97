/**
 * DA-6 and 14.5: an order as far as it is drafted, and what may follow, worked out from what the reader sees.
 *
 * An order is a path of actions: a destination, the pieces that go there, then `further` for another destination or
 * `commit`. There are too many of them to be told one by one.
 */
import { type Board, event } from "../board";
import { adjacencyFor, armada, isHostile, landOf, mayCross } from "../land";
import { BOSS, DRUG, LIEUTENANT, NOBODY, NOTHING, NOWHERE, type Piece, SOLDIER } from "../numbers";
import type { DealView } from "../view";

/** The actions of an order; of those for every territory, the first. */
export interface OrderIds {
  to: number;
  add: number;
  further: number;
  commit: number;
  end: number;
}

/** For every territory, in this order. */
const ADDS: readonly { what: Piece; all: boolean }[] = [
  { what: SOLDIER, all: false },
  { what: SOLDIER, all: true },
  { what: LIEUTENANT, all: false },
  { what: LIEUTENANT, all: true },
  { what: DRUG, all: false },
  { what: DRUG, all: true },
  { what: BOSS, all: false },
];
const ONE = { [SOLDIER]: 0, [LIEUTENANT]: 2, [DRUG]: 4, [BOSS]: 6 } as const;

export const addOne = (ids: OrderIds, from: number, what: Piece): number => ids.add + from * ADDS.length + ONE[what];

export interface Move {
  from: number;
  what: Piece;
  count: number;
  to: number;
}

export class Draft {
  to: number = NOTHING;
  readonly chosen = new Set<number>();
  readonly moves: Move[] = [];
  hostileTo: number = NOTHING;
  private readonly near: readonly (readonly number[])[];
  private readonly coming = new Set<number>();
  private readonly drugsTo = new Set<number>();
  private readonly land: readonly number[];

  constructor(
    private readonly table: DealView,
    private readonly board: Board,
    private readonly seat: number,
    private readonly ids: OrderIds,
    private readonly path: readonly number[],
  ) {
    this.near = adjacencyFor(table, board, seat);
    this.land = landOf(table, seat);
    for (const action of path) {
      if (action >= ids.add && action < ids.add + ADDS.length * board.ids.length) this.add(action);
      else if (action >= ids.to && action < ids.to + board.ids.length) this.goTo(action - ids.to);
    }
  }

  private goTo(place: number): void {
    this.to = place;
    this.chosen.add(place);
    if (this.isFoe(place)) this.hostileTo = place;
  }

  private add(action: number): void {
    const from = Math.floor((action - this.ids.add) / ADDS.length);
    const { what, all } = ADDS[(action - this.ids.add) % ADDS.length]!;
    const count = all ? this.left(from, what) : 1;
    this.moves.push({ from, what, count, to: this.to });
    if (what === DRUG) this.drugsTo.add(this.to);
    else this.coming.add(this.to);
  }

  /** The troop value drafted to a destination. */
  worthTo(place: number): number {
    return this.moves.filter(({ to }) => to === place).reduce((sum, { what, count }) => sum + count * this.valueOf(what), 0);
  }

  get worth(): number {
    return this.worthTo(this.to);
  }

  isFoe(place: number): boolean {
    return isHostile(this.table, this.board, this.seat, place);
  }

  valueOf(what: Piece): number {
    if (what === SOLDIER) return 1;
    if (what === LIEUTENANT) return this.board.lieutenant;
    return what === BOSS ? this.board.boss[this.table.players[this.seat]!.clan]! : 0;
  }

  /** Fresh pieces of a kind, drafted or not. */
  fresh(from: number, what: Piece): number {
    const here = this.table.territories[from]!;
    if (here.owner !== this.seat) return 0;
    if (what === SOLDIER) return here.soldiers - here.tired_soldiers;
    if (what === LIEUTENANT) return here.lieutenants - here.tired_lieutenants;
    if (what === DRUG) return here.drugs - here.tired_drugs;
    const { boss, tired_boss } = this.table.players[this.seat]!;
    return boss === from && !tired_boss ? 1 : 0;
  }

  /** How many of a kind are drafted to leave a territory, to this destination or to all. */
  gone(from: number, what: Piece, to?: number): number {
    return this.moves
      .filter((move) => move.from === from && move.what === what && (to === undefined || move.to === to))
      .reduce((sum, { count }) => sum + count, 0);
  }

  left(from: number, what: Piece): number {
    return this.fresh(from, what) - this.gone(from, what);
  }

  /** Troops on an own territory that are not drafted away. */
  staying(place: number): number {
    const { soldiers, lieutenants, boss } = this.table.territories[place]!;
    const gone = this.gone(place, SOLDIER) + this.gone(place, LIEUTENANT) + this.gone(place, BOSS);
    return soldiers + lieutenants + (boss ? 1 : 0) - gone;
  }

  /** DA-2.4: own territories that would be nobody's once the order is carried out. */
  givenUp(): number[] {
    return this.land.filter((place) => this.staying(place) === 0 && !this.coming.has(place));
  }

  // --- where pieces may go ---

  /** DA-6.4 to 6.6, 6.18: two steps, the one between not hostile; G14: one. */
  lieutenantReach(from: number): Set<number> {
    const one = this.near[from]!;
    const reach = new Set(one);
    if (this.table.in_force !== event("G14"))
      for (const between of one) if (!this.isFoe(between)) for (const end of this.near[between]!) reach.add(end);
    reach.delete(from);
    return reach;
  }

  /** DA-14.5: where some fresh piece may go so that the order can be completed. */
  destinations(): number[] {
    const reach = this.troopReach();
    for (const place of this.drugOnly(reach)) reach.add(place);
    const found = [...reach].filter((place) => !this.chosen.has(place)).sort((a, b) => a - b);
    // A troop in reach may be the last where drugs are drafted to.
    return this.drugsTo.size > 0 ? found.filter((place) => this.additionsTo(place).length > 0) : found;
  }

  private troopReach(): Set<number> {
    const reach = new Set<number>();
    for (const from of this.land) {
      if (this.left(from, SOLDIER) > 0) for (const end of this.near[from]!) reach.add(end);
      if (this.left(from, LIEUTENANT) > 0) for (const end of this.lieutenantReach(from)) reach.add(end);
    }
    const { boss } = this.table.players[this.seat]!;
    if (boss !== NOWHERE && this.left(boss, BOSS) > 0)
      for (const end of this.near[boss]!) if (!this.isFoe(end) || this.hasEnemyBoss(end)) reach.add(end);
    const armed = this.mayFight();
    for (const place of reach) if (this.isFoe(place) && (!armed || this.isTooStrong(place))) reach.delete(place);
    return reach;
  }

  /** Own territories where drugs may go, though no troop can: one that keeps a troop. */
  private drugOnly(reach: ReadonlySet<number>): Set<number> {
    const found = new Set<number>();
    for (const from of this.land) {
      if (this.left(from, DRUG) <= 0) continue;
      for (const end of this.near[from]!)
        if (!reach.has(end) && this.isOwn(end) && this.crosses(from, end) && this.staying(end) > 0) found.add(end);
    }
    return found;
  }

  private isOwn(place: number): boolean {
    return this.table.territories[place]!.owner === this.seat;
  }

  private crosses(from: number, to: number): boolean {
    return mayCross(this.table, this.board, from, to);
  }

  /** DA-6.10, G20 */
  mayFight(): boolean {
    const { in_force, fights } = this.table;
    const truce = event("G20");
    return this.hostileTo === NOTHING && (in_force !== truce || fights < this.board.amounts[truce]!);
  }

  /** DA-6.12: where the boss may attack. */
  hasEnemyBoss(place: number): boolean {
    return this.table.players.some(({ boss }, seat) => seat !== this.seat && boss === place);
  }

  /** Where the own boss stands that could go there but for DA-6.12; NOTHING where that bars none. */
  barredBoss(place: number): number {
    const { boss } = this.table.players[this.seat]!;
    const near = boss !== NOWHERE && this.near[place]!.includes(boss) && this.left(boss, BOSS) > 0;
    return near && this.isFoe(place) && !this.hasEnemyBoss(place) ? boss : NOTHING;
  }

  /** A4 */
  private isGuarded(place: number): boolean {
    const { in_force, territories } = this.table;
    const owner = armada(this.table);
    return in_force === event("A4") && owner !== NOBODY && owner !== this.seat && territories[place]!.owner === owner;
  }

  private isTooStrong(place: number): boolean {
    return this.isGuarded(place) && this.couldBring(place) < this.board.amounts[event("A4")]!;
  }

  /** The value of all fresh troops that could still go there. */
  couldBring(place: number): number {
    const worth = new Map<number, number[]>();
    for (const { from, what } of this.origins(place)) {
      if (what === DRUG) continue;
      const each = Array<number>(this.left(from, what)).fill(this.valueOf(what));
      worth.set(from, [...(worth.get(from) ?? []), ...each]);
    }
    let sum = 0;
    for (const [from, values] of worth) {
      sum += values.reduce((all, value) => all + value, 0);
      if (this.mustKeep(from, values.length)) sum -= Math.min(...values);
    }
    return sum;
  }

  /** Would so many leaving troops give up a territory to which drugs are drafted? */
  private mustKeep(from: number, leaving: number): boolean {
    return this.drugsTo.has(from) && !this.coming.has(from) && this.staying(from) <= leaving;
  }

  // --- what may be added ---

  /** Of all fresh pieces those that may go there, drugs by the map alone. */
  origins(place: number): { from: number; what: Piece }[] {
    const beside = new Set(this.near[place]!.filter((from) => this.isOwn(from)));
    const hostile = this.isFoe(place);
    const { boss } = this.table.players[this.seat]!;
    return this.land.flatMap((from) => {
      if (from === place) return [];
      const next = beside.has(from);
      const found: { from: number; what: Piece }[] = [];
      if (next && this.left(from, SOLDIER) > 0) found.push({ from, what: SOLDIER });
      if (this.left(from, LIEUTENANT) > 0 && (next || this.lieutenantReach(from).has(place)))
        found.push({ from, what: LIEUTENANT });
      if (next && !hostile && this.left(from, DRUG) > 0 && this.crosses(from, place)) found.push({ from, what: DRUG });
      if (next && boss === from && this.left(from, BOSS) > 0 && (!hostile || this.hasEnemyBoss(place)))
        found.push({ from, what: BOSS });
      return found;
    });
  }

  /** DA-14.5: each as one and, if there are several, all. */
  additionsTo(place: number): number[] {
    const held = this.coming.has(place) || (this.isOwn(place) && this.staying(place) > 0);
    return this.origins(place).flatMap(({ from, what }) => {
      const left = this.left(from, what);
      const one = addOne(this.ids, from, what);
      const both = left > 1 ? [one, one + 1] : [one];
      if (what === DRUG) return held ? both : [];
      // Drugs drafted there need a troop that stays or comes (DA-6.7).
      if (!this.mustKeep(from, left)) return both;
      return this.staying(from) > 1 ? [one] : [];
    });
  }

  /** Every destination has a piece, and A4 is satisfied. */
  complete(): boolean {
    if (this.worth === 0 && !this.moves.some(({ to }) => to === this.to)) return false;
    const guarded = this.to === this.hostileTo && this.isGuarded(this.to);
    return !guarded || this.worth >= this.board.amounts[event("A4")]!;
  }

  /** What may follow. */
  choices(): number[] {
    const { ids, path } = this;
    const last = path.at(-1);
    if (last === ids.commit || last === ids.end) return [];
    const ends = () => this.destinations().map((place) => ids.to + place);
    if (last === undefined) return [...ends(), ids.end];
    if (last === ids.further) return ends();
    const found = this.additionsTo(this.to);
    if (this.complete()) {
      found.push(ids.commit);
      if (this.destinations().length > 0) found.push(ids.further);
    }
    return found;
  }
}
