/**
 * The last version of what is being bargained about.
 *
 * An offer that is answered is off the table, so what the answer changes can only be told by who
 * remembers it. Whoever opens the page in between sees the answer without marks.
 */
import { once } from "$lib/once.svelte";
import type { Offer } from "$lib/wire";

import type { CosaNostraPlay } from "../pieces";

const memoryOf = once<CosaNostraPlay, Map<number, Offer>>(() => new Map());

/** Remember every offer seen. To be called while a component is made. */
export function remember(play: () => CosaNostraPlay): void {
  $effect.pre(() => {
    const memory = memoryOf(play());
    for (const offer of play().bargain.offers) memory.set(offer.id, offer);
  });
}

/** What an offer answers, if that was seen. */
export const answered = (play: CosaNostraPlay, { counters }: Offer): Offer | null =>
  memoryOf(play).get(counters) ?? null;
