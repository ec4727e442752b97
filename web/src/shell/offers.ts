/** How an offer stands to the reader, and the rules behind bargaining. */
import type { Play } from "$lib/game";
import { has, t, type Voice } from "$lib/text.svelte";
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

/** Open offers to the reader, who may answer them. */
export function toReader({ bargain, voice }: Play): Offer[] {
  return bargain.live ? bargain.offers.filter((offer) => standing(offer, voice.me) === "to-me") : [];
}

/** An offer to the reader, in a line. */
export function callOf({ maker, counters }: Offer, voice: Voice): string {
  return t(counters < 0 ? "shell-offer-to-me" : "shell-offer-answers-me", { maker: voice.name(maker) });
}

/** The rule a game names for this part of bargaining; else the one of all trade. */
export function ruleOf({ bargain, voice }: Play, part: "promise" | "closed-doors"): string {
  return has(voice.game, `rule-${part}`) ? voice.text(`rule-${part}`) : bargain.rule;
}
