/** How an offer stands to the reader, and the rules behind bargaining. */
import type { Play } from "$lib/game";
import { has } from "$lib/text.svelte";
import type { Offer } from "$lib/wire";

/** In the order in which the reader should see them. */
const ORDER = ["to-me", "mine", "to-all", "closed"] as const;
export type Standing = (typeof ORDER)[number];

export function standing({ maker, to }: Offer, me: number): Standing {
  if (me >= 0 && maker === me) return "mine";
  if (to < 0) return "to-all";
  return to === me ? "to-me" : "closed";
}

export function inOrder(offers: Offer[], me: number): Offer[] {
  const place = (offer: Offer) => ORDER.indexOf(standing(offer, me));
  return offers.toSorted((one, other) => place(one) - place(other));
}

/** The rule a game names for this part of bargaining; else the one of all trade. */
export function ruleOf({ bargain, voice }: Play, part: "promise" | "closed-doors"): string {
  return has(voice.game, `rule-${part}`) ? voice.text(`rule-${part}`) : bargain.rule;
}
