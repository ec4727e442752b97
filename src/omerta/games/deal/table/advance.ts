/**
 * The table as it looks after one more event.
 *
 * Follows the rules closely enough that after all events of an update what lies on the table is what the server sends
 * with them; a test holds it to that. What is worked out from the rest (what could be claimed, prices, what is left to
 * produce, who knows which card, records of the turn) comes with the view itself.
 */
import type { HeardEvent, SeatView } from "$lib/wire";

import { ACTION, BOSS, DEAL, DRUG, LIEUTENANT, NOBODY, NOTHING, NOWHERE, RESOURCES, SOLDIER } from "./numbers";
import type { DealView, FightView, OwnView, PlayerView, TerritoryView } from "./view";

type Table = DealView;
type Happens = (table: Table, data: HeardEvent["data"], me: number) => Table;

export function advance(shown: SeatView<Table>, event: HeardEvent): SeatView<Table> {
  const happens = EVENTS[event.kind];
  if (!happens) return shown; // nothing moves on the table
  const table = happens(shown.table, event.data, shown.seat);
  // Whatever was asked has been answered, or this would not have happened.
  return { ...shown, table, asking: "", waiting: [], prompt: null };
}

const EVENTS: Record<string, Happens> = {
  // --- setting up ---

  first: (table, { seat }) => ({
    ...table,
    active: seat,
    order: table.players.map((_, n) => (seat + n) % table.players.length),
  }),
  // (Where a clan starts is printed, not told: its pieces come with the view.)
  clan: (table, { seat, clan }) => player(table, seat, () => ({ clan })),
  dealt: (table, { seat, profile, target }, me) =>
    seat === me ? player(table, seat, () => ({ profile, target })) : table,

  // --- turns, resources, recruits ---

  turn: (table, { seat, round, turn }) => ({
    ...table,
    territories: table.territories.map((each) => ({ ...each, traded_drugs: 0 })),
    ...{ active: seat, round, turn },
  }),
  // DA-2.13: pieces are tired in an action phase, drugs are sold in a resource phase.
  phase: (table, { phase }) => {
    const rested = phase === ACTION || phase === DEAL ? rest(table) : table;
    return {
      ...rested,
      territories: rested.territories.map((each) => ({
        ...each,
        sold: phase === RESOURCES ? 0 : each.sold,
      })),
      phase,
      ...{ crack: NOTHING, tunnel: [], fights: 0, hand_changed: false, bonus: false },
    };
  },
  income: (table, { seat, amount }) => earns(table, seat, amount),
  produced: (table, { seat, place, soldiers, drugs }) => placed(table, seat, place, soldiers, 0, drugs),
  sold: (table, { seat, place, amount }) =>
    earns(drugsGone(onPlace(table, place, ({ sold }) => ({ sold: sold + 1 })), place, 1), seat, amount),
  recruited: (table, { seat, place, soldiers, lieutenants, left }) =>
    player(placed(table, seat, place, soldiers, lieutenants, 0), seat, () => ({ money: left })),
  money: (table, { payer, payee, amount }) => {
    const paid = payer === NOBODY ? table : player(table, payer, ({ money }) => ({ money: Math.max(0, money - amount) }));
    return payee === NOBODY ? paid : earns(paid, payee, amount);
  },

  // --- orders ---

  moved: (table, { seat, moves, hostile }) => {
    const all = moves as [number, number, number, number][];
    const left = all.reduce((now, [from, what, count]) => leaves(now, seat, from, what, count), table);
    const arrived = all
      .filter(([, , , to]) => to !== hostile)
      .reduce((now, [, what, count, to]) => arrives(now, seat, to, what, count), left);
    const ends = new Set(all.filter(([, what, , to]) => what !== DRUG && to !== hostile).map(([, , , to]) => to));
    const held = [...ends].reduce((now, place) => owns(now, place, seat), arrived);
    const empty = [...new Set(all.map(([from]) => from))].reduce(freeIfEmpty, held);
    if (hostile === NOTHING) return empty;
    const engaged = (kind: number) => all.filter(([, what, , to]) => what === kind && to === hostile).reduce((n, [, , c]) => n + c, 0);
    const boss = engaged(BOSS) > 0;
    const fight: FightView = {
      place: hostile,
      attacker: seat,
      defender: table.territories[hostile]!.owner,
      soldiers: engaged(SOLDIER),
      lieutenants: engaged(LIEUTENANT),
      boss,
      values: [0, 0],
      over: false,
      start: [0, 0],
      hurt: [0, 0],
      lost: [0, 0],
      mob: 0,
      round: 0,
      redraws: 0,
      effects: [],
      rounds: [],
    };
    const there = boss ? player(empty, seat, () => ({ boss: hostile, tired_boss: true })) : empty;
    return { ...there, fight, fights: table.fights + 1 };
  },

  // --- fights ---

  fight: (table, { attacker, defender, place, values }) => ({
    ...table,
    fight: {
      ...table.fight!,
      ...{ place, attacker, defender, values, start: values },
      mob: defender === NOBODY ? values[1] : 0,
    },
  }),
  fight_round: (table, { round }) => onFight(table, () => ({ round, effects: [] })),
  weapons_shown: (table, { attacker, defender, cards, totals, damage }, me) => {
    const played = [attacker, defender].reduce((now, seat, side) => {
      const card = cards[side] as number;
      if (card === NOTHING) return now;
      const shown = discarded(now, [card]);
      return seat === NOBODY ? { ...shown, weapon_pile: shown.weapon_pile - 1 } : spent(shown, seat, [card], me);
    }, table);
    return onFight(played, ({ rounds }) => ({
      rounds: [...rounds, [cards[0], cards[1], totals[0], totals[1], damage[0], damage[1]]],
    }));
  },
  suffered: (table, { seat, place, soldiers, lieutenants, boss, left }) => {
    const lost = soldiers + lieutenants + boss;
    const fewer = player(table, seat, (each) => ({
      soldiers: each.soldiers - soldiers,
      lieutenants: each.lieutenants - lieutenants,
      boss: boss > 0 ? NOWHERE : each.boss,
    }));
    if (seat === table.fight?.attacker)
      return onFight(fewer, (fight) => ({
        soldiers: fight.soldiers - soldiers,
        lieutenants: fight.lieutenants - lieutenants,
        boss: fight.boss && boss === 0,
        values: [left, fight.values[1]],
        lost: [fight.lost[0] + lost, fight.lost[1]],
      }));
    const struck = onPlace(fewer, place, (here) => ({
      soldiers: here.soldiers - soldiers,
      lieutenants: here.lieutenants - lieutenants,
      boss: here.boss && boss === 0,
    }));
    return onFight(struck, (fight) => ({ values: [fight.values[0], left], lost: [fight.lost[0], fight.lost[1] + lost] }));
  },
  mob_hurt: (table, { left }) => onFight(table, ({ values }) => ({ mob: left, values: [values[0], left] })),
  retreated: (table, { seat, start, end }) => {
    const fight = table.fight!;
    const attacks = seat === fight.attacker;
    const { soldiers, lieutenants, boss } = attacks ? fight : table.territories[start]!;
    const gone = attacks
      ? onFight(table, ({ values }) => ({ soldiers: 0, lieutenants: 0, boss: false, values: [0, values[1]] }))
      : onFight(onPlace(table, start, () => ({ soldiers: 0, lieutenants: 0, boss: false })), ({ values }) => ({ values: [values[0], 0] }));
    const came = onPlace(owns(gone, end, seat), end, (here) => ({
      soldiers: here.soldiers + soldiers,
      lieutenants: here.lieutenants + lieutenants,
      boss: here.boss || boss,
      // DA-7.22: who attacked is spent.
      tired_soldiers: here.tired_soldiers + (attacks ? soldiers : 0),
      tired_lieutenants: here.tired_lieutenants + (attacks ? lieutenants : 0),
    }));
    return boss ? player(came, seat, () => ({ boss: end })) : came;
  },
  fight_won: (table, { winner, attacker, place }) => {
    const fight = table.fight!;
    const over = onFight(table, () => ({ over: true }));
    if (winner !== attacker) return over;
    const { soldiers, lieutenants, boss } = fight;
    return onPlace(owns(over, place, attacker), place, () => ({
      soldiers,
      lieutenants,
      boss,
      tired_soldiers: soldiers,
      tired_lieutenants: lieutenants,
    }));
  },
  eliminated: (table, { seat, cards, events }, me) => {
    const lands = table.territories.flatMap(({ owner }, place) => (owner === seat ? [place] : []));
    const free = lands.reduce(
      (now, place) =>
        onPlace(owns(now, place, NOBODY), place, () => ({
          ...{ soldiers: 0, lieutenants: 0, boss: false, tired_soldiers: 0, tired_lieutenants: 0 },
        })),
      table,
    );
    const bare = spent(discarded(free, cards), seat, cards, me);
    const out = player(bare, seat, () => ({
      ...{ alive: false, boss: NOWHERE, soldiers: 0, lieutenants: 0, events: 0 },
      ...{ respect: 0, ground: 0, merit: 0, blood: 0 },
    }));
    const forgotten = seat === me ? own(out, () => ({ events: [] })) : out;
    return { ...forgotten, fallen: [...table.fallen, seat], event_discard: sorted([...table.event_discard, ...events]) };
  },

  // --- cards ---

  drew: (table, { seat, count, cards }, me) => {
    const drawn = player(table, seat, (each) => ({ cards: each.cards + count }));
    const left = { ...drawn, weapon_pile: drawn.weapon_pile - count };
    return seat === me ? own(left, ({ hand }) => ({ hand: sorted([...hand, ...cards]) })) : left;
  },
  weapons_shuffled: (table, { count }) => ({ ...table, weapon_pile: table.weapon_pile + count, weapon_discard: [] }),
  discarded: (table, { seat, cards }, me) => spent(discarded(table, cards), seat, cards, me),
  event_drawn: (table, { event }) => discardedEvent({ ...table, event_pile: table.event_pile - 1 }, event),
  event_handed: (table, { owner, event }, me) => {
    const handed = player({ ...table, event_pile: table.event_pile - 1 }, owner, ({ events }) => ({ events: events + 1 }));
    return owner === me ? own(handed, ({ events }) => ({ events: sorted([...events, event]) })) : handed;
  },
  event_skipped: (table, { event }) => discardedEvent({ ...table, event_pile: table.event_pile - 1 }, event),
  events_shuffled: (table, { count }) => ({ ...table, event_pile: count, event_discard: [] }),
  event_played: (table, { seat, event }, me) => {
    const played = player(discardedEvent(table, event), seat, ({ events }) => ({ events: events - 1 }));
    return seat === me ? own(played, ({ events }) => ({ events: lessOne(events, event) })) : played;
  },
  // A card that stays is none of those that were discarded after all.
  in_force: (table, { event, before }) => {
    const kept = { ...table, in_force: event, event_discard: lessOne(table.event_discard, event) };
    return before === NOTHING ? kept : discardedEvent(kept, before);
  },
  out_of_force: (table, { event }) => discardedEvent({ ...table, in_force: NOTHING }, event),

  // --- events' effects ---

  placed: (table, { seat, place, soldiers, lieutenants, drugs }) => placed(table, seat, place, soldiers, lieutenants, drugs),
  lost: (table, { seat, place, soldiers, drugs }) => {
    const fewer = drugs > 0 ? drugsGone(table, place, drugs) : table;
    if (!soldiers) return fewer;
    const removed = onPlace(fewer, place, (here) => ({
      soldiers: here.soldiers - soldiers,
      tired_soldiers: Math.max(0, here.tired_soldiers - soldiers),
    }));
    const counted = player(removed, seat, (each) => ({ soldiers: each.soldiers - soldiers }));
    return freeIfEmpty(counted, place);
  },
  forced_sale: (table, { seat, seller, drugs, amount }) => {
    const moved = (drugs as [number, number][]).reduce((now, [from, to]) => drugSold(now, from, to), table);
    return earns(player(moved, seat, ({ money }) => ({ money: money - amount })), seller, amount);
  },
  crack: (table, { place }) => ({ ...table, crack: place }),
  tunnel: (table, { places }) => ({ ...table, tunnel: places }),
  bought_over: (table, { seat, place, before }) => {
    const taken = onPlace(owns(table, place, seat), place, () => ({ soldiers: 1, tired_soldiers: 1 }));
    const lost = player(taken, before, ({ soldiers }) => ({ soldiers: soldiers - 1 }));
    return player(lost, seat, ({ soldiers }) => ({ soldiers: soldiers + 1 }));
  },
  looked: (table, { at, clan }) => (clan === undefined ? table : player(table, at, () => ({ target: clan }))),

  // --- respect, reveals, the end ---

  respect: (table, { seat, change, total, by }) =>
    player(table, seat, (each) => ({
      respect: total,
      ground: each.ground + (by === "territory" ? change : 0),
      merit: each.merit + (by === "objective" ? change : 0),
      blood: each.blood + (by === "boss" ? change : 0),
    })),
  profile_revealed: (table, { seat, profile }) => player(table, seat, () => ({ profile, profile_shown: true })),
  target_revealed: (table, { seat, clan }) => player(table, seat, () => ({ target: clan, target_shown: true })),
  round_cap: (table) => ({ ...table, capped: true }),
  final: (table, { winner, profiles, targets }) => ({
    ...table,
    winner,
    players: table.players.map((each, seat) => ({ ...each, profile: profiles[seat], target: targets[seat] })),
  }),

  // --- deals ---

  trade: (table, { maker, taker, gives, wants }, me) => {
    const items = [
      ...(gives as [string, number][]).map((item) => ({ item, from: maker as number, to: taker as number })),
      ...(wants as [string, number][]).map((item) => ({ item, from: taker as number, to: maker as number })),
    ];
    return items.reduce((now, { item: [what, which], from, to }) => {
      if (what === "money") return earns(player(now, from, ({ money }) => ({ money: money - which })), to, which);
      if (what === "drug") return drugSold(now, Math.floor(which / table.territories.length), which % table.territories.length);
      if (which === NOTHING) return now; // a card between two others: as many go as come
      const given = from === me ? own(now, ({ hand }) => ({ hand: lessOne(hand, which) })) : now;
      return to === me ? own(given, ({ hand }) => ({ hand: sorted([...hand, which]) })) : given;
    }, table);
  },
};

