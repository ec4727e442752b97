// Writes the map of Deal: real coast lines and borders (Natural Earth, public domain), warped so that all 49 territories have
// room, and cut into cells whose shared borders are the land links of the rules.
// Run it after changing anything in this folder: node scripts/deal-map/build.mjs (half a minute)
import { writeFileSync } from "node:fs";

import { arcsOf, FRAME, simplified } from "./arcs.mjs";
import { LAKE, RANGE, RANGES, SEA, TERRITORIES, WILD, labelOf, territoryGrid, territoryOf } from "./cells.mjs";
import { CLOSABLE, DRUGS_BESIDE, NAME_BESIDE_CROWN, NOTE_BESIDE, ROUTES, STANDS } from "./places.mjs";
import { ringsOf } from "./rings.mjs";
import { CITIES } from "./seeds.mjs";
import { warp } from "./warp.mjs";

const TARGET = new URL("../../../src/omerta/games/deal/table/art/map/map.json", import.meta.url);
/** Whole numbers are shorter: tenths of a unit. */
const TENTHS = 10;

const whole = (points) => points.map((point) => point.map((value) => Math.round(value * TENTHS)));
/** The first point, then steps: x, y, dx, dy, … */
function steps(points) {
  const line = whole(points);
  return line
    .flatMap(([x, y], i) => (i === 0 ? [[x, y]] : [[x - line[i - 1][0], y - line[i - 1][1]]]))
    .filter(([x, y], i) => i === 0 || x !== 0 || y !== 0)
    .flat();
}
const tenth = (value) => Math.round(value * TENTHS) / TENTHS;

const arcs = arcsOf(territoryGrid()).filter(({ left, right }) => left !== FRAME || right !== SEA);
const among = (test) => arcs.flatMap(({ left, right }, i) => (test(left, right) || test(right, left) ? [i] : []));
const isTerritory = (label) => territoryOf(label) !== undefined;
const isWater = (label) => label === SEA || label === LAKE;

const borders = {};
arcs.forEach(({ left, right }, i) => {
  if (!isTerritory(left) || !isTerritory(right)) return;
  const pair = [territoryOf(Math.min(left, right)), territoryOf(Math.max(left, right))];
  (borders[pair.join("-")] ??= []).push(i);
});

const meridians = [];
const parallels = [];
for (let longitude = -175; longitude <= -15; longitude += 5)
  meridians.push(Array.from({ length: 53 }, (_, i) => warp([longitude, -40 + 2 * i])));
for (let latitude = -40; latitude <= 64; latitude += 5)
  parallels.push(Array.from({ length: 81 }, (_, i) => warp([-175 + 2 * i, latitude])));

const map = {
  arcs: arcs.map(({ points }) => steps(points)),
  territories: Object.fromEntries(
    TERRITORIES.map((id) => [
      id,
      {
        city: warp(CITIES[id]).map(tenth),
        stand: STANDS[id],
        ...(DRUGS_BESIDE[id] ? { drugs: DRUGS_BESIDE[id] } : {}),
        ...(NOTE_BESIDE[id] ? { note: NOTE_BESIDE[id] } : {}),
        ...(NAME_BESIDE_CROWN.includes(id) ? { nameBesideCrown: true } : {}),
        rings: ringsOf(arcs, (label) => label === labelOf(id)),
      },
    ]),
  ),
  borders,
  closable: CLOSABLE,
  coast: among((one, other) => one === SEA && isTerritory(other)),
  shores: among((one, other) => one === LAKE && !isWater(other)),
  wildCoast: among((one, other) => one === SEA && other === WILD),
  wildBorders: among((one, other) => one === WILD && isTerritory(other)),
  land: ringsOf(arcs, (label) => label !== SEA && label !== FRAME),
  lakes: ringsOf(arcs, (label) => label === LAKE),
  wild: ringsOf(arcs, (label) => label === WILD),
  ranges: RANGES.map(({ id, middle, apart }, i) => ({
    id,
    middle,
    apart,
    rings: ringsOf(arcs, (label) => label === RANGE + i),
  })),
  routes: Object.entries(ROUTES).map(([pair, path]) => ({ pair: pair.split("-"), path })),
  graticule: [...meridians, ...parallels].map((line) => steps(simplified(line, 0.6))),
  silhouette: silhouette(),
};

/** The mainland in few points, for signs. */
function silhouette() {
  const [mainland] = ringsOf(arcs, (label) => label !== SEA && label !== FRAME);
  const points = mainland.flatMap((ref) => (ref >= 0 ? arcs[ref].points : arcs[~ref].points.toReversed()).slice(1));
  const half = points.length >> 1;
  return steps([...simplified(points.slice(0, half + 1), 9), ...simplified(points.slice(half), 9).slice(1)]);
}

/** One thing to a line, so that a change can be read. */
function lines(value, depth) {
  if (depth === 0 || typeof value !== "object") return JSON.stringify(value);
  const inner = Array.isArray(value)
    ? value.map((item) => lines(item, depth - 1))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${lines(item, depth - 1)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${inner.join(",\n")}\n${close}`;
}

writeFileSync(TARGET, `${lines(map, 2)}\n`);
