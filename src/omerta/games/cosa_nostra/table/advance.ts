/**
 * The table as it looks after one more event.
 *
 * Follows the rules closely enough that after all events of an update it is the view the server
 * sends with them; a test holds it to that. What is worked out from the rest (income, worth,
 * strength), whose turn it is and what is about to happen to a card come with the view itself.
 */
import type { HeardEvent, SeatView } from "$lib/wire";

import {
  ACTION,
  ATTACHABLE,
  DONE,
  DRAWING,
  IDLE,
  IN_PROGRESS,
  JOB,
  NOBODY,
  NONE,
  PAYDAY,
  PLANNING,
  PURCHASE,
  SCHEMER,
  WITH_THE_TASK,
} from "./numbers";
import type { BusinessView, CosaNostraView, DoingView, GangsterView, OwnView, PlayerView } from "./view";

type Table = CosaNostraView;
type Happens = (table: Table, data: HeardEvent["data"], me: number, rule: string) => Table;

export function advance(shown: SeatView<Table>, event: HeardEvent): SeatView<Table> {
  const happens = EVENTS[event.kind];
  if (!happens) return shown; // nothing moves on the table
  const table = happens(shown.table, event.data, shown.seat, event.rule);
  // Whatever was asked has been answered, or this would not have happened.
  return { ...shown, table, asking: "", waiting: [], prompt: null };
}

