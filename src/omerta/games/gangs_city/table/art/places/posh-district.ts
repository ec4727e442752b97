import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, LIT, windows } from "../strokes";
import { night, type Scene, street } from "./night";

/** A white town house with a slate roof and round windows, clipped trees behind the railings. */
export const poshDistrict: Scene = {
  sky: ["#1c2250", "#c98a9c"],
  strokes: [
    ...night("#1a1f48", 8),
    ...block([-44, -14, 80, 96], "#e9e2d6", "#857a86", 8),
    ink("M-46 -14L-38 -36H34L45 -20L44 -14Z", "#4d5f86"),
    flat("M16 -36H34L45 -20L44 -14H20Z", "#27314f", 0.75),
    ink("M-20 -14V-44H14V-14Z", "#f7f1e4"),
    flat("M4 -44H14V-14H4Z", "#b3a8a6", 0.6),
    ink("M-24 -44L-3 -62L18 -44Z", "#5d719c"),
    flat("M-3 -62L18 -44H4Z", "#2e3a5c", 0.75),
    ink(disc(-3, -50, 4), LIT, 1.8),
    line("M-3 -54v8M-7 -50h8M-3 -62V-72", 1.5),
    ink("M-3 -72C0 -74 3 -70 7 -72V-66C3 -64 0 -68 -3 -66Z", "#d85a78", 1.3),
    ink("M-13.5 -20V-33C-13.5 -38.5 7.5 -38.5 7.5 -33V-20Z", LIT, 1.8),
    line("M-3 -37V-20M-13.5 -29H7.5", 1.4),
    line("M-16 -20H10M-13 -20v4M-8 -20v4M-3 -20v4M2 -20v4M7 -20v4M-16 -16H10", 1.4),
    ink("M-36.5 -18v-5.5a4.5 4.5 0 0 1 9 0V-18zM21.5 -18v-5.5a4.5 4.5 0 0 1 9 0V-18z", LIT, 1.7),
    ink("M-31 -36v-10h6v10zM25 -36v-12h6v12z", "#b0604a", 1.7),
    ink("M-46 -14H46V-9H-46Z", "#fbf6ea", 1.8),
    ...windows([-39, -5], [9, 14], [14, 0], ["11"]),
    ...windows([13, -5], [9, 14], [13, 0], ["11"]),
    ink(box(-11, 2, 16, 80), "#31486e", 2),
    ink("M-13 2L-3 -6L7 2Z", "#fbf6ea", 1.7),
    flat(disc(2, 34, 1.5), "#ffd24f"),
    line("M-8 8h10v14h-10zM-8 26h10v14h-10z", 1.2, "#6f8fc4"),
    ink(disc(-26, 28, 9) + disc(22, 28, 9), "#2f7d5a", 2),
    flat(disc(-29, 25, 3.4) + disc(19, 25, 3.4), "#63b98a"),
    line("M-26 37v14M22 37v14", 2.6),
    line("M-60 44H-13M7 44H60M-60 54H-13M7 54H60", 2),
    line(
      "M-56 40v18M-50 40v18M-44 40v18M-38 40v18M-32 40v18M-20 40v18M-14 38v20M8 38v20M14 40v18M28 40v18M34 40v18M40 40v18M46 40v18M52 40v18",
      1.7,
    ),
    flat(disc(-14, 36.5, 2.4) + disc(8, 36.5, 2.4), "#ffe9a8"),
    ...street("#252a4c", "#6b74a8"),
  ],
};
