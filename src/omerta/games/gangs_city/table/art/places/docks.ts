import { box, disc } from "$lib/art/draw";

import { flat, halftone, ink, line, LIT, windows } from "../strokes";
import type { Scene } from "./night";

const MAST =
  "M35 6V-40M49 6V-40M35 -40L49 -26M49 -40L35 -26M35 -26H49M35 -26L49 -12M49 -26L35 -12M35 -12H49M35 -12L49 2M49 -12L35 2M35 -40H49";

/** A freighter under the crane, the moon on black water. */
export const docks: Scene = {
  sky: ["#0c2236", "#23909a"],
  strokes: [
    flat(disc(-26, -46, 17), "#f7f0cf", 0.14),
    ink(disc(-26, -46, 10.5), "#f9f2d2", 1.6),
    flat(
      halftone([-36, -56, -16, -36], 3.4, 1.4, (x, y) => (Math.hypot(x + 26, y + 46) < 9 ? (x + 30 + y + 44) / 18 : 0)),
      "#c9ad6a",
    ),
    flat("M-80 -2V-12h8v-6h7v-8h6v14h9v-5h7v17zM80 -2V-14h-6v-9h-7v14h-8v-6h-6v13z", "#0b2a3a"),
    flat("M-80 -2H80V80H-80Z", "#0f4a58"),
    line("M-62 5h22M-22 11h30M24 6h30M-46 17h18M4 20h28M-30 1h8M58 14h14", 1.9, "#45b5b8"),
    line("M-34 5h10M-31 9h6M-33 13h9", 2, "#fff3c4", 0.75),
    ink("M-60 -20H14L5 5H-50Z", "#bd3d32"),
    flat("M-14 -20H14L5 5H-14Z", "#6e1b1a", 0.6),
    ink("M-60 -20H14L12 -13H-58Z", "#f3e8cc", 1.6),
    ink("M-54 -36H-33V-20H-54Z", "#f7efda"),
    ...windows([-51, -32], [4.5, 5.5], [8, 0], ["11"]),
    ink("M-49 -46H-38V-36H-49Z", "#d0443a"),
    line("M-49 -41.5H-38", 2.4, "#f7efda"),
    flat("M-44 -50c5-2 4-8 11-8s7 5 12 3c-2 6-8 4-11 6s-8 1-12-1z", "#cfe6e2", 0.28),
    ink(box(-29, -30, 15, 10) + box(-13, -39, 15, 10), "#e9aa35", 1.7),
    ink(box(-13, -30, 15, 10), "#3f8fd4", 1.7),
    line("M-25 -28v6M-21 -28v6M-17.5 -28v6M-9 -28v6M-5 -28v6M-1.5 -28v6M-9 -37v6M-5 -37v6", 1.1),
    line(MAST, 4.8),
    line(MAST, 2.4, "#f6c044"),
    line("M55 -40L38 -44L-2 -68", 6),
    line("M55 -40L38 -44L-2 -68", 3.4, "#f6c044"),
    line("M42 -50L10 -61", 1.3),
    ink("M37 -53H51V-41H37Z", "#d8483c", 1.8),
    ink(box(39.5, -50, 6, 5), LIT, 1.1),
    line("M3 -65V-54", 1.7),
    ink(box(-6, -54, 18, 9), "#e07a3a", 1.8),
    line("M-2 -52v5M2 -52v5M6 -52v5", 1.1),
    ink("M-80 26H80V84H-80Z", "#74502e", 2),
    line(
      "M-80 38H80M-80 52H80M-50 26v12M-18 26v12M20 26v12M48 26v12M-34 38v14M4 38v14M34 38v14M-60 52v14M-8 52v14M24 52v14",
      1.4,
      "#3a2513",
    ),
    ink(box(-46, 17, 9, 11) + box(38, 17, 9, 11), "#2f333b", 1.8),
    ink(box(-48, 13.5, 13, 5.5) + box(36, 13.5, 13, 5.5), "#4a505c", 1.6),
    line("M-41 28C-36 34 -24 34 -20 28", 1.8, "#e9d9ae"),
  ],
};
