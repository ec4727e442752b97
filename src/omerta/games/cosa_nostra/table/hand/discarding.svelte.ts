/** CN-15.4: what goes when the hand is too large. Cards are picked in it, and sent as one answer. */
import { Making } from "$lib/making.svelte";
import { onceWithEffects } from "$lib/once.svelte";

import { idsOf, verbOf } from "../actions";
import type { CosaNostraPlay } from "../pieces";

export const discardingOf = onceWithEffects((play: CosaNostraPlay) => new Discarding(play));

interface Picked {
  jobs: readonly number[];
  /** Places among the Influence cards: of the same kind there may be several. */
  cards: readonly number[];
}
const NOTHING: Picked = { jobs: [], cards: [] };
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

class Discarding extends Making<CosaNostraPlay, Picked> {
  readonly on: boolean = $derived.by(() => this.asks("discard_to_limit"));
  private readonly going: Picked = $derived.by(() => (this.on ? (this.picked ?? NOTHING) : NOTHING));
  /** How many Jobs and Influence cards are too many. */
  get tooMany(): Record<keyof Picked, number> {
    const [jobs, cards] = this.play.shown.table.own?.too_many ?? [0, 0];
    return { jobs, cards };
  }

  /** How many are still to be picked. */
  left(what: keyof Picked): number {
    return this.tooMany[what] - this.going[what].length;
  }
  can(what: keyof Picked): boolean {
    return this.on && this.tooMany[what] > 0;
  }
  goes(what: keyof Picked, which: number): boolean {
    return this.going[what].includes(which);
  }

  /** One more goes, or comes back. When enough are picked, the first of them comes back for it. */
  press(what: keyof Picked, which: number): void {
    if (!this.can(what)) return;
    const before = this.going[what];
    const after = before.includes(which)
      ? before.filter((each) => each !== which)
      : [...before, which].slice(-this.tooMany[what]);
    this.set({ ...this.going, [what]: after });
  }

  protected read(steps: readonly number[]): Picked {
    const ids = idsOf(this.play.game);
    const { influence } = this.play.shown.table.own!;
    const jobs = steps.filter((step) => verbOf(this.play.game, step) === "job").map((step) => step - ids.job);
    const kinds = steps.map((step) => step - ids.influence);
    const cards = influence.flatMap((kind, place) => {
      const nth = influence.slice(0, place).filter((each) => each === kind).length;
      return kinds.filter((each) => each === kind).length > nth ? [place] : [];
    });
    return { jobs, cards };
  }

  private set(picked: Picked): void {
    const { choice, game, shown, voice } = this.play;
    this.hold(picked);
    const ids = idsOf(game);
    const { influence } = shown.table.own!;
    const path = [
      ...ascending(picked.jobs).map((job) => ids.job + job),
      ...ascending(picked.cards.map((place) => influence[place]!)).map((kind) => ids.influence + kind),
    ];
    if (path.length === 0) return choice.clear();
    const { jobs, cards } = this.tooMany;
    const left = jobs + cards - path.length;
    choice.set(path, left === 0, voice.text("table-do-discard", { count: path.length, left }));
  }
}
