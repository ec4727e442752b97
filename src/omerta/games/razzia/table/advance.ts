/**
 * The table as it looks after one more event.
 *
 * Follows the rules closely enough that after all events of an update it is the view the server
 * sends with them; a test holds it to that.
 */
import type { HeardEvent, SeatView } from "$lib/wire";

import type { RazziaView } from "./view";

type Data = HeardEvent["data"];

export function advance(shown: SeatView<RazziaView>, event: HeardEvent): SeatView<RazziaView> {
  const happens = EVENTS[event.kind];
  if (!happens) return shown; // an event of the house: nothing moves on the table
  const table = happens(shown.table, event.data, shown.seat);
  // Whatever was asked has been answered, or this would not have happened.
  return { ...shown, table, asking: "", waiting: [], prompt: null };
}

const EVENTS: Record<string, (table: RazziaView, data: Data, me: number) => RazziaView> = {
  round: (table, { round, dealer }) => ({ ...cleared(table), round, dealer }),

  reshuffle: (table, { cards }) => ({ ...table, draw_pile: cards, discards: [] }),

  draw: (table, { seat, card }) => ({
    ...table,
    draw_pile: table.draw_pile - 1,
    hand: card === undefined ? table.hand : sorted([...table.hand, card]),
    hand_sizes: table.hand_sizes.with(seat, table.hand_sizes[seat]! + 1),
  }),

  bills: (table, { placed }) => {
    const bars = table.bars.map(({ bar, bills }) => {
      const more = placed.filter(([on]: [number, number]) => on === bar);
      return { bar, bills: [...bills, ...more.map(([, bill]: [number, number]) => bill)] };
    });
    return { ...table, bars, supply: table.supply - placed.length };
  },

  extra_drawn: (table, { bill }) => ({
    ...table,
    supply: table.supply - 1,
    extra_waits: true,
    extra: bill ?? null,
  }),

  last_round: (table) => ({ ...table, last_round: true }),

  extra: (table, { bar, bill }) => ({
    ...withBills(table, bar, (bills) => [...bills, bill]),
    extra_waits: false,
    extra: null,
  }),

  reveal: (table, { cards }, me) => ({
    ...table,
    played: cards,
    hand: without(table.hand, me < 0 ? [] : [cards[me]]),
    hand_sizes: table.hand_sizes.map((size) => size - 1),
  }),

  haul: given,
  raid: (table) => table,
  failed_raid: (table) => table,

  split: (table, { bar, claimants, bills }) => ({
    ...table,
    split: { bar, claimants, bills, shares: [], duels: [] },
  }),

  proposal: (table, { shares }) => ({ ...table, split: { ...table.split!, shares } }),

  answer: (table, { duel }) => ({
    ...table,
    split: { ...table.split!, duels: [...table.split!.duels, duel] },
  }),

  answers: (table, { duels }) => ({ ...table, split: { ...table.split!, duels } }),

  share: given,
  duel: (table) => table,
  duel_won: given,

  end: (table, { money }) => ({ ...cleared(table), money }),
};

/** Bills of a bar go to a seat; a split is over when nothing is left to be shared. */
function given(table: RazziaView, { bar, seat, bills }: Data): RazziaView {
  const left = withBills(table, bar, (all) => without(all, bills));
  const money = table.money[seat] ?? null; // null: hidden from this reader
  return {
    ...left,
    money: money === null ? table.money : table.money.with(seat, money + total(bills)),
    bills_won: table.bills_won.with(seat, table.bills_won[seat]! + bills.length),
    split: left.bars.some((each) => each.bar === bar && each.bills.length > 0) ? table.split : null,
  };
}

/** RZ-7.1: the cards of the round go to the discard pile. */
function cleared(table: RazziaView): RazziaView {
  const cards = table.played.filter((card) => card !== null);
  return {
    ...table,
    discards: sorted([...table.discards, ...cards]),
    played: table.played.map(() => null),
    split: null,
  };
}

function withBills(
  table: RazziaView,
  bar: number,
  change: (bills: number[]) => number[],
): RazziaView {
  const bars = table.bars.map((each) =>
    each.bar === bar ? { bar, bills: change(each.bills) } : each,
  );
  return { ...table, bars };
}

function without(all: number[], gone: number[]): number[] {
  const left = [...all];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const total = (bills: number[]) => bills.reduce((sum, bill) => sum + bill, 0);
