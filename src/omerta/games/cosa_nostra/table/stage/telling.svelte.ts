/** What the stage shows, kept from event to event while they are played. */
import { untrack } from "svelte";

import { once } from "$lib/once.svelte";

import { type CosaNostraEvent, eventOf } from "../events";
import { type CosaNostraPlay, NOBODY } from "../pieces";
import type { CosaNostraView } from "../view";
import { performed, performedOn, type Performance, type Sum, type Thrown } from "./performance";

/** The last throw of the round, for who looked away. */
export interface LastRoll extends Thrown {
  seat: number;
  gangster: number;
  /** NOBODY for return fire. */
  job: number;
  sum: Sum | null;
}

export const tellingOf = once((play: CosaNostraPlay) => new Telling(play));

class Telling {
  private told: Performance | null = $state.raw(null);
  lastRoll: LastRoll | null = $state.raw(null);
  private last: CosaNostraEvent | null = null;

  constructor(private readonly play: CosaNostraPlay) {}

  /** Hear every event as it is shown. To be called while a component is made. */
  follow(): void {
    $effect.pre(() => {
      const { beat, shown } = this.play;
      untrack(() => this.hear(beat && eventOf(beat), shown.table));
    });
  }

  private hear(event: CosaNostraEvent | null, table: CosaNostraView): void {
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
    if (event.kind === "returned_fire") this.lastRoll = { ...event.data, job: NOBODY, sum: null };
    if (event.kind === "rolled" || event.kind === "rerolled")
      this.lastRoll = this.told?.acts.findLast(({ done }) => !done) ?? null;
    if (event.kind === "round") this.lastRoll = null;
  }

  get performance(): Performance | null {
    const { shown, beat } = this.play;
    return this.told ?? (beat ? null : performedOn(shown.table, null));
  }
}