const EVENTS: Record<string, Happens> = {
  // --- setting up, drawing ---

  family: (table, { seat, family }) => player(table, seat, () => ({ family })),
  set_up: (table, { first, market }) => ({ ...table, first, market }),

  round: (table, { round, gangsters, businesses }) => {
    const woken = everyGangster(table, (each) => ({
      active: each.active || gangsters.includes(each.gangster),
      task: NONE,
      moved: false,
    }));
    const reopened = everyBusiness(woken, (each) => ({
      active: each.active || businesses.includes(each.business),
      used: false,
    }));
    return { ...reopened, round, phase: DRAWING };
  },
  starting_hands: (table, { cards }) =>
    own(
      eachPlayer(table, ({ influence }) => ({ influence: influence + cards.length, known_influence: cards })),
      ({ influence }) => ({ influence: sorted([...influence, ...cards]) }),
    ),
  jobs_drawn: (table, { seat, count, pile, jobs }, me) => {
    const drawn = player(fromPile(table, pile, count), seat, (player) => ({
      jobs: [...player.jobs, ...Array<number>(count).fill(pile)],
    }));
    if (seat !== me) return drawn;
    return own(drawn, (mine) => ({ jobs: sorted([...mine.jobs, ...jobs]), new_jobs: jobs }));
  },
  // CN-2.4: all that were just drawn go back; they are all of this pile that are in hand.
  redealt: (table, { pile }) => {
    const back = table.players.flatMap(({ jobs }) => jobs).filter((each) => each === pile).length;
    const without = eachPlayer(table, ({ jobs }) => ({ jobs: jobs.filter((each) => each !== pile) }));
    return own(fromPile(without, pile, -back), ({ jobs, new_jobs }) => ({
      jobs: jobs.filter((job) => !new_jobs.includes(job)),
    }));
  },
  influence_drawn: (table, { seat, count, cards }, me) => {
    const drawn = player(table, seat, ({ influence }) => ({ influence: influence + count }));
    const left = { ...drawn, influence_deck: drawn.influence_deck - count };
    return seat === me ? own(left, (mine) => ({ influence: sorted([...mine.influence, ...cards]) })) : left;
  },
  // What was left has been drawn by the one who hears next what he drew in all.
  influence_shuffled: (table, { count }) => ({
    ...table,
    influence_deck: table.influence_deck + count,
    influence_open: [],
    influence_shut: 0,
  }),

  // --- planning ---

  planning: (table) => own({ ...table, phase: PLANNING }, () => ({ new_jobs: [] })),
  job_planned: (table, { seat, gangster, pile, job }, me) => {
    const planned = onGangster(table, gangster, () => ({ task: JOB, pile, job: job ?? null }));
    const laid = player(planned, seat, ({ jobs }) => ({ jobs: lessOne(jobs, pile) }));
    return seat === me ? own(laid, (mine) => ({ jobs: lessOne(mine.jobs, job) })) : laid;
  },
  purchase_planned: (table, { gangster, business }) => {
    const card: BusinessView = { business, active: true, used: false, markers: [] };
    return {
      ...onGangster(table, gangster, () => ({ task: PURCHASE, business })),
      market: lessOne(table.market, business),
      purchases: inOrder([...table.purchases, card]),
    };
  },
  idle: (table, { gangster }) => onGangster(table, gangster, () => ({ task: IDLE })),
  market: (table, { cards }) => (cards as number[]).reduce(turnedUp, table),

  // --- Influence cards, Lawyers ---

  played: (table, { seat, card }, me) => discardedOpen(spent(table, seat, card, me), [card]),
  attached: (table, { seat, card, gangster }, me) =>
    onGangster(spent(table, seat, card, me), gangster, ({ attached }) => ({ attached: attached | (1 << card) })),
  lawyer: (table, { business }) => onBusiness(table, business, () => ({ used: true })),
  looked: (table, { seat, gangster, job }) =>
    onGangster(table, gangster, (each) => ({
      lookers: each.lookers.includes(seat) ? each.lookers : [...each.lookers, seat],
      job: job ?? each.job,
    })),
  renewed: (table, { cards }) => underTheDeck({ ...table, market: [] }, cards),

  // --- actions ---

  action_phase: (table) => everyGangster({ ...table, phase: ACTION }, () => ({ moved: false })),
  // They stay in hand until the bonus turn, and all know it.
  schemers: (table, { seats }) =>
    eachPlayer(table, ({ known_influence }, seat) =>
      seats.includes(seat) && !known_influence.includes(SCHEMER) ? { known_influence: sorted([...known_influence, SCHEMER]) } : {},
    ),
  bonus_turn: (table, { seat }, me) => ({
    ...discardedOpen(spent(table, seat, SCHEMER, me), [SCHEMER]),
    actor: seat,
    bonus_turn: true,
  }),
  skipped: (table, { seat }, me) => discardedOpen(spent(table, seat, SCHEMER, me), [SCHEMER]),
  announced: (table, { gangster, victim, kind, card }) => ({ ...table, announced: [gangster, victim, kind, card] }),

  bought: (table, { seat, gangster, business }) => {
    const card = table.purchases.find((each) => each.business === business)!;
    const paid = { ...table, purchases: table.purchases.filter((each) => each !== card) };
    return taskDone(owns(paid, card, seat), gangster);
  },
  job_cancelled: (table, { gangster, pile, job }) => taskDone(discardedShut(table, pile, job), gangster),
  purchase_cancelled: (table, { gangster, business }) => taskDone(purchaseGone(table, business), gangster),

  revealed: (table, { seat, gangster, job, victim, target }, _me, rule) => {
    const nothing = { stake: 0, used: [], dice: [], threshold: 0, successes: 0, gain: 0, repelled: false };
    const doing: DoingView = { seat, gangster, job, victim, target, ...nothing };
    const turned = onGangster(table, gangster, () => ({ task: IN_PROGRESS, pile: 0, job: null, lookers: [] }));
    // Whatever is aimed at somebody is an Attack, but for a Trap.
    const attack = victim !== NOBODY && rule !== "CN-10.8";
    const attacks = attack ? table.attacks.with(seat, plus(table.attacks[seat]!, victim)) : table.attacks;
    return { ...turned, attacks, doing: [...turned.doing, doing] };
  },
  staked: (table, { amount }) => onDoing(table, -1, { stake: amount }),
  markers_used: (table, { businesses }) => onDoing(table, -1, { used: businesses }),
  rolled: (table, { dice, threshold, successes }) => onDoing(table, -1, { dice, threshold, successes }),
  rerolled: (table, { business, dice, successes }) =>
    onDoing(onBusiness(table, business, () => ({ used: true })), -1, { dice, successes }),
  gain: (table, { amount }) => onDoing(table, -1, { gain: amount }),
  robbed: (table, { amount, left }) => onDoing(onDoing(table, -1, { gain: amount }), -2, { gain: left }),
  repelled: (table) => onDoing(table, -2, { repelled: true }),
  job_done: (table, { seat, gangster, job, markers }) => {
    const back = (markers as number[]).reduce((now, business) => markerBack(now, business, seat), table);
    return taskDone({ ...back, doing: back.doing.slice(0, -1), open_jobs: [...back.open_jobs, job] }, gangster);
  },

  // --- harm ---

  doctor: (table, { seat, card }, me) => ({
    ...discardedOpen(spent(table, seat, card, me), [card]),
    harm: null,
  }),
  business_down: (table, { business }) => ({
    ...onBusiness(table, business, () => ({ active: false })),
    harm: null,
  }),
  business_gone: (table, { business, seat }) => ({
    ...underTheDeck(
      player(table, seat, ({ businesses }) => ({
        businesses: businesses.filter((each) => each.business !== business),
      })),
      [business],
    ),
    harm: null,
  }),
  gangster_down: (table, { gangster }) => ({
    ...onGangster(table, gangster, () => ({ active: false })),
    harm: null,
  }),
  gangster_killed: (table, { gangster, seat, by }) => {
    const dropped = dropAttachments(table, gangster, ATTACHABLE);
    const gone = player(dropped, seat, ({ gangsters }) => ({
      gangsters: gangsters.filter((each) => each.gangster !== gangster),
    }));
    return { ...player(gone, by, ({ trophies }) => ({ trophies: [...trophies, gangster] })), harm: null };
  },
  job_lost: (table, { gangster, pile, job }) => taskDone(discardedShut(table, pile, job), gangster),
  purchase_lost: (table, { gangster, business }) => taskDone(purchaseGone(table, business), gangster),
  taken_over: (table, { business, seat, before }) => changesHands(table, business, before, seat),

  // --- money, purchases of Special Jobs, markers, monopolies ---

  money: (table, { payer, payee, amount }) => {
    const paid = payer === NOBODY ? table : player(table, payer, ({ cash }) => ({ cash: cash - amount }));
    return payee === NOBODY ? paid : player(paid, payee, ({ cash }) => ({ cash: cash + amount }));
  },
  laundered: (table, { seat, amount }) =>
    player(table, seat, ({ cash, laundered }) => ({ cash: cash - amount, laundered: laundered + amount })),
  bought_special: (table, { seat, business, from_deck }, _me, rule) => {
    const taken = from_deck
      ? { ...table, deck: table.deck - 1, deck_cards: lessOne(table.deck_cards, business) }
      : { ...table, market: lessOne(table.market, business) };
    return searched(owns(taken, { business, active: true, used: false, markers: [] }, seat), rule);
  },
  bought_nothing: (table, _, _me, rule) => searched(table, rule),
  markers_back: (table, { business, seats }) =>
    (seats as number[]).reduce((now, seat) => markerBack(now, business, seat), table),
  marker_taken_back: (table, { business, seat }) => markerBack(table, business, seat),
  monopoly: (table, { monopoly, seat }) => ({ ...table, monopolies: table.monopolies.with(monopoly, seat) }),

  // CN-16.15: things change hands in this order.
  trade: (table, { maker, taker, gives, wants }) => {
    const moves = [
      ...(gives as [string, number][]).map((item) => ({ item, from: maker, to: taker })),
      ...(wants as [string, number][]).map((item) => ({ item, from: taker, to: maker })),
    ];
    return ["cash", "business", "gangster", "marker"].reduce(
      (now, kind) =>
        moves
          .filter(({ item }) => item[0] === kind)
          .reduce((then, { item: [, which], from, to }) => MOVES[kind]!(then, which, from, to), now),
      table,
    );
  },

  // --- payday ---

  payday: (table, { incomes }) =>
    eachPlayer({ ...table, phase: PAYDAY }, ({ cash }, seat) => ({ cash: cash + incomes[seat] })),
  recruited: (table, { seat, gangster }) =>
    player(table, seat, ({ gangsters, recruits }) => ({
      recruits: lessOne(recruits, gangster),
      gangsters: [...gangsters, recruit(gangster)],
    })),
  discarded: (table, { seat, piles, count, jobs, cards }, me) => {
    const shut = (piles as number[]).reduce((now, pile, n) => discardedShut(now, pile, jobs?.[n]), table);
    const fewer = player({ ...shut, influence_shut: shut.influence_shut + count }, seat, (player) => ({
      jobs: (piles as number[]).reduce(lessOne, player.jobs),
      influence: player.influence - count,
      known_influence: count > 0 ? [] : player.known_influence, // whether they are still there, nobody else knows
    }));
    if (seat !== me) return fewer;
    return own(fewer, (mine) => ({
      jobs: (jobs as number[]).reduce(lessOne, mine.jobs),
      influence: (cards as number[]).reduce(lessOne, mine.influence),
    }));
  },
  round_over: (table, { first }) => {
    const crew = table.players.flatMap(({ gangsters }) => gangsters.map(({ gangster }) => gangster));
    return { ...crew.reduce((now, gangster) => dropAttachments(now, gangster, ATTACHABLE), table), first };
  },
};

