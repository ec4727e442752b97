import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, LIT, put } from "../strokes";
import { bulbs, night, type Scene, street } from "./night";

// One of the four sails, upright.
const SAIL = [
  line("M0 0V-28", 4.6),
  line("M0 0V-28", 2, "#ffe0a8"),
  ink("M.5 -27H8.5V-8H.5Z", "#fff0cd", 1.6),
  line("M.5 -20.5H8.5M.5 -14.2H8.5", 1),
];

/** A red mill, curtains, and a row of bulbs. */
export const cabaret: Scene = {
  sky: ["#2b0f3d", "#d2356b"],
  strokes: [
    ...night("#200b30", 11),
    ...block([-46, -18, 84, 100], "#96233f", "#4d0e22", 8),
    ink("M-15 -46L-22 24H22L15 -46Z", "#de3a45"),
    flat("M4 -46L8 24H22L15 -46Z", "#7d1424", 0.75),
    line("M-16.5 -30H-4M-18 -14H-8M-19 2H-9", 1.3, "#f58a84"),
    ink("M-19 -46C-14 -63 14 -63 19 -46Z", "#5f1434"),
    line("M-11 -50.5C-8 -54.5 -4 -56 0 -56.5", 1.5, "#b5507c"),
    ink(box(-7, -31, 14, 14), LIT, 1.8),
    line("M0 -31v14M-7 -24h14", 1.3),
    ...[18, 108, 198, 288].flatMap((angle) => put(`translate(0 -44) rotate(${angle})`, SAIL)),
    ink(disc(0, -44, 4.2), "#ffd24a", 1.8),
    ink(box(-42, -12, 8, 11) + box(-30, -12, 8, 11) + box(24, -12, 8, 11), "#ff9cc0", 1.4),
    ink(box(-12, 4, 24, 80), "#ffc05a", 2),
    line("M0 4v80", 1.5),
    ink("M-46 -3H-14C-16 22 -28 34 -46 38ZM38 -3H13C15 22 24 34 38 38Z", "#cf2b49", 1.8),
    line(
      "M-40 -3C-40 16 -41 26 -43 34M-29 -3C-29 14 -32 24 -36 32M31 -3C31 14 33 24 34 32M22 -3C22 10 23 19 26 27",
      1.3,
      "#7d1424",
    ),
    ink(bulbs(-43, 37, -3.5, 8, 2.3), "#fff0b5", 0.9),
    ...street("#2c1230", "#7c3a5c"),
  ],
};
