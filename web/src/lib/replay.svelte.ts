/**
 * A film on the real table: any frame at once, or one after the other with all that moves.
 *
 * Nothing can be chosen in it. The scene, the seats and the log are drawn from it as from a game in
 * progress.
 */
import { Bargaining, type Floor } from "./bargain.svelte";
import { Choice } from "./choice.svelte";
import { Director } from "./director.svelte";
import type { Film, Shot } from "./film";
import type { GameTable, Play } from "./game";
import type { Voice } from "./text.svelte";
import { heardUpTo } from "./told";
import type { GameInfo } from "./wire";

export const SPEEDS = [1, 2, 4] as const;

// How long a frame stands before the next, in milliseconds: one in which something happened, and
// one in which somebody chose in secret.
const STANDS = 700;
const PASSES = 220;

export class Replay implements Play, Floor {
  /** The frame shown, or on its way. */
  at = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);

  readonly choice = new Choice(() => {});
  readonly bargain = new Bargaining(this);
  readonly deadline = null;
  readonly seats = [];
  readonly running = [];
  readonly timeLeft = () => null;
  readonly gate = false;
  readonly seq = "";
  readonly offerOutlooks = {};
  readonly ends = { left: {}, heard: 0 };
  private readonly director: Director;
  private arrived: (() => void) | null = null;
  private timer = 0;

  constructor(
    readonly film: Film,
    table: GameTable,
    readonly game: GameInfo,
    readonly voice: Voice,
    at = 0,
  ) {
    this.director = new Director(table, () => this.speed);
    this.jump(at);
  }

  get shown() {
    return this.director.shown;
  }
  get view() {
    return this.director.shown;
  }
  get beat() {
    return this.director.beat;
  }
  get beatTime() {
    return this.director.beatTime;
  }
  /** What has been told so far, for the log. */
  get told() {
    return this.director.told;
  }
  get last(): number {
    return this.film.frames.length - 1;
  }
  get frame(): Shot {
    return this.film.frames[this.at]!;
  }

  /** Show this frame at once. */
  jump(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    const told = heardUpTo(this.film.frames, this.at).map(({ event }) => event);
    this.director.cut(this.frame.view, told);
    this.arrived?.();
  }

  /** One frame on, with all that moves; or to the end of what moves already. */
  forward(): void {
    if (!this.director.still) this.director.skip();
    else if (this.at < this.last) void this.next();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** From here on; at the end, from the beginning. */
  play(): void {
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.wait(PASSES);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.goOn(), time / this.speed);
  }

  private async goOn(): Promise<void> {
    if (this.director.still && this.at < this.last) await this.next();
    if (!this.playing) return;
    if (this.at === this.last) this.pause();
    else this.wait(this.frame.heard.events.length > 0 ? STANDS : PASSES);
  }

  private next(): Promise<void> {
    this.at += 1;
    const { view, heard } = this.frame;
    return new Promise((resolve) => {
      this.arrived = resolve;
      this.director.play(view, heard, resolve);
    });
  }
}
