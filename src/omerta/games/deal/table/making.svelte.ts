/**
 * The answer in the making on the map: sales and production, recruits, orders, and a territory where one is asked for.
 *
 * For the first three the house tells only how they may begin; what may follow is worked out here (`order/`), and the
 * whole path goes as one message.
 */
import { idsOf } from "./actions";
import { addOne, Draft, type Move } from "./order/draft";
import { Recruits } from "./order/recruits";
import { Stock } from "./order/stock";
import { BOSS, type DealPlay, DRUG, LIEUTENANT, NOBODY, NOTHING, type Piece, placeName, printOf, SOLDIER } from "./pieces";
import { pathWords } from "./saying";

const makings = new WeakMap<DealPlay, Making>();

export function makingOf(play: DealPlay): Making {
  let making = makings.get(play);
  if (!making) {
    // (It outlives the part of the page that asks for it first.)
    $effect.root(() => {
      making = new Making(play);
    });
    makings.set(play, making!);
  }
  return making!;
}

/** Questions answered by a path that is worked out here. */
const DRAFTED = ["resources", "recruit", "order"];
/** Questions answered by a territory. */
const PLACED = ["lose_drug", "lose_soldier", "place_soldier"];

/** Lieutenants alone get to what is far. */
type Reach = "near" | "far";
type Ends = ReadonlyMap<number, Reach>;

export class Making {
  // What was picked; it counts only as long as the choice holds something (`touched`).
  private picked: number[] = $state.raw([]);
  /** The own territory whose pieces are about to be sent somewhere. */
  private lifted: number = $state(NOTHING);
  /** The territory pointed at. */
  looked: number = $state(NOTHING);
  /** The clan whose start is being looked at. */
  starting: number = $state(NOBODY);
  /** Does what is drafted stand beside the scene? */
  beside = $state(false);

  constructor(private readonly play: DealPlay) {}

  readonly kind: string = $derived.by(() => {
    const { choice, beat } = this.play;
    return choice.sending || beat ? "" : (choice.prompt?.kind ?? "");
  });
  readonly drafting: boolean = $derived.by(() => DRAFTED.includes(this.kind));
  readonly placing: boolean = $derived.by(() => PLACED.includes(this.kind));

  readonly path: readonly number[] = $derived.by(() => {
    const { choice } = this.play;
    return choice.touched && DRAFTED.includes(choice.prompt?.kind ?? "") ? this.picked : [];
  });

  private readonly parts = $derived.by(() => {
    const { shown, game } = this.play;
    return [shown.table, printOf(game), shown.seat, idsOf(game)] as const;
  });

  private follows(path: readonly number[]): Stock | Recruits | Draft {
    if (this.play.choice.prompt?.kind === "resources") return new Stock(...this.parts, path);
    return this.play.choice.prompt?.kind === "recruit" ? new Recruits(...this.parts, path) : new Draft(...this.parts, path);
  }

  readonly stock: Stock | null = $derived.by(() => (this.kind === "resources" ? new Stock(...this.parts, this.path) : null));
  readonly recruits: Recruits | null = $derived.by(() =>
    this.kind === "recruit" ? new Recruits(...this.parts, this.path) : null,
  );
  readonly order: Draft | null = $derived.by(() => (this.kind === "order" ? new Draft(...this.parts, this.path) : null));

  private readonly choices: ReadonlySet<number> = $derived.by(
    () => new Set((this.stock ?? this.recruits ?? this.order)?.choices() ?? []),
  );
  can(action: number): boolean {
    return this.choices.has(action);
  }
  count(action: number): number {
    return this.path.filter((each) => each === action).length;
  }

  // --- putting a path together ---

  /** Take this path, without what the rules would no longer take in it. */
  private set(path: readonly number[]): void {
    const taken: number[] = [];
    for (const action of path) if (this.follows(taken).choices().includes(action)) taken.push(action);
    this.picked = taken;
    const { choice, game, voice } = this.play;
    if (taken.length === 0) return choice.clear();
    const { commit, end, further, to } = idsOf(game);
    const back = () => this.set(taken.slice(0, taken.at(-2) === further && this.isRange(taken.at(-1)!, to) ? -2 : -1));
    if (choice.prompt?.kind !== "order") return choice.set([...taken, end], true, pathWords(this.play, taken), back, true);
    const order = new Draft(...this.parts, taken);
    const ready = order.choices().includes(commit);
    const wording = ready ? pathWords(this.play, taken) : voice.text("table-order-who");
    choice.set(ready ? [...taken, commit] : taken, ready, wording, back, true);
  }

