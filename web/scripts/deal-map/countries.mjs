// The countries of the Americas on the grid, each as the group of territories it is part of.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

import { LAKES } from "./lakes.mjs";
import { emptyGrid, fill, grow } from "./raster.mjs";
import { warp } from "./warp.mjs";

/** What is not named here is out of play. */
const GROUP_OF = {
  Canada: "CAN",
  "United States of America": "USA",
  Mexico: "MEX",
  Guatemala: "MEX",
  Belize: "MEX",
  "El Salvador": "SAL",
  Honduras: "SAL",
  Nicaragua: "SJO",
  "Costa Rica": "SJO",
  Panama: "PAN",
  Colombia: "COL",
  Venezuela: "CCS",
  Guyana: "CAY",
  Suriname: "CAY",
  France: "CAY",
  Ecuador: "PER",
  Peru: "PER",
  Bolivia: "LPZ",
  Brazil: "BRA",
  Cuba: "HAB",
  Jamaica: "KIN",
  Haiti: "SDO",
  "Dominican Rep.": "SDO",
  "Puerto Rico": "SDO",
};
/** Their numbers on the grid; 0 is water. */
export const GROUPS = ["", ...new Set(Object.values(GROUP_OF)), "WILD"];
const numberOf = (group) => GROUPS.indexOf(group);

/** Islands that must hold pieces are larger than they are: about what point, and by how much across and up. */
const ENLARGED = {
  Jamaica: { about: [-77.3, 18.15], by: [2.35, 2.5] },
  Cuba: { about: [-79.5, 21.9], by: [1.06, 1.42] },
  Haiti: { about: [-71, 19], by: [1.12, 1.3] },
  "Dominican Rep.": { about: [-71, 19], by: [1.12, 1.3] },
  "Puerto Rico": { about: [-66.5, 18.2], by: [1.12, 1.3] },
};
/** Narrow lands whose coast is pushed out, in units. */
const PUSHED_OUT = { PAN: 3, SJO: 1, SAL: 1, HAB: 2 };
/** The straits at Sault and Mackinac, opened wide enough to part what does not touch: middle and radius in units. */
const OPENED = [
  { middle: [-84.55, 46.45], radius: 8 },
  { middle: [-84.3, 46.2], radius: 8 },
  { middle: [-84.6, 45.85], radius: 7 },
];
/** The upper St Lawrence, closed: Montreal lies on both banks. */
const CLOSED = [
  [-75.2, 44.9],
  [-74.5, 45.4],
  [-73.3, 46.2],
  [-72, 46.9],
  [-71, 47.3],
  [-70.6, 47.1],
  [-71.3, 46.5],
  [-72.5, 46],
  [-73.6, 45.2],
  [-74.6, 44.9],
  [-75.2, 44.9],
];
/** Smaller islands are not drawn: width times height in units. */
const SMALLEST = 14;

export function countryGrid() {
  const grid = emptyGrid();
  for (const { group, rings } of shapes()) fill(grid, rings, numberOf(group));
  for (const lake of Object.values(LAKES)) fill(grid, [warped(lake)], 0);
  for (const { middle, radius } of OPENED) fill(grid, [disc(warp(middle), radius)], 0);
  fill(grid, [warped(CLOSED)], numberOf("CAN"), (square) => grid[square] === 0);
  for (const [group, units] of Object.entries(PUSHED_OUT)) grow(grid, numberOf(group), units);
  return grid;
}

/** Every piece of land of the Americas: its group and its rings on the canvas. */
function shapes() {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8"));
  return feature(atlas, atlas.objects.countries).features.flatMap(({ properties: { name }, geometry }) =>
    (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates)
      .filter(([outer]) => isAmerican(name, outer))
      .map((rings) => ({ group: groupOf(name, rings[0]), rings: rings.map((ring) => onCanvas(name, ring)) }))
      .filter(({ rings: [outer] }) => isShown(name, outer)),
  );
}

function isAmerican(name, outer) {
  const every = (test) => outer.every(([longitude, latitude]) => test(longitude, latitude));
  // Of France only Guiana; of the United States not Hawaii.
  if (name === "France") return every((longitude) => longitude > -55 && longitude < -51);
  if (name === "United States of America" && every((longitude, latitude) => longitude < -129 && latitude < 50)) return false;
  return !every((longitude, latitude) => longitude <= -160 || longitude >= -30 || latitude <= -36 || latitude >= 66);
}

function groupOf(name, outer) {
  const alaskan = name === "United States of America" && outer.every(([longitude]) => longitude < -129);
  const newfoundland = name === "Canada" && outer.every(([longitude, latitude]) => longitude > -60 && latitude > 46);
  return alaskan || newfoundland ? "WILD" : (GROUP_OF[name] ?? "WILD");
}

function onCanvas(name, ring) {
  const points = warped(ring.filter(([longitude]) => longitude > -170 && longitude < -25));
  const enlarged = ENLARGED[name];
  if (!enlarged) return points;
  const [x, y] = warp(enlarged.about);
  const [across, up] = enlarged.by;
  return points.map((point) => [x + (point[0] - x) * across, y + (point[1] - y) * up]);
}

function isShown(name, outer) {
  const [xs, ys] = [0, 1].map((axis) => outer.map((point) => point[axis]));
  const [width, height] = [xs, ys].map((values) => Math.max(...values) - Math.min(...values));
  const galapagos = name === "Ecuador" && Math.max(...xs) < 560;
  return width * height >= SMALLEST && !galapagos;
}

/** A closed line on the canvas, bent between its points too. */
function warped(ring) {
  return ring.slice(0, -1).flatMap((from, i) => {
    const to = ring[i + 1];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.5));
    return Array.from({ length: steps }, (_, step) =>
      warp([from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps]),
    );
  });
}

const disc = ([x, y], radius) =>
  Array.from({ length: 24 }, (_, i) => [x + radius * Math.cos((i / 12) * Math.PI), y + radius * Math.sin((i / 12) * Math.PI)]);
