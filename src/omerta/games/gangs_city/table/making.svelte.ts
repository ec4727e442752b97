/**
 * The answer in the making on the map: a tile and what it is to do, a cell for a place, a place for
 * who leaves, a seat to begin. Sent as one message by the one button. What is possible, and what would
 * come of it, the house says.
 */
import { untrack } from "svelte";

import { actionOf, verbOf } from "$lib/actions";
import { Foresight } from "$lib/foresight.svelte";
import type { Asking } from "$lib/game";
import { Making } from "$lib/making.svelte";
import { onceWithEffects } from "$lib/once.svelte";

import { keyOf, locationOf, type Cell } from "./hexes";
import { SETTLING } from "./numbers";
import { deedWords, doneOf, headline, lineOf, type Deed, type Line } from "./outcome";
import { cellOfSpot, kindId, kindName, locationId, locationName, type GangsCityPlay } from "./pieces";
import type { Laying, Outlook, SpotChoice, Way } from "./view";

interface Picked {
  tile: number;
  spot: number | null;
  action: number | null;
  chief: boolean;
}

/** A tile as it would lie: where it is pointed, or where it was fixed. What it does may still be open. */
export interface Aimed extends Picked {
  spot: number;
  deed: Deed;
}

export class MapMaking extends Making<GangsCityPlay, Picked> {
  /** The spot pointed at with the tile in hand. */
  pointed: number | null = $state(null);
  /** The cell pointed at with a place to be laid. */
  pointedCell: Cell | null = $state.raw(null);
  /** A tile on its way from the hand to the map: where the finger is, on the screen. */
  drag: { x: number; y: number } | null = $state.raw(null);

  private readonly foresight: Foresight<Outlook>;

  constructor(play: GangsCityPlay) {
    super(play);
    this.foresight = new Foresight(play.choice);
    $effect(() => {
      const { wanted } = this;
      if (wanted) untrack(() => void this.foresight.look(wanted));
    });
    // What the house says of a tile that is fixed makes it an answer.
    $effect(() => {
      void this.laidAs;
      untrack(() => this.made && !this.play.choice.taken && this.pick(this.made));
    });
  }

  // --- a tile: GC-10.7 to 10.11 ---

  readonly placing: boolean = $derived.by(() => this.asks("place_tile") && this.play.shown.table.own !== null);

  /** The first list of a placement. Where it was filled in by itself, the prompt is further on. */
  private readonly firstList: number[] = $derived.by(() => {
    const { game, choice } = this.play;
    const options = choice.prompt?.options ?? [];
    if (!this.placing) return [];
    const isFirst = options.some((option) => ["tile", "decline"].includes(verbOf(game, option)));
    return isFirst ? options : (this.foresight.of([])?.options ?? []);
  });

  /** The tiles that may be laid: kinds, each with its choice. */
  readonly tiles: Map<number, number> = $derived.by(() => {
    const { shown, game } = this.play;
    const held = [...new Set([...(shown.table.own?.hand ?? []), SETTLING])];
    const choices = held.map((kind) => [kind, actionOf(game, "tile", kindId(game, kind))] as const);
    return new Map(choices.filter(([, choice]) => this.firstList.includes(choice)));
  });
  /** GC-4.31, 4.34 */
  readonly mayDecline: boolean = $derived.by(() => this.firstList.includes(actionOf(this.play.game, "decline")));

  private readonly made = $derived.by(() => (this.placing ? this.picked : null));

  /** The tile in hand. */
  readonly tile: number | null = $derived.by(() => this.made?.tile ?? null);
  readonly spot: number | null = $derived.by(() => this.made?.spot ?? null);
  readonly action: number | null = $derived.by(() => this.made?.action ?? null);

