// What every place has behind it and before it. The hexagon's centre is (0, 0), a corner 79 away; what must be seen on the
// map stands in the middle of the upper half, above the name.
import { box, disc, round, seeded } from "$lib/art/draw";

import { flat, line, type Stroke } from "../strokes";

/** A place by night on a 160 by 160 grid. */
export interface Scene {
  sky: readonly [top: string, glow: string];
  strokes: readonly Stroke[];
}

/** A few stars, and the neighbours' roofs with a window here and there. */
export function night(roofs: string, seed: number): Stroke[] {
  const random = seeded(seed);
  let stars = "";
  for (let i = 0; i < 9; i++) stars += disc(random() * 124 - 62, -74 + random() * 40, 0.6 + random() * 0.5);
  let [walls, lit] = ["", ""];
  for (const [from, to] of [
    [-80, -26],
    [26, 80],
  ] as const)
    for (let x = from; x < to;) {
      const width = Math.min(to - x, 9 + random() * 9);
      const top = round(-22 - random() * 26);
      walls += box(x, top, width + 0.5, 130);
      for (let y = top + 5; y < 10; y += 8)
        for (let pane = x + 2.5; pane < x + width - 3; pane += 5) if (random() < 0.28) lit += box(pane, y, 2.2, 3.2);
      x += width;
    }
  return [flat(stars, "#fff", 0.75), flat(walls, roofs), flat(lit, "#ffd27a", 0.5)];
}

/** Pavement and kerb in front of the door. */
export const street = (stone = "#2a2438", kerb = "#5a5070"): Stroke[] => [
  flat("M-80 58H80V80H-80Z", stone),
  line("M-80 58H80", 2.4),
  line("M-80 60.5H80", 1.3, kerb),
];

/** Courses of bricks that show here and there on a wall. */
export function bricks(
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
  seed: number,
): Stroke {
  const random = seeded(seed);
  let d = "";
  for (let row = 0; row * 5 < height; row++)
    for (let at = (row % 2) * 5; at + 6 < width; at += 10)
      if (random() < 0.34) d += `M${round(x + at)} ${round(y + row * 5)}h5.5`;
  return line(d, 1.1, colour);
}

/** Bulbs along a line. */
export const bulbs = (from: number, to: number, y: number, step: number, radius = 2): string => {
  let d = "";
  for (let x = from; x <= to; x += step) d += disc(x, y, radius);
  return d;
};
