/**
 * Territories somebody wants picked on the map: the targets of an event, a way out, the ends of a drug's way.
 *
 * Who wants some says so while it does (`want`, in an effect); the last one to ask is served. The map
 * lights them and hands on what is clicked.
 */
import { untrack } from "svelte";

import { once } from "$lib/once.svelte";

import type { DealPlay } from "./pieces";

interface Wish {
  places: ReadonlySet<number>;
  marked: ReadonlySet<number>;
  onpick: (place: number) => void;
}

const NONE: ReadonlySet<number> = new Set();

export class Pick {
  private wishes: Wish[] = $state.raw([]);

  /** Is anything wanted? Then a click on the map is for this. */
  get active(): boolean {
    return this.wishes.length > 0;
  }
  get wants(): ReadonlySet<number> {
    return this.wishes.at(-1)?.places ?? NONE;
  }
  /** Chosen so far. */
  get marked(): ReadonlySet<number> {
    return this.wishes.at(-1)?.marked ?? NONE;
  }

  picked(place: number): void {
    if (this.wants.has(place)) this.wishes.at(-1)!.onpick(place);
  }

  /** Ask for one of these; gives what takes the wish back. */
  want(places: Iterable<number>, onpick: (place: number) => void, marked: Iterable<number> = []): () => void {
    const wish: Wish = { places: new Set(places), marked: new Set(marked), onpick };
    // Who asks does so in an effect, and must not hear of its own wish.
    untrack(() => (this.wishes = [...this.wishes, wish]));
    return () => untrack(() => (this.wishes = this.wishes.filter((each) => each !== wish)));
  }
}

export const pickOf = once<DealPlay, Pick>(() => new Pick());