// --- troops ---

/** Nothing is tired before an action phase, nor after it. */
const rest = (table: Table): Table => ({
  ...table,
  players: table.players.map((each) => ({ ...each, tired_boss: false })),
  territories: table.territories.map((each) => ({ ...each, tired_soldiers: 0, tired_lieutenants: 0, tired_drugs: 0 })),
});

function leaves(table: Table, seat: number, from: number, what: number, count: number): Table {
  if (what === BOSS) return player(onPlace(table, from, () => ({ boss: false })), seat, () => ({ boss: NOWHERE }));
  return onPlace(table, from, (here) => {
    if (what === SOLDIER) return { soldiers: here.soldiers - count };
    return what === LIEUTENANT ? { lieutenants: here.lieutenants - count } : { drugs: here.drugs - count };
  });
}

function arrives(table: Table, seat: number, to: number, what: number, count: number): Table {
  if (what === BOSS) return player(onPlace(table, to, () => ({ boss: true })), seat, () => ({ boss: to, tired_boss: true }));
  return onPlace(table, to, (here) => {
    if (what === SOLDIER) return { soldiers: here.soldiers + count, tired_soldiers: here.tired_soldiers + count };
    if (what === LIEUTENANT)
      return { lieutenants: here.lieutenants + count, tired_lieutenants: here.tired_lieutenants + count };
    return { drugs: here.drugs + count, tired_drugs: here.tired_drugs + count };
  });
}

