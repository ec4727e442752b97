import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, windows } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

/** A copper still as high as the house, a chimney that smokes, barrels by the door. */
export const distillery: Scene = {
  sky: ["#2a1a14", "#c77a2c"],
  strokes: [
    ...night("#21140e", 29),
    flat("M26 -62c-3-7 5-12 11-8c3-7 14-5 14 2c8-1 11 8 4 11c-8 4-24 4-29-5z", "#f2d9b8", 0.35),
    ink("M22 -20V-62H35V-20Z", "#a85a3c"),
    flat("M29 -62H35V-20H29Z", "#542415", 0.75),
    ink("M20 -66H37V-60H20Z", "#7c3b26", 1.8),
    line("M22 -52H35M22 -42H35M22 -32H35", 1.2, "#542415"),
    ...block([-44, -16, 82, 100], "#8f5a38", "#432414", 8),
    bricks([-42, -12, 78, 70], "#5c341d", 7),
    // Onion, neck and arm of the still.
    ink("M-28 -12C-36 -30 -26 -40 -15 -42L-13 -56C-12 -60 -6 -60 -5 -56L-3 -42C8 -40 18 -30 10 -12Z", "#e08a3c"),
    flat("M-3 -42C8 -40 18 -30 10 -12H-4C2 -22 0 -34 -6 -42L-7 -58C-6 -58 -5 -57.5 -5 -56Z", "#8c4313", 0.75),
    line("M-24.5 -20C-27.5 -29 -22 -36 -16 -38", 2.2, "#ffd9a2"),
    line("M-31 -19H13M-17 -42H-1", 2.2),
    flat(
      disc(-27, -15.5, 1) + disc(-18, -15.5, 1) + disc(-9, -15.5, 1) + disc(0, -15.5, 1) + disc(8, -15.5, 1),
      "#5c2a0a",
    ),
    line("M-9 -59C-9 -70 -1 -69 4 -63L17 -40C19 -34 19 -28 19 -12", 6.4),
    line("M-9 -59C-9 -70 -1 -69 4 -63L17 -40C19 -34 19 -28 19 -12", 3.2, "#f0a457"),
    ink(disc(-9, -30, 4.6), "#f6ead0", 1.7),
    line("M-9 -30L-6.5 -32.5", 1.5),
    ink("M-47 -16H41V-11H-47Z", "#5c341d", 1.8),
    ...windows([-38, -6], [11, 13], [62, 0], ["22"]),
    line("M-32.5 -6v13M29.5 -6v13", 1.3),
    ink(box(-16, 4, 28, 80), "#5e3a20", 2),
    line("M-2 4v80M-16 20h28M-16 40h28M-14 6L-4 18M10 6L0 18", 1.6),
    ink("M-44 36C-40 33 -28 33 -24 36C-21 44 -21 52 -24 60H-44C-47 52 -47 44 -44 36Z", "#b5763a"),
    line("M-46 43H-22M-46 53H-22M-37 34v26M-30 34v26", 1.6),
    ink("M22 42C25 39.5 35 39.5 38 42C40.5 48 40.5 54 38 60H22C19.5 54 19.5 48 22 42Z", "#9a5f2a"),
    line("M20.5 47H39.5M20.5 55H39.5M28 40v20M33 40v20", 1.6),
    ...street("#2a1c14", "#7a5230"),
  ],
};
