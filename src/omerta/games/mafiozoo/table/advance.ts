/**
 * The table as it looks after one more event.
 *
 * Follows the rules closely enough that after all events of an update it is the view the server
 * sends with them; a test holds it to that. Two things no event tells, so they come with the view:
 * which character's window is open, and which placing bonuses lapse in the last call.
 */
import type { HeardEvent, SeatView } from "$lib/wire";

import {
  BARBER,
  CORRUPTION,
  FAVOUR_PHASE,
  FEMME_FATALE,
  GODFATHER,
  INFLUENCE,
  LAST_CALL,
  MASSAGE_PARLOUR,
  PIZZERIA,
  PRISON,
  REVENUE,
} from "./numbers";
import type { MafiozooView, OwnView, PlayerView } from "./view";

type Data = HeardEvent["data"];

/** MZ-5.17: the places that put a gem on a character, once a round. */
const PLACING = [PIZZERIA, BARBER, MASSAGE_PARLOUR, PRISON];

export function advance(shown: SeatView<MafiozooView>, event: HeardEvent): SeatView<MafiozooView> {
  const happens = EVENTS[event.kind];
  if (!happens) return shown; // an event of the house: nothing moves on the table
  const table = happens(shown.table, event.data, shown.seat);
  // Whatever was asked has been answered, or this would not have happened.
  return { ...shown, table, asking: "", waiting: [], prompt: null };
}

