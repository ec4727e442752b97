/**
 * The answer in the making on the map: sales and production, recruits, orders, and a territory where one is asked for.
 *
 * For the first three the reader puts a path together. The page shows each step at once and asks the house what may
 * follow and what would come of it. What cannot follow any more, the house leaves out. The whole path goes as one message.
 */
import { untrack } from "svelte";

import { Making } from "$lib/making.svelte";
import { onceWithEffects } from "$lib/once.svelte";
import type { Tried } from "$lib/wire";

import { actionOf, addAction, numberOf, pieceOf, placeAction, type PlaceVerb, verbOf } from "./actions";
import {
  BOSS,
  type DealPlay,
  DRUG,
  LIEUTENANT,
  NOBODY,
  NOTHING,
  type Piece,
  placeName,
  printOf,
  SOLDIER,
} from "./pieces";
import { type Move, pathWords } from "./saying";
import type { Coming, OrderOutlook, Outlook, RecruitsOutlook, ResourcesOutlook } from "./view";

export const makingOf = onceWithEffects((play: DealPlay) => new PathMaking(play));

/** Questions answered by a path that is put together here. */
const DRAFTED = ["resources", "recruit", "order"];
/** Questions answered by a territory. */
const PLACED = ["lose_drug", "lose_soldier", "place_soldier"];

/** Lieutenants alone get to what is far. */
type Reach = "near" | "far";
type Ends = ReadonlyMap<number, Reach>;

const EMPTY: readonly number[] = [];
const NO_ORDER: OrderOutlook = {
  ...{ to: NOTHING, hostile: false, coming: [], barred: NOTHING, ends: [], moves: [] },
  ...{ attack: null, taken: [], left: [], respect: 0, goals: [] },
};

export class PathMaking extends Making<DealPlay, readonly number[]> {
  /** What the house said last, and of which question. */
  private told: { asked: number; tried: Tried } | null = $state.raw(null);
  /** The own territory whose pieces are about to be sent somewhere. */
  private lifted: number = $state(NOTHING);
  /** A path whose last choices were filled in, and how many they are. */
  private filled: { path: readonly number[]; count: number } | null = null;
  /** A territory that was pressed in vain, and for which question. */
  private vain: { asked: number; place: number } | null = $state.raw(null);
  /** The territory pointed at. */
  looked: number = $state(NOTHING);
  /** The clan whose start is being looked at. */
  starting: number = $state(NOBODY);
  /** Does what is drafted stand beside the scene? */
  beside = $state(false);

  constructor(play: DealPlay) {
    super(play);
    $effect(() => {
      const { path } = this;
      void this.play.choice.asked;
      if (this.drafting) untrack(() => void this.learn(path));
    });
  }

  readonly drafting: boolean = $derived.by(() => this.asks(...DRAFTED));
  readonly placing: boolean = $derived.by(() => this.asks(...PLACED));

  readonly path: readonly number[] = $derived.by(() =>
    DRAFTED.includes(this.play.choice.prompt?.kind ?? "") ? (this.picked ?? EMPTY) : EMPTY,
  );

  // --- what the house says of it ---

  private async learn(path: readonly number[]): Promise<void> {
    const { choice } = this.play;
    const { asked } = choice;
    const tried = await choice.try(path, true);
    if (!tried || asked !== choice.asked || path !== this.path) return;
    this.told = { asked, tried };
    if (choice.taken) return;
    if (tried.path.length < path.length) this.set(tried.path);
    else if (path.length > 0) this.propose(path);
  }

  private readonly tried: Tried | null = $derived.by(() =>
    this.told?.asked === this.play.choice.asked ? this.told.tried : null,
  );
  /** Was it said of the path as it is now? */
  private readonly current: boolean = $derived.by(() => this.tried?.path.join() === this.path.join());
  private readonly outlook: Outlook | null = $derived.by(() => this.tried?.outlook ?? null);

  readonly resources: ResourcesOutlook | null = $derived.by(() =>
    this.kind === "resources" ? (this.outlook?.resources ?? { earned: 0, prices: [], idle: 0 }) : null,
  );
  readonly recruits: RecruitsOutlook | null = $derived.by(() =>
    this.kind === "recruit" ? (this.outlook?.recruits ?? { cost: 0, left: 0, most_lieutenants: 0 }) : null,
  );
  readonly order: OrderOutlook | null = $derived.by(() =>
    this.kind === "order" ? (this.outlook?.order ?? this.firstOrder) : null,
  );
  /** What came with the question: where pieces may go at first. */
  private readonly firstOrder: OrderOutlook = $derived.by(() => {
    const first = [...this.play.choice.outlooks.values()].flatMap((each: Outlook | null) => each?.order ?? []);
    const ends = first.filter(({ to }) => to !== NOTHING);
    return { ...NO_ORDER, ends: ends.map(({ to, hostile, coming }) => ({ place: to, hostile, coming })) };
  });

