// The borders of a grid of labels as arcs: each line between two labels is traced once, so that neighbours share its points.
import { COLUMNS, placeOf, ROWS } from "./raster.mjs";

/** Beyond the grid. */
export const FRAME = 255;
/** How far, in units, a simplified line may stray from the smooth one. */
const TOLERANCE = 0.22;
/** Corners averaged on either side, and how often. */
const [REACH, TIMES] = [2, 2];

/** Every arc: what lies left and right of it, and its points. */
export function arcsOf(grid) {
  const corners = cornersOf(grid);
  const isNode = (corner) => {
    const [one, other, third] = corners.get(corner);
    return third !== undefined || sidesOf(one) !== sidesOf(other);
  };
  const walked = new Set();
  const keyOf = (one, other) => Math.min(one, other) * 2 ** 26 + Math.max(one, other);
  const arcs = [];
  function walk(start, first) {
    const line = [start];
    let [from, step] = [start, first];
    for (;;) {
      walked.add(keyOf(from, step.to));
      line.push(step.to);
      if (isNode(step.to) || step.to === start) break;
      const came = from;
      from = step.to;
      step = corners.get(from).find(({ to }) => to !== came);
    }
    arcs.push({ left: first.left, right: first.right, points: drawn(line.map(placeOfCorner)) });
  }
  // From the nodes first; what is left are rings without any.
  for (const nodesOnly of [true, false])
    for (const [corner, steps] of corners)
      if (!nodesOnly || isNode(corner)) for (const step of steps) if (!walked.has(keyOf(corner, step.to))) walk(corner, step);
  return arcs;
}

const sidesOf = ({ left, right }) => Math.min(left, right) * 256 + Math.max(left, right);

const ACROSS = COLUMNS + 1;
const placeOfCorner = (corner) => placeOf(corner % ACROSS, Math.floor(corner / ACROSS), 0);

/** Every corner of the grid where labels differ, with the steps along the line. */
function cornersOf(grid) {
  const label = (column, row) =>
    column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? FRAME : grid[row * COLUMNS + column];
  const corners = new Map();
  const step = (from, to, left, right) => {
    if (!corners.has(from)) corners.set(from, []);
    corners.get(from).push({ to, left, right });
  };
  const line = (from, to, left, right) => {
    step(from, to, left, right);
    step(to, from, right, left);
  };
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const corner = row * ACROSS + column;
      const here = label(column, row);
      const [above, before] = [label(column, row - 1), label(column - 1, row)];
      if (column < COLUMNS && above !== here) line(corner, corner + 1, above, here);
      if (row < ROWS && before !== here) line(corner, corner + ACROSS, here, before);
    }
  return corners;
}

function drawn(points) {
  const closed = same(points[0], points.at(-1));
  if (!closed) return simplified(smooth(points, false));
  const ring = smooth(points.slice(0, -1), true);
  ring.push(ring[0]);
  const half = ring.length >> 1;
  return [...simplified(ring.slice(0, half + 1)), ...simplified(ring.slice(half)).slice(1)];
}

const same = ([ax, ay], [bx, by]) => ax === bx && ay === by;

function smooth(points, closed) {
  let line = points;
  for (let time = 0; time < TIMES; time++) {
    const { length } = line;
    line = line.map((_, i) => {
      const reach = closed ? REACH : Math.min(REACH, i, length - 1 - i);
      let [x, y] = [0, 0];
      for (let j = -reach; j <= reach; j++) {
        const near = line[(i + j + length) % length];
        x += near[0];
        y += near[1];
      }
      return [x / (2 * reach + 1), y / (2 * reach + 1)];
    });
  }
  return line;
}

/** Douglas and Peucker. */
export function simplified(points, tolerance = TOLERANCE) {
  if (points.length < 3) return points;
  const [from, to] = [points[0], points.at(-1)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const away = ([x, y]) =>
    length < 1e-6
      ? Math.hypot(x - from[0], y - from[1])
      : Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length;
  let [farthest, distance] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) if (away(points[i]) > distance) [farthest, distance] = [i, away(points[i])];
  if (distance <= tolerance) return [from, to];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ];
}
