/**
 * The answer in the making: what is picked on the table, sent as one path by the one button.
 *
 * Gangster and order, card and target: in whatever order they are picked, the paths that are left say
 * what may come next. The page never works out by itself what is allowed.
 */
import { idsOf, type ThingKind, type Verb, verbOf } from "./actions";
import { lendersOf, needsOf } from "./forecast";
import { answerOf, meant, type Path, pathsOf, picking, through } from "./paths";
import { type CosaNostraPlay, jobOf, SCHEMER } from "./pieces";
import { wordingOf } from "./saying";

/** What is never meant unless it was picked itself. */
const NEVER_BY_ITSELF: readonly Verb[] = ["announce", "cancel", "skip", "pass", "stop", "none", "decline", "renew", "person"];
/** Questions answered by picking things; the others have sheets of their own, on the stage. */
const ON_THE_TABLE = ["plan", "influence_turn", "turn_to_act", "peek", "choose_markers", "buy_after_roll", "recruit"];

/** Something on the table that is pointed at, to be looked at more closely. */
export interface Pointed {
  is: "gangster" | "business" | "job" | "influence" | "monopoly" | "boss";
  n: number;
  /** Where it is on the screen. */
  at: DOMRect;
}

const makings = new WeakMap<CosaNostraPlay, Making>();

