// The parts most busts share, on a 64 by 64 grid: one light from the upper left, one hard shadow, a cold rim of neon behind.
import { disc } from "$lib/art/draw";

import { flat, INK, ink, line, type Stroke } from "../strokes";

/** A bust before a wall of two colours; hired guns stand before rays, the gang's own before a slanting shadow. */
export interface Bust {
  wall: readonly [light: string, dark: string];
  hired?: boolean;
  strokes: readonly Stroke[];
}

export interface Skin {
  base: string;
  shade: string;
}
export const FAIR: Skin = { base: "#f6d0ac", shade: "#b0694a" };
export const LIGHT: Skin = { base: "#e6b48a", shade: "#96583a" };
export const TAN: Skin = { base: "#d0966a", shade: "#7c4529" };
export const BROWN: Skin = { base: "#ab7049", shade: "#5c321d" };
export const DARK: Skin = { base: "#82512f", shade: "#3f2113" };

const HEAD = "M20 24C20 11 44 11 44 24L43.4 33C42.6 40 36.5 45.4 32 45.4C27.5 45.4 21.4 40 20.6 33Z";
const SHADE = "M34 13C44 13 44 22 44 24L43.4 33C42.6 40 36.5 45.4 32 45.4L35.5 39L32.5 33.5L36 28Z";

export const shoulders = (fill: string, d = "M1 66C3 53 15 49 25 46L39 46C49 49 61 53 63 66Z"): Stroke =>
  ink(d, fill, 2.4);

export const neck = ({ base, shade }: Skin): Stroke[] => [
  ink("M25 38L25 49L32 54L39 49L39 38Z", base, 2),
  flat("M26 41C29 45.5 35 45.5 38 41V49L32 53L26 46Z", shade, 0.75),
];

export const head = ({ base, shade }: Skin, d = HEAD, dark = SHADE): Stroke[] => [
  ink(d, base),
  flat(dark, shade, 0.62),
  line("M42.6 25.5L42 33C41.3 37.6 38.5 41 35.6 42.8", 1.3, "#bfe6ff", 0.5),
];

export const ears = ({ base, shade }: Skin): Stroke[] => [
  ink("M20.6 26C17 24.6 16.8 32.6 20.8 33.6ZM43.4 26C47 24.6 47.2 32.6 43.2 33.6Z", base, 2),
  flat("M43.8 26.6C46.4 26.6 46.2 32 43.6 32.8Z", shade, 0.6),
];

/** Eyes with their whites, looking a little to the side (`look`), under heavy lids. */
export function eyes(y = 30.4, look = 0.4, lid = 1.9): Stroke[] {
  return [
    flat(
      `M23.6 ${y}C25 ${y - 2.4} 28.8 ${y - 2.4} 30.4 ${y + 0.2}C28.6 ${y + 2.2} 25.2 ${y + 2.2} 23.6 ${y}ZM34 ${y + 0.2}C35.6 ${y - 2.4} 39.4 ${y - 2.4} 40.8 ${y}C39.2 ${y + 2.2} 35.8 ${y + 2.2} 34 ${y + 0.2}Z`,
      "#fff6e4",
    ),
    flat(disc(27 + look, y, 1.5) + disc(37.2 + look, y, 1.5), INK),
    line(
      `M23.2 ${y - 0.2}C25 ${y - 2.6} 29 ${y - 2.6} 30.8 ${y + 0.2}M33.6 ${y + 0.2}C35.4 ${y - 2.6} 39.4 ${y - 2.6} 41.2 ${y - 0.2}`,
      lid,
    ),
  ];
}

export const brows = (outer: number, inner: number, width = 2.4, colour = INK): Stroke =>
  line(`M22.8 ${outer}L30.2 ${inner}M41.6 ${outer}L34.2 ${inner}`, width, colour);

export const nose = (y = 33, length = 4.6): Stroke =>
  line(`M32.6 ${y}L30.6 ${y + length - 0.2}C31.4 ${y + length + 0.6} 32.6 ${y + length + 0.6} 33.6 ${y + length}`, 1.5);
