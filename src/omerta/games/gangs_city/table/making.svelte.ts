/**
 * The answer in the making on the map: a tile and what it is to do, a cell for a place, a place for
 * who leaves, a seat to begin. Sent as one message by the one button.
 */
import { actionOf } from "$lib/actions";
import type { Asking } from "$lib/game";

import { around, districts, isEnclosed, keyOf, locationOf, type Cell } from "./hexes";
import { SETTLING } from "./numbers";
import { deedOf, deedWords, headline, type Aimed, type Line } from "./outcome";
import {
  builtCells,
  cellOfSpot,
  idsOf,
  kindName,
  locationName,
  printOf,
  type GangsCityPlay,
} from "./pieces";
import { declineSteps, placementSteps, placingOf, type Free, type Placing, type Spot } from "./placing";

const makings = new WeakMap<GangsCityPlay, Making>();

export function makingOf(play: GangsCityPlay): Making {
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

export class Making {
  // What was picked; it counts only as long as the choice holds something (`touched`).
  private picked: { tile: number; spot: number | null; action: number | null; chief: boolean } | null =
    $state.raw(null);
  /** The spot pointed at with the tile in hand. */
  pointed: number | null = $state(null);
  /** The cell pointed at with a place to be laid. */
  pointedCell: Cell | null = $state.raw(null);
  /** A tile on its way from the hand to the map: where the finger is, on the screen. */
  drag: { x: number; y: number } | null = $state.raw(null);

  constructor(private readonly play: GangsCityPlay) {}

  private asked(...kinds: string[]): boolean {
    const { choice } = this.play;
    return !choice.sending && !this.play.beat && kinds.includes(choice.prompt?.kind ?? "");
  }

  // --- a tile: GC-10.7 to 10.11 ---

  readonly placing: Placing | null = $derived.by(() => {
    const { shown, game } = this.play;
    if (!this.asked("place_tile") || !shown.table.own) return null;
    return placingOf(shown.table, shown.seat, printOf(game));
  });

  private readonly made = $derived.by(() => (this.placing && this.play.choice.touched ? this.picked : null));

  /** The tile in hand. */
  readonly tile: number | null = $derived.by(() => this.made?.tile ?? null);
  readonly spot: number | null = $derived.by(() => this.made?.spot ?? null);
  readonly action: number | null = $derived.by(() => this.made?.action ?? null);
  readonly chief: boolean = $derived.by(() => this.made?.chief ?? false);

  readonly free: Free | null = $derived.by(
    () => this.placing?.tiles.find(({ tile }) => tile === this.tile) ?? null,
  );
  private readonly spots: Map<number, Spot> = $derived.by(
    () => new Map(this.free?.spots.map((each) => [each.spot, each])),
  );

  /** Where the tile in hand may go, by the cell it would lie in. */
  readonly targets: Map<string, number[]> = $derived.by(() => {
    const targets = new Map<string, number[]>();
    for (const spot of this.spots.keys()) {
      const cell = cellOfSpot(this.play.shown.table, spot);
      if (!cell) continue;
      const key = keyOf(cell);
      targets.set(key, [...(targets.get(key) ?? []), spot]);
    }
    return targets;
  });

  /** Places and piles where the tile in hand has a spot. */
  readonly within: Set<number> = $derived.by(() => new Set([...this.spots.keys()].map(locationOf)));

  /** The tile as it would lie: where it is pointed, or where it was fixed. */
  readonly aimed: Aimed | null = $derived.by(() => {
    const { tile, pointed } = this;
    const spot = pointed !== null && this.spots.has(pointed) ? pointed : this.spot;
    if (tile === null || spot === null) return null;
    const action = spot === this.spot ? this.action : this.onlyAction(spot);
    return { tile, spot, action, chief: this.chief };
  });

  /** What it may do where it was fixed. */
  readonly actions: number[] = $derived.by(() => (this.spot === null ? [] : (this.spots.get(this.spot)?.actions ?? [])));
  /** Is there a choice of chief (GC-4.20)? */
  readonly mayLead: boolean = $derived.by(() => (this.free?.chiefs.length ?? 0) > 1);

  private onlyAction(spot: number): number | null {
    const actions = this.spots.get(spot)?.actions ?? [];
    return actions.length === 1 ? actions[0]! : null;
  }

  canTake(tile: number): boolean {
    return this.placing?.tiles.some((free) => free.tile === tile) ?? false;
  }

  take(tile: number): void {
    if (!this.canTake(tile)) return;
    this.pointed = null;
    if (this.tile === tile && this.drag === null) return this.play.choice.clear();
    const chiefs = this.placing!.tiles.find((free) => free.tile === tile)!.chiefs;
    const chief = chiefs.length === 1 ? chiefs[0]! : this.chief && chiefs.includes(true);
    this.set({ tile, spot: null, action: null, chief });
    // One place to go (GC-4.28): it is there at once.
    const [only, more] = this.spots.keys();
    if (only !== undefined && more === undefined) this.fix(only);
  }

  fix(spot: number): void {
    if (this.made === null || !this.spots.has(spot)) return;
    this.pointed = null;
    const kept = this.spots.get(spot)!.actions.includes(this.action ?? -1) ? this.action : null;
    this.set({ ...this.made, spot, action: this.onlyAction(spot) ?? kept });
  }

  act(action: number): void {
    if (this.made && this.actions.includes(action)) this.set({ ...this.made, action });
  }

  lead(chief: boolean): void {
    if (this.made && this.mayLead) this.set({ ...this.made, chief });
  }

  /** Back to the step where this is chosen. */
  backTo(step: "tile" | "spot" | "action"): void {
    if (!this.made) return;
    if (step === "tile") this.play.choice.clear();
    else if (step === "spot") this.set({ ...this.made, spot: null, action: null });
    else if (this.actions.length > 1) this.set({ ...this.made, action: null });
  }

  private back = (): void => {
    if (!this.made) return;
    if (this.made.action !== null && this.actions.length > 1) this.backTo("action");
    else if (this.made.spot !== null) this.backTo("spot");
    else this.backTo("tile");
  };

  private set(made: NonNullable<typeof this.picked>): void {
    const { choice, game, voice } = this.play;
    const ids = idsOf(game);
    this.picked = made;
    const { tile, spot, action, chief } = made;
    if (spot === null || action === null) {
      // (Not an answer yet; a step in it says that something was picked.)
      const wording = voice.text(spot === null ? "table-lay-where" : "table-lay-how");
      return choice.set([tile === SETTLING ? ids.settling : ids.tile + tile], false, wording, this.back);
    }
    const chain = placementSteps(ids, this.placing!, { tile, spot, action, chief });
    const draft = choice.prompt?.draft ?? [];
    const fits = draft.every((step, i) => step === chain[i]);
    choice.set(chain.slice(draft.length), fits, deedWords(this.play, { tile, spot, action, chief }), this.back);
  }

  /** GC-4.31, 4.34: lay nothing more. */
  readonly declining: boolean = $derived.by(
    () => this.play.choice.touched && this.play.choice.steps[0] === idsOf(this.play.game).decline,
  );
  decline(): void {
    const { choice, game, voice } = this.play;
    if (!this.placing?.mayDecline) return;
    if (this.declining && choice.ready) return choice.send();
    this.picked = null;
    choice.set(declineSteps(idsOf(game), this.placing), true, voice.text("table-decline"), () => choice.clear());
  }

  // --- one of a list, and `done`: cells, places, seats ---

  /** What is picked of a list (GC-10.15). */
  readonly one: number | null = $derived.by(() => {
    const { choice } = this.play;
    return choice.touched && !this.placing ? (choice.steps[0] ?? null) : null;
  });

  choose(action: number, wording: string): void {
    const { choice, game } = this.play;
    if (!choice.can(action)) return;
    if (this.one === action && choice.ready) return choice.send();
    choice.set([action, idsOf(game).done], true, wording, () => choice.clear());
  }

  /** The place about to be laid (GC-3.8, 7.2). */
  readonly opening: number | null = $derived.by(() => {
    const { table, seat } = this.play.shown;
    if (this.asked("setup_place")) return table.players[seat]?.drawn ?? null;
    return this.asked("open_place") ? table.opening : null;
  });

  /** The cells where it may go, each with its action. */
  readonly lots: Map<string, { cell: Cell; action: number }> = $derived.by(() => {
    const { game, choice } = this.play;
    if (this.opening === null) return new Map();
    return new Map(
      choice.options.flatMap((action) => {
        const [verb, q, r] = game.actions[action] ?? [];
        const cell = { q: Number(q), r: Number(r) };
        return verb === "cell" ? [[keyOf(cell), { cell, action }] as const] : [];
      }),
    );
  });

  /** The cell picked for it, or pointed at. */
  readonly site: Cell | null = $derived.by(() => {
    const pointed = this.pointedCell && this.lots.get(keyOf(this.pointedCell))?.cell;
    if (pointed) return pointed;
    return [...this.lots.values()].find(({ action }) => action === this.one)?.cell ?? null;
  });

  build(cell: Cell): void {
    const lot = this.lots.get(keyOf(cell));
    if (!lot || this.opening === null) return;
    this.choose(lot.action, this.play.voice.text("table-site", { the: locationName(this.play, this.opening, "the-") }));
  }

  /** Where who leaves may go (GC-7.6): places, each with its action. */
  readonly homes: Map<number, number> = $derived.by(() => {
    const { shown, game, choice } = this.play;
    if (!this.asked("return_character")) return new Map();
    const { at } = idsOf(game);
    return new Map(
      shown.table.places.flatMap(({ place }) => (choice.can(at + place) ? [[place, at + place] as const] : [])),
    );
  });

  goHome(place: number): void {
    const { shown } = this.play;
    const action = this.homes.get(place);
    if (action === undefined) return;
    const kind = shown.table.players[shown.seat]!.leaving[0]!;
    const at = locationName(this.play, place, "at-");
    this.choose(action, this.play.voice.text("table-return", { the: kindName(this.play, kind, "the-"), at }));
  }

  /** Who may be first player (GC-4.1): seats, each with its action. */
  readonly starters: Map<number, number> = $derived.by(() => {
    const { shown, game, choice } = this.play;
    if (!this.asked("first_player")) return new Map();
    return new Map(
      shown.table.players.flatMap((_, seat) => {
        const action = actionOf(game, "begin", seat);
        return choice.can(action) ? [[seat, action] as const] : [];
      }),
    );
  });

  begin(seat: number): void {
    const action = this.starters.get(seat);
    const { voice } = this.play;
    if (action !== undefined) this.choose(action, voice.text("table-begin", { name: voice.name(seat) }));
  }
}

/** What a place in a cell would change: what it encloses, which district it makes. */
export function siteOutcome(play: GangsCityPlay, cell: Cell): Line[] {
  const { shown, voice } = play;
  const { table, seat } = shown;
  const built = new Set([...builtCells(table).keys(), keyOf(cell)]);
  const near = around(cell).map(keyOf);
  const closed = table.places.filter(
    (each) => !each.enclosed && near.includes(keyOf(each)) && isEnclosed(each, built),
  );
  const lines: Line[] = [];
  if (play.choice.prompt?.kind === "open_place") {
    const own = [...table.places.filter(({ owner }) => owner === seat), cell];
    const group = districts(own).find((each) => each.some((one) => keyOf(one) === keyOf(cell)))!;
    lines.push({ text: voice.text("table-site-district", { places: group.length, points: group.length - 1 }), rule: "GC-8.2" });
  } else lines.push({ text: voice.text("table-site-neutral"), rule: "GC-3.12" });
  if (isEnclosed(cell, built)) lines.push({ text: voice.text("table-site-enclosed"), rule: "GC-7.5" });
  for (const { place } of closed)
    lines.push({ text: voice.text("table-site-encloses", { the: locationName(play, place, "the-") }), rule: "GC-1.9" });
  return lines;
}

// --- what the prompt bar says ---

export function asking(play: GangsCityPlay): Asking | null {
  const { voice } = play;
  const making = makingOf(play);
  const { tile, spot, action } = making;
  if (making.declining) return { question: voice.text("table-ask-decline"), why: voice.text("table-ask-decline-why"), rule: "GC-4.31" };
  if (tile === null) {
    const nothing = making.placing?.tiles.length === 0;
    return nothing
      ? { question: voice.text("table-ask-nothing"), why: voice.text("table-ask-nothing-why"), rule: "GC-4.34" }
      : null;
  }
  const kind = kindName(play, tile, "the-");
  if (spot === null)
    return {
      question: voice.text("table-ask-where", { the: kind }),
      why: voice.text(tile === SETTLING ? "table-ask-where-settling" : "table-ask-where-why"),
      rule: tile === SETTLING ? "GC-4.27" : "GC-4.6",
    };
  if (action === null)
    return {
      question: voice.text("table-ask-how", { the: kind, at: locationName(play, locationOf(spot), "at-"), settling: tile === SETTLING ? "yes" : "no" }),
      why: voice.text(tile === SETTLING ? "table-ask-how-settling" : "table-ask-how-why"),
      rule: tile === SETTLING ? "GC-4.26" : "GC-4.9",
    };
  const aimed = { tile, spot, action, chief: making.chief };
  const said = headline(play, aimed);
  const deed = deedOf(play, aimed);
  if (making.mayLead)
    return {
      question: voice.text("table-ask-chief", { headline: said }),
      why: voice.text(deed === "manage" ? "table-ask-chief-idle" : "table-ask-chief-why"),
      rule: deed === "manage" ? "GC-4.24" : "GC-4.20",
    };
  const forced = making.chief;
  return {
    question: voice.text("table-ask-lay", { headline: said, chief: forced ? "yes" : "no" }),
    why: voice.text(forced ? "table-ask-forced-why" : "table-ask-lay-why"),
    rule: forced ? "GC-4.22" : "GC-10.1",
  };
}