  /** What may be chosen next, as far as the house has told. */
  private readonly options: ReadonlySet<number> = $derived.by(
    () => new Set(this.tried?.options ?? this.play.choice.prompt?.options ?? []),
  );
  can(action: number): boolean {
    return this.drafting && this.options.has(action);
  }
  canAt(verb: PlaceVerb, place: number): boolean {
    return this.can(placeAction(this.play.game, verb, place));
  }
  private readonly plain = $derived.by(() => {
    const { game } = this.play;
    return { commit: actionOf(game, "commit"), end: actionOf(game, "end"), further: actionOf(game, "further") };
  });

  count(action: number): number {
    return this.path.filter((each) => each === action).length;
  }
  countAt(verb: PlaceVerb, place: number): number {
    return this.count(placeAction(this.play.game, verb, place));
  }
  /** How many choices of the path have this verb. */
  countOf(verb: string): number {
    return this.path.filter((action) => verbOf(this.play.game, action) === verb).length;
  }

  protected read(steps: readonly number[]): readonly number[] {
    const { commit, end } = this.plain;
    return [commit, end].includes(steps.at(-1)!) ? steps.slice(0, -1) : steps;
  }

  // --- putting a path together ---

  private set(path: readonly number[]): void {
    this.vain = null;
    this.hold(path);
    this.propose(path);
  }

  /** Make the path the reader's answer; whether it is a whole one, and what it does, the house tells. */
  private propose(path: readonly number[]): void {
    const { choice, voice } = this.play;
    if (path.length === 0) return choice.clear();
    const { commit, end } = this.plain;
    const back = () => this.set(path.slice(0, this.isFurtherEnd(path) ? -2 : -1));
    const order = choice.prompt?.kind === "order";
    const known = this.tried?.path.join() === path.join();
    const ready = !order || (known ? this.options.has(commit) : choice.ready);
    choice.set(ready ? [...path, order ? commit : end] : [...path], ready, null, back, true);
    if (path === this.filled?.path) choice.filled = this.filled.count;
    const missing = path.at(-1) === this.plain.further ? "table-order-where" : "table-order-who";
    choice.wording = ready ? pathWords(this.play, this) : voice.text(missing);
  }

  /** Does it end with another destination, to which nothing goes yet? */
  private isFurtherEnd(path: readonly number[]): boolean {
    const { game } = this.play;
    return path.at(-2) === this.plain.further && verbOf(game, path.at(-1)!) === "to";
  }

  add(...actions: number[]): void {
    this.set([...this.path, ...actions]);
  }
  addAt(verb: PlaceVerb, place: number): void {
    this.add(placeAction(this.play.game, verb, place));
  }

  /** One such choice less, the last one made. */
  remove(action: number): void {
    const at = this.path.lastIndexOf(action);
    if (at >= 0) this.set(this.path.toSpliced(at, 1));
  }
  removeAt(verb: PlaceVerb, place: number): void {
    this.remove(placeAction(this.play.game, verb, place));
  }

  /** Do what is drafted now, and go on with the phase. */
  commit(): void {
    const { choice } = this.play;
    if (!this.drafting || this.path.length === 0) return;
    choice.sendAs([...this.path, this.plain.commit]);
  }

  // --- sales and production ---

  /** What the next drug sold there pays; null where none can be sold. */
  price(place: number): number | null {
    return this.resources?.prices.find(([where]) => where === place)?.[1] ?? null;
  }

  made(place: number): number {
    return this.countAt("drug", place) + this.countAt("soldier", place);
  }

  /** All a prod gives as drugs, then as soldiers, then nothing. */
  turnProd(place: number): void {
    const { game, shown } = this.play;
    const [drug, soldier] = [placeAction(game, "drug", place), placeAction(game, "soldier", place)];
    const gives = shown.table.territories[place]!.to_produce;
    const rest = this.path.filter((action) => action !== drug && action !== soldier);
    const all = (action: number) => [...rest, ...Array<number>(gives).fill(action)];
    this.set(this.count(drug) > 0 ? all(soldier) : this.count(soldier) > 0 ? rest : all(drug));
  }

