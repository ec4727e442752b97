import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, neon, windows } from "../strokes";
import { night, type Scene, street } from "./night";

/** Three steps of cream stone towards a brass spire, a red awning, a carpet. */
export const luxuryHotel: Scene = {
  sky: ["#1a1650", "#7a5bd4"],
  strokes: [
    ...night("#161142", 5),
    flat("M-8 -60L-40 -82H-20ZM8 -60L40 -82H20Z", "#fff0b8", 0.2),
    ...block([-42, -16, 76, 100], "#cfba92", "#6b5636", 8),
    ...block([-26, -44, 46, 70], "#e8d6ac", "#7c6640", 8),
    ...block([-12, -59, 20, 20], "#f5e6c0", "#8b744a", 6),
    ink("M-3 -61L1.5 -79L6 -62Z", "#e6b650", 1.6),
    ...windows([-8.5, -55], [5, 7], [8, 0], ["11"]),
    ...windows([-22, -38], [6, 8], [10.2, 13], ["1101", "1011"]),
    ...windows([-38, -10], [7, 10], [11, 0], ["1 "]),
    ...windows([24, -10], [7, 10], [11, 0], ["1"]),
    ...neon("M-14 -47.5H10", "#6fd2ff", 2.4),
    ...windows([-22, -11], [6, 9], [10.2, 0], ["1 11"]),
    ink(box(-16, 14, 26, 70), "#ffe393", 2),
    line("M-3 14v70M-16 30h26", 1.5),
    flat("M-13 18h7v9h-7zM0 18h7v9H0z", "#fffbe0"),
    ink("M-27 4H21L28 15H-34Z", "#bd342c", 1.8),
    ink("M-17 4L-20.5 15H-12.5L-10 4ZM-3 4L-4 15H5L3.5 4ZM10 4L13.5 15H21L15.5 4Z", "#fff0d2", 1.3),
    ...windows([-38, 6], [7, 11], [0, 19], ["1", "1"]),
    ...windows([24, 6], [7, 11], [0, 19], ["1", "0"]),
    ink(disc(-24, 46, 6) + disc(18, 46, 6), "#3f8a55", 1.8),
    flat(disc(-25.5, 44, 2.2) + disc(16.5, 44, 2.2), "#7cc98f"),
    ink("M-29 51h10l-2 10h-6zM13 51h10l-2 10h-6z", "#e6b650", 1.6),
    ...street("#221b4e", "#6b5cb0"),
    ink("M-16 56H10L18 84H-24Z", "#9a2442", 1.6),
    line("M-12 56L-19 80M6 56L13 80", 1.2, "#e6b650"),
  ],
};