  /** Its tile, then where it lies and what it does, as far as the house has said what the steps mean. */
  protected read(steps: readonly number[]): Picked | null {
    const [tile] = [...this.tiles].find(([, choice]) => choice === steps[0]) ?? [];
    if (tile === undefined) return null;
    const spots = this.foresight.of(steps.slice(0, 1))?.outlook?.placing?.spots ?? [];
    const there = spots.find(({ path }) => path.every((step, i) => step === steps[i]));
    const laying = there ? this.foresight.of(there.path)?.outlook?.placing?.laying : null;
    const [way, chief] = there ? steps.slice(there.path.length) : [];
    return {
      tile,
      spot: there?.spot ?? null,
      action: laying?.ways.find(({ choice }) => choice === way)?.action ?? null,
      chief: laying?.chief !== null && laying?.chief === chief,
    };
  }

  private choiceOf(tile: number | null): number[] {
    const choice = tile === null ? undefined : this.tiles.get(tile);
    return choice === undefined ? [] : [choice];
  }

  /** Where the tile in hand may go, by spot. */
  private readonly spots: Map<number, SpotChoice> = $derived.by(() => {
    const path = this.choiceOf(this.tile);
    const spots = path.length > 0 ? this.foresight.of(path)?.outlook?.placing?.spots : null;
    return new Map(spots?.map((each) => [each.spot, each]));
  });

  /** The same by the cell it would lie in. */
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

  /** This spot and the others of its cell. */
  besides(spot: number): readonly number[] {
    return [...this.targets.values()].find((spots) => spots.includes(spot)) ?? [spot];
  }

  /** The steps that lay the tile in hand on this spot. */
  pathTo(spot: number): readonly number[] | undefined {
    return this.spots.get(spot)?.path;
  }

  /** Places and piles where the tile in hand has a spot. */
  readonly within: Set<number> = $derived.by(() => new Set([...this.spots.keys()].map(locationOf)));

  /** Where it is pointed, or where it was fixed. */
  private readonly aimedSpot: SpotChoice | null = $derived.by(() => {
    const { pointed, spot } = this;
    const there = pointed === null ? undefined : this.spots.get(pointed);
    return there ?? (spot === null ? null : (this.spots.get(spot) ?? null));
  });

  /** The tile as it would lie. */
  readonly aimed: Aimed | null = $derived.by(() => {
    const { tile, aimedSpot: there } = this;
    if (tile === null || !there) return null;
    const action = there.spot === this.spot ? this.action : onlyOne(there.actions);
    const deed = action === null ? "open" : there.deeds[there.actions.indexOf(action)]!;
    return { tile, spot: there.spot, action, deed, chief: this.chief };
  });

  /** What would come of the tile as aimed; null until the house has said so. */
  readonly laying: Laying | null = $derived.by(() => this.layingAt(this.aimedSpot?.spot ?? null));
  /** What would come of it where it was fixed. (Only an effect reads it: a derived one has been seen to fall silent.) */
  private get laidAs(): Laying | null {
    return this.layingAt(this.spot);
  }

  private layingAt(spot: number | null): Laying | null {
    const path = spot === null ? undefined : this.spots.get(spot)?.path;
    return path ? (this.foresight.of(path)?.outlook?.placing?.laying ?? null) : null;
  }

  /** The path that the house is asked about: the spot aimed at, the tile in hand, or the first list. */
  private get wanted(): number[] | null {
    if (!this.placing) return null;
    if (this.aimedSpot) return this.aimedSpot.path;
    if (this.tile !== null) return this.choiceOf(this.tile);
    return this.firstList.length === 0 ? [] : null;
  }

  /** What it does where it was fixed. */
  readonly deed: Deed = $derived.by(() => {
    const there = this.spot === null ? undefined : this.spots.get(this.spot);
    return this.action === null ? "open" : (there?.deeds[there.actions.indexOf(this.action)] ?? "open");
  });
  /** What it may do where it was fixed. */
  readonly actions: number[] = $derived.by(() =>
    this.spot === null ? [] : (this.spots.get(this.spot)?.actions ?? []),
  );
  /** Is there a choice of chief (GC-4.20)? */
  readonly mayLead: boolean = $derived.by(() => this.laying !== null && this.laying.chief !== null);
  readonly chief: boolean = $derived.by(() => this.laying?.chief !== null && (this.made?.chief ?? false));