function placed(table: Table, seat: number, place: number, soldiers: number, lieutenants: number, drugs: number): Table {
  const there = onPlace(table, place, (here) => ({
    soldiers: here.soldiers + soldiers,
    lieutenants: here.lieutenants + lieutenants,
    drugs: here.drugs + drugs,
  }));
  const counted = player(there, seat, (each) => ({
    soldiers: each.soldiers + soldiers,
    lieutenants: each.lieutenants + lieutenants,
  }));
  return { ...counted, drugs: counted.drugs + drugs };
}

/** DA-2.13: those that were traded or have moved first. */
function drugsGone(table: Table, place: number, count: number): Table {
  const left = onPlace(table, place, (here) => ({
    drugs: here.drugs - count,
    tired_drugs: Math.max(0, here.tired_drugs - count),
    traded_drugs: Math.max(0, here.traded_drugs - count),
  }));
  return { ...left, drugs: left.drugs - count };
}

function drugSold(table: Table, from: number, to: number): Table {
  const gone = onPlace(table, from, ({ drugs }) => ({ drugs: drugs - 1 }));
  return onPlace(gone, to, ({ drugs, traded_drugs }) => ({ drugs: drugs + 1, traded_drugs: traded_drugs + 1 }));
}

/** A territory passes to a seat, or to nobody. */
function owns(table: Table, place: number, seat: number): Table {
  const before = table.territories[place]!.owner;
  if (before === seat) return table;
  const less = before === NOBODY ? table : player(table, before, ({ land }) => ({ land: land - 1 }));
  const more = seat === NOBODY ? less : player(less, seat, ({ land }) => ({ land: land + 1 }));
  return onPlace(more, place, () => ({ owner: seat }));
}