  /** All that is still to be produced, as one kind. */
  produceAll(what: "drug" | "soldier"): void {
    const { game, shown } = this.play;
    const left = (place: number) => Math.max(0, shown.table.territories[place]!.to_produce - this.made(place));
    this.add(
      ...shown.table.territories.flatMap((_, place) => Array<number>(left(place)).fill(placeAction(game, what, place))),
    );
  }

  // --- orders ---

  /** The destination pieces are being added to. */
  readonly to: number = $derived.by(() => {
    const { game } = this.play;
    if (!this.order || this.path.at(-1) === this.plain.further) return NOTHING;
    const last = this.path.findLast((action) => verbOf(game, action) === "to");
    return last === undefined ? NOTHING : numberOf(game, last);
  });
  readonly origin: number = $derived.by(() => (this.order && this.to === NOTHING ? this.lifted : NOTHING));

  /** All destinations. */
  readonly chosen: readonly number[] = $derived.by(() => {
    const { game } = this.play;
    const ends = this.order ? this.path.filter((action) => verbOf(game, action) === "to") : [];
    return ends.map((action) => numberOf(game, action));
  });

  /** Every piece that goes somewhere. */
  readonly moves: readonly Move[] = $derived.by(() => {
    const { game } = this.play;
    if (!this.order) return [];
    let to = NOTHING;
    const found: Move[] = [];
    for (const action of this.path) {
      const what = pieceOf(game, action);
      if (what !== null) found.push({ from: numberOf(game, action), what, to });
      else if (verbOf(game, action) === "to") to = numberOf(game, action);
    }
    return found;
  });

  /** How many of a kind leave a territory, to this destination or to all. */
  gone(from: number, what: Piece, to?: number): number {
    return this.moves.filter((move) => move.from === from && move.what === what && (to ?? move.to) === move.to).length;
  }
  /** Troops on an own territory that are not drafted away. */
  staying(place: number): number {
    const { soldiers, lieutenants, boss } = this.play.shown.table.territories[place]!;
    const gone = this.gone(place, SOLDIER) + this.gone(place, LIEUTENANT) + this.gone(place, BOSS);
    return soldiers + lieutenants + (boss ? 1 : 0) - gone;
  }

  /** The troop value that goes to a destination. */
  worthTo(place: number): number {
    return (this.order?.moves ?? []).filter(({ to }) => to === place).reduce((sum, { worth }) => sum + worth, 0);
  }

  /** The troop value that goes one way. */
  worthOf(from: number, to: number): number {
    const going = (this.order?.moves ?? []).filter((move) => move.start === from && move.to === to);
    return going.reduce((sum, { worth }) => sum + worth, 0);
  }

  isFoe(place: number): boolean {
    const { order } = this;
    if (!order) return false;
    if (order.to === place) return order.hostile;
    return order.attack?.place === place || order.ends.some((end) => end.place === place && end.hostile);
  }
  /** The destination that is attacked. */
  readonly attacked: number = $derived.by(() => this.chosen.find((place) => this.isFoe(place)) ?? NOTHING);

  /** What could go to a destination when the house was last asked. */
  private pool(place: number): readonly Coming[] {
    const { order } = this;
    if (order?.to === place) return order.coming;
    return order?.ends.find((end) => end.place === place)?.coming ?? [];
  }

  /** How many more of a kind can go to the open destination, what was added since counted. */
  left(from: number, what: Piece): number {
    const could = this.pool(this.to).find((each) => each.start === from && each.what === what);
    const then = (this.order?.moves ?? []).filter((move) => move.start === from && move.what === what);
    const since = this.gone(from, what) - then.reduce((sum, { count }) => sum + count, 0);
    return could ? Math.max(0, could.left - since) : 0;
  }

  /** Destinations that may be chosen now, alone or besides the open one. */
  private readonly open: readonly number[] = $derived.by(() => this.order?.ends.map(({ place }) => place) ?? []);

  /** Where pieces may go now: those that were lifted, or any. */
  readonly ends: Ends = $derived.by(() => {
    if (!this.order || this.to !== NOTHING) return new Map();
    if (this.origin !== NOTHING) return this.endsFrom(this.origin);
    return new Map(this.open.map((place) => [place, "near"]));
  });

  /** Are some of them within a lieutenant's reach alone? */
  readonly hasFar: boolean = $derived.by(() => [...this.ends.values()].includes("far"));

