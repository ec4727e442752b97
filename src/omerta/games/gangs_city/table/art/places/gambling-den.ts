import { box, disc } from "$lib/art/draw";

import { block, dots, flat, ink, line, LIT, neon } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

/** The back of a shop: steps down to a door with a spyhole, two dice that glow for those who know. */
export const gamblingDen: Scene = {
  sky: ["#10281f", "#3f8f5c"],
  strokes: [
    ...night("#0f231a", 17),
    ...block([-40, -28, 70, 112], "#5c4a63", "#2c2135", 9),
    bricks([-38, -24, 66, 80], "#3b2d44", 6),
    line("M-14 -33V-42M12 -33V-42", 2.6),
    // Two dice, one on its corner.
    ink("M-24 -62L-6 -68L2 -52L-16 -45Z", "#fff6e2", 2.2),
    ink("M-24 -62L-16 -45L-15 -38L-24 -55Z", "#b39f86", 2),
    ink("M-16 -45L2 -52L3 -45L-15 -38Z", "#d8c6a4", 2),
    flat(
      dots(
        [
          [-16.5, -61],
          [-11, -56.5],
          [-5.5, -52],
        ],
        2,
      ),
      "#c3352d",
    ),
    ink("M6 -56L19 -63L27 -50L14 -42Z", "#ff6a5a", 2.2),
    ink("M6 -56L14 -42L13 -36L5 -49Z", "#8d2418", 2),
    ink("M14 -42L27 -50L26 -44L13 -36Z", "#c3352d", 2),
    flat(
      dots(
        [
          [12, -56],
          [18, -58.5],
          [15, -50],
          [21.5, -52.5],
        ],
        1.7,
      ),
      "#fff6e2",
    ),
    ...neon("M-28 -33H22", "#5dffa8", 2.2),
    ink("M-43 -29H33V-24H-43Z", "#3b2d44", 1.8),
    // The card room behind frosted glass.
    ink(box(-33, -19, 22, 19), "#bfe86a", 2),
    ink("M-27 -19L-22 -14L-17 -19Z", "#1f5a3a", 1.3),
    flat("M-33 0v-5h5a4 4 0 0 1 4-5a4 4 0 0 1 4 5h4a3.5 3.5 0 0 1 5 0v5z", "#2c4a1c"),
    line("M-22 -19v19M-33 -9.5h22", 1.3),
    ink(box(2, -19, 22, 19), "#bfe86a", 2),
    flat("M5 0c0-6 3-9 6-9s5 3 5 9zM8.5 -11.5a2.7 2.7 0 1 1 5 0a2.7 2.7 0 1 1-5 0z", "#2c4a1c"),
    line("M13 -19v19M2 -9.5h22", 1.3),
    ink("M-12 10H10V84H-12Z", "#7a2a2a", 2),
    line("M-5 10v74M2 10v74", 1.3, "#4a1414"),
    ink(box(-7, 18, 12, 5), LIT, 1.6),
    flat("M-4 19h2.6v3H-4zM.5 19h2.6v3H.5z", "#140d0b"),
    flat(disc(6, 40, 1.6), "#ffd24f"),
    ink("M-20 4H18L22 11H-24Z", "#2f6b4a", 1.8),
    line("M-30 20L-30 44M-34 22l8 3M-34 30l8 3M-34 38l8 3", 2, "#3b2d44"),
    ink("M18 34h12v24H18z", "#6a7480", 1.8),
    line("M17 34h14M22 38v17M26 38v17", 1.5),
    ...street("#1c2a24", "#4f7a5e"),
  ],
};
