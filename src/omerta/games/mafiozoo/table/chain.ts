/**
 * A card in small steps (MZ-11.2), on the page alone until it is whole: what may come after each.
 *
 * The steps are the numbers of actions, as the server has them; play_options in rules_corruption.py
 * is the same for a draft at the house.
 */
import { SECRET } from "./numbers";

/** Where each kind of step begins in the list of actions. */
export interface Steps {
  recover: number;
  bribe: number;
  more: number;
  go: number;
  done: number;
}

/** What bounds a seat's chain. */
export interface Bounds {
  steps: Steps;
  /** By character: those a gem may go on to (MZ-5.14, 5.16). */
  near: readonly (readonly number[])[];
  slush: number;
  reserve: number;
  /** By card: gems it may recover, and place (MZ-5.5 to 5.10). */
  recovers: (card: number) => number;
  places: (card: number) => number;
}

/** What may come after these steps, the first of which takes a card in hand. */
export function nextSteps(bounds: Bounds, chain: readonly number[]): number[] {
  const { steps, near, slush, reserve } = bounds;
  const [card, way, ...rest] = chain;
  if (card === undefined || chain.at(-1) === steps.done) return [];
  if (way === undefined) {
    const most = Math.min(bounds.recovers(card), reserve);
    const ways = Array.from({ length: most + 1 }, (_, gems) => steps.recover + gems);
    if (slush === 0) return ways;
    if (card !== SECRET) return [...ways, steps.bribe + card];
    return [...ways, ...Array.from({ length: SECRET }, (_, who) => steps.bribe + who)]; // MZ-5.10
  }
  if (way < steps.bribe) return [];
  const laid = rest.length + 1;
  if (laid >= bounds.places(card) || laid >= slush) return [steps.done];
  const path = pathOf(steps, chain);
  const onward = near[path.at(-1)!]!.filter((who) => !path.includes(who)); // MZ-5.15
  return [steps.more, ...onward.map((who) => steps.go + who), steps.done];
}

/** The characters of a chain, in order. */
export function pathOf(steps: Steps, chain: readonly number[]): number[] {
  return [...gemsOf(steps, chain).keys()];
}

/** The gems of a chain, by character in order. */
export function gemsOf(steps: Steps, chain: readonly number[]): Map<number, number> {
  const gems = new Map<number, number>();
  let here = -1;
  for (const step of chain.slice(1)) {
    if (step === steps.done || step < steps.bribe) break;
    if (step >= steps.go) here = step - steps.go;
    else if (step !== steps.more) here = step - steps.bribe;
    gems.set(here, (gems.get(here) ?? 0) + 1);
  }
  return gems;
}

/** Gems recovered, where the card is used for that; else null. */
export function recovering(steps: Steps, chain: readonly number[]): number | null {
  const way = chain[1];
  return way !== undefined && way < steps.bribe ? way - steps.recover : null;
}

/** By character: those joined to it by these pairs of numbers. */
export function adjacency(characters: number, pairs: readonly (readonly number[])[]): number[][] {
  const near = Array.from({ length: characters }, () => new Set<number>());
  for (const [one, other] of pairs) {
    near[one! - 1]!.add(other! - 1);
    near[other! - 1]!.add(one! - 1);
  }
  return near.map((each, who) => [...each].filter((other) => other !== who).sort((a, b) => a - b));
}

/** MZ-C4: all on one line are in diagonal, at any distance. */
export const pairsOn = (lines: readonly (readonly number[])[]) =>
  lines.flatMap((line) => line.flatMap((one) => line.map((other) => [one, other])));