  /** Destinations of the pieces of one territory: the one pieces are being added to, and others. */
  endsFrom(from: number): Ends {
    const found = new Map<number, Reach>();
    const places = this.to === NOTHING ? this.open : [this.to, ...this.others];
    const land = printOf(this.play.game).land[from]!;
    for (const place of places) {
      const going = this.pool(place).filter((each) => each.start === from && each.left > 0);
      const near = land.includes(place) || going.some(({ what }) => what !== LIEUTENANT);
      if (going.length > 0) found.set(place, near ? "near" : "far");
    }
    return found;
  }

  /** Own territories with pieces that can still go somewhere. */
  readonly fresh: ReadonlySet<number> = $derived.by(() => {
    if (!this.order || this.to !== NOTHING) return new Set();
    return new Set(this.order.ends.flatMap(({ coming }) => coming.map(({ start }) => start)));
  });

  /** What can come to the open destination, and what does, by where from: in one order, whatever is chosen. */
  readonly coming: ReadonlyMap<number, Piece[]> = $derived.by(() => {
    const found = new Map<number, Piece[]>();
    if (this.to === NOTHING) return found;
    const add = (from: number, what: Piece) => {
      const here = found.get(from) ?? [];
      if (!here.includes(what)) found.set(from, [...here, what].toSorted());
    };
    for (const { from, what, to } of this.moves) if (to === this.to) add(from, what);
    for (const { start, what, left } of this.pool(this.to)) if (left > 0) add(start, what as Piece);
    return new Map([...found].toSorted(([one], [other]) => one - other));
  });

  /** The troop value of all that could still come from there to the open destination. */
  couldCome(from: number): number {
    const here = this.pool(this.to).filter(({ start }) => start === from);
    return here.reduce((sum, { what, worth }) => sum + this.left(from, what as Piece) * worth, 0);
  }

  /** How many of a kind go from there to the open destination. */
  going(from: number, what: Piece): number {
    return this.gone(from, what, this.to);
  }
  mayAdd(from: number, what: Piece): boolean {
    const enough = this.left(from, what) > 0;
    return this.current ? enough && this.can(addAction(this.play.game, from, what)) : enough;
  }
  addPiece(from: number, what: Piece, count = 1): void {
    const pieces = Array<number>(count).fill(addAction(this.play.game, from, what));
    if (what === DRUG) return this.add(...pieces);
    // Troops before drugs: those need somebody to go with.
    const drug = this.path.findIndex((each, at) => at > this.legStart && pieceOf(this.play.game, each) === DRUG);
    this.set(drug < 0 ? [...this.path, ...pieces] : this.path.toSpliced(drug, 0, ...pieces));
  }
  takePiece(from: number, what: Piece): void {
    const at = this.path.lastIndexOf(addAction(this.play.game, from, what));
    if (at > this.legStart) this.set(this.path.toSpliced(at, 1));
  }
  private get legStart(): number {
    return this.path.lastIndexOf(placeAction(this.play.game, "to", this.to));
  }

  /** To a destination: first of all those who were lifted for it, if any. */
  goTo(place: number): void {
    const from = this.origin;
    this.lifted = NOTHING;
    this.addAt("to", place);
    if (from !== NOTHING) this.fillIn(from);
  }

  /** Other destinations the order could go on with. */
  readonly others: ReadonlySet<number> = $derived.by(() => {
    if (!this.order || this.to === NOTHING) return new Set();
    return new Set(this.open.filter((place) => place !== this.to && !this.coming.has(place)));
  });

  /** Another destination in the same order, from where the last pieces came if they can. */
  private goOn(place: number, from = this.moves.findLast((move) => move.to === this.to)?.from): void {
    this.add(this.plain.further, placeAction(this.play.game, "to", place));
    if (from !== undefined) this.fillIn(from);
  }

  /** Send the usual pieces from there, and say that the reader did not choose them. */
  private fillIn(from: number): void {
    const before = this.path.length;
    this.send(from);
    this.filled = { path: this.path, count: this.path.length - before };
    this.propose(this.path);
  }

  /** To a free territory one soldier; else all but one who keeps the place. If there is one alone, that one. */
  send(from: number): void {
    const [soldiers, drugs] = [this.left(from, SOLDIER), this.left(from, DRUG)];
    if (soldiers > 0) {
      const keep = this.staying(from) === soldiers && soldiers > 1 ? 1 : 0;
      const free = !this.isFoe(this.to) && this.play.shown.table.territories[this.to]!.owner === NOBODY;
      this.addPiece(from, SOLDIER, free ? 1 : soldiers - keep);
    } else if (this.left(from, LIEUTENANT) > 0) this.addPiece(from, LIEUTENANT);
    else if (drugs > 0) this.addPiece(from, DRUG, drugs);
    else if (this.left(from, BOSS) > 0) this.addPiece(from, BOSS);
  }

