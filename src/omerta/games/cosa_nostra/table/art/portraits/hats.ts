// What stands on heads: the felt, its light side, and a band in the family's colour. Each throws its shadow over the brow.
import { ACCENT, flat, line, put, shade, type Stroke, within } from "../strokes";

type Felt = readonly [base: string, lit: string];
export const BLACK_FELT: Felt = ["#1d1611", "#3e2f24"];
export const BROWN_FELT: Felt = ["#4a3222", "#7a573c"];
export const GREY_FELT: Felt = ["#4c4842", "#7d756b"];
export const CREAM_FELT: Felt = ["#c8b389", "#f1e3c2"];
export const NAVY_FELT: Felt = ["#1d2734", "#3d4f65"];

const shadow = (low: number): Stroke[] =>
  within(
    "face",
    flat(
      `M20 30H80V${low + 4}C70 ${low} 62 ${low - 0.6} 50 ${low - 0.4}C40 ${low - 0.4} 31 ${low + 0.6} 20 ${low + 4}Z`,
      "#1c0d06",
      0.7,
    ),
  );

/** The hat itself turns by `tilt`; its shadow does not. */
const worn = (tilt: number, low: number, strokes: Stroke[]): Stroke[] => [
  ...shadow(low),
  ...put(`rotate(${tilt} 50 36)`, strokes),
];

export const fedora = ([base, lit]: Felt, tilt = -4): Stroke[] =>
  worn(tilt, 47.6, [
    flat("M10 39.6C20 31.6 36 29 50 29C66 29 82 32.4 91 41C80 45.4 66 42 50 42C34 42 20 45 10 39.6Z", base),
    flat("M10 39.6C20 31.6 36 29 50 29C42 32 30 35 20 41.6C15.6 41.8 12.6 41 10 39.6Z", lit),
    flat(
      "M27.6 33C26.6 18 30.6 7 39.6 6.4C45 6 47.6 10.6 51 10.8C55 10.8 58.6 5.8 64.4 7.6C72 10.4 74 21 72.8 33C60 36.4 40 36.4 27.6 33Z",
      base,
    ),
    flat(
      "M27.6 33C26.6 18 30.6 7 39.6 6.4C43.4 6 45.8 8.4 48 9.8C41.6 14 38.4 24 39.4 34.8C35 34.6 31 34 27.6 33Z",
      lit,
    ),
    flat("M27.5 27.4C40 31 60 31 73 27.4L72.8 34C60 37.4 40 37.4 27.6 34Z", ACCENT),
    shade("M52 30.1C60 30 67 29.1 73 27.4L72.8 34C67 35.6 60 36.5 52 36.6Z", 0.4),
  ]);

export const homburg = ([base, lit]: Felt, tilt = -4): Stroke[] =>
  worn(tilt, 46.6, [
    flat(
      "M16 35C15 31.4 20 30.6 26 32.4C40 36 60 36 74 32.4C80 30.6 85 31.4 84 35C78 42.6 64 42.6 50 42.6C36 42.6 22 42.6 16 35Z",
      base,
    ),
    flat("M16 35C15 31.4 20 30.6 26 32.4C32 34 39 35 46 35L44 42.4C33 42 21 41.4 16 35Z", lit),
    flat(
      "M28.6 34C26 17 33 7.4 43 7.6C47 7.6 48 10 50.4 10C53 10 54.6 7.6 58.6 7.6C68 7.8 74 17 71.4 34C60 37 40 37 28.6 34Z",
      base,
    ),
    flat("M28.6 34C26 17 33 7.4 43 7.6C41 14 39.6 24 40.6 35.6C36 35.4 32 35 28.6 34Z", lit),
    flat("M28.2 28C40 31.6 60 31.6 71.8 28L71.4 35C60 38 40 38 28.6 35Z", ACCENT),
    shade("M52 30.6C60 30.4 66 29.6 71.8 28L71.4 35C66 36.4 60 37.2 52 37.3Z", 0.4),
  ]);

