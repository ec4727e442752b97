/**
 * Where a tile may be laid (GC-4, 10.7 to 10.11), worked out from what its own seat sees, so that a
 * whole placement is one gesture and one message. rules_placement.py is the same at the house.
 */
import { around, directionOf, isPile, isSide, keyOf, locationOf, near, side, SIDES } from "./hexes";
import { BIG_CALIBRE, COMBAT, MANAGE, NO_ACTION, RECRUIT, SETTLING, VEST } from "./numbers";
import type { GangsCityView, PlaceView, TileView } from "./view";

/** What is printed on characters and places, as far as it decides. */
export interface Print {
  /** By kind: can it recruit (GC-4.13)? */
  recruits: readonly boolean[];
  /** By kind and place: can it manage there (GC-4.14, 4.16)? */
  runs: readonly (readonly boolean[])[];
}

/** A spot where a tile may be laid, and what it may do there. */
export interface Spot {
  spot: number;
  actions: number[];
}

/** A tile that may be laid: a kind of character, or the settling tile. */
export interface Free {
  tile: number;
  spots: Spot[];
  /** Plain, chief, or either (GC-4.20 to 4.22). */
  chiefs: boolean[];
}

export interface Placing {
  tiles: Free[];
  /** GC-4.31, 4.34 */
  mayDecline: boolean;
}

export interface Placement {
  tile: number;
  spot: number;
  action: number;
  chief: boolean;
}

export function placingOf(table: GangsCityView, me: number, print: Print): Placing {
  const own = table.own!;
  const city = new City(table, me, print);
  const named = table.players[me]!.chief;
  const chiefs = named ? [false] : own.hand.length === 1 ? [true] : [false, true];
  const companion = own.hand.length === 1 ? city.companionSpot() : null; // GC-4.28
  const characters = [...new Set(own.hand)].map((tile) => ({
    tile,
    spots: companion === null ? city.spots(tile) : [{ spot: companion, actions: [COMBAT] }],
    chiefs,
  }));
  const placeable = characters.filter(({ spots }) => spots.length > 0);
  const settling = own.settling ? city.spots(SETTLING) : [];
  const tiles = settling.length > 0 ? [...placeable, { tile: SETTLING, spots: settling, chiefs: [false] }] : placeable;
  return { tiles, mayDecline: placeable.length === 0 };
}

/** The city as a seat sees it that is about to lay a tile. */
class City {
  private readonly built: ReadonlySet<string>;
  /** By cell: what fills it beside places. */
  private readonly stacks = new Map<string, { tile: TileView; action: number | null }>();
  private readonly mine: readonly TileView[];

  constructor(
    private readonly table: GangsCityView,
    private readonly me: number,
    private readonly print: Print,
  ) {
    this.built = new Set([...table.places, ...table.piles].map(keyOf));
    this.mine = table.tiles.filter((tile) => tile.seat === me);
    const cells = new Map(table.places.map((each) => [each.place, around(each)]));
    for (const tile of table.tiles) {
      if (!isSide(tile.spot)) continue;
      const cell = keyOf(cells.get(locationOf(tile.spot))![directionOf(tile.spot)]!);
      const before = this.stacks.get(cell);
      const action = tile.kind === SETTLING ? null : tile.action;
      this.stacks.set(cell, before ? { ...before, action: before.action ?? action } : { tile, action });
    }
  }

  /** Every spot where a tile may go; GC-4.28 apart. */
  spots(tile: number): Spot[] {
    const piles = this.table.piles.filter(({ tiles, location }) => tiles > 0 && this.fitsPile(tile, location));
    return [
      ...this.table.places.flatMap((place) => this.spotsAt(tile, place)),
      ...piles.map(({ location }) => ({ spot: location, actions: [tile === SETTLING ? BIG_CALIBRE : COMBAT] })),
    ];
  }

  /** GC-10.9: on the place, or on one of its sides. */
  private spotsAt(tile: number, place: PlaceView): Spot[] {
    const spots: Spot[] = [];
    if (this.mayManage(tile, place))
      spots.push({ spot: place.place, actions: tile === SETTLING ? [BIG_CALIBRE, VEST] : [MANAGE] });
    for (let direction = 0; direction < SIDES; direction++) {
      const cell = keyOf(near(place, direction));
      if (this.built.has(cell)) continue;
      const spot = side(place.place, direction);
      const stack = this.stacks.get(cell);
      if (!stack) {
        if (tile !== SETTLING || this.mayBeginStack()) spots.push({ spot, actions: this.ownActions(tile) });
      } else if (stack.tile.seat === this.me && stack.tile.spot === spot) {
        const action = this.stackAction(stack.action);
        if (this.fitsStack(tile, action)) spots.push({ spot, actions: this.joining(tile, action) });
      }
    }
    return spots;
  }

