/**
 * Answers as whole paths through the choices the house puts, found by what is picked on the table.
 *
 * Things are picked in any order: the gangster first or the order first. A path fits when everything
 * picked lies on it; when only one is left, that is the answer.
 */
import type { Branch } from "$lib/wire";

export type Path = readonly number[];

/** All whole paths, in the order of the lists. */
export function pathsOf(branches: readonly Branch[], before: Path = []): Path[] {
  return branches.flatMap(({ action, then }) => {
    const path = [...before, action];
    return then.length > 0 ? pathsOf(then, path) : [path];
  });
}

/** The paths on which all of these lie. */
export const through = (paths: readonly Path[], picks: readonly number[]): Path[] =>
  paths.filter((path) => picks.every((pick) => path.includes(pick)));

/**
 * Of the paths left, those meant: what is never meant by itself (to cancel, to pass, to threaten) must
 * have been picked.
 */
export function meant(paths: readonly Path[], picks: readonly number[], never: (action: number) => boolean): Path[] {
  const left = through(paths, picks);
  const plain = left.filter((path) => path.every((action) => picks.includes(action) || !never(action)));
  return plain.length > 0 ? plain : left;
}

/** The one answer left, if there is one; paths of the same choices in another order count as one. */
export function answerOf(left: readonly Path[]): Path | null {
  const [first, ...others] = left;
  if (!first) return null;
  const same = (path: Path) => path.length === first.length && path.every((action) => first.includes(action));
  return others.every(same) ? first : null;
}

/** One more pick: of the earlier ones, the latest that go with it stay. Picked again, it is put back. */
export function picking(paths: readonly Path[], picks: readonly number[], action: number): number[] {
  if (picks.includes(action)) return picks.filter((pick) => pick !== action);
  if (through(paths, [action]).length === 0) return [...picks];
  const kept = picks.reduceRight<number[]>(
    (stay, pick) => (through(paths, [pick, ...stay, action]).length > 0 ? [pick, ...stay] : stay),
    [],
  );
  return [...kept, action];
}