const MOVES: Record<string, (table: Table, which: number, from: number, to: number) => Table> = {
  cash: (table, amount, from, to) => {
    const paid = player(table, from, ({ cash }) => ({ cash: cash - amount }));
    return player(paid, to, ({ cash }) => ({ cash: cash + amount }));
  },
  business: changesHands,
  gangster: (table, which, from, to) => {
    const man = table.players[from]!.gangsters.find(({ gangster }) => gangster === which)!;
    const moved = man.moved || (table.phase === PLANNING && man.task === NONE);
    const left = player(table, from, ({ gangsters }) => ({ gangsters: gangsters.filter((each) => each !== man) }));
    // Who knew his Job knows it still.
    return player(left, to, ({ gangsters }) => ({ gangsters: [...gangsters, { ...man, moved }] }));
  },
  marker: (table, business, _from, to) => {
    const placed = onBusiness(table, business, ({ markers }) => ({ markers: [...markers, to] }));
    return player(placed, to, ({ markers }) => ({ markers: markers - 1 }));
  },
};

// --- gangsters ---

/** Just out from under the boss. */
const recruit = (gangster: number): GangsterView => ({
  gangster,
  active: true,
  task: NONE,
  pile: 0,
  job: null,
  business: null,
  attached: 0,
  strength: 0,
  lookers: [],
  moved: false,
});

