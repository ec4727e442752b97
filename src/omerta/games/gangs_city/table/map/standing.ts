/** Where those who stand on a pile are drawn: one row, two when there are many. */
import type { Point } from "../hexes";

export function standing(count: number): (i: number) => Point {
  const first = count > 3 ? Math.ceil(count / 2) : count;
  return (i) => {
    const row = i < first ? 0 : 1;
    const [size, at] = row === 0 ? [first, i] : [count - first, i - first];
    return { x: (at - (size - 1) / 2) * 38, y: count > 3 ? 22 + row * 31 : 29 };
  };
}

/** Where one more would stand, without lying on those who are there. */
export function nextTo(count: number): Point {
  if (count === 0 || count === 3) return { x: 0, y: count === 3 ? 60 : 29 };
  const last = standing(count)(count - 1);
  return { x: last.x + 38, y: last.y };
}
