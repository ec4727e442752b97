/** What pays for a place (MZ-11.4), read off the paths the house sends with the question. */
import type { Branch } from "$lib/wire";

/** One of the two favours of a cost. */
export interface Slot {
  /** The steps that may pay it. */
  ways: number[];
  /** What pays it: chosen, or the only possibility. */
  paid: number | null;
}

/** The steps of a path, with those that are the only possibility filled in. */
export function completed(branches: readonly Branch[], path: readonly number[]): number[] {
  const whole: number[] = [];
  let level = branches;
  while (level.length > 0) {
    const step = path[whole.length] ?? (level.length === 1 ? level[0]!.action : undefined);
    if (step === undefined) break;
    whole.push(step);
    level = level.find(({ action }) => action === step)?.then ?? [];
  }
  return whole;
}

/** At most so many tokens to choose from there are in one slot of a place, whatever pays the others. */
export function mostWays(branches: readonly Branch[], place: number): number {
  const most = (level: readonly Branch[]): number => Math.max(level.length, ...level.map(({ then }) => most(then)));
  return most(branches.find(({ action }) => action === place)?.then ?? []);
}

/** The slots of a path that begins with a place, up to the first that is still to be chosen. */
export function slotsOf(branches: readonly Branch[], [place, ...paid]: readonly number[]): Slot[] {
  const slots: Slot[] = [];
  let level = branches.find(({ action }) => action === place)?.then ?? [];
  while (level.length > 0) {
    const step = paid[slots.length] ?? null;
    slots.push({ ways: level.map(({ action }) => action), paid: step });
    level = level.find(({ action }) => action === step)?.then ?? [];
  }
  return slots;
}
