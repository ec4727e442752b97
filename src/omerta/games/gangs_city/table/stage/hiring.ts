/**
 * A hire in small steps (GC-10.14): who comes, who leaves for it, and with the headhunter again. So that
 * all of it is one message; rules_recruit.py is the same at the house.
 */

import { LOCATIONS } from "../numbers";

/** What decides about it, read from the table. */
export interface Offer {
  /** What the recruiters count. */
  total: number;
  /** With the headhunter two may be hired, if what is left pays for them (GC-9.10). */
  twice: boolean;
  /** Kinds that lie there. */
  lying: readonly number[];
  cost: readonly number[];
  /** Kinds of the gang, leaving ones included. */
  roster: readonly number[];
  leaving: readonly number[];
  /** Its characters that are still to act: what, where, and whether they leave already. */
  placed: readonly { kind: number; location: number; leaving: boolean }[];
  /** The most a gang may have (GC-2.4). */
  most: number;
}

/** Where each kind of step begins in the list of actions. */
export interface HireIds {
  done: number;
  none: number;
  hire: number;
  /** One in hand, by kind; one at a location, by kind and location. */
  leave: number;
  leaveAt: number;
}

/** How far a hire is made. */
export interface Hire {
  hired: number[];
  leaves: number[];
  /** What the next step may be; empty once all is chosen. */
  next: number[];
  /** What is chosen next. */
  choosing: "hire" | "leave" | "second" | "nothing";
  /** What is left to pay a second one with. */
  left: number;
  /** May it end here? */
  whole: boolean;
}

/** Read the steps taken so far, without `done`. */
export function hireMade(offer: Offer, ids: HireIds, taken: readonly number[]): Hire {
  const steps = [...taken];
  const hired: number[] = [];
  const leaves: number[] = [];
  const marked: number[] = [];
  let left = offer.total;
  const at = (next: Hire["next"], choosing: Hire["choosing"], whole: boolean): Hire => ({
    hired,
    leaves,
    next,
    choosing,
    left,
    whole,
  });
  for (let number = 0; number < (offer.twice ? 2 : 1); number++) {
    const full = offer.roster.length - offer.leaving.length + hired.length - leaves.length >= offer.most;
    const options = affordable(offer, hired, left).map((kind) => ids.hire + kind);
    const going = full ? candidates(offer, ids, hired, marked) : [];
    if (full && going.length === 0) options.length = 0;
    if (number > 0 && options.length === 0) break;
    const chosen = steps.shift();
    if (chosen === undefined) return number > 0 ? at(options, "second", true) : at([...options, ids.none], "hire", false);
    if (chosen === ids.none) return at([], "nothing", true);
    const kind = chosen - ids.hire;
    left -= offer.cost[kind]!;
    if (full) {
      if (going.length > 1) {
        const leaver = steps.shift();
        if (leaver === undefined) {
          hired.push(kind);
          return at(going, "leave", false);
        }
        marked.push(leaver);
      } else marked.push(going[0]!);
      leaves.push(leaverOf(ids, marked.at(-1)!).kind);
    }
    hired.push(kind);
  }
  return at([], "nothing", true);
}

/** GC-6.22: each kind that lies there and costs at most what is left, once. */
function affordable({ lying, cost }: Offer, hired: readonly number[], left: number): number[] {
  const there = hired.reduce<readonly number[]>(lessOne, lying);
  return [...new Set(there)].filter((kind) => cost[kind]! <= left).toSorted((one, other) => one - other);
}

/** GC-6.25, 9.17: who may be marked as leaving, those alike in one place once. */
function candidates(
  { roster, leaving, placed }: Offer,
  ids: HireIds,
  hired: readonly number[],
  marked: readonly number[],
): number[] {
  const onCity = placed.map(({ kind, location }) => ids.leaveAt + kind * LOCATIONS + location);
  const home = placed.reduce((kinds, { kind }) => lessOne(kinds, kind), [...roster, ...hired] as readonly number[]);
  const leftFromHome = placed.reduce(
    (kinds, tile) => (tile.leaving ? lessOne(kinds, tile.kind) : kinds),
    leaving,
  );
  const leftFromCity = placed.flatMap((tile, at) => (tile.leaving ? [onCity[at]!] : []));
  const inHand = home.map((kind) => ids.leave + kind);
  const gone = [...leftFromHome.map((kind) => ids.leave + kind), ...leftFromCity, ...marked];
  return [...new Set(gone.reduce(lessOne, [...inHand, ...onCity]))];
}

/** Whom a step marks as leaving: what, and where if not in hand. */
export function leaverOf(ids: HireIds, step: number): { kind: number; location: number | null } {
  if (step < ids.leaveAt) return { kind: step - ids.leave, location: null };
  const at = step - ids.leaveAt;
  return { kind: Math.floor(at / LOCATIONS), location: at % LOCATIONS };
}

function lessOne(all: readonly number[], gone: number): readonly number[] {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
}
