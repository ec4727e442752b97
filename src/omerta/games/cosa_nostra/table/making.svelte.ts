/**
 * The answer in the making: what is picked on the table, sent as one path by the one button.
 *
 * Gangster and order, card and target: in whatever order they are picked, the paths that are left say
 * what may come next. The page never works out by itself what is allowed.
 */
import { Making } from "$lib/making.svelte";
import { onceWithEffects } from "$lib/once.svelte";

import { idsOf, numberOf, type ThingKind, type Verb, verbOf } from "./actions";
import { answerOf, meant, type Path, pathsOf, picking, through } from "./paths";
import { bossOf, type CosaNostraPlay, jobOf, SCHEMER, SNITCH, SPY } from "./pieces";
import { BY_PICKING } from "./questions";
import { wordingOf } from "./saying";
import { lendersOf, needsOf } from "./throws";

/** What is never meant unless it was picked itself. */
const NEVER_BY_ITSELF: readonly Verb[] = [
  "announce",
  "call_off",
  "cancel",
  "skip",
  "pass",
  "stop",
  "none",
  "decline",
  "renew",
  "person",
];

/** CN-12.2, 18.1: with what a look out of turn is made. */
const BY: Partial<Record<Verb, number | "lawyer" | "again">> = {
  snitch_looks: SNITCH,
  spy_looks: SPY,
  lawyer_looks: "lawyer",
  again_looks: "again",
};

export const makingOf = onceWithEffects((play: CosaNostraPlay) => new OrderMaking(play));

export class OrderMaking extends Making<CosaNostraPlay, readonly number[]> {
  /** The Job in hand the pointer is on. */
  hovered: number | null = $state(null);

  /** Is the reader asked something that is answered on the table? */
  readonly asked: boolean = $derived.by(() => this.asks(...BY_PICKING));

  /** CN-12.2, 18.1: looks nobody asked for, each as the path it would be if somebody had. */
  private readonly looks: { path: Path; action: number }[] = $derived.by(() => {
    const { choice, beat } = this.play;
    return this.asked || beat ? [] : choice.interrupts.flatMap((action) => this.lookOf(action));
  });

  private readonly paths: Path[] = $derived.by(() => {
    if (!this.asked) return this.looks.map(({ path }) => path);
    const { branches, options } = this.play.choice;
    return branches.length > 0 ? pathsOf(branches) : options.map((action) => [action]);
  });

  readonly picks: readonly number[] = $derived.by(() => (this.paths.length > 0 ? (this.picked ?? []) : []));

  private readonly left: Path[] = $derived.by(() => meant(this.paths, this.picks, this.never));
  private readonly possible: Path[] = $derived.by(() => through(this.paths, this.picks));
  /** The answer, once there is but one left. */
  readonly answer: Path | null = $derived.by(() => (this.picks.length > 0 ? answerOf(this.left) : null));

  protected read(steps: readonly number[]): readonly number[] {
    return steps;
  }

  private never = (action: number): boolean => NEVER_BY_ITSELF.includes(verbOf(this.play.game, action));

  // --- looks nobody asked for ---

  private lookOf(action: number): { path: Path; action: number }[] {
    const { game, shown } = this.play;
    const by = BY[verbOf(game, action)];
    if (by === undefined) return [];
    const gangster = numberOf(game, action);
    const whose = [this.action("player", bossOf(shown.table, gangster)), this.action("gangster", gangster)];
    if (by === "again") return [{ path: whose, action }];
    if (by !== "lawyer") return [{ path: [this.action("influence", by), ...whose], action }];
    // Any Lawyer will do; the house takes the first.
    const lawyers = shown.table.own?.lawyers ?? [];
    return lawyers.map((business) => ({ path: [this.action("business", business), ...whose], action }));
  }

  /** What is picked is such a look, and can be done. */
  readonly unasked: number | null = $derived.by(
    () => this.looks.find(({ path }) => path === this.answer)?.action ?? null,
  );

  lookUnasked(): void {
    const { choice } = this.play;
    if (this.unasked === null) return;
    choice.interrupt(this.unasked);
    choice.clear();
  }

  // --- things ---