function onGangster(table: Table, which: number, change: (gangster: GangsterView) => Partial<GangsterView>): Table {
  return everyGangster(table, (each) => (each.gangster === which ? change(each) : {}));
}

const everyGangster = (table: Table, change: (gangster: GangsterView) => Partial<GangsterView>) =>
  eachPlayer(table, ({ gangsters }) => ({ gangsters: gangsters.map((each) => ({ ...each, ...change(each) })) }));

/** CN-4.10: whatever the task was, what lay on the gangster for it goes with it. */
function taskDone(table: Table, gangster: number): Table {
  const done = { task: DONE, pile: 0, job: null, business: null, lookers: [] };
  return dropAttachments(onGangster(table, gangster, () => done), gangster, WITH_THE_TASK);
}

function dropAttachments(table: Table, gangster: number, kinds: readonly number[]): Table {
  const all = table.players.flatMap(({ gangsters }) => gangsters);
  const attached = all.find((each) => each.gangster === gangster)?.attached ?? 0;
  const dropped = kinds.filter((kind) => attached & (1 << kind));
  if (dropped.length === 0) return table;
  const left = dropped.reduce((bits, kind) => bits & ~(1 << kind), attached);
  return discardedOpen(onGangster(table, gangster, () => ({ attached: left })), dropped);
}

// --- Businesses ---

const everyBusiness = (table: Table, change: (business: BusinessView) => Partial<BusinessView>): Table => {
  const all = (cards: BusinessView[]) => cards.map((each) => ({ ...each, ...change(each) }));
  return {
    ...eachPlayer(table, ({ businesses }) => ({ businesses: all(businesses) })),
    purchases: all(table.purchases),
  };
};

const onBusiness = (table: Table, which: number, change: (business: BusinessView) => Partial<BusinessView>) =>
  everyBusiness(table, (each) => (each.business === which ? change(each) : {}));

