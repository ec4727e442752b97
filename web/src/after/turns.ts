/** The chapters in which the game turned: where chances moved most, or else scores. */

export interface Turn {
  chapter: number;
  /** Whose chances moved, or whose score; the reader's own, if it moved nearly as much as anybody's. */
  seat: number;
  /** Did chances move by more than they may be off? */
  sure: boolean;
}

/** Whose chances moved in a chapter, from what to what. */
export interface Swing {
  seat: number;
  before: number;
  after: number;
}

/** Chances at points in time, which are counted in chapters. */
export interface Estimates {
  at: number[];
  shares: number[][];
}

const NEARLY = 0.6;

/** `noise` is by how much the difference of two chances may well be off. */
export function turns(
  chapters: number,
  scores: number[][],
  course: Estimates | null,
  noise: number,
  me: number,
  most: number,
): Turn[] {
  const all: (Turn & { size: number })[] = [];
  for (let chapter = 0; chapter < chapters; chapter++) {
    const swing = course && moved(sharesAt(course, chapter), sharesAt(course, chapter + 1), me);
    const sure = swing !== null && swing.size > noise;
    all.push({ chapter, sure, ...(sure ? swing : moved(scores[chapter]!, scores[chapter + 1]!, me)) });
  }
  // The largest, told in the order in which they happened.
  return all
    .toSorted((a, b) => Number(b.sure) - Number(a.sure) || b.size - a.size)
    .slice(0, most)
    .sort((a, b) => a.chapter - b.chapter);
}

/** Whose number moved most, and how far. */
function moved(before: number[], after: number[], me: number): { seat: number; size: number } {
  const sizes = before.map((each, seat) => Math.abs(after[seat]! - each));
  const size = Math.max(...sizes);
  return { seat: me >= 0 && sizes[me]! >= NEARLY * size ? me : sizes.indexOf(size), size };
}

export const swingOf = (course: Estimates, chapter: number, seat: number): Swing => ({
  seat,
  before: sharesAt(course, chapter)[seat]!,
  after: sharesAt(course, chapter + 1)[seat]!,
});

/** The estimate nearest to the end of so many chapters. */
export function sharesAt({ at, shares }: Estimates, chapter: number): number[] {
  const distance = (point: number) => Math.abs(point - chapter);
  const best = at.reduce((found, point, i) => (distance(point) < distance(at[found]!) ? i : found), 0);
  return shares[best]!;
}
