import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, neon, put } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

const BULLET = (x: number, y: number) => `M${x} ${y}v-9c0-4 1.5-6 2.5-7c1 1 2.5 3 2.5 7v9z`;

// Barrel to the left, hammer cocked.
const REVOLVER = [
  ink(
    "M-34 -66H6V-71H20L23 -75L27 -73L25 -67C29 -66 31 -63 31 -59L37 -41H24L19 -52H12C11 -45 3 -44 0 -49L-1 -53H-34Z",
    "#c6d0dc",
  ),
  flat("M-34 -59H-1L0 -53H-34ZM12 -52L19 -52L24 -41H37L33 -53C27 -50 18 -54 12 -58Z", "#66727f", 0.9),
  ink("M-7 -70H11V-54H-7Z", "#98a4b2", 2),
  line("M-7 -65H11M-7 -59.5H11M-31 -63.5H-10", 1.5),
  line("M3 -53C4 -48.5 9 -48.5 10 -53", 1.7),
  ink("M24 -57L29 -58L35 -42.5H26Z", "#9a5f32", 1.7),
  flat(disc(29.5, -49, 1.2), "#ffd24f"),
  ink("M-36 -68H-32V-51H-36Z", "#98a4b2", 1.7),
];

/** A shuttered shop, a revolver for a sign. */
export const armsDealer: Scene = {
  sky: ["#232a33", "#8a97a8"],
  strokes: [
    ...night("#1c232c", 53),
    ...block([-44, -26, 80, 110], "#7d4a3e", "#3a1f1a", 9),
    bricks([-42, -20, 76, 80], "#52302a", 13),
    line("M-20 -31V-41M18 -31V-37", 2.8),
    ...put("translate(0 3) scale(.82)", REVOLVER),
    ...neon("M-40 -31.5H34", "#ff6a3d", 2.2),
    ink("M-48 -28H42V-22H-48Z", "#3a424c", 1.9),
    ink(box(-38, -18, 30, 34), "#ffe29a", 2),
    ink(BULLET(-34, 4) + BULLET(-27, 4) + BULLET(-20, 4), "#e0a93c", 1.3),
    line("M-38 4H-8", 2),
    ink("M-33 13H-13V10L-16 8H-33Z", "#4a535f", 1.4),
    ink(box(1, -18, 28, 34), "#ffe29a", 2),
    ink("M15 -15L24 -12V-4C24 2 18 5 15 6C12 5 6 2 6 -4V-12Z", "#5d6a78", 1.6),
    line(
      "M-33 -18v34M-28 -18v34M-23 -18v34M-18 -18v34M-13 -18v34M5.5 -18v34M10.5 -18v34M15.5 -18v34M20.5 -18v34M25.5 -18v34",
      1.2,
    ),
    line("M-38 -1H-8M1 -1H29", 1.4),
    ink(box(-14, 22, 22, 62), "#4d555f", 2),
    line("M-14 28H8M-14 34H8M-14 40H8M-14 46H8M-14 52H8", 1.4, "#2b3138"),
    ink(disc(-3, 44, 3.4), "#ffcf4a", 1.5),
    ink("M-40 36h18v22h-18z", "#6f7a44", 1.9),
    line("M-40 43h18M-34 36v22M-28 36v22", 1.4, "#3f4726"),
    ink("M16 42h20v16H16z", "#7f8a52", 1.9),
    line("M16 48h20M22 42v16M30 42v16", 1.4, "#3f4726"),
    ...street("#23282f", "#6a7480"),
  ],
};
