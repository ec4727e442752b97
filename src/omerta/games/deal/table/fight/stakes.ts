/** What victory and defeat would bring in the fight that is going on, as far as everybody can tell. */
import { boardOf, event } from "../board";
import type { Prospect } from "../goals";
import { NOBODY } from "../numbers";
import type { Content, DealView } from "../view";
import { ATTACKER, DEFENDER, type Side } from "./strike";

export interface Stakes {
  /** Respect of the territory, which changes hands if the attacker wins. */
  respect: number;
  drugs: number;
  /** Does the gain bring an event card (DA-12.2)? */
  event: boolean;
  /** Whose boss is engaged, and lost with the fight; after it, whose boss was. */
  bosses: [attacker: boolean, defender: boolean];
}

export function stakesOf(table: DealView, content: Content): Stakes {
  const { place, attacker, defender, boss, over } = table.fight!;
  const out = (seat: number) => table.players[seat]?.alive === false;
  const here = table.territories[place]!;
  const respect = boardOf(content).respect[place]!;
  return {
    respect,
    drugs: here.drugs,
    event: respect > 0,
    bosses: over ? [out(attacker), out(defender)] : [boss, defender !== NOBODY && table.players[defender]!.boss === place],
  };
}

/** What a side's victory would make of it, for its objectives. */
export function ifWon({ fight }: DealView, side: Side): Prospect {
  const { place, attacker, defender, start, lost } = fight!;
  const attacks = side === ATTACKER;
  const other = attacks ? DEFENDER : ATTACKER;
  return {
    gained: attacks ? [place] : [],
    lost: [],
    victory: { place, attacks, against: attacks ? defender : attacker, force: [start[side], start[other]], unhurt: lost[side] === 0 },
  };
}

/** DA-7.26: from so many hands on, equal totals cost the attacker one. */
export const drawsHurt = (table: DealView, content: Content): boolean => table.fight!.redraws >= content.fight.bound;

/** M2: who is terrorised chooses no card. */
export const isTerrorised = (table: DealView, seat: number): boolean =>
  table.fight!.effects.some(([who, which]) => which === event("M2") && who !== seat);
