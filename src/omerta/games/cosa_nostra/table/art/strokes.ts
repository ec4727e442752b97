// What the portraits are made of: flat shapes and bare lines, no outlines.

/** The family's colour, wherever a drawing wears it. */
export const ACCENT = "currentColor";

/** One path of a drawing. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  /** Where it is put, as an SVG transform. */
  at?: string;
  /** Shown only inside the face or the coat. */
  inside?: "face" | "coat";
  /** What a filled shape becomes on the side away from the light. */
  far?: string;
}

/** A filled shape. */
export const flat = (d: string, fill: string, opacity?: number): Stroke => ({ d, fill, opacity });
/** A filled shape with a dark side. */
export const turned = (d: string, fill: string, far: string): Stroke => ({ d, fill, far });
/** A bare line with round ends. */
export const line = (d: string, width: number, colour: string, opacity?: number): Stroke => ({
  d,
  line: colour,
  width,
  opacity,
});
/** A shade over the family's colour, so that it too has a dark side. */
export const shade = (d: string, opacity = 0.36): Stroke => flat(d, "#000", opacity);

/** Strokes that stop at the edge of the face or of the coat. */
export const within = (inside: "face" | "coat", ...strokes: Stroke[]): Stroke[] =>
  strokes.map((stroke) => ({ ...stroke, inside }));
/** Strokes moved, turned or scaled together. */
export const put = (at: string, strokes: readonly Stroke[]): Stroke[] => strokes.map((stroke) => ({ ...stroke, at }));

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
/** A colour on the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
