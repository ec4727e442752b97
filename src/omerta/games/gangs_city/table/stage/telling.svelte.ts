/** What the stage shows of traffics being counted, which takes several events. `follow` once, read wherever it is shown. */
import { untrack } from "svelte";

import { onceWithEffects } from "$lib/once.svelte";

import { TRAFFICS_PHASE } from "../numbers";
import { beatOf, type GangsCityEvent, type GangsCityPlay } from "../pieces";

/** What each gang shows in each traffic, by seat and traffic. */
export interface Counts {
  bids: number[][];
  managed: number[][];
  /** Traffics whose leader is known. */
  settled: number[];
}

export class Telling {
  counts: Counts | null = $state.raw(null);
  /** The last thing that happened, as far as it was shown. */
  step: GangsCityEvent | null = $state.raw(null);

  constructor(private readonly play: GangsCityPlay) {}

  /** Hear every event as it is shown. To be called while a component is made. */
  follow(): void {
    $effect.pre(() => {
      const beat = beatOf(this.play);
      const { phase } = this.play.shown.table;
      untrack(() => this.hear(beat, phase));
    });
  }

  private hear(event: GangsCityEvent | null, phase: number): void {
    if (phase !== TRAFFICS_PHASE) this.counts = null;
    if (!event || event === this.step) return;
    this.step = event;
    this.count(event);
  }

  private count({ kind, data }: GangsCityEvent): void {
    const nothing = () => this.play.shown.table.players.map(({ stock }) => stock.map(() => 0));
    const counts = this.counts ?? { bids: nothing(), managed: nothing(), settled: [] };
    if (kind === "bids") this.counts = { ...counts, bids: data.bids };
    else if (kind === "reveal") this.counts = counts;
    else if (kind === "managed") {
      const added = counts.managed[data.seat]!.map((have, traffic) => have + data.symbols[traffic]!);
      this.counts = { ...counts, managed: counts.managed.with(data.seat, added) };
    } else if (kind === "traffic") {
      // The whole truth about it, whatever was missed before.
      const set = (by: number[][], truth: number[]) => by.map((each, seat) => each.with(data.traffic, truth[seat]!));
      this.counts = {
        bids: set(counts.bids, data.bids),
        managed: set(counts.managed, data.managed),
        settled: [...counts.settled, data.traffic],
      };
    }
  }
}

export const tellingOf = onceWithEffects((play: GangsCityPlay) => new Telling(play));
