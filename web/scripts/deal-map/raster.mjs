// The canvas as a grid of small squares, on which shapes are filled and labels counted.

/** Squares to a unit of the canvas. */
const FINE = 3;
const [LEFT, TOP, WIDTH, HEIGHT] = [-260, -40, 1400, 1280];
export const COLUMNS = WIDTH * FINE;
export const ROWS = HEIGHT * FINE;

/** The canvas's place of a square's middle; of a corner, with `offset` 0. */
export const placeOf = (column, row, offset = 0.5) => [LEFT + (column + offset) / FINE, TOP + (row + offset) / FINE];
export const squares = (units) => Math.round(units * FINE);
export const areaInSquares = (units) => units * FINE * FINE;
export const emptyGrid = () => new Uint8Array(COLUMNS * ROWS);
export const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Fills rings (the later ones are holes) line by line; `where` can spare squares. */
export function fill(grid, rings, value, where = () => true) {
  const edges = rings
    .flatMap((ring) => ring.map((from, i) => [from, ring[(i + 1) % ring.length]]))
    .filter(([from, to]) => from[1] !== to[1])
    .map(([from, to]) => (from[1] < to[1] ? [from, to] : [to, from]))
    .sort(([one], [other]) => one[1] - other[1]);
  if (edges.length === 0) return;
  const first = Math.max(0, Math.floor((edges[0][0][1] - TOP) * FINE));
  const last = Math.min(ROWS - 1, Math.ceil((Math.max(...edges.map(([, to]) => to[1])) - TOP) * FINE));
  for (let row = first; row <= last; row++) {
    const [, y] = placeOf(0, row);
    const crossings = [];
    for (const [from, to] of edges) {
      if (from[1] > y) break;
      if (to[1] > y) crossings.push(from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]));
    }
    crossings.sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const start = Math.max(0, Math.ceil((crossings[i] - LEFT) * FINE - 0.5));
      const end = Math.min(COLUMNS - 1, Math.floor((crossings[i + 1] - LEFT) * FINE - 0.5));
      for (let column = start; column <= end; column++) {
        const square = row * COLUMNS + column;
        if (where(square)) grid[square] = value;
      }
    }
  }
}

/** Pushes one value's shores out into the water (0). */
export function grow(grid, value, units) {
  const before = grid.slice();
  const reach = squares(units);
  for (let row = reach; row < ROWS - reach; row++)
    for (let column = reach; column < COLUMNS - reach; column++) {
      if (before[row * COLUMNS + column] !== value) continue;
      if (!AROUND.some(([x, y]) => before[(row + y) * COLUMNS + column + x] === 0)) continue;
      for (let y = -reach; y <= reach; y++)
        for (let x = -reach; x <= reach; x++) {
          const square = (row + y) * COLUMNS + column + x;
          if (x * x + y * y <= reach * reach && grid[square] === 0) grid[square] = value;
        }
    }
}

/** Connected squares of one value: each patch with its squares and the values it touches, counted. */
export function patches(grid) {
  const seen = new Uint8Array(grid.length);
  const found = [];
  for (let start = 0; start < grid.length; start++) {
    if (seen[start]) continue;
    const value = grid[start];
    const inside = [start];
    const touches = new Map();
    let atEdge = false;
    seen[start] = 1;
    for (let i = 0; i < inside.length; i++) {
      const [column, row] = [inside[i] % COLUMNS, Math.floor(inside[i] / COLUMNS)];
      for (const [x, y] of AROUND) {
        const [c, r] = [column + x, row + y];
        if (c < 0 || r < 0 || c >= COLUMNS || r >= ROWS) {
          atEdge = true;
          continue;
        }
        const next = r * COLUMNS + c;
        if (grid[next] !== value) touches.set(grid[next], (touches.get(grid[next]) ?? 0) + 1);
        else if (!seen[next]) {
          seen[next] = 1;
          inside.push(next);
        }
      }
    }
    found.push({ value, inside, touches, atEdge });
  }
  return found;
}