  private isRange(action: number, first: number): boolean {
    return action >= first && action < first + printOf(this.play.game).ids.length;
  }

  add(...actions: number[]): void {
    this.set([...this.path, ...actions]);
  }

  /** One such choice less, the last one made. */
  remove(action: number): void {
    const at = this.path.lastIndexOf(action);
    if (at >= 0) this.set(this.path.toSpliced(at, 1));
  }

  /** Do what is drafted now, and go on with the phase. */
  commit(): void {
    const { choice, game } = this.play;
    if (!this.drafting || this.path.length === 0) return;
    choice.set([...this.path, idsOf(game).commit], true, null, null, true);
    choice.send();
  }

  // --- sales and production ---

  sell(place: number): void {
    this.add(idsOf(this.play.game).sell + place);
  }

  /** All a prod gives as drugs, then as soldiers, then nothing. */
  turnProd(place: number): void {
    const { stock } = this;
    if (!stock) return;
    const { drug, soldier } = idsOf(this.play.game);
    const gives = this.play.shown.table.territories[place]!.to_produce;
    const drugs = stock.drugsMade.get(place) ?? 0;
    const soldiers = stock.soldiersMade.get(place) ?? 0;
    const rest = this.path.filter((action) => action !== drug + place && action !== soldier + place);
    if (drugs > 0) this.set([...rest, ...Array<number>(gives).fill(soldier + place)]);
    else if (soldiers > 0) this.set(rest);
    else this.set([...rest, ...Array<number>(gives).fill(drug + place)]);
  }

  /** All that is still to be produced, as one kind. */
  produceAll(what: "drug" | "soldier"): void {
    const first = idsOf(this.play.game)[what];
    const { territories } = this.play.shown.table;
    const made = (place: number) => this.stock?.made(place) ?? 0;
    this.add(...territories.flatMap(({ to_produce }, place) => Array<number>(Math.max(0, to_produce - made(place))).fill(first + place)));
  }

  // --- orders ---

  /** The destination pieces are being added to. */
  readonly to: number = $derived.by(() => {
    const { order } = this;
    return order && this.path.at(-1) !== idsOf(this.play.game).further ? order.to : NOTHING;
  });
  readonly origin: number = $derived.by(() => (this.order && this.to === NOTHING ? this.lifted : NOTHING));
  readonly moves: readonly Move[] = $derived.by(() => this.order?.moves ?? []);

  /** Where pieces may go now: those that were lifted, or any. */
  readonly ends: Ends = $derived.by(() => {
    if (!this.order || this.to !== NOTHING) return new Map();
    return this.origin === NOTHING ? new Map(this.order.destinations().map((place) => [place, "near"])) : this.endsFrom(this.origin);
  });

  /** Destinations of the pieces of one territory: the one pieces are being added to, and others. */
  endsFrom(from: number): Ends {
    const { order, to } = this;
    const found = new Map<number, Reach>();
    if (!order) return found;
    const open = to === NOTHING ? order.destinations() : [to, ...this.others];
    const land = printOf(this.play.game).land[from]!;
    for (const place of open) {
      const going = order.origins(place).filter((each) => each.from === from);
      const near = land.includes(place) || going.some(({ what }) => what !== LIEUTENANT);
      if (going.length > 0) found.set(place, near ? "near" : "far");
    }
    return found;
  }

  /** Own territories with pieces that can still go somewhere. */
  readonly fresh: ReadonlySet<number> = $derived.by(() => {
    const { order } = this;
    if (!order || this.to !== NOTHING) return new Set();
    const sources = order.destinations().flatMap((place) => order.origins(place).map(({ from }) => from));
    return new Set(sources);
  });

  /** What can still come to the open destination, by where from. */
  readonly coming: ReadonlyMap<number, Piece[]> = $derived.by(() => {
    const { order, to } = this;
    const found = new Map<number, Piece[]>();
    if (!order || to === NOTHING) return found;
    const add = (from: number, what: Piece) => {
      const here = found.get(from) ?? [];
      if (!here.includes(what)) found.set(from, [...here, what].sort((one, other) => one - other));
    };
    for (const move of order.moves) if (move.to === to) add(move.from, move.what);
    for (const { from, what } of order.origins(to)) add(from, what);
    return found;
  });