  /** To the open destination: those who come at first, then one by one. */
  private more(from: number): void {
    if (this.going(from, SOLDIER) > 0 && this.mayAdd(from, SOLDIER)) this.addPiece(from, SOLDIER);
    else this.send(from);
  }

  get mayGoFurther(): boolean {
    return this.can(this.plain.further);
  }
  further(): void {
    if (this.mayGoFurther) this.add(this.plain.further);
  }

  /** Take up the pieces of a territory, if any of them can still go somewhere; gives whether they can. */
  lift(place: number): boolean {
    const can = this.endsFrom(place).size > 0;
    this.vain = null;
    if (can && this.to === NOTHING) this.lifted = place;
    return can;
  }

  /** Pieces of one territory to another: as pressing the one, then the other. */
  bring(from: number, place: number): void {
    if (!this.endsFrom(from).has(place)) return void this.drop();
    if (this.to === place) this.more(from);
    else if (this.to !== NOTHING) this.goOn(place, from);
    else {
      this.lifted = from;
      this.goTo(place);
    }
  }

  /** Put down what was lifted; gives whether there was anything. */
  drop(): boolean {
    const had = this.origin !== NOTHING;
    this.vain = null;
    this.lifted = NOTHING;
    return had;
  }

  // --- a territory that is pressed ---

  /** The one that was pressed last though nothing can go there or come from there; what was taken up stays. */
  readonly missed: number = $derived.by(() =>
    this.order && this.vain?.asked === this.play.choice.asked ? this.vain.place : NOTHING,
  );

  /** Territories that recruits may come to: those the question names. */
  readonly camps: readonly number[] = $derived.by(() => {
    const { choice, game } = this.play;
    if (!this.recruits) return [];
    const named = (choice.prompt?.options ?? []).filter((action) =>
      ["soldier", "lieutenant"].includes(verbOf(game, action)),
    );
    return [...new Set(named.map((action) => numberOf(game, action)))].toSorted((one, other) => one - other);
  });

  readonly pickable: ReadonlySet<number> = $derived.by(() => {
    const { shown, game, choice } = this.play;
    const all = shown.table.territories.map((_, place) => place);
    if (this.resources) {
      const may = (place: number) => (["sell", "drug", "soldier"] as const).some((verb) => this.canAt(verb, place));
      return new Set(all.filter((place) => may(place) || this.made(place) > 0));
    }
    if (this.recruits) return new Set(this.camps);
    if (this.order)
      return this.to === NOTHING
        ? new Set([...this.fresh, ...this.ends.keys()])
        : new Set([...this.coming.keys(), ...this.others]);
    if (this.placing) return new Set(all.filter((place) => choice.can(placeAction(game, "territory", place))));
    return new Set();
  });

  /** The territory that is the whole answer, once it is picked; NOTHING where an answer is more than one. */
  get answered(): number {
    const { choice, game } = this.play;
    const [first] = choice.steps;
    const one = first !== undefined && choice.holds(first) && verbOf(game, first) === "territory";
    return one && !this.drafting ? numberOf(game, first) : NOTHING;
  }

  press(place: number, double = false): void {
    if (!this.pickable.has(place)) {
      if (this.order) this.vain = { asked: this.play.choice.asked, place };
      return;
    }
    const { choice, game, voice } = this.play;
    if (this.resources) return this.canAt("sell", place) ? this.addAt("sell", place) : this.turnProd(place);
    if (this.recruits) return this.addAt("soldier", place);
    if (this.order) return this.pressOrder(place, double);
    const action = placeAction(game, "territory", place);
    if (choice.holds(action)) return choice.clear();
    choice.set([action], true, voice.text(`table-${this.kind}`, { place: placeName(this.play, place) }));
  }

  private pressOrder(place: number, double: boolean): void {
    if (this.to !== NOTHING) {
      if (this.others.has(place)) this.goOn(place);
      else this.more(place);
      return;
    }
    if (this.origin === place && !double) return void this.drop();
    if (this.origin !== NOTHING && this.ends.has(place)) return this.goTo(place);
    if (this.lift(place)) return;
    if (this.ends.has(place)) this.goTo(place);
  }
}