  /** Rows of buttons that come once the tile is fixed where it is pointed: which place it turns to, what it does. */
  readonly rowsToCome: number = $derived.by(() => {
    const { aimed, laying } = this;
    if (!aimed || aimed.spot === this.spot) return 0;
    const turns = this.besides(aimed.spot).length > 1;
    const chooses = laying !== null && (laying.ways.length > 1 || laying.chief !== null);
    return Number(turns) + Number(chooses);
  });

  canTake(tile: number): boolean {
    return this.tiles.has(tile);
  }

  take(tile: number): void {
    if (!this.canTake(tile)) return;
    this.pointed = null;
    if (this.tile === tile && this.drag === null) return this.play.choice.clear();
    this.pick({ tile, spot: null, action: null, chief: this.made?.chief ?? false });
    void this.foresight.look(this.choiceOf(tile)).then(() => {
      // One place to go (GC-4.28): it is there at once.
      const [only, more] = this.tile === tile && this.spot === null ? this.spots.keys() : [];
      if (only !== undefined && more === undefined) this.fix(only);
    });
  }

  fix(spot: number): void {
    const there = this.spots.get(spot);
    if (this.made === null || !there) return;
    this.pointed = null;
    const kept = there.actions.includes(this.action ?? -1) ? this.action : null;
    this.pick({ ...this.made, spot, action: onlyOne(there.actions) ?? kept });
  }

  act(action: number): void {
    if (this.made && this.actions.includes(action)) this.pick({ ...this.made, action });
  }

  lead(chief: boolean): void {
    if (this.made && this.mayLead) this.pick({ ...this.made, chief });
  }

  /** Back to the step where this is chosen. */
  backTo(step: "tile" | "spot" | "action"): void {
    if (!this.made) return;
    if (step === "tile") this.play.choice.clear();
    else if (step === "spot") this.pick({ ...this.made, spot: null, action: null });
    else if (this.actions.length > 1) this.pick({ ...this.made, action: null });
  }

  private back = (): void => {
    if (!this.made) return;
    if (this.mayLead && this.chief) this.lead(false);
    else if (this.made.action !== null && this.actions.length > 1) this.backTo("action");
    else if (this.made.spot !== null) this.backTo("spot");
    else this.backTo("tile");
  };

  private pick(picked: Picked): void {
    const { choice, voice } = this.play;
    this.hold(picked);
    const { spot, action } = picked;
    const path = spot === null ? this.choiceOf(picked.tile) : this.spots.get(spot)!.path;
    const laying = this.layingAt(spot);
    const way = laying?.ways.find((each) => each.action === action);
    if (!laying || !way) {
      // (Not an answer yet; a step in it says that something was picked.)
      const wording = voice.text(spot === null ? "table-lay-where" : "table-lay-how");
      return choice.set(path, false, wording, this.back, true);
    }
    const leads = laying.chief !== null && picked.chief;
    const whole = [...path, way.choice, leads ? laying.chief! : laying.plain, doneOf(this.play)];
    choice.set(whole, true, deedWords(this.play, spot!, way.deed, leads ? way.led : way.total), this.back, true);
  }

  /** GC-4.31, 4.34: lay nothing more. */
  readonly declining: boolean = $derived.by(
    () => this.play.choice.touched && this.play.choice.steps[0] === actionOf(this.play.game, "decline"),
  );
  decline(): void {
    const { choice, voice } = this.play;
    if (!this.mayDecline) return;
    if (this.declining) return choice.clear();
    this.hold(null);
    choice.set(this.declineSteps, true, voice.text("table-decline"), () => choice.clear(), true);
  }
  get declineSteps(): number[] {
    return [actionOf(this.play.game, "decline"), doneOf(this.play)];
  }

  // --- one of a list, and `done`: cells, places, seats ---