const owns = (table: Table, card: BusinessView, seat: number) =>
  player(table, seat, ({ businesses }) => ({ businesses: inOrder([...businesses, card]) }));

function changesHands(table: Table, business: number, from: number, to: number): Table {
  const card = table.players[from]!.businesses.find((each) => each.business === business)!;
  const left = player(table, from, ({ businesses }) => ({ businesses: businesses.filter((each) => each !== card) }));
  return owns(left, card, to);
}

/** A planned purchase that comes to nothing. */
const purchaseGone = (table: Table, business: number) =>
  underTheDeck({ ...table, purchases: table.purchases.filter((each) => each.business !== business) }, [business]);

/** One marker of this seat goes back from there: the one that lay longest. */
function markerBack(table: Table, business: number, seat: number): Table {
  const lifted = onBusiness(table, business, ({ markers }) => ({ markers: lessOne(markers, seat) }));
  return player(lifted, seat, ({ markers }) => ({ markers: markers + 1 }));
}

// --- the Business deck: all know what lies under it ---

function underTheDeck(table: Table, cards: number[]): Table {
  return {
    ...table,
    deck: table.deck + cards.length,
    deck_cards: sorted([...table.deck_cards, ...cards]),
    deck_bottom: [...table.deck_bottom, sorted(cards)],
  };
}

function turnedUp(table: Table, card: number): Table {
  const deck = table.deck - 1;
  const [top, ...below] = table.deck_bottom;
  // Only when nothing unknown is left above it, a card of the known part is drawn.
  const reached = top !== undefined && table.deck_bottom.flat().length > deck;
  const left = reached ? lessOne(top, card) : [];
  const deck_bottom = !reached ? table.deck_bottom : left.length > 0 ? [left, ...below] : below;
  return { ...table, deck, deck_cards: lessOne(table.deck_cards, card), deck_bottom, market: [...table.market, card] };
}

/** CN-9.3: who has looked through the deck shuffles it. */
const searched = (table: Table, rule: string): Table => (rule === "CN-9.3" ? { ...table, deck_bottom: [] } : table);

// --- Jobs and Influence cards ---

const fromPile = (table: Table, pile: number, count: number): Table => ({
  ...table,
  piles: table.piles.with(pile - 1, table.piles[pile - 1]! - count),
});

const discardedShut = (table: Table, pile: number, job: number | undefined): Table => ({
  ...table,
  shut_jobs: [...table.shut_jobs, { pile, job: job ?? null }],
});

const discardedOpen = (table: Table, kinds: readonly number[]): Table => ({
  ...table,
  influence_open: [...table.influence_open, ...kinds],
});

/** An Influence card leaves a hand, and all see which. */
function spent(table: Table, seat: number, kind: number, me: number): Table {
  const without = player(table, seat, ({ influence, known_influence }) => ({
    influence: influence - 1,
    known_influence: lessOne(known_influence, kind),
  }));
  return seat === me ? own(without, (mine) => ({ influence: lessOne(mine.influence, kind) })) : without;
}

/** A Job in progress, counted from the last one revealed. */
const onDoing = (table: Table, which: number, change: Partial<DoingView>): Table => ({
  ...table,
  doing: table.doing.with(which, { ...table.doing.at(which)!, ...change }),
});

// --- players ---

function player(table: Table, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Table {
  const before = table.players[seat]!;
  return { ...table, players: table.players.with(seat, { ...before, ...change(before) }) };
}

function eachPlayer(table: Table, change: (player: PlayerView, seat: number) => Partial<PlayerView>): Table {
  return { ...table, players: table.players.map((each, seat) => ({ ...each, ...change(each, seat) })) };
}

/** What the reader alone knows, if he sits at the table. */
const own = (table: Table, change: (own: OwnView) => Partial<OwnView>): Table =>
  table.own ? { ...table, own: { ...table.own, ...change(table.own) } } : table;

// --- lists ---

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const inOrder = (cards: readonly BusinessView[]) => cards.toSorted((one, other) => one.business - other.business);

const plus = (counts: number[], at: number) => counts.with(at, counts[at]! + 1);

function lessOne(all: number[], gone: number): number[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
}
