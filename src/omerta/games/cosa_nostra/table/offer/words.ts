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

export interface Said {
  title: string;
  note: string;
}

/** A thing on its way from one seat to another; -1 for whoever takes it. */
export function said(play: CosaNostraPlay, [kind, which]: Item, giver: number, taker: number): Said {
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
  const whose = voice.text(`business-whose-${printOf(game, which).id}`, about(voice, giver));
  return {
    title: taker === NOBODY ? voice.text("deal-item-marker-any") : voice.text("deal-item-marker", about(voice, taker)),
    note: voice.text(planned ? "deal-item-on-planned" : "deal-item-on", { whose }),
  };
}

/** Where there is little room: whose marker it is, its colour says. */
export function saidShort(play: CosaNostraPlay, item: Item, giver: number, taker: number): Said {
  const [kind, which] = item;
  const { title, note } = said(play, item, giver, taker);
  if (kind === "marker") return { title: play.voice.text("deal-item-marker-any"), note: businessName(play, which) };
  return { title: kind === "gangster" ? shortName(play, which) : title, note: kind === "business" ? play.voice.text("deal-way-card") : note };
}

/** In one line, for labels. */
export const sentence = (play: CosaNostraPlay, item: Item, giver: number, taker: number): string => {
  const { title, note } = said(play, item, giver, taker);
  return `${title}, ${note}`;
};
