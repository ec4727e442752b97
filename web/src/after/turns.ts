/** The chapters in which the game turned: where chances, or else scores, moved most. */

export interface Turn {
  chapter: number;
  /** Whose chances moved; the reader's own, if they moved nearly as much as anybody's. */
  seat: number;
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

export function turns(
  chapters: number,
  course: Estimates | null,
  scores: number[][] | null,
  me: number,
  most: number,
): Turn[] {
  const all: (Turn & { size: number })[] = [];
  for (let chapter = 0; chapter < chapters; chapter++) {
    const before = course ? sharesAt(course, chapter) : scores![chapter]!;
    const after = course ? sharesAt(course, chapter + 1) : scores![chapter + 1]!;
    const moved = before.map((share, seat) => Math.abs(after[seat]! - share));
    const size = Math.max(...moved);
    const seat = me >= 0 && moved[me]! >= NEARLY * size ? me : moved.indexOf(size);
    all.push({ chapter, seat, size });
  }
  // The largest, told in the order in which they happened.
  return all
    .toSorted((a, b) => b.size - a.size)
    .slice(0, most)
    .sort((a, b) => a.chapter - b.chapter);
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
