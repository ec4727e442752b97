import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, LIT, neon, put, starPath } from "../strokes";
import { night, type Scene, street } from "./night";

const SIGN = [
  ink(starPath(15, 11, 9), "#ffc94a", 2),
  ink(disc(0, 0, 5), "#14243a", 2),
  line("M-8.5 -6C-6.5 -9 -4.5 -10.5 -2 -11", 1.6, "#fff3c4"),
  line("M-19 17L20 -16", 7.4),
  line("M-19 17L20 -16", 4, "#c9d6e4"),
  ink(
    "M17 -20C20 -23.5 25 -23 27 -20.5L22 -18.5L22.5 -14.5L27.5 -14C25.5 -10 20 -9.5 17.5 -12.5ZM-25 20.5C-22 24 -17 23 -15.5 19.5L-20 18L-20 14L-15.5 13C-19 9.5 -25 11 -26 15Z",
    "#c9d6e4",
    1.8,
  ),
];

/** A workshop at night: roller door half up, a car without plates, a cogwheel and a spanner over the roof. */
export const garage: Scene = {
  sky: ["#14243a", "#4f8fb8"],
  strokes: [
    ...night("#12203a", 37),
    ...block([-50, -20, 94, 110], "#c8543a", "#6a2117", 8),
    line("M-12 -25V-40M8 -25V-40", 3),
    ...put("translate(-2 -46) scale(.86)", SIGN),
    ink("M-53 -22H47V-16H-53Z", "#f2e6cc", 1.9),
    ink(
      "M-50 -22L-44 -16H-35L-41 -22ZM-32 -22L-26 -16H-17L-23 -22ZM-14 -22L-8 -16H1L-5 -22ZM4 -22L10 -16H19L13 -22ZM22 -22L28 -16H37L31 -22Z",
      "#2b2a30",
      1,
    ),
    ink(box(-38, -11, 62, 95), "#ffdf8a", 2.2),
    flat(box(-38, 6, 62, 60), "#8a5a24", 0.5),
    line("M-30 -2v12M-26 -2v9M-22 -2v14M14 0a4 4 0 1 1 0 8", 2, "#5c3a18"),
    ink("M-38 -11H24V1H-38Z", "#9aa7b5", 2),
    line("M-38 -7H24M-38 -3H24", 1.4, "#5a6674"),
    // The car, seen from the front.
    ink("M-30 46V28C-30 22 -27 21 -24 20L-19 7C-18 4 4 4 5 7L10 20C13 21 16 22 16 28V46Z", "#3b6fb5"),
    flat("M-2 5C3 5 4.5 6 5 7L10 20C13 21 16 22 16 28V46H2Z", "#1b3a68", 0.7),
    ink("M-20 19L-16 9H2L6 19Z", "#a9dcff", 1.7),
    line("M-13 17L-9 11M-7 17L-3 11", 1.6, "#fff"),
    ink(disc(-22.5, 29, 4.6) + disc(8.5, 29, 4.6), "#fff4b8", 1.8),
    ink("M-14 27H0V35H-14Z", "#20304a", 1.6),
    line("M-14 29.7H0M-14 32.4H0", 1.2, "#a9bcd4"),
    ink("M-33 38H19V44H-33Z", "#d5dee8", 1.8),
    ink("M-29 44h9v12h-9zM6 44h9v12H6z", "#1c1c22", 1.8),
    ink(disc(36, 26, 8.5) + disc(36, 42, 9), "#25242b", 2.2),
    ink(disc(36, 26, 3.4) + disc(36, 42, 3.8), "#6a7480", 1.6),
    ink(box(29, -13, 12, 13), LIT, 1.7),
    line("M35 -13v13M29 -6.5h12", 1.3),
    ...neon("M-47 2V34", "#ff7a3d", 2.2),
    ...street("#1d2838", "#5a7fa0"),
  ],
};