  private action(what: ThingKind | Verb, n = 0): number {
    return idsOf(this.play.game)[what] + n;
  }

  /** Can it be picked at all? */
  can(what: ThingKind | Verb, n = 0): boolean {
    const action = this.action(what, n);
    const paths = through(this.paths, [action]);
    if (what !== "gangster" || this.picks.length > 0 || this.mine(n)) return paths.length > 0;
    // A rival's man comes after what is played against him: who looks at him plays nothing.
    return paths.some((path) => path.every((other) => other === action || verbOf(this.play.game, other) === "player"));
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
  holds(what: ThingKind | Verb, n = 0): boolean {
    const action = this.action(what, n);
    return this.picks.includes(action) || (this.answer?.includes(action) ?? false);
  }

  /** Is it what is left to be done, though nobody picked it? */
  remains(what: ThingKind | Verb, n = 0): boolean {
    return this.holds(what, n) && !this.picks.includes(this.action(what, n));
  }

  /** The thing of this kind that is picked, or the only one left; null if none. */
  one(what: ThingKind, where: (n: number) => boolean = () => true): number | null {
    const of = (actions: readonly number[]) =>
      actions
        .filter((action) => verbOf(this.play.game, action) === what)
        .map((action) => action - this.action(what))
        .find(where);
    return of(this.picks) ?? of(this.answer ?? []) ?? null;
  }

  /** Pick it; picked again, it is put down. */
  press(what: ThingKind | Verb, n = 0): void {
    if (!this.can(what, n)) return;
    this.set(picking(this.paths, this.picks, this.action(what, n)));
  }

  /** Is there an answer with both of these? */
  goes(what: ThingKind, n: number, way: Verb): boolean {
    return through(this.paths, [this.action(what, n), this.action(way)]).length > 0;
  }

  /** What to do with a man's task; his target stays, where it can. */
  choose(way: "reveal" | "name" | "pay" | "announce" | "cancel", man: number): void {
    const ways = ["reveal", "name", "pay", "announce", "cancel"] as const;
    const others = this.picks.filter((pick) => !ways.some((each) => pick === this.action(each)));
    const kept = picking(
      this.paths,
      others.includes(this.action("gangster", man)) ? others : [this.action("gangster", man)],
      this.action(way),
    );
    this.set(kept);
  }

  /** May the player himself be what is attacked or threatened? */
  aimsAt(seat: number): boolean {
    const action = this.action("player", seat);
    // Another player may be aimed at instead.
    const aimed = (pick: number) => ["player", "person"].includes(verbOf(this.play.game, pick));
    const rest = this.picks.filter((pick) => !aimed(pick));
    if (rest.includes(this.action("announce"))) return through(this.paths, [...rest, action]).length > 0;
    return rest.length > 0 && meant(this.paths, rest, this.never).some((path) => path.at(-1) === action);
  }

  /** The player himself: whom an Attack is against, or threatened in person (CN-8.2). */
  pressPlayer(seat: number): void {
    const [player, person] = [this.action("player", seat), this.action("person")];
    if (!this.picks.includes(this.action("announce"))) return this.press("player", seat);
    const rest = this.picks.filter((pick) => pick !== player && pick !== person);
    if (rest.length === this.picks.length - 2) return this.set(rest);
    this.set(picking(this.paths, picking(this.paths, rest, player), person));
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
    return kind === SCHEMER ? this.holds("skip") : this.holds("influence", kind);
  }

  private set(picks: readonly number[]): void {
    const { choice } = this.play;
    if (picks.length === 0) return choice.clear();
    this.hold(picks);
    const answer = answerOf(meant(this.paths, picks, this.never));
    // (Not an answer yet; a step in it says that something was picked.)
    choice.set([...(answer ?? picks)], answer !== null && this.asked, wordingOf(this.play, picks, answer), this.back);
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
    const kinds = needsOf(this.play, this.subject).flatMap(({ kind, met }) => (met === "missing" ? [kind] : []));
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
    () =>
      this.job !== null &&
      jobOf(this.play.game, this.job).attack &&
      this.possible.some((path) => path.includes(this.action("name"))),
  );
}
