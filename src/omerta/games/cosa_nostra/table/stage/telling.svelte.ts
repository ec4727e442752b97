/** What the stage shows, kept from event to event while they are played. */
import { untrack } from "svelte";

import type { HeardEvent } from "$lib/wire";

import { type Forecast, forecastOf } from "../forecast";
import { type CosaNostraPlay, gangsterAt, NOBODY } from "../pieces";
import type { CosaNostraView } from "../view";
import { performed, performedOn, type Performance, type Thrown } from "./performance";

/** The last throw of the round, for who looked away. */
export interface LastRoll extends Thrown {
  seat: number;
  gangster: number;
  /** NOBODY for return fire. */
  job: number;
  forecast: Forecast | null;
}

const tellings = new WeakMap<CosaNostraPlay, Telling>();

export function tellingOf(play: CosaNostraPlay): Telling {
  let telling = tellings.get(play);
  if (!telling) tellings.set(play, (telling = new Telling(play)));
  return telling;
}

const NOTHING: HeardEvent = { n: -1, kind: "", rule: "", data: {}, line: null };

class Telling {
  private told: Performance | null = $state.raw(null);
  lastRoll: LastRoll | null = $state.raw(null);
  /** How the thresholds came about, by the Job they are of: worked out before its dice fall. */
  private forecasts: Map<number, Forecast> = $state.raw(new Map());
  private last: HeardEvent | null = null;

  constructor(private readonly play: CosaNostraPlay) {}

  /** Hear every event as it is shown. To be called while a component is made. */
  follow(): void {
    $effect.pre(() => {
      const { beat, shown } = this.play;
      untrack(() => this.hear(beat, shown.table));
    });
  }

  private hear(event: HeardEvent | null, table: CosaNostraView): void {
    if (!event) {
      // At rest, the table says what is in progress.
      const open = this.told?.acts.filter(({ done }) => !done) ?? [];
      const same = open.length === table.doing.length && open.every(({ job }, n) => job === table.doing[n]!.job);
      if (open.length === 0 || !same) this.told = null;
      return;
    }
    if (event === this.last) return;
    this.last = event;
    // (Who comes in the middle of a Job has not heard of its beginning.)
    const before = this.told ?? (event.kind === "revealed" ? null : performedOn(table, event));
    this.told = performed(before, event);
    if (event.kind === "revealed") this.foresee(event.data.job, event.data.gangster, event.data.target);
    if (["rolled", "rerolled", "returned_fire"].includes(event.kind)) this.note(event);
    if (event.kind === "round") this.lastRoll = null;
  }

  private foresee(job: number, gangster: number, target: number): void {
    const man = gangsterAt(this.play.shown.table, gangster);
    if (man) this.forecasts = new Map(this.forecasts).set(job, forecastOf(this.play, job, man, target));
  }

  private note({ kind, data }: HeardEvent): void {
    const act = this.told?.acts.findLast(({ done }) => !done);
    const { dice, successes } = data;
    const threshold = data.threshold ?? act?.threshold ?? 0;
    const fire = kind === "returned_fire";
    const job = fire ? NOBODY : (act?.job ?? NOBODY);
    const gangster = fire ? data.gangster : (act?.gangster ?? data.gangster);
    this.lastRoll = { seat: data.seat, gangster, job, dice, threshold, successes, forecast: this.arithmetic(job, threshold) };
  }

  /** How a threshold came about, if what is known of it adds up. */
  arithmetic(job: number, threshold: number): Forecast | null {
    const forecast = this.forecasts.get(job) ?? null;
    return forecast?.threshold === threshold ? forecast : null;
  }

  get performance(): Performance | null {
    const { shown, beat } = this.play;
    return this.told ?? (beat ? null : performedOn(shown.table, NOTHING));
  }
}