export const bowler = ([base, lit]: Felt, tilt = -4): Stroke[] =>
  worn(tilt, 46, [
    flat(
      "M17 35C18 31 26 33 34 34.4C45 36 57 36 67 34.4C75 33 82 31 83 35C79 42.4 64 41.6 50 41.6C36 41.6 21 42.4 17 35Z",
      base,
    ),
    flat("M17 35C18 31 26 33 34 34.4C38 35 42 35.4 46 35.6L44 41.6C33 41.6 21 41.8 17 35Z", lit),
    flat("M28 35C25 19 34 8 50 8C66 8 75 19 72 35C60 37.4 40 37.4 28 35Z", base),
    flat("M28 35C25 19 34 8 50 8C41 13 38 24 39.6 36.4C35 36.2 31 35.8 28 35Z", lit),
    flat("M27.6 29.4C40 32.4 60 32.4 72.4 29.4L72 36C60 38.4 40 38.4 28 36Z", ACCENT),
    shade("M52 31.7C60 31.6 67 30.8 72.4 29.4L72 36C66 37.2 59 37.8 52 37.9Z", 0.4),
  ]);

/** A bowler that is too small: it sits on top of the head and shades nothing. */
export const smallBowler = (felt: Felt): Stroke[] =>
  bowler(felt, -5)
    .filter(({ inside }) => !inside)
    .map((stroke) => ({ ...stroke, at: `translate(50 30) scale(.72 .78) translate(-50 -36) ${stroke.at}` }));

export const boater = (tilt = -4): Stroke[] =>
  worn(tilt, 46, [
    flat("M13 36a37 6.4 0 1 1 74 0a37 6.4 0 1 1-74 0Z", "#cfb478"),
    flat("M13 36C13 32.6 30 29.6 50 29.6L46 42.3C27 42 13 39.4 13 36Z", "#efdfb4"),
    flat("M29 35L30 14C40 11.6 60 11.6 70 14L71 35C60 38 40 38 29 35Z", "#dcc795"),
    flat("M29 35L30 14C34 13 38 12.6 42 12.4L41 36.8C36.6 36.4 32.4 35.9 29 35Z", "#f5e8c4"),
    flat("M29.4 25C40 28 60 28 70.6 25L71 35C60 38 40 38 29 35Z", ACCENT),
    shade("M52 27.2C60 27.2 66 26.4 70.6 25L71 35C66 36.4 59 37.2 52 37.3Z", 0.36),
  ]);

export const flatCap = ([base, lit]: Felt, tilt = -4): Stroke[] =>
  worn(tilt, 46, [
    flat("M25.6 38C22 24 32 14.6 50 14.4C70 14.2 80 25 76 37C66 33.4 40 34 25.6 38Z", base),
    flat("M25.6 38C22 24 32 14.6 50 14.4C42 18 36 26 36.6 35.6C32.6 36.2 29 37 25.6 38Z", lit),
    flat("M22 41.6C26 34.6 42 32.6 56 33.4C66 34 74 36 76.6 38.6C66 38 40 38.6 27 44.6C24 45.6 21 44 22 41.6Z", base),
    line("M22 41.6C26 34.6 42 32.6 56 33.4", 1.7, lit),
    flat("M49.6 15a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z", ACCENT),
  ]);

/** A newsboy's cap, too large for its owner. */
export const newsboy = ([base, lit]: Felt, tilt = -6): Stroke[] =>
  worn(tilt, 46, [
    flat("M23 38C12 33 15 17 30 12C44 6.6 68 7 78 16C88 25 85 36 76 39C62 34 38 34 23 38Z", base),
    flat("M23 38C12 33 15 17 30 12C38 9 46 8.2 50 8.4C40 13 34 24 35.4 36C31 36.4 27 37 23 38Z", lit),
    line("M51 9.6C48 17 47.4 27 48.4 35.4M52 9.6C60 14 65.6 25 66 36", 1.1, "#000", 0.4),
    flat(
      "M20.6 42C26 34.4 42 32.4 56 33.2C67 34 75 36 77.6 39C66 38.4 40 39 26.6 45.6C23 46.8 19.4 45 20.6 42Z",
      ACCENT,
    ),
    shade("M48 33.2C58 33 70 34.6 77.6 39C68 38.4 56 38.6 45 40.2Z", 0.4),
    flat("M49.4 9a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z", ACCENT),
  ]);

