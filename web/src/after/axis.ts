/** One axis for graph, marks and slider; and the lines drawn along it. */
import { round, type Point } from "$lib/art/draw";

export interface Axis {
  width: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** How many chapters long it is. */
  length: number;
  x(chapter: number): number;
  /** From 0 at the bottom to 1 at the top. */
  y(share: number): number;
}

/** A narrow graph has no scale beside it and is less high. */
export const NARROW = 560;

export function axis(width: number, length: number): Axis {
  const narrow = width < NARROW;
  const [left, right] = narrow ? [6, 14] : [46, 22];
  const [top, bottom] = narrow ? [26, 128] : [28, 200];
  return {
    width,
    top,
    bottom,
    left,
    right: width - right,
    length,
    x: (chapter) => round(left + (chapter / Math.max(length, 1)) * (width - left - right)),
    y: (share) => round(bottom - share * (bottom - top)),
  };
}

/** A line through points that is level in each of them. */
export function level(points: Point[]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `${x} ${y}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}