  /** How many of a kind go from there to the open destination. */
  going(from: number, what: Piece): number {
    return this.order?.gone(from, what, this.to) ?? 0;
  }
  mayAdd(from: number, what: Piece): boolean {
    return this.can(addOne(idsOf(this.play.game), from, what));
  }
  addPiece(from: number, what: Piece): void {
    const action = addOne(idsOf(this.play.game), from, what);
    if (what === DRUG) return this.add(action);
    // Troops before drugs: those need somebody to go with.
    const drug = this.path.findIndex((each, at) => at > this.legStart && this.isDrug(each));
    this.set(drug < 0 ? [...this.path, action] : this.path.toSpliced(drug, 0, action));
  }
  takePiece(from: number, what: Piece): void {
    const action = addOne(idsOf(this.play.game), from, what);
    const at = this.path.lastIndexOf(action);
    if (at > this.legStart) this.set(this.path.toSpliced(at, 1));
  }
  private get legStart(): number {
    return this.path.lastIndexOf(idsOf(this.play.game).to + this.to);
  }
  private isDrug(action: number): boolean {
    const { game } = this.play;
    const [verb, , what] = game.actions[action] ?? [];
    return verb === "add" && what === "drug";
  }

  /** To a destination: first of all those who were lifted for it, if any. */
  goTo(place: number): void {
    const { to } = idsOf(this.play.game);
    const from = this.origin;
    this.lifted = NOTHING;
    this.add(to + place);
    if (from !== NOTHING) this.send(from);
  }

  /** Other destinations the order could go on with. */
  readonly others: ReadonlySet<number> = $derived.by(() => {
    const { further } = idsOf(this.play.game);
    if (!this.order || this.to === NOTHING || !this.can(further)) return new Set();
    return new Set(this.order.destinations().filter((place) => !this.coming.has(place)));
  });

  /** Another destination in the same order, from where the last pieces came if they can. */
  private goOn(place: number, from = this.moves.findLast((move) => move.to === this.to)?.from): void {
    const { further, to } = idsOf(this.play.game);
    this.add(further, to + place);
    if (from !== undefined) this.send(from);
  }

  /** To a free territory one soldier; else all but one who keeps the place. If there is one alone, that one. */
  send(from: number): void {
    const { order } = this;
    if (!order) return;
    const ids = idsOf(this.play.game);
    const can = (what: Piece) => this.mayAdd(from, what);
    if (can(SOLDIER)) {
      const most = order.left(from, SOLDIER);
      const keep = order.staying(from) === most && most > 1 ? 1 : 0;
      const free = !order.isFoe(order.to) && this.play.shown.table.territories[order.to]!.owner === NOBODY;
      for (let n = 0; n < (free ? 1 : most - keep); n++) this.addPiece(from, SOLDIER);
    } else if (can(LIEUTENANT)) this.addPiece(from, LIEUTENANT);
    else if (can(DRUG)) this.add(...Array<number>(order.left(from, DRUG)).fill(addOne(ids, from, DRUG)));
    else if (can(BOSS)) this.addPiece(from, BOSS);
  }

  /** To the open destination: those who come at first, then one by one. */
  private more(from: number): void {
    if (this.going(from, SOLDIER) > 0 && this.mayAdd(from, SOLDIER)) this.addPiece(from, SOLDIER);
    else this.send(from);
  }

  further(): void {
    const { further } = idsOf(this.play.game);
    if (this.can(further)) this.add(further);
  }

  /** Take up the pieces of a territory, if any of them can still go somewhere; gives whether they can. */
  lift(place: number): boolean {
    const can = this.endsFrom(place).size > 0;
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
    this.lifted = NOTHING;
    return had;
  }

  // --- a territory that is pressed ---

  readonly pickable: ReadonlySet<number> = $derived.by(() => {
    const { shown, game, choice } = this.play;
    const ids = idsOf(game);
    const all = shown.table.territories.map((_, place) => place);
    if (this.stock) {
      const { stock } = this;
      return new Set(all.filter((place) => stock.maySell(place) || stock.mayMakeDrug(place) || stock.mayMakeSoldier(place) || stock.made(place) > 0));
    }
    if (this.recruits) return new Set(this.recruits.places);
    if (this.order) return this.to === NOTHING ? new Set([...this.fresh, ...this.ends.keys()]) : new Set([...this.coming.keys(), ...this.others]);
    if (this.placing) return new Set(all.filter((place) => choice.can(ids.territory + place)));
    return new Set();
  });

  press(place: number, double = false): void {
    if (!this.pickable.has(place)) {
      if (this.order) this.drop();
      return;
    }
    const { choice, game, voice } = this.play;
    const ids = idsOf(game);
    if (this.stock) return this.stock.maySell(place) ? this.sell(place) : this.turnProd(place);
    if (this.recruits) return this.add(ids.soldier + place);
    if (this.order) return this.pressOrder(place, double);
    const action = ids.territory + place;
    if (choice.ready && choice.steps[0] === action) return choice.send();
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
