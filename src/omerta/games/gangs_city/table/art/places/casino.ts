import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, LIT, neon } from "../strokes";
import { bulbs, night, type Scene, street } from "./night";

const SPADE =
  "M0 -73C7 -65 14 -61.5 14 -54.5C14 -47.5 5.5 -46.5 2.5 -51L5.5 -42H-5.5L-2.5 -51C-5.5 -46.5 -14 -47.5 -14 -54.5C-14 -61.5 -7 -65 0 -73Z";

/** A golden front, a red awning full of bulbs, a spade that can be seen from the harbour. */
export const casino: Scene = {
  sky: ["#2a1745", "#b03f63"],
  strokes: [
    ...night("#1c0f33", 31),
    flat("M-6 -42L-52 -80H-30ZM6 -42L52 -80H30Z", "#ffe9a8", 0.16),
    ...block([-38, -27, 68, 110], "#dfa93f", "#7a4a12"),
    ...neon(SPADE, "#ffb62e", 2.2),
    ink(SPADE, "#ffd24a", 2),
    flat("M0 -73C7 -65 14 -61.5 14 -54.5C14 -47.5 5.5 -46.5 2.5 -51L5.5 -42H0Z", "#e08a1e"),
    line("M-4.5 -63.5C-7.5 -61 -9.5 -58.5 -9.5 -55.5", 1.8, "#fff8d8"),
    ink("M-46 -28C-31 -43 25 -43 38 -28L43 -19H-50Z", "#cf2f49"),
    ink("M-29 -36.5L-33 -19H-17L-14 -39ZM0 -40L1 -19H17L14 -38.5Z", "#fff1d6", 1.6),
    ink(bulbs(-46, 40, -18, 9.5, 2.7), "#fff2b0", 1),
    ink(box(-24, -12, 11, 14) + box(9, -12, 11, 14), LIT, 1.8),
    ink(box(-36, -13, 9, 96) + box(22, -13, 9, 96), "#f7d682", 1.8),
    line("M-33.5 -9v80M-30 -9v80M24.5 -9v80M28 -9v80", 1.1, "#b07f2b"),
    ink(box(-14, 4, 22, 80), "#ffe08a", 2),
    line("M-3 4v80", 1.6),
    flat(disc(-6, 34, 1.7) + disc(0, 34, 1.7), "#7a4a12"),
    flat("M-11 9h5v16h-5zM1 9h5v16H1z", "#fff6d6"),
    ink("M-17 46H11L24 84H-30Z", "#b4243a", 1.8),
    line("M-12 46L-22 80M6 46L16 80", 1.3, "#ff9fa8"),
    ...street("#2e1a34", "#7a4a5c"),
    ink("M-12 58H6L12 80H-18Z", "#b4243a", 1.6),
  ],
};
