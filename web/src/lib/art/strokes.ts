// What drawings are made of: lists of flat shapes and bare lines.

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
/** A bare line with round ends. */
export const line = (d: string, width: number, colour: string, opacity?: number): Stroke => ({
  d,
  line: colour,
  width,
  opacity,
});

/** Strokes that stop at the edge of the face or of the coat. */
export const within = (inside: "face" | "coat", ...strokes: Stroke[]): Stroke[] =>
  strokes.map((stroke) => ({ ...stroke, inside }));
/** Strokes moved, turned or scaled together. */
export const put = (at: string, strokes: readonly Stroke[]): Stroke[] => strokes.map((stroke) => ({ ...stroke, at }));
