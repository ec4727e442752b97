/** DA-7.6 to 7.12: what a weapon would do in the fight that is going on, as a view tells it. */
import { boardOf, event } from "../board";
import { adjacency } from "../land";
import { ASP, KRA, MAR, NOBODY, SEG, YAN } from "../numbers";
import type { Content, DealView } from "../view";

export const [ATTACKER, DEFENDER] = [0, 1] as const;
export type Side = 0 | 1;

/** What a sum is made of: the card itself, or why something is added. */
export type Term = [why: string, worth: number];

export interface Strike {
  /** As it counts now. */
  damage: number;
  need: number;
  printedDamage: number;
  printedNeed: number;
  usable: boolean;
  /** Does it take the opposing card's damage away? */
  hostage: boolean;
  terms: Term[];
}

const SPECIAL = 13;

export function strikeOf(table: DealView, content: Content, side: Side, card: number): Strike {
  const fight = table.fight!;
  const seat = side === ATTACKER ? fight.attacker : fight.defender;
  const clan = table.players[seat]?.clan ?? NOBODY;
  const force = fight.values[side];
  const { damage, need } = content.weapons[card]!;
  const own = clan !== NOBODY && card === SPECIAL + clan;
  const needed = own && clan === SEG ? 1 : need;
  const terms = force < needed ? [] : termsOf(table, content, side, card, own);
  return {
    damage: terms.reduce((sum, [, worth]) => sum + worth, 0),
    need: needed,
    printedDamage: damage,
    printedNeed: need,
    usable: force >= needed,
    hostage: own && clan === ASP && force >= needed,
    terms,
  };
}

/** How the total of a usable weapon comes about. */
function termsOf(table: DealView, content: Content, side: Side, card: number, own: boolean): Term[] {
  const fight = table.fight!;
  const seat = side === ATTACKER ? fight.attacker : fight.defender;
  const clan = table.players[seat]?.clan ?? NOBODY;
  const { damage, need } = content.weapons[card]!;
  const number = (name: "Y4" | "K4" | "N3") => content.clan_events[event(name)]!.number;
  const terms: Term[] = own && clan === MAR ? [["force", fight.values[side]]] : [["card", damage]];
  if (own && clan !== MAR && clan !== SEG && clan !== ASP) terms.push(["special", content.fight.special]);
  if (clan === YAN && side === ATTACKER && bossIsNear(table, content, seat)) terms.push(["ninkyo", content.fight.ninkyo]);
  if (clan === YAN && table.in_force === event("Y4") && need === 1) terms.push(["Y4", number("Y4")]);
  if (clan === KRA && table.in_force === event("K4") && side === DEFENDER) terms.push(["K4", number("K4")]);
  if (fight.effects.some(([who, which]) => who === seat && which === event("N3"))) terms.push(["N3", number("N3")]);
  return terms;
}

/** DA-7.12: on a territory next to the disputed one, not engaged itself. */
function bossIsNear(table: DealView, content: Content, seat: number): boolean {
  const { boss, place } = table.fight!;
  return !boss && adjacency(table, boardOf(content))[place]!.includes(table.players[seat]!.boss);
}
