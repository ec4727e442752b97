// The parts most faces share.
import { both, CLAN, flat, INK, line, type Skin, type Stroke, within } from "./strokes";

/** The right side of a face, from the crown to the chin; both sides are alike. */
const SIDES = {
  plain: "M50 20.5C62 20.5 70.4 29 70.4 47L69.4 59C68.4 70 60.4 84.6 50 84.6",
  long: "M50 20C61 20 69.4 29 69.4 46L68.8 60C67.8 71 60 88 50 88",
  jaw: "M50 20C63 20 71.4 28 71.4 46L71 63C70 74 61 85.4 50 85.4",
  soft: "M50 21.5C61 21.5 68.6 30 68.6 47L67.4 58C65.8 69 57.6 83.6 50 83.6",
} as const;
export type FaceShape = keyof typeof SIDES;
export const outlineOf = (shape: FaceShape): string => both(`${SIDES[shape]}Z`);

export const neck = ({ base, shade }: Skin, wide = 11): Stroke[] => [
  flat(`M${50 - wide} 70V98C${50 - wide} 106 ${50 + wide} 106 ${50 + wide} 98V70Z`, base),
  flat(
    `M${50 - wide} 78C42 90 58 90 ${50 + wide} 76V98C${50 + wide} 106 50 106 50 106L47 92C44 91 ${50 - wide + 2} 88 ${50 - wide} 84Z`,
    shade,
    0.8,
  ),
];

export const ears = ({ base, shade }: Skin, y = 53): Stroke[] => [
  flat(both(`M30.5 ${y - 5}C26 ${y - 8} 24.6 ${y - 1} 26.6 ${y + 4}C28 ${y + 8} 31 ${y + 8} 31.6 ${y + 6}Z`), base),
  flat(`M69.5 ${y - 5}C74 ${y - 8} 75.4 ${y - 1} 73.4 ${y + 4}C72 ${y + 8} 69 ${y + 8} 68.4 ${y + 6}Z`, shade, 0.75),
];

/** The face itself, its lit and its dark side: a hard edge runs down brow, nose and chin. */
export function head(shape: FaceShape, { base, light, shade }: Skin): Stroke[] {
  return [
    flat(outlineOf(shape), base),
    ...within(
      "face",
      flat("M28 40C32 28 40 24 47 25C40 33 36 44 36 56C36 66 39 74 43 80C34 76 28 62 28 40Z", light, 0.75),
      flat("M53 14L50.5 30L55 44L52.6 49L55.4 60L51.6 65.4L54.6 70L51.4 78L53 92H80V14Z", shade, 0.82),
      flat("M31 45C36 41.6 43 42 47 45.6L45 51C41 54 35 53.6 31.6 50.6Z", shade, 0.4),
      // The light from behind.
      line(SIDES[shape], 4, CLAN),
    ),
  ];
}

/** A nose from the front: its dark side, its tip. */
export const nose = ({ light, shade }: Skin, wide = 4.6): Stroke[] => [
  flat(`M50.6 46L${50 + wide + 1.2} 61C${50 + wide} 64.6 52 65 50 65.2Z`, shade, 0.85),
  line(`M${50 - wide - 0.6} 61.6C${50 - wide} 64.4 47.6 64.4 49 65.2C50.4 66 52.6 65.4 ${50 + wide} 63.4`, 1.5, shade),
  line("M48.4 49L47.4 59.6", 1.6, light, 0.9),
];

export interface EyeLook {
  /** How far open: 1 is at ease. */
  open?: number;
  iris?: string;
  look?: number;
}
/** Eyes under heavy lids. */
export function eyes({ open = 1, iris = "#2b1a10", look = 0 }: EyeLook = {}): Stroke[] {
  const [up, down] = [2.9 * open, 2.1 * open];
  return [
    flat(
      both(`M35.4 51.4C37.4 ${51 - up} 42.6 ${50.6 - up} 45.2 51.9C42.8 ${52 + down} 38 ${52.2 + down} 35.4 51.4Z`),
      "#f4e8d4",
    ),
    flat(disc(40.6 + look, 51, 2.2) + disc(59.4 + look, 51, 2.2), iris),
    flat(disc(40 + look, 50.3, 0.7) + disc(58.8 + look, 50.3, 0.7), "#fff"),
    line(both(`M34.6 51.6C37 ${50.4 - up} 42.8 ${50 - up} 45.8 52.2`), 1.7, INK),
    flat("M55 46L66 46V55H55Z", "#000", 0.22),
  ];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Brows from the outer end over the arch to the inner end. */
export const brows = (outer: number, arch: number, inner: number, width: number, colour: string): Stroke =>
  line(both(`M33.8 ${outer}Q39 ${arch} 46 ${inner}`), width, colour);

export const mouth = ({ shade }: Skin, d = "M43 72.6C46.6 71.6 53.4 71.6 57 72.8", width = 1.9): Stroke[] => [
  line(d, width, "#4a1d14"),
  line("M45.6 76.4C48.6 77.6 51.6 77.6 54.4 76.4", 1.3, shade, 0.8),
];