export function makingOf(play: CosaNostraPlay): Making {
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
  // It counts only as long as the choice holds something (`touched`).
  private picked: readonly number[] = $state.raw([]);
  pointed: Pointed | null = $state.raw(null);
  /** The Job in hand the pointer is on. */
  hovered: number | null = $state(null);

  constructor(private readonly play: CosaNostraPlay) {}

  /** Is the reader asked something that is answered on the table? */
  readonly asked: boolean = $derived.by(() => {
    const { choice, beat } = this.play;
    return !choice.sending && !beat && ON_THE_TABLE.includes(choice.prompt?.kind ?? "");
  });

  private readonly paths: Path[] = $derived.by(() => {
    if (!this.asked) return [];
    const { branches, options } = this.play.choice;
    return branches.length > 0 ? pathsOf(branches) : options.map((action) => [action]);
  });

  readonly picks: readonly number[] = $derived.by(() => (this.asked && this.play.choice.touched ? this.picked : []));

  private readonly left: Path[] = $derived.by(() => meant(this.paths, this.picks, this.never));
  private readonly possible: Path[] = $derived.by(() => through(this.paths, this.picks));
  /** The answer, once there is but one left. */
  readonly answer: Path | null = $derived.by(() => (this.picks.length > 0 ? answerOf(this.left) : null));

  private never = (action: number): boolean => NEVER_BY_ITSELF.includes(verbOf(this.play.game, action));

  // --- things ---

  private action(what: ThingKind | Verb, n = 0): number {
    return idsOf(this.play.game)[what] + n;
  }

  /** Can it be picked at all? */
  can(what: ThingKind | Verb, n = 0): boolean {
    const action = this.action(what, n);
    return this.paths.some((path) => path.includes(action));
  }

  /** Does it go with what is picked, as the next thing? */
  fits(what: ThingKind | Verb, n = 0): boolean {
    const action = this.action(what, n);
    return this.picks.length > 0 && !this.picks.includes(action) && this.left.some((path) => path.includes(action));
  }

  /** Would it go with what is picked, if it were meant? */
  could(what: ThingKind | Verb, n = 0): boolean {
    const action = this.action(what, n);
    return this.picks.length > 0 && this.possible.some((path) => path.includes(action));
  }

  /** Is it part of the answer so far, picked or the only one left? */
  has(what: ThingKind | Verb, n = 0): boolean {
    const action = this.action(what, n);
    return this.picks.includes(action) || (this.answer?.includes(action) ?? false);
  }

  /** The thing of this kind that is picked, or the only one left; null if none. */
  one(what: ThingKind, where: (n: number) => boolean = () => true): number | null {
    const of = (actions: readonly number[]) =>
      actions.filter((action) => verbOf(this.play.game, action) === what).map((action) => action - this.action(what)).find(where);
    return of(this.picks) ?? of(this.answer ?? []) ?? null;
  }

  press(what: ThingKind | Verb, n = 0): void {
    if (this.can(what, n)) this.set(picking(this.paths, this.picks, this.action(what, n)));
  }

  /** Is there an answer with both of these? */
  goes(what: ThingKind, n: number, way: Verb): boolean {
    return through(this.paths, [this.action(what, n), this.action(way)]).length > 0;
  }

  /** What to do with a man's task; his target stays, where it can. */
  choose(way: "reveal" | "pay" | "announce" | "cancel", man: number): void {
    const ways = ["reveal", "pay", "announce", "cancel"] as const;
    const others = this.picks.filter((pick) => !ways.some((each) => pick === this.action(each)));
    const kept = picking(this.paths, others.includes(this.action("gangster", man)) ? others : [this.action("gangster", man)], this.action(way));
    this.set(kept);
  }

  /** The player himself: whom an Attack is against, or threatened in person (CN-8.2). */
  pressPlayer(seat: number): void {
    const announcing = this.picks.includes(this.action("announce"));
    if (!this.can("player", seat)) return;
    const picks = picking(this.paths, this.picks, this.action("player", seat));
    this.set(announcing && picks.includes(this.action("player", seat)) ? picking(this.paths, picks, this.action("person")) : picks);
  }

  /** An Influence card in hand. A Schemer, in one's own turn, is to skip it (CN-11.14). */
  pressInfluence(kind: number): void {
    if (kind === SCHEMER) this.press("skip");
    else this.press("influence", kind);
  }

  canPlay(kind: number): boolean {
    return kind === SCHEMER ? this.can("skip") : this.can("influence", kind);
  }

  plays(kind: number): boolean {
    return kind === SCHEMER ? this.has("skip") : this.has("influence", kind);
  }

  private set(picks: readonly number[]): void {
    const { choice } = this.play;
    if (picks.length === 0) return choice.clear();
    this.picked = picks;
    const answer = answerOf(meant(this.paths, picks, this.never));
    // (Not an answer yet; a step in it says that something was picked.)
    choice.set([...(answer ?? picks)], answer !== null, wordingOf(this.play, picks, answer), this.back);
  }

  private back = (): void => this.set(this.picks.slice(0, -1));

  // --- the answer, read ---

  /** One's own man in the answer: who is to do it. */
  readonly man: number | null = $derived.by(() => this.one("gangster", (n) => this.mine(n)));
  /** The order given, or turned over; null where it is not a Job, or not known. */
  readonly job: number | null = $derived.by(() => {
    const given = this.one("job");
    if (given !== null || this.man === null) return given;
    return this.own(this.man)?.job ?? null;
  });
  /** The Job to be thought about: picked, or pointed at in the hand. */
  readonly subject: number | null = $derived.by(() => this.job ?? (this.picks.length === 0 ? this.hovered : null));
  /** Others' Businesses that would fill what it lacks. */
  readonly wanted: ReadonlySet<number> = $derived.by(() => {
    if (this.subject === null || this.play.beat) return new Set();
    const kinds = needsOf(this.play, this.subject).flatMap(({ kind, state }) => (state === "missing" ? [kind] : []));
    return new Set(kinds.flatMap((kind) => lendersOf(this.play, kind).map(({ business }) => business)));
  });
  /** Somebody else's gangster in the answer. */
  readonly rival: number | null = $derived.by(() => this.one("gangster", (n) => !this.mine(n)));

  private own(gangster: number) {
    const { table, seat } = this.play.shown;
    return table.players[seat]?.gangsters.find((each) => each.gangster === gangster);
  }
  private mine(gangster: number): boolean {
    const player = this.play.shown.table.players[this.play.shown.seat];
    return this.own(gangster) !== undefined || (player?.recruits.includes(gangster) ?? false);
  }

  /** Is an Attack being aimed? Then targets show their threshold. */
  readonly aiming: boolean = $derived.by(
    () => this.job !== null && jobOf(this.play.game, this.job).attack && this.possible.some((path) => path.includes(this.action("reveal"))),
  );
}
