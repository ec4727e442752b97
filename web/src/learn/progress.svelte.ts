/** How far the reader is in each lesson, kept in this browser. */

export interface Progress {
  /** The step to go on with, from 0. */
  at: number;
  /** How many steps the lesson has; 0 where it was never begun. */
  steps: number;
  /** Has the reader ever come to its end? */
  done: boolean;
}

const KEY = "omerta.lessons";

/** The lesson of a game, or one of its examples. */
export const learnPath = (game: string, example = "") => `/learn/${game}${example && `/${example}`}`;

const nameOf = (game: string, example: string) => (example ? `${game}/${example}` : game);

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

let kept: Record<string, Progress> = $state.raw(read());

/** How far the reader is in a game's lesson, or in one of its examples. */
export function progressIn(game: string, example = ""): Progress {
  return kept[nameOf(game, example)] ?? { at: 0, steps: 0, done: false };
}

/** Has the reader begun this lesson, and not yet come to its end? */
export function begun(game: string): boolean {
  const { at, steps } = progressIn(game);
  return at > 0 && at < steps;
}

export function keepProgress(game: string, example: string, at: number, steps: number): void {
  const done = progressIn(game, example).done || at >= steps;
  kept = { ...read(), [nameOf(game, example)]: { at, steps, done } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the lesson goes on all the same.
  }
}
