/** The rounds of a fight: two cards each, how their totals come about, and what it costs. */
import { once } from "$lib/once.svelte";

import { type DealEvent, type DealPlay, NOTHING } from "../pieces";
import { ATTACKER, DEFENDER, type Side } from "./seen";

/** What a sum is made of: the card itself, or why something is added. */
export type Term = [why: string, worth: number];

export interface Round {
  round: number;
  /** By side: the card, NOTHING for none; what it adds up from; its total; what its side suffers. */
  cards: [number, number];
  terms: [Term[], Term[]];
  totals: [number, number];
  damage: [number, number];
}

class Looking {
  /** Does the reader look at the map, though a fight goes on? */
  away = $state(false);
}

export const lookingOf = once<DealPlay, Looking>(() => new Looking());

/** Is a fight before everything else? */
export const fightShown = (play: DealPlay): boolean => play.shown.table.fight !== null && !lookingOf(play).away;

/** What was told since the order that began the fight, what is being shown at this moment included. */
export function toldOf({ told, beat }: DealPlay): DealEvent[] {
  const since = told.slice(told.findLastIndex(({ kind }) => kind === "moved") + 1);
  return (beat && since.at(-1)?.n !== beat.n ? [...since, beat] : since) as DealEvent[];
}

/** All rounds of the fight so far. How a total came about was told when the cards were shown. */
export function roundsOf(play: DealPlay): Round[] {
  const rounds = play.shown.table.fight?.rounds ?? [];
  const shown = toldOf(play).filter((event) => event.kind === "weapons_shown");
  return rounds.map(([attack, defence, one, other, hurt, strikes], n) => ({
    round: n + 1,
    cards: [attack, defence],
    terms: shown[n]?.data.terms ?? [[], []],
    totals: [one, other],
    damage: [hurt, strikes],
  }));
}

/** Whom a round hurt; null for nobody. */
export const hurtIn = ({ damage }: Round): Side | null =>
  damage[ATTACKER] > 0 ? ATTACKER : damage[DEFENDER] > 0 ? DEFENDER : null;

/** A total was taken away by the other side's hostage: what it is made of does not add up to it. */
export const heldHostage = ({ terms, totals }: Round, side: Side): boolean =>
  totals[side] === 0 && terms[side].reduce((sum, [, worth]) => sum + worth, 0) > 0;

/** Was the card too heavy for those who were left? */
export const tooHeavy = ({ cards, terms }: Round, side: Side): boolean =>
  cards[side] !== NOTHING && terms[side][0]?.[0] === "heavy";
