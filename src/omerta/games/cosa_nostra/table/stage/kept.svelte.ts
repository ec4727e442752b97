/** CN-2.4: a new hand that was kept though its player had said nothing. That is told, for the question just goes. */
import { untrack } from "svelte";

import type { CosaNostraPlay } from "../pieces";

/** How long it is told, in milliseconds. */
const TOLD = 6000;

export class Kept {
  /** Is it to be told now? */
  told = $state(false);
  /** The Jobs that were asked about, while nothing was said of them. */
  private asked: readonly number[] | null = null;

  constructor(private readonly play: CosaNostraPlay) {}

  /** To be called while a component is made. */
  follow(): void {
    $effect.pre(() => {
      const { choice, shown, beat } = this.play;
      const { prompt, sending } = choice;
      untrack(() => {
        if (prompt?.kind === "mulligan")
          this.asked = prompt.answer === null && !sending ? (shown.table.own?.jobs ?? null) : null;
        else if (this.asked && !beat && shown.asking !== "mulligan") this.settle(shown.table.own?.jobs ?? []);
      });
    });
    $effect(() => {
      if (!this.told) return;
      const timer = setTimeout(() => (this.told = false), TOLD);
      return () => clearTimeout(timer);
    });
  }

  private settle(jobs: readonly number[]): void {
    this.told = this.asked!.every((job) => jobs.includes(job));
    this.asked = null;
  }
}
