/**
 * Offers to the reader, and the last version of what is being bargained about.
 *
 * An offer that is answered is off the table, so what the answer changes can only be told by who
 * remembers it. Whoever opens the page in between sees the answer without marks.
 */
import type { Offer } from "$lib/wire";

import type { CosaNostraPlay } from "../pieces";

const memories = new WeakMap<CosaNostraPlay, Map<number, Offer>>();

function memoryOf(play: CosaNostraPlay): Map<number, Offer> {
  let memory = memories.get(play);
  if (!memory) memories.set(play, (memory = new Map()));
  return memory;
}

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

/** The offers that wait for the reader's answer, oldest first. */
export const waitingOf = ({ bargain, shown }: CosaNostraPlay): Offer[] =>
  bargain.live ? bargain.offers.filter(({ maker, to }) => to === shown.seat && maker !== shown.seat) : [];
