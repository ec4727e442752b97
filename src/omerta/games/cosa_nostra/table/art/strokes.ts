// What the portraits are made of: flat shapes and bare lines, no outlines.
import { flat, type Stroke } from "$lib/art/strokes";

export * from "$lib/art/strokes";

/** The family's colour, wherever a drawing wears it. */
export const ACCENT = "currentColor";

/** A filled shape with a dark side. */
export const turned = (d: string, fill: string, far: string): Stroke => ({ d, fill, far });
/** A shade over the family's colour, so that it too has a dark side. */
export const shade = (d: string, opacity = 0.36): Stroke => flat(d, "#000", opacity);

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
/** A colour on the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
