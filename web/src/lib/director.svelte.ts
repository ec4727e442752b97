/**
 * Shows what happened, event by event, before the table stands as it is now.
 *
 * An update brings the new view and the events that led there, each with its frame: what it changed
 * of the view. The director applies frame after frame to what is shown, each for its event's beat, and
 * then sets the view itself; so cards turn and money moves in the order of the rules. A click or key
 * skips ahead.
 */
import type { GameTable } from "./game";
import { settings } from "./settings.svelte";
import { changed } from "./differences";
import type { Heard, HeardEvent, SeatView } from "./wire";

interface Update {
  view: SeatView;
  heard: Heard;
  settled: () => void;
}

/** With so many events still to be shown, each takes half of its time; but never less than this part of it. */
const HALF_AT = 2;
const LEAST = 0.3;
/** Of a beat that keeps its outcome to its end. */
const LEAST_SUSPENSE = 0.6;

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

  private queue: Update[] = [];
  private wake: (() => void) | null = null;
  private skipping = false;
  /** Raised by every performance and every cut: who finds it changed stops. */
  private turn = 0;

  constructor(private readonly table: GameTable) {}

  /** Show this at once: the beginning, or a jump in a replay. */
  cut(view: SeatView, told: HeardEvent[]): void {
    this.turn++;
    this.queue = [];
    this.wake?.();
    this.skipping = false;
    this.shown = view;
    this.told = told;
    this.beat = null;
    this.still = true;
  }

  /** Play these events, then show the view. What was taken back is forgotten first. */
  play(view: SeatView, heard: Heard, settled: () => void = () => {}): void {
    this.queue.push({ view, heard, settled });
    if (this.still) void this.run();
  }

  /** Only who is waited for has changed: shown as soon as all before it was. */
  patch(change: Partial<SeatView>): void {
    const last = this.queue.at(-1);
    if (last) last.view = { ...last.view, ...change };
    else this.shown = { ...this.shown, ...change };
  }

  /** Enough of this: to the end of what is queued. */
  skip(): void {
    this.skipping = !this.still;
    this.wake?.();
  }

  private async run(): Promise<void> {
    const turn = ++this.turn;
    this.still = false;
    let update: Update | undefined;
    while ((update = this.queue[0])) {
      const { since, events, frames } = update.heard;
      this.told = this.told.filter((event) => event.n < since);
      for (const [number, event] of events.entries()) {
        await this.perform(event, frames[number], turn);
        if (this.turn !== turn) return; // cut
      }
      this.queue.shift();
      this.beat = null;
      this.shown = update.view;
      update.settled();
    }
    this.still = true;
    this.skipping = false;
  }

  private async perform(event: HeardEvent, frame: Heard["frames"][number], turn: number): Promise<void> {
    let time = 0;
    let suspense = false;
    try {
      suspense = this.table.suspense?.(event) ?? false;
      const part = Math.max(this.hurry(event), suspense ? LEAST_SUSPENSE : LEAST);
      time = this.skipping ? 0 : this.table.beat(event) * settings.pace * part;
      this.beatTime = time;
      this.beat = event;
      if (frame !== null) this.shown = changed(this.shown, frame);
    } catch (error) {
      console.error(error); // a slip of the scene must not stop the table
    }
    if (!suspense) this.telling = event; // else the line before stays until the outcome is told
    if (!suspense) this.told = [...this.told, event];
    await this.pause(time);
    if (suspense && this.turn === turn) this.told = [...this.told, event];
  }

  /** The table may be ahead of what is shown. Then what happened is told faster. */
  private hurry({ n }: HeardEvent): number {
    const [current, ...later] = this.queue;
    const here = current?.heard.events.filter((event) => event.n > n).length ?? 0;
    const behind = later.reduce((sum, { heard }) => sum + heard.events.length, here);
    return HALF_AT / (HALF_AT + behind);
  }

  private async pause(time: number): Promise<void> {
    if (time === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}