const EVENTS: Record<string, (table: MafiozooView, data: Data, me: number) => MafiozooView> = {
  // --- Revenue ---

  round: (table, { round, rounds, first }) => ({ ...table, round, rounds, first, phase: REVENUE }),

  // MZ-4.2 to 4.4: the Godfather walks, all are paid, the cards are gathered.
  godfather: (table, { character, money }) => ({
    ...gathered(eachPlayer(table, (player) => ({ money: player.money + money }))),
    godfather: character,
    godfather_past: [...table.godfather_past, { character, money }],
    godfather_deck: table.godfather_deck - 1,
  }),

  straw_man: (table, { character, gems }) =>
    laid(table, table.players.length, character, gems, "reserve"),
  straw_secret: (table) => table,

  deal: (table, { seat, count, cards }, me) => ({
    ...inHand(table, seat, me, count, cards ?? []),
    pile: table.pile - count,
  }),

  racket_money: (table, { seat, money }) => paid(table, seat, money),
  racket_gems: (table, { seat, gems }) => saved(table, seat, gems),
  docks: (table, { seat, money, gems }) => saved(paid(table, seat, money), seat, gems),

  draw_corruption: (table, { seat, card }, me) => ({
    ...inHand(table, seat, me, 1, known(card)),
    pile: table.pile - 1,
  }),
  reshuffle: (table) => gathered(table),

  draw_informant: (table, { seat, card }, me) => {
    const drawn = player(table, seat, ({ informants }) => ({ informants: informants + 1 }));
    const mine = own(drawn, seat === me, ({ informants }) => ({
      informants: sorted([...informants, ...known(card)]),
    }));
    return { ...mine, informant_pile: table.informant_pile - 1 };
  },
  informants_reshuffled: (table) => ({
    ...table,
    informant_pile: table.informant_discards.length,
    informant_discards: [],
  }),

  // --- districts ---

  district: (table, { seat, slot, district }) => {
    const taken = player(table, seat, ({ tokens, seen_tokens }) => ({
      tokens: tokens + 1,
      seen_tokens: plus(seen_tokens, district),
    }));
    return { ...shownToken(taken, seat, district), agenda: table.agenda.with(slot, null) };
  },
  refill: (table, { slot, district }) => ({
    ...table,
    agenda: table.agenda.with(slot, district),
    district_reserve: table.district_reserve - 1,
  }),
  blind: (table, { seat, district }, me) => {
    const drawn = player(table, seat, ({ tokens }) => ({ tokens: tokens + 1 }));
    const mine = own(drawn, seat === me, ({ blind_tokens }) => ({
      blind_tokens: plus(blind_tokens, district),
    }));
    const open = district === undefined ? mine : shownToken(mine, seat, district);
    return { ...open, district_reserve: table.district_reserve - 1 };
  },
  blank: (table, { seat }) => player(table, seat, ({ tokens }) => ({ tokens: tokens + 1 })),

  // --- Corruption ---

  corruption: (table) => ({
    ...eachPlayer(table, ({ thugs }) => ({
      bonuses: thugs.filter((place) => PLACING.includes(place)),
    })),
    phase: CORRUPTION,
  }),

  recover: (table, { seat, secret, gems, card }, me) => {
    const laidAway = player(saved(table, seat, gems), seat, ({ hand, recovered }) => ({
      hand: hand - 1,
      recovered: [...recovered, secret],
    }));
    return own(laidAway, seat === me, ({ hand, recovered }) => ({
      hand: without(hand, card),
      recovered: [...recovered, card],
    }));
  },

  bribe: (table, { seat, card, path, counts }, me) => {
    const played = player(table, seat, ({ hand }) => ({ hand: hand - 1 }));
    const mine = own(played, seat === me, ({ hand }) => ({ hand: without(hand, card) }));
    const lying = { ...mine, discards: sorted([...table.discards, card]) };
    return (path as number[]).reduce(
      (now, character, i) => laid(now, seat, character, counts[i], "slush"),
      lying,
    );
  },

  dropped: (table, { seat, card }, me) => {
    const laidAway = player(table, seat, ({ dropped }) => ({ hand: 0, dropped: dropped + 1 }));
    return own(laidAway, seat === me, ({ dropped }) => ({ hand: [], dropped: [...dropped, card] }));
  },

  placed: (table, { seat, place, character, source }) =>
    laid(
      player(table, seat, ({ bonuses }) => ({ bonuses: without(bonuses, place) })),
      seat,
      character,
      1,
      source,
    ),

  last_call: (table) => ({ ...table, phase: LAST_CALL }),

  // --- Favours ---

  favours: (table) => ({ ...eachPlayer(table, () => ({ bonuses: [] })), phase: FAVOUR_PHASE }),

  window: (table, { character }) => ({ ...table, character }),

  inform: (table, { seat, character, source, gems }, me) => {
    const bribed = laid(table, seat, character, gems, source);
    const played = player(bribed, seat, ({ informants }) => ({ informants: informants - 1 }));
    const mine = own(played, seat === me, ({ informants }) => ({
      informants: without(informants, character),
    }));
    const discards = sorted([...table.informant_discards, character]);
    return { ...mine, informant_discards: discards, character };
  },

  settle: (table, { character, gems, served, spent, payers, prices, token }) => {
    const [reserve, slush] = [[...table.reserve], [...table.slush]];
    (gems as number[]).forEach((count, colour) => {
      // MZ-9.8: the straw man's gems go to his Reserve, win or lose.
      const gone = spent.includes(colour) || colour === table.players.length;
      (gone ? reserve : slush)[colour]! += count;
    });
    const back = table.gems.with(
      character,
      gems.map(() => 0),
    );
    const settling = payers.length > 0 ? { character, served, payers, prices } : null;
    const settled = { ...table, gems: back, reserve, slush, character, settling };
    return token < 0 ? settled : favoured(settled, token, GODFATHER);
  },

  payments: (table, { paying, prices }) => ({
    ...(paying as number[]).reduce((now, seat, i) => paid(now, seat, -prices[i]), table),
    settling: null,
  }),

  favour: (table, { seat, favour }) => favoured(table, seat, favour),
  banker: (table, { seat, money }) => paid(table, seat, money),
  union: (table, { seat, character, source }) => laid(table, seat, character, 1, source),
  producer: (table, { seat, slush, gems }) =>
    laid(saved(table, seat, slush), seat, FEMME_FATALE, gems, "reserve"),
  top_up: (table, { seat, gems }) => laid(table, seat, FEMME_FATALE, gems, "slush"),

  // --- Influence ---

  influence: (table) => ({ ...table, phase: INFLUENCE, character: null }),

  thug: (table, { seat, place, tokens, points: more }) =>
    player(table, seat, ({ favours, thugs, points }) => ({
      favours: (tokens as number[]).reduce((held, kind) => plus(held, kind, -1), favours),
      thugs: sorted([...thugs, place]),
      points: points + more,
    })),

  keep: (table, { seat, favour }) =>
    player(table, seat, ({ favours }) => ({ favours: favours.map((_, kind) => +(kind === favour)) })),

  flip: (table, { characters }) => ({
    ...table,
    golden: table.golden.map((golden, who) => golden !== characters.includes(who)),
  }),

  end: (table, { counts }) => ({
    ...table,
    final: counts,
    all_tokens: counts.map(({ open }: { open: number[] }) => open),
  }),
};