/** Low crown, narrow brim, worn far back: no shadow on the brow. */
export const porkPie = ([base, lit]: Felt, tilt = -9): Stroke[] =>
  put(`rotate(${tilt} 50 32) translate(0 -3)`, [
    flat(
      "M19 35C19 30 28 31 36 32.4C46 34 56 34 65 32.4C73 31 81 30 81 35C78 41 64 40.4 50 40.4C36 40.4 22 41 19 35Z",
      base,
    ),
    flat("M19 35C19 30 28 31 36 32.4C40 33 43 33.4 46 33.6L44 40.4C34 40.4 22 41 19 35Z", lit),
    flat("M29 33.6L31 16.6C36 13.4 64 13.4 69 16.6L71 33.6C60 36.6 40 36.6 29 33.6Z", base),
    flat("M29 33.6L31 16.6C34 14.8 40 14 46 13.9C41.6 19 39.6 27 40 35.6C36 35.2 32 34.5 29 33.6Z", lit),
    flat("M31 16.6C36 20 64 20 69 16.6C64 13.4 36 13.4 31 16.6Z", base),
    line("M31 16.6C36 13.4 64 13.4 69 16.6", 1, lit),
    flat("M29.6 27C40 30 60 30 70.4 27L71 34C60 37 40 37 29 34Z", ACCENT),
    shade("M52 29.2C60 29.2 66 28.2 70.4 27L71 34C66 35.4 59 36.2 52 36.2Z", 0.36),
  ]);

/** A woollen cap, pulled down. */
export const knitCap = ([base, lit]: Felt): Stroke[] => [
  ...shadow(43),
  flat("M28 36C24.6 18 35 7.6 50 7.6C65 7.6 75.4 18 72 36Z", base),
  flat("M28 36C24.6 18 35 7.6 50 7.6C41 13 37.6 24 39 36Z", lit),
  line(
    "M34 33C32.6 24 35 16 39.6 11.6M45 33C43.6 24 44.6 14 47 9.4M56 33C57 24 56 14 53.6 9.4M66 33C67.4 24 65 16 60.4 11.6",
    1,
    "#000",
    0.35,
  ),
  flat("M25.6 33C40 28.4 60 28.4 74.4 33L74 42.4C60 38 40 38 26 42.4Z", base),
  flat("M25.6 33C32 31 38 30 44 29.6L43.4 39.2C37 39.6 31 40.8 26 42.4Z", lit),
  line(
    "M31 31.8V40.4M36.4 30.6V39.2M41.8 30V38.6M47.2 29.6V38.2M52.6 29.6V38.2M58 30V38.6M63.4 30.6V39.2M68.8 31.8V40.4",
    1,
    "#000",
    0.4,
  ),
];

/** A book-keeper's eyeshade. */
export const eyeshade = (): Stroke[] => [
  line("M28.4 40C38 34.6 62 34.6 71.6 40", 3.4, "#20170f"),
  flat("M17 48C22 38 37 34.6 50 34.6C63 34.6 78 38 83 48C70 43.6 60 42.6 50 42.6C40 42.6 30 43.6 17 48Z", ACCENT),
  shade("M52 34.6C65 34.8 78.4 38.4 83 48C72 44.2 62 42.7 52 42.6Z", 0.42),
  line("M19.6 45.6C25 39.4 36 36.8 46 36.4", 1.3, "#fff", 0.6),
  ...within(
    "face",
    flat("M20 42L80 42L77 50C60 51.6 40 51.4 23 50Z", ACCENT, 0.35),
    flat("M20 40L80 40L77 48C60 46.6 40 46.6 23 48Z", "#120a06", 0.45),
  ),
];

export const topHat = ([base, lit]: Felt, tilt = -3): Stroke[] =>
  worn(tilt, 45, [
    flat(
      "M14 33.6C13 29 20 29.6 27 31.6C40 35 60 35 73 31.6C80 29.6 87 29 86 33.6C80 41.8 64 41.6 50 41.6C36 41.6 20 41.8 14 33.6Z",
      base,
    ),
    flat("M14 33.6C13 29 20 29.6 27 31.6C33 33.2 40 34 46 34.2L44 41.6C33 41.6 20 41.6 14 33.6Z", lit),
    flat("M28.6 33L25.6 -8H74.4L71.4 33C60 36 40 36 28.6 33Z", base),
    flat("M28.6 33L25.6 -8H42L40.6 34.9C36 34.6 32 34 28.6 33Z", lit),
    flat("M28.2 25C40 28.4 60 28.4 71.8 25L71.4 34C60 37 40 37 28.6 34Z", ACCENT),
    shade("M52 27.5C60 27.4 66 26.6 71.8 25L71.4 34C66 35.4 60 36.2 52 36.3Z", 0.4),
  ]);