/** DA-2.4 */
function freeIfEmpty(table: Table, place: number): Table {
  const { owner, soldiers, lieutenants, boss } = table.territories[place]!;
  return owner === NOBODY || soldiers > 0 || lieutenants > 0 || boss ? table : owns(table, place, NOBODY);
}

// --- cards ---

const discarded = (table: Table, cards: readonly number[]): Table => ({
  ...table,
  weapon_discard: sorted([...table.weapon_discard, ...cards]),
});

const discardedEvent = (table: Table, event: number): Table => ({
  ...table,
  event_discard: sorted([...table.event_discard, event]),
});

/** Weapon cards leave a hand, and all see which. */
function spent(table: Table, seat: number, cards: readonly number[], me: number): Table {
  const fewer = player(table, seat, (each) => ({
    cards: each.cards - cards.length,
    known: cards.reduce<number[]>(lessOne, each.known),
  }));
  return seat === me ? own(fewer, ({ hand }) => ({ hand: cards.reduce<number[]>(lessOne, hand) })) : fewer;
}

// --- parts of the table ---

function player(table: Table, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Table {
  const before = table.players[seat]!;
  return { ...table, players: table.players.with(seat, { ...before, ...change(before) }) };
}

const earns = (table: Table, seat: number, amount: number) => player(table, seat, ({ money }) => ({ money: money + amount }));

function onPlace(table: Table, place: number, change: (here: TerritoryView) => Partial<TerritoryView>): Table {
  const before = table.territories[place]!;
  return { ...table, territories: table.territories.with(place, { ...before, ...change(before) }) };
}

const onFight = (table: Table, change: (fight: FightView) => Partial<FightView>): Table =>
  table.fight ? { ...table, fight: { ...table.fight, ...change(table.fight) } } : table;

/** What the reader alone knows, if he sits at the table. */
const own = (table: Table, change: (own: OwnView) => Partial<OwnView>): Table =>
  table.own ? { ...table, own: { ...table.own, ...change(table.own) } } : table;

// --- lists ---

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

function lessOne(all: number[], gone: number): number[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
}