// --- players ---

function player(
  table: MafiozooView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): MafiozooView {
  const before = table.players[seat]!;
  return { ...table, players: table.players.with(seat, { ...before, ...change(before) }) };
}

function eachPlayer(
  table: MafiozooView,
  change: (player: PlayerView) => Partial<PlayerView>,
): MafiozooView {
  return { ...table, players: table.players.map((each) => ({ ...each, ...change(each) })) };
}

/** What the reader alone knows changes, too, where it is the reader's own. */
function own(table: MafiozooView, mine: boolean, change: (own: OwnView) => Partial<OwnView>): MafiozooView {
  return mine && table.own ? { ...table, own: { ...table.own, ...change(table.own) } } : table;
}

function inHand(table: MafiozooView, seat: number, me: number, count: number, cards: number[]): MafiozooView {
  const drawn = player(table, seat, ({ hand }) => ({ hand: hand + count }));
  return own(drawn, seat === me, ({ hand }) => ({ hand: sorted([...hand, ...cards]) }));
}

const paid = (table: MafiozooView, seat: number, amount: number) =>
  player(table, seat, ({ money }) => ({ money: money + amount }));

const favoured = (table: MafiozooView, seat: number, kind: number) =>
  player(table, seat, ({ favours }) => ({ favours: plus(favours, kind) }));

// --- gems and cards ---

/** Gems of a colour go on a character. */
function laid(
  table: MafiozooView,
  colour: number,
  character: number,
  count: number,
  from: "reserve" | "slush",
): MafiozooView {
  const gems = table.gems.with(character, plus(table.gems[character]!, colour, count));
  return { ...table, gems, [from]: plus(table[from], colour, -count) };
}

/** From the Reserve into the slush fund. */
function saved(table: MafiozooView, seat: number, count: number): MafiozooView {
  return {
    ...table,
    reserve: plus(table.reserve, seat, -count),
    slush: plus(table.slush, seat, count),
  };
}

/** All Corruption cards but those in hand go into the pile. */
function gathered(table: MafiozooView): MafiozooView {
  const away = table.players.reduce((sum, each) => sum + each.recovered.length + each.dropped, 0);
  const cleared = eachPlayer(table, () => ({ recovered: [], dropped: 0 }));
  return {
    ...own(cleared, true, () => ({ recovered: [], dropped: [] })),
    pile: table.pile + table.discards.length + away,
    discards: [],
  };
}

/** Where all tokens lie open, this one does. */
function shownToken(table: MafiozooView, seat: number, district: number): MafiozooView {
  const all = table.all_tokens;
  return all ? { ...table, all_tokens: all.with(seat, plus(all[seat]!, district)) } : table;
}

const known = (card: number | undefined) => (card === undefined ? [] : [card]);
const plus = (counts: number[], at: number, more = 1) => counts.with(at, counts[at]! + more);
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

function without(all: number[], gone: number): number[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
}
