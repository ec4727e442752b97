// What the drawings are made of: filled shapes with a thick ink line, flat shades, bare lines, halftone dots and neon.
import { box, disc, round } from "$lib/art/draw";
import { line as bareLine, type Stroke } from "$lib/art/strokes";

export { flat, put, type Stroke } from "$lib/art/strokes";

/** The ink of every outline. */
export const INK = "#140d0b";
/** A lit window, and one where nobody is. */
export const LIT = "#ffd968";
export const UNLIT = "#241d3a";
/** What is possible now: bars, slots and dashes on the map. */
export const POSSIBLE = "#ffd76e";
/** The paper of tiles, plates and bursts. */
export const PAPER = "#f3e6c8";
export const PLATE = "#fff3d0";

/** A shape with its outline. */
export const ink = (d: string, fill: string, width = 2.2): Stroke => ({ d, fill, line: INK, width });
/** A bare line. */
export const line = (d: string, width = 1.8, colour = INK, opacity?: number): Stroke =>
  bareLine(d, width, colour, opacity);

/** A glass tube in the dark: two halos, the colour, the white heart. No filter, so that the map pans smoothly. */
export const neon = (d: string, colour: string, width = 2.6): Stroke[] => [
  line(d, width * 3.4, colour, 0.16),
  line(d, width * 2.1, colour, 0.3),
  line(d, width, colour),
  line(d, width * 0.4, "#fff", 0.85),
];

export const dots = (centres: readonly (readonly [x: number, y: number])[], radius: number): string =>
  centres.map(([x, y]) => disc(x, y, radius)).join("");

/** A halftone field: dots on a brick grid, each as large (0 to 1) as `tone` says there. */
export function halftone(
  [left, top, right, bottom]: readonly [number, number, number, number],
  step: number,
  largest: number,
  tone: (x: number, y: number) => number,
): string {
  let d = "";
  for (let row = 0, y = top; y <= bottom; row++, y += step * 0.86)
    for (let x = left + ((row % 2) * step) / 2; x <= right; x += step) {
      const radius = largest * Math.min(1, tone(x, y));
      if (radius > 0.3) d += disc(x, y, radius);
    }
  return d;
}

/** Points of a star with `spikes` spikes around the origin. */
export function starPath(
  outer: number,
  inner: number,
  spikes: number,
  wobble: (spike: number) => number = () => 1,
): string {
  let d = "";
  for (let i = 0; i < spikes * 2; i++) {
    const angle = (Math.PI * i) / spikes - Math.PI / 2;
    const radius = i % 2 ? inner : outer * wobble(i / 2);
    d += `${i ? "L" : "M"}${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

/** A five-pointed badge. */
export function badge(x: number, y: number, radius: number): string {
  const at = (i: number) => {
    const [angle, r] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? radius * 0.45 : radius];
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 10 }, (_, i) => at(i)).join("L")}Z`;
}

/** A sunburst of `count` rays. */
export function rays([x, y]: readonly [number, number], radius: number, count: number): string {
  const at = (share: number) => {
    const angle = (2 * Math.PI * share) / count - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${at(i)}L${at(i + 0.5)}Z`).join("");
}

/** A front of windows: one string per floor, "1" lit, "2" lamp light, "3" television, "0" dark, " " none. */
export function windows(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  [across, down]: readonly [number, number],
  floors: readonly string[],
  dark = UNLIT,
  edge = 1.2,
): Stroke[] {
  const panes = new Map<string, string>();
  floors.forEach((floor, row) =>
    [...floor].forEach((pane, column) => {
      if (pane === " ") return;
      const fill = pane === "1" ? LIT : pane === "2" ? "#ff9f4a" : pane === "3" ? "#8fd6ff" : dark;
      panes.set(fill, (panes.get(fill) ?? "") + box(x + column * across, y + row * down, width, height));
    }),
  );
  return [...panes].map(([fill, d]) => ink(d, fill, edge));
}

/** A building: its lit front, its roof and its dark side, seen a little from the left. */
export function block(
  [x, y, width, height]: readonly [number, number, number, number],
  front: string,
  side: string,
  depth = 9,
): Stroke[] {
  const rise = round(depth * 0.55);
  return [
    ink(`M${x + width} ${y}l${depth} ${-rise}V${y + height}H${x + width}Z`, side),
    ink(`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}Z`, front, 2),
    ink(box(x, y, width, height), front),
  ];
}
