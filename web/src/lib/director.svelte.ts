/**
 * Shows what happened, event by event, before the table stands as it is now.
 *
 * An update brings the new view and the events that led there, each with its frame: what it changed
 * of the view. The director applies frame after frame to what is shown, each for its event's beat, and
 * then sets the view itself; so cards turn and money moves in the order of the rules. A click or key
 * skips ahead. One can pause, go faster, and go back a beat: then the view is as it was before it.
 */
import type { GameTable } from "./game";
import { settings } from "./settings.svelte";
import { changed } from "./differences";
import type { Heard, HeardEvent, SeatView } from "./wire";

/** What an update leads to: called when all of it was shown, and when one goes back before that. */
interface Curtain {
  settled: () => void;
  unsettled: () => void;
}

/** One step on the way: an event with its frame, or the view at the end of an update. */
interface Shot {
  event: HeardEvent;
  frame: Heard["frames"][number];
  /** How long it was shown, once it was. */
  time: number;
}
interface End extends Curtain {
  event: null;
  view: SeatView;
}
type Step = (Shot | End) & {
  /** With an update's first step: events from this number on were taken back. */
  since?: number | undefined;
  before?: Standing;
};

/** What was shown at a moment. */
interface Standing {
  shown: SeatView;
  told: HeardEvent[];
  telling: HeardEvent | null;
}

/** What is looked at for so long matters (`games/pace.py`): it keeps most of its time, whatever is still to come. */
const MATTERS = 1000;
const LEAST_OF_MATTER = 0.75;
/** With so many events still to be shown, a small thing takes half of its time; with many more, none. */
const HALF_AT = 2;
const LEAST = 0.3;
/** So many steps can be gone back. */
const KEPT = 200;

const SPEEDS = [1, 2, 4];

export class Director {
  shown: SeatView = $state.raw(null!);
  beat: HeardEvent | null = $state.raw(null);
  beatTime = $state(0);
  /** The event whose line is told now; not that of a beat that keeps its outcome to its end. */
  telling: HeardEvent | null = $state.raw(null);
  /** Events that have been shown, for the log. */
  told: HeardEvent[] = $state.raw([]);
  /** True when the truth is on the table. */
  still = $state(true);
  /** The beat that is shown stays until one goes on. */
  paused = $state(false);
  /** How many times as fast; as usual again when all is still. */
  speed = $state(1);
  /** Is there a beat to go back to? */
  canGoBack = $state(false);

  /** Once this event has been shown, the table stays as it left it until it is released; null for none. */
  holdAt: number | null = null;
  /** The event at which it stays now. */
  held: number | null = $state(null);

  private reel: Step[] = [];
  /** The step that is shown, or will be next. */
  private at = 0;
  private wake: (() => void) | null = null;
  private skipping = false;
  /** Raised by every performance, every cut and every step back: who finds it changed stops. */
  private turn = 0;

  /** `rate` divides all times. */
  constructor(
    private readonly table: Pick<GameTable, "suspense">,
    private readonly rate: () => number = () => 1,
  ) {}

  /** Show this at once: the beginning, or a jump in a replay. */
  cut(view: SeatView, told: HeardEvent[]): void {
    this.turn++;
    this.held = null;
    this.reel = [];
    this.at = 0;
    this.wake?.();
    this.shown = view;
    this.told = told;
    this.beat = null;
    this.rest();
  }

  /** Play these events, then show the view. What was taken back is forgotten first. */
  play(view: SeatView, heard: Heard, settled: () => void = () => {}, unsettled: () => void = () => {}): void {
    const steps: Step[] = heard.events.map((event, n) => ({ event, frame: heard.frames[n], time: 0 }));
    steps.push({ event: null, view, settled, unsettled });
    steps[0]!.since = heard.since;
    if (this.still) this.forget();
    this.reel.push(...steps);
    if (this.still) void this.run();
  }

  /** Only who is waited for has changed: shown as soon as all before it was. */
  patch(change: Partial<SeatView>): void {
    const last = this.reel.findLast((step) => step.event === null);
    if (last) last.view = { ...last.view, ...change };
    if (this.still) this.shown = { ...this.shown, ...change };
  }