  /** What is picked of a list (GC-10.15). */
  readonly one: number | null = $derived.by(() => {
    const { choice } = this.play;
    return choice.touched && !this.placing ? (choice.steps[0] ?? null) : null;
  });

  choose(action: number, wording: string): void {
    const { choice } = this.play;
    if (!choice.can(action)) return;
    if (this.one === action) return choice.clear();
    choice.set([action, doneOf(this.play)], true, wording, () => choice.clear());
  }

  /** What would come of a first choice. */
  outlookOf(action: number): Outlook | null {
    return (this.play.choice.outlooks.get(action) as Outlook | undefined) ?? null;
  }

  /** The place about to be laid (GC-3.8, 7.2). */
  readonly opening: number | null = $derived.by(() => {
    const { table, seat } = this.play.shown;
    if (this.asks("setup_place")) return table.players[seat]?.drawn ?? null;
    return this.asks("open_place") ? table.opening : null;
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

  /** What a place in a cell would change. */
  siteLines(cell: Cell): Line[] {
    const lot = this.lots.get(keyOf(cell));
    const lines = lot ? this.outlookOf(lot.action)?.site : null;
    return (lines ?? []).map((line) => lineOf(this.play, line));
  }

  build(cell: Cell): void {
    const lot = this.lots.get(keyOf(cell));
    if (!lot || this.opening === null) return;
    this.choose(lot.action, this.play.voice.text("table-site", { the: locationName(this.play, this.opening, "the-") }));
  }

  /** Where who leaves may go (GC-7.6): places, each with its action. */
  readonly homes: Map<number, number> = $derived.by(() => {
    const { shown, game, choice } = this.play;
    if (!this.asks("return_character")) return new Map();
    const places = shown.table.places.map(
      ({ place }) => [place, actionOf(game, "at", locationId(game, place))] as const,
    );
    return new Map(places.filter(([, action]) => choice.can(action)));
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
    if (!this.asks("first_player")) return new Map();
    const seats = shown.table.players.map((_, seat) => [seat, actionOf(game, "begin", seat)] as const);
    return new Map(seats.filter(([, action]) => choice.can(action)));
  });

  begin(seat: number): void {
    const action = this.starters.get(seat);
    const { voice } = this.play;
    if (action !== undefined) this.choose(action, voice.text("table-begin", { name: voice.name(seat) }));
  }
}

export const makingOf = onceWithEffects((play: GangsCityPlay) => new MapMaking(play));

const onlyOne = (actions: readonly number[]) => (actions.length === 1 ? actions[0]! : null);

/** What a way comes to, led by the chief or not. */
export const valueOf = (way: Way | undefined, chief: boolean) => (chief ? way?.led : way?.total) ?? null;

// --- what the prompt bar says ---

export function asking(play: GangsCityPlay): Asking | null {
  const { voice } = play;
  const making = makingOf(play);
  const { tile, spot, action } = making;
  if (making.declining)
    return { question: voice.text("table-ask-decline"), why: voice.text("table-ask-decline-why"), rule: "GC-4.31" };
  if (tile === null) {
    const nothing = making.placing && making.mayDecline && making.tiles.size === 0;
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
      question: voice.text("table-ask-how", {
        the: kind,
        at: locationName(play, locationOf(spot), "at-"),
        settling: tile === SETTLING ? "yes" : "no",
      }),
      why: voice.text(tile === SETTLING ? "table-ask-how-settling" : "table-ask-how-why"),
      rule: tile === SETTLING ? "GC-4.26" : "GC-4.9",
    };
  const deed = making.deed;
  const said = headline(play, tile, spot, deed);
  if (making.mayLead)
    return {
      question: voice.text("table-ask-chief", { headline: said }),
      why: voice.text(deed === "manage" ? "table-ask-chief-idle" : "table-ask-chief-why"),
      rule: deed === "manage" ? "GC-4.24" : "GC-4.20",
    };
  return {
    question: voice.text("table-ask-lay", { headline: said }),
    why: voice.text("table-ask-lay-why"),
    rule: "GC-10.1",
  };
}