  /** GC-10.10: what a tile that begins a stack may do. */
  private ownActions(tile: number): number[] {
    if (tile === SETTLING) return [BIG_CALIBRE, VEST];
    return this.print.recruits[tile] ? [COMBAT, RECRUIT] : [COMBAT];
  }

  /** GC-4.10: who joins a stack does what it does. */
  private joining(tile: number, action: number): number[] {
    return tile === SETTLING || action === NO_ACTION ? this.ownActions(tile) : [action];
  }

  /** A settling tile alone begins a combat stack; with the book's errors, an open one. */
  private stackAction(action: number | null): number {
    return action ?? (this.table.book_errors ? NO_ACTION : COMBAT);
  }

  private fitsStack(tile: number, action: number): boolean {
    if (tile === SETTLING) return this.table.book_errors || action === COMBAT; // GC-4.27, 4.29
    return action !== RECRUIT || this.print.recruits[tile]!; // GC-4.13
  }

  private mayManage(tile: number, { place, owner }: PlaceView): boolean {
    if (owner !== this.me) return false;
    return tile === SETTLING ? this.table.book_errors : this.print.runs[tile]![place]!;
  }

  /** GC-4.27: a settling tile laid alone needs a character still to be placed. */
  private mayBeginStack(): boolean {
    return this.table.book_errors || this.table.own!.hand.length > 0;
  }

  private fitsPile(tile: number, pile: number): boolean {
    return tile !== SETTLING || this.mayBeginStack() || this.mine.some(({ spot }) => spot === pile);
  }

  /** GC-4.28: where the settling tile lies without a character, if it does. */
  companionSpot(): number | null {
    const settling = this.mine.find(({ kind }) => kind === SETTLING);
    if (!settling || this.table.book_errors) return null;
    const joined = this.mine.some(({ spot, kind }) => spot === settling.spot && kind !== SETTLING);
    return joined ? null : settling.spot;
  }
}

// --- as a chain of steps ---

/** Where each kind of step begins in the list of actions. */
export interface Ids {
  done: number;
  tile: number;
  settling: number;
  decline: number;
  at: number;
  manage: number;
  side: number;
  combat: number;
  recruit: number;
  bigCalibre: number;
  vest: number;
  plain: number;
  chief: number;
}

export const tileStep = (ids: Ids, tile: number) => (tile === SETTLING ? ids.settling : ids.tile + tile);
export const spotStep = (ids: Ids, spot: number) =>
  isSide(spot) ? ids.side + directionOf(spot) : ids.manage;
export const actionStep = (ids: Ids, action: number) =>
  [ids.manage, ids.combat, ids.recruit, ids.bigCalibre, ids.vest][action]!;

/** The steps of a placement, `done` at the end; GC-10.5: a single possibility is not a step. */
export function placementSteps(ids: Ids, placing: Placing, made: Placement): number[] {
  const free = placing.tiles.find(({ tile }) => tile === made.tile)!;
  const location = locationOf(made.spot);
  const here = free.spots.filter(({ spot }) => locationOf(spot) === location);
  const steps = new Chain();
  steps.take(placing.tiles.length + Number(placing.mayDecline), tileStep(ids, made.tile));
  steps.take(new Set(free.spots.map(({ spot }) => locationOf(spot))).size, ids.at + location);
  if (!isPile(made.spot)) steps.take(here.length, spotStep(ids, made.spot));
  const { actions } = here.find(({ spot }) => spot === made.spot)!;
  steps.take(actions.length, actionStep(ids, made.action));
  steps.take(free.chiefs.length, made.chief ? ids.chief : ids.plain);
  return [...steps.taken, ids.done];
}

class Chain {
  readonly taken: number[] = [];
  take(choices: number, step: number): void {
    if (choices > 1) this.taken.push(step);
  }
}

/** GC-4.31, 4.34: to lay nothing more. */
export const declineSteps = (ids: Ids, placing: Placing) =>
  placing.tiles.length > 0 ? [ids.decline, ids.done] : [ids.done];

/** Every placement there is. */
export const allPlacements = ({ tiles }: Placing): Placement[] =>
  tiles.flatMap(({ tile, spots, chiefs }) =>
    spots.flatMap(({ spot, actions }) =>
      actions.flatMap((action) => chiefs.map((chief) => ({ tile, spot, action, chief }))),
    ),
  );
