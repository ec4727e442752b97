/** What the things of an offer are called. */
import type { Item } from "$lib/game";
import { about } from "$lib/text.svelte";

import {
  businessName,
  type CosaNostraPlay,
  gangsterName,
  gangsterOf,
  money,
  NOBODY,
  ownerOf,
  plannerOf,
  printOf,
  shortName,
} from "../pieces";

interface Said {
  title: string;
  note: string;
}

/** A thing on its way to a seat; -1 for whoever takes it. */
export function said(play: CosaNostraPlay, [kind, which]: Item, taker: number): Said {
  const { voice, game } = play;
  switch (kind) {
    case "cash":
      return { title: money(which), note: voice.text("deal-item-cash") };
    case "gangster":
      return {
        title: gangsterName(play, which),
        note: voice.text("deal-item-gangster", { strength: gangsterOf(game, which).strength }),
      };
    case "business":
      return {
        title: businessName(play, which),
        note: voice.text("deal-item-business", { income: money(printOf(game, which).income) }),
      };
  }
  const { table } = play.shown;
  const planned = ownerOf(table, which) === NOBODY && plannerOf(table, which) !== NOBODY;
  const use = taker === NOBODY ? voice.text("deal-item-use") : voice.text("deal-item-use-for", about(voice, taker));
  return { title: businessName(play, which), note: planned ? voice.text("deal-item-unpaid", { use }) : use };
}

/** Where there is little room: for whom a use is, the colour of its chip says. */
export function saidShort(play: CosaNostraPlay, item: Item, taker: number): Said {
  const [kind, which] = item;
  const { title, note } = said(play, item, taker);
  if (kind === "gangster") return { title: shortName(play, which), note };
  const short: Record<string, string> = { marker: "deal-item-use", business: "deal-item-card" };
  return { title, note: short[kind] ? play.voice.text(short[kind]) : note };
}

/** In one line, for labels. */
export const sentence = (play: CosaNostraPlay, item: Item, taker: number): string => {
  const { title, note } = said(play, item, taker);
  return `${title}, ${note}`;
};
