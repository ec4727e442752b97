/** What the house says an offer would come to, in words. */
import { about, together } from "$lib/text.svelte";

import { businessName, type CosaNostraPlay, gangsterName, jobName, money, monopolyName } from "../pieces";
import type { Remark } from "../view";

export function remarkWords(play: CosaNostraPlay, { what, seat, amount, cards }: Remark): string {
  const { voice } = play;
  switch (what) {
    case "short-cash":
      return voice.text("deal-short-cash", { ...about(voice, seat), cash: money(amount) });
    case "short-markers":
      return voice.text("deal-short-markers", { ...about(voice, seat), free: amount });
    case "monopoly-lost":
    case "monopoly-won":
      return voice.text(`deal-${what}`, { ...about(voice, seat), monopoly: monopolyName(play, cards[0]!) });
    case "task":
      return voice.text("deal-task", { gangster: gangsterName(play, cards[0]!) });
    case "purchases": {
      const businesses = together(cards.map((business) => businessName(play, business)));
      return voice.text("deal-purchases", { businesses, cost: money(amount) });
    }
    case "possible":
    case "impossible": {
      const jobs = together(cards.map((job) => jobName(play, job)));
      return voice.text(`deal-${what}`, { jobs, count: cards.length });
    }
  }
}
