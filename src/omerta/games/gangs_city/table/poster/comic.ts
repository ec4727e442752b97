// The computed parts of the Gangs City poster: halftone, windows, bricks, bursts.

import { box, disc, points, polar, round, seeded } from "$lib/art/draw";

export const INK = "#08051c";

export const moon = points([30, 90, 150, 210, 270, 330].map((angle) => polar([206, 150], 92, angle)));

function grid(rows: number, columns: number, mark: (column: number, row: number) => string): string {
  let d = "";
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) d += mark(column, row);
  return d;
}

// Halftone: dots that grow towards the street, and across the moon.
export const haze = grid(34, 26, (column, row) => {
  const [x, y] = [column * 12 + (row % 2) * 6, row * 7 + 96];
  const radius = ((y - 110) / 230) * 4.6;
  return radius > 0.5 ? disc(x, y, radius) : "";
});
export const halftone = grid(30, 24, (column, row) => {
  const [x, y] = [118 + column * 8 + (row % 2) * 4, 62 + row * 7];
  const radius = (((x - 118) / 180) * 0.5 + ((y - 62) / 200) * 0.6 - 0.28) * 4.8;
  return radius > 0.4 ? disc(x, y, Math.min(radius, 3.9)) : "";
});

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  tilt: number;
  fill: string;
  glow: string;
  columns: number;
  rows: number;
  seed: number;
}

// A block of flats with a slanting roof; some of its windows are lit.
function flats({ x, y, width, height, tilt, fill, glow, columns, rows, seed }: Block) {
  const random = seeded(seed);
  const [across, down] = [width / (columns + 0.6), height / (rows + 0.5)];
  let lit = "";
  const dark = grid(rows, columns, (column, row) => {
    const top = y + tilt * ((column + 0.5) / columns) + down * (row + 0.6);
    const pane = box(x + across * (column + 0.5), top, across * 0.58, down * 0.56);
    if (random() >= 0.4) return pane;
    lit += pane;
    return "";
  });
  return { wall: `M${x} ${y}L${x + width} ${y + tilt}V440H${x}Z`, fill, glow, lit, dark };
}
export const blocks = [
  flats({
    x: -14,
    y: 186,
    width: 62,
    height: 250,
    tilt: 16,
    fill: "#1c1150",
    glow: "#ffe45c",
    columns: 4,
    rows: 13,
    seed: 4,
  }),
  flats({
    x: 40,
    y: 248,
    width: 52,
    height: 190,
    tilt: -10,
    fill: "#27156a",
    glow: "#2ed3ff",
    columns: 3,
    rows: 9,
    seed: 9,
  }),
  flats({
    x: 248,
    y: 204,
    width: 70,
    height: 240,
    tilt: -22,
    fill: "#1c1150",
    glow: "#ffe45c",
    columns: 4,
    rows: 12,
    seed: 13,
  }),
];

export const bricks = grid(7, 9, (column, row) => {
  const x = 150 + column * 18 + (row % 2) * 9;
  return `M${x} ${round(372 + row * 11 - (x - 70) * 0.12)}l12-1.8`;
});

function burst(x: number, y: number, outer: number, inner: number, spikes: number, seed: number): string {
  const random = seeded(seed);
  return points(
    Array.from({ length: spikes * 2 }, (_, i) => {
      const radius = i % 2 ? inner * (0.85 + random() * 0.3) : outer * (0.75 + random() * 0.45);
      return polar([x, y], radius, (i / spikes) * 180 - 11.5);
    }),
  );
}
export const flash = {
  outer: burst(40, 230, 46, 17, 11, 3),
  middle: burst(42, 230, 33, 12, 11, 4),
  inner: burst(44, 230, 17, 7, 9, 5),
};
