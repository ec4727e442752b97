import { box, disc } from "$lib/art/draw";

import { badge, block, flat, ink, line, LIT, windows } from "../strokes";
import { bulbs, night, type Scene, street } from "./night";

/** Columns, a star in the gable, two blue lamps; the flag hangs low. */
export const precinct: Scene = {
  sky: ["#0f1c4a", "#4f74d8"],
  strokes: [
    ...night("#101c48", 43),
    ...block([-50, -22, 92, 106], "#b9c3d6", "#5a6684", 8),
    line("M-3 -53V-72", 2.4),
    ink("M-3 -72C0 -74 4 -69 9 -71.5V-62.5C4 -60 0 -65 -3 -63Z", "#3f7be8", 1.6),
    line("M-.5 -67.5C1.5 -68 4 -65.5 7 -66.5", 1.5, "#fff"),
    ink("M-46 -30L-3 -55L40 -30Z", "#d7deea"),
    flat("M-3 -55L40 -30H8Z", "#7f8cab", 0.7),
    ink("M-34 -33L-3 -51L28 -33Z", "#8f9dbd", 1.6),
    ink(badge(-3, -41, 8.2), "#ffcf4a", 1.7),
    flat("M-3 -47.5V-41L1.6 -42.5Z", "#fff3c0"),
    ink("M-52 -30H46V-23H-52Z", "#e6ebf3", 2),
    flat(bulbs(-46, 40, -26.5, 8.6, 1.2), "#7f8cab"),
    ...windows([-31, -17], [12, 20], [44, 0], ["11"]),
    line("M-25 -17v20M-31 -7h12M19 -17v20M13 -7h12", 1.4),
    ink(box(-47, -23, 10, 100) + box(-18, -23, 9, 100) + box(3, -23, 9, 100) + box(31, -23, 10, 100), "#eef2f8", 2),
    line("M-44 -19v70M-41 -19v70M-15.5 -19v70M-12 -19v70M5.5 -19v70M9 -19v70M34 -19v70M37.5 -19v70", 1.2, "#9aa6c0"),
    ink(box(-9, -4, 12, 84), "#2a3a66", 2),
    ink(box(-6.5, 0, 7, 11), LIT, 1.4),
    flat(disc(0.5, 30, 1.4), "#ffd24f"),
    flat(disc(-27, 16, 13) + disc(21, 16, 13), "#6fb4ff", 0.25),
    line("M-27 22V46M21 22V46", 3),
    ink(disc(-27, 16, 6.4) + disc(21, 16, 6.4), "#8fd0ff", 2),
    flat(disc(-29, 14, 2) + disc(19, 14, 2), "#fff"),
    ink("M-38 46H32V52H-38Z", "#cfd7e4", 1.8),
    ink("M-46 52H40V58H-46Z", "#aab5c8", 1.8),
    ...street("#1b2548", "#5f7fd0"),
  ],
};
