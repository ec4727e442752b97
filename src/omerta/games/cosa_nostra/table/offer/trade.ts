/**
 * What an offer would change on the table, as far as all can see it (CN-16.12, 16.15, 16.20).
 *
 * It moves things; whether it may be made at all, the house says.
 */
import type { Item } from "$lib/game";
import type { HeardEvent, SeatView } from "$lib/wire";

import { advance } from "../advance";
import type { BusinessView, CosaNostraView, PlayerView } from "../view";

export interface Deal {
  maker: number;
  taker: number;
  gives: readonly Item[];
  wants: readonly Item[];
}

/** What is printed on the cards, as far as it counts here. */
export interface Print {
  /** By Business card: its kind. */
  kinds: readonly number[];
  /** By kind. */
  incomes: readonly number[];
  /** By monopoly: the kind it is about, and what it adds. */
  monopolies: readonly { kind: number; income: number }[];
}

/** The table once the deal is carried out; what is no longer there to be given is left out of it. */
export function carriedOut(shown: SeatView<CosaNostraView>, deal: Deal, print: Print): CosaNostraView {
  const { maker, taker } = deal;
  const [from, to] = [shown.table.players[maker]!, shown.table.players[taker]!];
  const data = { maker, taker, gives: held(from, deal.gives), wants: held(to, deal.wants) };
  const trade: HeardEvent = { n: -1, kind: "trade", rule: "", data, line: null };
  const table = ownMarkersBack(advance(shown, trade).table);
  const monopolies = holders(table, print);
  const players = table.players.map((player, seat) => ({ ...player, income: incomeOf(player, seat, monopolies, print) }));
  return { ...table, monopolies, players };
}

const held = ({ businesses, gangsters }: PlayerView, items: readonly Item[]): Item[] =>
  items.filter(([kind, which]) => {
    if (kind === "business") return businesses.some(({ business }) => business === which);
    return kind !== "gangster" || gangsters.some(({ gangster }) => gangster === which);
  });

/** CN-7.13: markers stay on a Business that changes hands, but for those of its new owner. */
function ownMarkersBack(table: CosaNostraView): CosaNostraView {
  const players = table.players.map((player, seat): PlayerView => {
    const others = ({ markers }: BusinessView) => markers.filter((marker) => marker !== seat);
    const back = player.businesses.reduce((sum, each) => sum + each.markers.length - others(each).length, 0);
    const businesses = player.businesses.map((each) => ({ ...each, markers: others(each) }));
    return { ...player, businesses, markers: player.markers + back };
  });
  return { ...table, players };
}

/** CN-14.1: two active ones at least, and more than all others together. */
function holders(table: CosaNostraView, { kinds, monopolies }: Print): number[] {
  return monopolies.map(({ kind }) => {
    const counts = table.players.map(
      ({ businesses }) => businesses.filter(({ business, active }) => active && kinds[business] === kind).length,
    );
    const most = Math.max(...counts);
    const all = counts.reduce((sum, count) => sum + count, 0);
    return most >= 2 && 2 * most > all ? counts.indexOf(most) : -1;
  });
}

function incomeOf({ businesses }: PlayerView, seat: number, holders: readonly number[], print: Print): number {
  const earned = businesses.reduce((sum, { business, active }) => sum + (active ? print.incomes[print.kinds[business]!]! : 0), 0);
  return print.monopolies.reduce((sum, { income }, n) => sum + (holders[n] === seat ? income : 0), earned);
}