  /** Does nothing go on by itself now? */
  get rests(): boolean {
    return this.still || this.held !== null;
  }

  /** On, from where the table was to stay. */
  release(): void {
    this.holdAt = null;
    this.held = null;
    this.wake?.();
  }

  /** Enough of this: to the end of what is queued, or to where the table is to stay. */
  skip(): void {
    if (this.held !== null) return;
    this.skipping = !this.still;
    this.paused = false;
    this.wake?.();
  }

  /** Stay at what is shown, or go on. */
  pause(): void {
    this.paused = !this.paused && !this.rests;
    if (!this.paused) this.wake?.();
  }

  /** Twice as fast, and again; then as usual. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    this.paused = false;
    this.wake?.();
  }

  /** The beat before this one once more; it stays until one goes on. */
  back(): void {
    const to = this.beatBefore();
    if (to < 0) return;
    this.reel
      .slice(to, this.at)
      .findLast((step) => step.event === null)
      ?.unsettled();
    const { shown, told, telling } = this.reel[to]!.before!;
    this.turn++;
    this.held = null;
    this.wake?.();
    this.at = to;
    this.shown = shown;
    this.told = told;
    this.telling = telling;
    this.skipping = false;
    this.paused = true;
    void this.run();
  }

  /** The last step before this one that had a beat; -1 if there is none. */
  private beatBefore(): number {
    return this.reel.findLastIndex((step, n) => n < this.at && step.event !== null && step.time > 0);
  }

  private async run(): Promise<void> {
    const turn = ++this.turn;
    this.still = false;
    while (this.at < this.reel.length) {
      const step = this.reel[this.at]!;
      step.before = { shown: this.shown, told: this.told, telling: this.telling };
      this.canGoBack = this.beatBefore() >= 0;
      if (step.since !== undefined) this.told = this.told.filter((event) => event.n < step.since!);
      if (step.event !== null) await this.perform(step, turn);
      if (this.turn !== turn) return; // cut, or gone back
      this.at++;
      if (step.event === null) {
        this.beat = null;
        this.shown = step.view;
        step.settled();
      }
    }
    this.rest();
  }

  private rest(): void {
    this.still = true;
    this.skipping = false;
    this.paused = false;
    this.speed = 1;
    this.canGoBack = this.beatBefore() >= 0;
  }

  /** What lies long behind cannot be gone back to. */
  private forget(): void {
    const old = Math.max(0, this.at - KEPT);
    this.reel.splice(0, old);
    this.at -= old;
  }

  private async perform(step: Shot, turn: number): Promise<void> {
    const { event, frame } = step;
    let suspense = false;
    try {
      suspense = this.table.suspense?.(event) ?? false;
      step.time = this.skipping ? 0 : this.timeFor(event);
      this.beatTime = step.time;
      this.beat = event;
      if (frame !== null) this.shown = changed(this.shown, frame);
    } catch (error) {
      console.error(error); // a slip of the scene must not stop the table
    }
    if (!suspense) this.telling = event; // else the line before stays until the outcome is told
    if (!suspense) this.told = [...this.told, event];
    if (step.time > 0) await this.pass(step.time);
    if (suspense && this.turn === turn) this.told = [...this.told, event];
    while (this.paused && step.time > 0 && this.turn === turn) await this.pass(Infinity);
    if (event.n !== this.holdAt || this.turn !== turn) return;
    this.held = event.n;
    this.skipping = false;
    while (this.held !== null && this.turn === turn) await this.pass(Infinity);
  }

  /** The table may be ahead of what is shown. Then small things are told faster, or not at all. */
  private timeFor({ beat = 0 }: HeardEvent): number {
    const behind = this.reel.slice(this.at + 1).filter(({ event }) => event !== null).length;
    const part = HALF_AT / (HALF_AT + behind);
    const kept = beat >= MATTERS ? Math.max(part, LEAST_OF_MATTER) : part >= LEAST ? part : 0;
    return (beat * settings.pace * kept) / this.speed / this.rate();
  }

  private async pass(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = time === Infinity ? 0 : setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}
