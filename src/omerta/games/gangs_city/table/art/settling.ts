// The settling tile: big calibre on red above, bulletproof vest on blue below.
import { disc } from "$lib/art/draw";

import { flat, halftone, ink, INK, line, put, rays, type Stroke } from "./strokes";

const CARTRIDGE: readonly Stroke[] = [
  ink("M-4 -4C-4 -10 -2 -14 0 -15C2 -14 4 -10 4 -4Z", "#e08a54", 2),
  flat("M1 -14C2.6 -12 4 -9 4 -4L1 -4Z", "#8c4313", 0.8),
  ink("M-4.4 -4L4.4 -4L4.4 11L-4.4 11Z", "#ffcb55", 2),
  flat("M1.2 -3L3.8 -3L3.8 10L1.2 10Z", "#b0741d"),
  line("M-2.2 -1.5L-2.2 8", 1.5, "#fff6d0"),
  ink("M-5.4 11L5.4 11L5.4 14.5L-5.4 14.5Z", "#e6ae3f", 1.8),
];

const VEST: readonly Stroke[] = [
  ink(
    "M-9 -15L-4.5 -16C-4 -10 4 -10 4.5 -16L9 -15C9 -8 10.5 -5 14 -3L13 14C6 17 -6 17 -13 14L-14 -3C-10.5 -5 -9 -8 -9 -15Z",
    "#dfe8f2",
    2.2,
  ),
  flat("M4.5 -16L9 -15C9 -8 10.5 -5 14 -3L13 14C9 15.7 5 16.4 1 16.4L3 -11C4 -12.5 4.4 -14 4.5 -16Z", "#7f93b4", 0.8),
  line("M0 -11L0 16", 1.7),
  line("M-13.6 3L-1.8 4M13.6 3L1.8 4M-13.2 9L-1.8 10M13.2 9L1.8 10", 1.5),
  line("M-7.5 -12C-7.5 -7 -9 -4 -11.5 -2", 1.4, "#fff"),
  ink(disc(-7, 0.5, 2), INK, 0.5),
  line("M-10.5 -2L-9 -1.2M-7 -4L-7 -2.6M-3.5 -2L-5 -1.2M-10 3.6L-8.8 2.4", 1.2),
];

const RED = flat("M0 0H64V64H0Z", "#b3322a");
const BLUE = flat("M0 0H64V64H0Z", "#3f6fc4");

export const SETTLING: Record<"both" | "calibre" | "vest", readonly Stroke[]> = {
  both: [
    RED,
    flat(rays([18, 18], 60, 10), "#7c1a18"),
    flat("M64 0V64H0Z", "#3f6fc4"),
    flat(
      halftone([0, 0, 64, 64], 4.4, 1.8, (x, y) => (x + y - 64) / 64),
      "#1d3a78",
    ),
    line("M-2 66L66 -2", 3),
    ...put("translate(9.5 21) scale(.86)", CARTRIDGE),
    ...put("translate(20 16) scale(.86)", CARTRIDGE),
    ...put("translate(30.5 13) scale(.72)", CARTRIDGE),
    ...put("translate(44 44)", VEST),
  ],
  calibre: [
    RED,
    flat(rays([32, 32], 60, 12), "#7c1a18"),
    ...put("translate(15 36) scale(1.3)", CARTRIDGE),
    ...put("translate(49 36) scale(1.3)", CARTRIDGE),
    ...put("translate(32 31) scale(1.55)", CARTRIDGE),
  ],
  vest: [
    BLUE,
    flat(
      halftone([0, 0, 64, 64], 4.6, 2, (x, y) => (x + y) / 100 - 0.2),
      "#1d3a78",
    ),
    ...put("translate(32 33) scale(1.62)", VEST),
  ],
};
