/** What an offer would come to: for both in numbers, and for the reader alone in Jobs. */
import type { Item } from "$lib/game";
import { about, together } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import { BUSINESSES } from "../art";
import { needsOf } from "../forecast";
import {
  businessName,
  contentOf,
  type CosaNostraPlay,
  gangsterAt,
  gangsterName,
  jobName,
  money,
  monopolyName,
  NOBODY,
  NONE,
  PLANNING,
  PURCHASE,
  printedOf,
  printOf,
} from "../pieces";
import type { CosaNostraView } from "../view";
import { carriedOut, type Deal, type Print } from "./trade";

/** Before and after. */
export type Turn = readonly [number, number];

interface Effect {
  seat: number;
  cash: Turn;
  income: Turn;
  markers: Turn;
}

/** Something to be said about it, with the rule behind it. */
interface Remark {
  text: string;
  rule: string;
}

export interface Effects {
  seats: Effect[];
  /** What all could see coming. */
  warnings: Remark[];
  /** What only the reader knows. */
  secrets: Remark[];
}

export function effectsOf(play: CosaNostraPlay, deal: Deal): Effects {
  const { table } = play.shown;
  const after = carriedOut(play.shown, known(table, deal), printFor(play.game));
  const seats = [deal.maker, deal.taker].filter((seat) => seat !== NOBODY);
  const me = play.shown.seat;
  return {
    seats: seats
      .toSorted((one, other) => Number(other === me) - Number(one === me))
      .map((seat) => {
        const [was, is] = [table.players[seat]!, after.players[seat]!];
        return { seat, cash: [was.cash, is.cash], income: [was.income, is.income], markers: [was.markers, is.markers] };
      }),
    warnings: [...shortages(play, deal), ...monopolies(play, after), ...duties(play, deal, after)],
    secrets: seats.includes(me) ? jobs(play, after) : [],
  };
}

/** An offer to anyone has no taker yet: only what its maker gives and gets can be told. */
function known(table: CosaNostraView, deal: Deal): Deal {
  if (deal.taker !== NOBODY) return deal;
  // Any other seat stands for whoever takes it; nothing is told of that one.
  const taker = (deal.maker + 1) % table.players.length;
  return { ...deal, taker, wants: deal.wants.filter(([kind]) => kind === "cash") };
}

const prints = new WeakMap<GameInfo, Print>();

function printFor(game: GameInfo): Print {
  let print = prints.get(game);
  if (!print) {
    const { businesses, monopolies } = contentOf(game);
    print = {
      kinds: printedOf(game).kinds,
      incomes: businesses.map(({ income }) => income),
      monopolies: monopolies.map(({ business, income }) => ({ kind: BUSINESSES.indexOf(business), income })),
    };
    prints.set(game, print);
  }
  return print;
}

// --- what all could see ---

/** Money or markers somebody does not have: it could not be carried out as things are. */
function shortages(play: CosaNostraPlay, { maker, taker, gives, wants }: Deal): Remark[] {
  const { voice, shown } = play;
  const sides: [giver: number, receiver: number, items: readonly Item[], back: readonly Item[]][] = [
    [maker, taker, gives, wants],
    [taker, maker, wants, gives],
  ];
  return sides.flatMap(([giver, receiver, items, back]) => {
    const said: Remark[] = [];
    const cash = items.find(([kind]) => kind === "cash")?.[1] ?? 0;
    const purse = shown.table.players[giver]?.cash;
    if (purse !== undefined && cash > purse)
      said.push({ text: voice.text("deal-short-cash", { ...about(voice, giver), cash: money(purse) }), rule: "CN-16.15" });
    const uses = items.filter(([kind]) => kind === "marker").length;
    const player = shown.table.players[receiver];
    // A Business that comes home brings its new owner's own markers back (CN-7.13).
    const home = items.filter(([kind]) => kind === "business").flatMap(([, which]) => markersOn(shown.table, which));
    const free = (player?.markers ?? 0) + home.filter((seat) => seat === receiver).length;
    if (player && uses > free && !back.some(([kind]) => kind === "business"))
      said.push({ text: voice.text("deal-short-markers", { ...about(voice, receiver), free }), rule: "CN-16.7" });
    return said;
  });
}

const markersOn = ({ players }: CosaNostraView, which: number): number[] =>
  players.flatMap(({ businesses }) => businesses).find(({ business }) => business === which)?.markers ?? [];

function monopolies(play: CosaNostraPlay, after: CosaNostraView): Remark[] {
  const { voice, shown } = play;
  return shown.table.monopolies.flatMap((before, n) => {
    const now = after.monopolies[n]!;
    if (before === now) return [];
    const say = (message: string, seat: number): Remark => ({
      text: voice.text(message, { ...about(voice, seat), monopoly: monopolyName(play, n) }),
      rule: "CN-14.1",
    });
    return [
      ...(before === NOBODY ? [] : [say("deal-monopoly-lost", before)]),
      ...(now === NOBODY ? [] : [say("deal-monopoly-won", now)]),
    ];
  });
}

/** What it would oblige the reader to, or make impossible. */
function duties(play: CosaNostraPlay, deal: Deal, after: CosaNostraView): Remark[] {
  const { voice, shown } = play;
  const { table, seat: me } = shown;
  if (me !== deal.maker && me !== deal.taker) return [];
  const comes = me === deal.maker ? deal.wants : deal.gives;
  const idle = comes.filter(([kind, which]) => kind === "gangster" && gangsterAt(table, which)?.task === NONE);
  const tasks = table.phase === PLANNING ? idle : [];
  const [was, is] = [table.players[me]!, after.players[me]!];
  const planned = was.gangsters.flatMap(({ task, business }) => (task === PURCHASE && business !== null ? [business] : []));
  const cost = planned.reduce((sum, business) => sum + printOf(play.game, business).price, 0);
  return [
    ...tasks.map(([, which]) => ({ text: voice.text("deal-task", { gangster: gangsterName(play, which) }), rule: "CN-16.12" })),
    ...(is.cash < was.cash && is.cash < cost
      ? [
          {
            text: voice.text("deal-purchases", {
              businesses: together(planned.map((business) => businessName(play, business))),
              cost: money(cost),
            }),
            rule: "CN-5.2",
          },
        ]
      : []),
  ];
}

// --- what only the reader knows ---

/** How many Businesses are still missing for a Job. */
const lacks = (play: CosaNostraPlay, table: CosaNostraView, job: number): number =>
  needsOf(play, job, table).filter(({ state }) => state === "missing" || state === "planned").length;

function jobs(play: CosaNostraPlay, after: CosaNostraView): Remark[] {
  const { table, seat } = play.shown;
  const mine = [...(table.own?.jobs ?? []), ...table.players[seat]!.gangsters.flatMap(({ job }) => job ?? [])];
  const turned = mine.map((job) => ({ job, before: lacks(play, table, job), now: lacks(play, after, job) }));
  const say = (message: string, some: typeof turned): Remark[] => {
    if (some.length === 0) return [];
    const names = together(some.map(({ job }) => jobName(play, job)));
    return [{ text: play.voice.text(message, { jobs: names, count: some.length }), rule: "CN-7.2" }];
  };
  return [
    ...say("deal-possible", turned.filter(({ before, now }) => before > 0 && now === 0)),
    ...say("deal-impossible", turned.filter(({ before, now }) => before === 0 && now > 0)),
  ];
}
