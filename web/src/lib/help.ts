/** What helps with an open question, beside it and in the teacher's words. */
import type { Phrase } from "./wire";

/**
 * The first message of these sorts (`first`, `why`) that a game has: for this very question, which may be one of several
 * of its kind (`ask-place_tile-settling`), or else for its kind.
 */
export function helpWith(
  kind: string,
  question: Phrase,
  sorts: readonly string[],
  has: (message: string) => boolean,
): string | undefined {
  const names = [question.say.replace(/^ask-/, ""), kind];
  return names.flatMap((name) => sorts.map((sort) => `${sort}-${name}`)).find(has);
}
