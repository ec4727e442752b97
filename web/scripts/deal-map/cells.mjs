// The territories on the grid: each point of a country group belongs to the nearest seed of it.
import { countryGrid, GROUPS } from "./countries.mjs";
import { noise, strayed } from "./noise.mjs";
import { areaInSquares, COLUMNS, emptyGrid, patches, placeOf, ROWS } from "./raster.mjs";
import { CITIES, SEEDS } from "./seeds.mjs";
import { warp } from "./warp.mjs";

export const TERRITORIES = Object.keys(CITIES);
/** Labels on the grid: territories count from 1. */
export const SEA = 0;
export const WILD = 60;
export const LAKE = 61;
/** Of the first range; the next follows. */
export const RANGE = 62;
export const labelOf = (territory) => (territory === "WILD" ? WILD : TERRITORIES.indexOf(territory) + 1);
export const territoryOf = (label) => TERRITORIES[label - 1];

/** Ranges nobody crosses: they keep apart what would otherwise touch. Middle, half axes, turn, on the canvas. */
export const RANGES = [
  {
    id: "colorado",
    middle: [257, 376],
    half: [15, 10.5],
    turn: -0.7,
    apart: [
      ["SLC", "ELP"],
      ["DEN", "PHX"],
    ],
  },
  {
    id: "amazonia",
    middle: [705, 998],
    half: [14, 11],
    turn: 1.2,
    apart: [
      ["BOG", "LIM"],
      ["QUI", "MAN"],
    ],
  },
];
/** Isles and ponds below these many units of area, and wild crumbs below this many squares, are not kept. */
const SMALLEST_ISLE = 14;
const SMALLEST_POND = 30;
const SMALLEST_WILD = 3000;

export function territoryGrid() {
  const grid = grown(countryGrid());
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const square = row * COLUMNS + column;
      if (grid[square] !== SEA) grid[square] = edgedAt(placeOf(column, row), grid[square]);
    }
  mend(grid);
  for (const { value, inside, atEdge } of patches(grid))
    if (value === SEA && !atEdge) for (const square of inside) grid[square] = LAKE;
  return grid;
}

function grown(groups) {
  const seedsOf = {};
  for (const { territory, group, points } of SEEDS)
    (seedsOf[group] ??= []).push(...points.map((point) => ({ label: labelOf(territory), place: warp(point) })));
  const grid = emptyGrid();
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const group = GROUPS[groups[row * COLUMNS + column]];
      if (group === "") continue;
      const seeds = seedsOf[group];
      // A group without seeds is a territory as a whole.
      grid[row * COLUMNS + column] = seeds ? nearest(seeds, strayed(...placeOf(column, row))) : labelOf(group);
    }
  return grid;
}

function nearest(seeds, [x, y]) {
  let [label, least] = [0, Infinity];
  for (const seed of seeds) {
    const distance = (seed.place[0] - x) ** 2 + (seed.place[1] - y) ** 2;
    if (distance < least) [label, least] = [seed.label, distance];
  }
  return label;
}

/** North, south and west of the played land it is wild; a range takes what lies in it. */
function edgedAt([x, y], label) {
  const range = RANGES.findIndex((each) => within(each, x, y));
  if (range >= 0) return RANGE + range;
  if (y < 24 + 6 * noise(x / 40, 0, 9) + 3 * noise(x / 12, 1, 9)) return WILD;
  if (y > 1192 + 4 * noise(x / 30, 5, 9) || x < 6) return WILD;
  return label;
}

function within({ middle, half, turn }, x, y) {
  const [across, down] = [x - middle[0], y - middle[1]];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.hypot((across * cosine + down * sine) / half[0], (down * cosine - across * sine) / half[1]);
  return reach < 1 + 0.22 * noise(x / 7, y / 7, 11);
}

/** A label keeps its largest patch and its isles; other crumbs and ponds go to what they touch most, tiny isles under water. */
function mend(grid) {
  for (const { value, inside, touches, atEdge } of patches(grid))
    if (value === SEA && !atEdge && inside.length < areaInSquares(SMALLEST_POND))
      for (const square of inside) grid[square] = mostTouched(touches)[0];
  const all = patches(grid).filter(({ value }) => value !== SEA);
  const largest = new Map();
  for (const patch of all)
    if (patch.inside.length > (largest.get(patch.value)?.inside.length ?? 0)) largest.set(patch.value, patch);
  for (const patch of all) {
    if (patch === largest.get(patch.value)) continue;
    const neighbours = mostTouched(patch.touches);
    if (neighbours.length === 0) {
      if (patch.inside.length < areaInSquares(SMALLEST_ISLE)) for (const square of patch.inside) grid[square] = SEA;
    } else if (patch.value < RANGE && !(patch.value === WILD && patch.inside.length > SMALLEST_WILD))
      for (const square of patch.inside) grid[square] = neighbours[0];
  }
}

/** What a patch touches on land, the most touched first. */
const mostTouched = (touches) =>
  [...touches]
    .filter(([value]) => value !== SEA)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value);
