/** What the things of an offer are called. */
import type { Item } from "$lib/game";
import { about, together } from "$lib/text.svelte";

import { type DealPlay, money, NOTHING, placeName, printOf, weaponName } from "../pieces";
import { endsOf } from "./things";

export interface Counted {
  item: Item;
  count: number;
}

/** Alike things together, in the order in which they came. */
export function counted(items: readonly Item[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const item of items) {
    const key = item.join(" ");
    const same = found.get(key);
    if (same) same.count += 1;
    else found.set(key, { item, count: 1 });
  }
  return [...found.values()];
}

export function wayName(play: DealPlay, way: number): string {
  const [start, end] = endsOf(way, printOf(play.game));
  return play.voice.text("way", { start: placeName(play, start), end: placeName(play, end) });
}

/** Title and note of so many of a thing. */
export function said(play: DealPlay, { item: [kind, which], count }: Counted): { title: string; note: string } {
  const { text } = play.voice;
  switch (kind) {
    case "money":
      return { title: money(play, which), note: "" };
    case "drug":
      return { title: text("drugs", { count }), note: wayName(play, which) };
    case "any":
      return { title: text("item-any", { count }), note: "" };
    case "named":
      return { title: text("several", { count, what: weaponName(play, which) }), note: "" };
    default:
      if (which === NOTHING) return { title: text("item-unseen", { count }), note: "" };
      return { title: text("several", { count, what: weaponName(play, which) }), note: text(`table-deal-${kind}`) };
  }
}

/** As the log says it. */
function inLine(play: DealPlay, { item: [kind, which], count }: Counted): string {
  const { text } = play.voice;
  if (kind === "money") return money(play, which);
  if (kind === "drug") return text("item-drug", { count, way: wayName(play, which) });
  if (kind === "any") return text("item-any", { count });
  if (which === NOTHING) return text("item-unseen", { count });
  const card = count === 1 ? weaponName(play, which, "a-") : text("several", { count, what: weaponName(play, which) });
  return text(`item-${kind}`, { card });
}

export function line(play: DealPlay, items: readonly Item[]): string {
  if (items.length === 0) return play.voice.text("table-deal-nothing");
  return together(counted(items).map((each) => inLine(play, each)));
}

/** The offer as one sentence: who gives whom what for what. */
export const sentence = (
  play: DealPlay,
  maker: number,
  taker: number,
  gives: readonly Item[],
  wants: readonly Item[],
): string =>
  play.voice.text("table-deal-sentence", {
    ...about(play.voice, maker),
    taker: play.voice.name(taker),
    to: taker === play.voice.me ? "you" : "other",
    gives: line(play, gives),
    wants: line(play, wants),
    free: wants.length === 0 ? "yes" : "no",
    begging: gives.length === 0 ? "yes" : "no",
  });
