import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, LIT, neon } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

/** Brick, two warm windows, a neon martini on the roof. */
export const bar: Scene = {
  sky: ["#2d1c48", "#c05a30"],
  strokes: [
    ...night("#1c1233", 77),
    ...block([-38, -36, 68, 120], "#b9532f", "#68271a"),
    bricks([-36, -33, 64, 90], "#7a2f1d", 5),
    line("M-12 -41V-47M12 -41V-47", 2.4),
    ...neon("M-15 -68H15L0 -53.5ZM0 -53.5V-44M-8 -43H8", "#ff5fa2", 3),
    ink(disc(1, -63, 2.6), "#a5ec72", 1),
    line("M2 -65L8 -73", 1.4, "#ffe0ef"),
    ink("M-42 -38H40V-33H-42Z", "#7c3220", 1.8),
    ink(box(-30, -30, 23, 24) + box(4, -30, 23, 24), LIT, 2),
    flat("M-27 -6c0-7 3-10.5 6-10.5s6 3.5 6 10.5zM10 -6c0-6 2.5-9 5-9s5 3 5 9z", "#6a3218"),
    flat("M-22.5 -19.5a2.6 2.6 0 1 0 3 0zM14 -18a2.2 2.2 0 1 0 2.4 0z", "#6a3218"),
    flat("M-30 -30h23l-23 14z", "#fff3c0", 0.5),
    line("M-18.5 -30v24M15.5 -30v24", 1.4),
    ink("M-35 0H35L39 9H-41Z", "#2f6b4a", 2),
    ink("M-24 0L-28 9H-19L-16 0ZM-5 0L-6 9H3L3 0ZM14 0L16 9H25L21 0Z", "#efe2c0", 1.4),
    ink(box(-10, 14, 20, 66), "#5a2415", 2),
    ink(box(-6.5, 19, 13, 15), "#ffb84d", 1.5),
    line("M0 19v15M-6.5 26.5h13", 1.2),
    flat(disc(6.5, 42, 1.5), LIT),
    ink(box(-35, 15, 20, 22) + box(15, 15, 18, 22), "#e8a94a", 1.8),
    line("M-25 15v22M24 15v22M-35 26h20M15 26h18", 1.2),
    ...street(),
  ],
};
