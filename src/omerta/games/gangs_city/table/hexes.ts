/**
 * The hex grid (GC-1.1): axial coordinates, pointy-top. How spots are numbered, where cells lie on
 * paper.
 */
import { PILE_A, PLACES } from "./numbers";

export interface Cell {
  q: number;
  r: number;
}

/** E, NE, NW, W, SW, SE. */
const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const SIDES = DIRECTIONS.length;
export const DIRECTION_IDS = ["e", "ne", "nw", "w", "sw", "se"] as const;
/** Where each direction points on paper, in degrees, clockwise from the right. */
export const DEGREES = [0, -60, -120, 180, 120, 60] as const;

/** A cell as a key of maps. */
export const keyOf = ({ q, r }: Cell) => `${q},${r}`;
export const cellAt = (key: string): Cell => {
  const [q, r] = key.split(",").map(Number);
  return { q: q!, r: r! };
};

export function near({ q, r }: Cell, direction: number): Cell {
  const [dq, dr] = DIRECTIONS[direction]!;
  return { q: q + dq, r: r + dr };
}
export const around = (cell: Cell): Cell[] => DIRECTIONS.map((_, direction) => near(cell, direction));

// --- spots: 0 to 14 on a place, 15 and 16 on a pile, then the sides of the places ---

const FIRST_SIDE = PLACES + 2;

export const side = (place: number, direction: number) => FIRST_SIDE + place * SIDES + direction;
export const isSide = (spot: number) => spot >= FIRST_SIDE;
export const isPile = (spot: number) => spot >= PILE_A && spot < FIRST_SIDE;
export const locationOf = (spot: number) => (isSide(spot) ? Math.floor((spot - FIRST_SIDE) / SIDES) : spot);
/** On which side of its place a spot lies. */
export const directionOf = (spot: number) => (spot - FIRST_SIDE) % SIDES;

// --- on paper: `s` is from the centre of a hexagon to a corner ---

export interface Point {
  x: number;
  y: number;
}

export const centre = ({ q, r }: Cell, s: number): Point => ({ x: Math.sqrt(3) * s * (q + r / 2), y: 1.5 * s * r });

/** The cell a point lies in. */
export function cellUnder({ x, y }: Point, s: number): Cell {
  const r = (2 / 3) * (y / s);
  const q = x / (Math.sqrt(3) * s) - r / 2;
  // Round in three coordinates that sum to nothing; the worst rounded follows from the others.
  const rounded = [q, r, -q - r].map(Math.round) as [number, number, number];
  const [dq, dr, ds] = [Math.abs(rounded[0] - q), Math.abs(rounded[1] - r), Math.abs(rounded[2] + q + r)];
  if (dq > dr && dq > ds) return { q: -rounded[1] - rounded[2], r: rounded[1] };
  if (dr > ds) return { q: rounded[0], r: -rounded[0] - rounded[2] };
  return { q: rounded[0], r: rounded[1] };
}

/** Six corners, from the top clockwise; `inset` moves them towards the centre. */
export function corners({ x, y }: Point, s: number, inset = 0): Point[] {
  const reach = s - inset;
  return [-90, -30, 30, 90, 150, 210].map((degrees) => ({
    x: x + reach * Math.cos((degrees * Math.PI) / 180),
    y: y + reach * Math.sin((degrees * Math.PI) / 180),
  }));
}

export const outline = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
