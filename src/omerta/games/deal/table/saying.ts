/** What an answer in the making says: on its button, and in place of the question. */
import type { Asking } from "$lib/game";
import { together } from "$lib/text.svelte";

import { idsOf } from "./actions";
import type { Making } from "./making.svelte";
import { Draft, type Move } from "./order/draft";
import { Recruits } from "./order/recruits";
import { Stock } from "./order/stock";
import {
  BOSS,
  type DealPlay,
  DRUG,
  LIEUTENANT,
  money,
  NOBODY,
  NOTHING,
  placeName,
  printOf,
  SOLDIER,
  valueAt,
} from "./pieces";

const sum = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((all, count) => all + count, 0);

/** So many soldiers, lieutenants, the boss, drugs: those there are, in words. */
export function piecesWords(
  { voice }: DealPlay,
  { soldiers = 0, lieutenants = 0, boss = false, drugs = 0 }: { soldiers?: number; lieutenants?: number; boss?: boolean; drugs?: number },
): string {
  return together([
    ...(soldiers > 0 ? [voice.text("soldiers", { count: soldiers })] : []),
    ...(lieutenants > 0 ? [voice.text("lieutenants", { count: lieutenants })] : []),
    ...(boss ? [voice.text("the-boss")] : []),
    ...(drugs > 0 ? [voice.text("drugs", { count: drugs })] : []),
  ]);
}

export const movedWords = (play: DealPlay, moves: readonly Move[]): string => {
  const of = (kind: number) => moves.filter(({ what }) => what === kind).reduce((all, { count }) => all + count, 0);
  return piecesWords(play, { soldiers: of(SOLDIER), lieutenants: of(LIEUTENANT), boss: of(BOSS) > 0, drugs: of(DRUG) });
};

/** What sales and production bring, in words. */
export function stockWords(play: DealPlay, stock: Stock): string {
  const soldiers = sum(stock.soldiersMade);
  const drugs = sum(stock.drugsMade);
  return [
    ...(stock.earned > 0 ? [`+${money(play, stock.earned)}`] : []),
    ...(soldiers + drugs > 0 ? [piecesWords(play, { soldiers, drugs })] : []),
    ...(stock.bonusTaken ? [play.voice.text("table-bonus")] : []),
  ].join(", ");
}

export const recruitsWords = (play: DealPlay, recruits: Recruits): string =>
  piecesWords(play, { soldiers: sum(recruits.soldiers), lieutenants: sum(recruits.lieutenants) });

/** What sending this path does. */
export function pathWords(play: DealPlay, path: readonly number[]): string {
  const { shown, game, voice, choice } = play;
  const parts = [shown.table, printOf(game), shown.seat, idsOf(game)] as const;
  if (choice.prompt?.kind === "resources") return voice.text("table-resources-send", { what: stockWords(play, new Stock(...parts, path)) });
  if (choice.prompt?.kind === "recruit") return voice.text("table-recruit-send", { what: recruitsWords(play, new Recruits(...parts, path)) });
  const order = new Draft(...parts, path);
  const { hostileTo, chosen } = order;
  if (hostileTo !== NOTHING) return voice.text("table-order-attack", { place: placeName(play, hostileTo) });
  return voice.text("table-order-move", { place: placeName(play, [...chosen][0]!), count: chosen.size });
}

/** Who is attacked: a name, or the mob. */
export function defenderName(play: DealPlay, place: number): string {
  const { owner } = play.shown.table.territories[place]!;
  return owner === NOBODY ? play.voice.text("mob") : play.voice.name(owner);
}

const asked = (question: string, why: string, rule: string): Asking => ({ question, why, rule });

/** What is to be done next; null where the question says it all. */
export function asking(play: DealPlay, making: Making): Asking | null {
  const { choice, shown, voice } = play;
  const { stock, recruits, order, path, origin, to } = making;
  const { text } = voice;
  // Who has nothing to gain reads what goes on, as who is not asked does.
  if (choice.prompt?.idle) {
    const { fight } = shown.table;
    return asked(text(`waiting-${choice.prompt.kind}`, fight ? { place: placeName(play, fight.place) } : {}), "", choice.prompt.rule);
  }
  if (stock && path.length > 0) return asked(text("table-resources-so-far", { what: stockWords(play, stock) }), text("table-nothing-yet"), "DA-4.8");
  if (recruits && path.length > 0) {
    const facts = { what: recruitsWords(play, recruits), cost: money(play, recruits.cost), left: money(play, recruits.left) };
    return asked(text("table-recruit-so-far", facts), text("table-nothing-yet"), "DA-5.1");
  }
  if (!order) return null;
  if (origin !== NOTHING) return asked(text("table-order-from", { place: placeName(play, origin) }), text("table-order-from-why"), "DA-6.2");
  if (to === NOTHING) return path.length > 0 ? asked(text("table-order-further"), text("table-order-further-why"), "DA-6.1") : null;
  const place = placeName(play, to);
  const hostile = order.hostileTo === to;
  if (order.worth === 0 && !order.complete())
    return asked(text(hostile ? "table-order-attack-who" : "table-order-to-who", { place }), text("table-order-who-why"), "DA-6.2");
  if (!hostile) return asked(text("table-order-to", { place, what: movedWords(play, order.moves.filter((move) => move.to === to)) }), text("table-nothing-yet"), "DA-6.1");
  const facts = { place, attack: order.worth, defence: valueAt(play, to) };
  return asked(text("table-order-against", facts), text("table-order-more-why"), "DA-6.10");
}
