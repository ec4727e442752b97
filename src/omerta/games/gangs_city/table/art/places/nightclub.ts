import { box, disc } from "$lib/art/draw";

import { block, flat, ink, line, neon } from "../strokes";
import { night, type Scene, street } from "./night";

/** A black box, light beams, a mirror ball; two bouncers' ropes. */
export const nightclub: Scene = {
  sky: ["#140b3a", "#7a2fd0"],
  strokes: [
    ...night("#150b3a", 61),
    flat("M-4 -46L-66 -84H-34Z", "#ff5fc8", 0.4),
    flat("M4 -46L66 -84H34Z", "#4fe0ff", 0.4),
    flat("M-3 -46L-20 -84H-2Z", "#fff27a", 0.34),
    flat("M3 -46L20 -84H8Z", "#7dff9e", 0.3),
    ...block([-48, -22, 90, 106], "#2a2150", "#120c2c", 8),
    line("M-2 -64V-80M-14 -27V-34M10 -27V-34", 2),
    ink(disc(-2, -50, 15.5), "#c9d4f4", 2.2),
    flat("M-2 -65.5A15.5 15.5 0 0 1 -2 -34.5C6 -40 8 -58 -2 -65.5Z", "#6a5fc0", 0.75),
    line(
      "M-16 -56H12M-17.5 -50H13.5M-16 -44H12M-12 -61H8M-12 -39H8M-2 -65.5V-34.5M-8 -64C-13 -56 -13 -44 -8 -36M4 -64C9 -56 9 -44 4 -36",
      1.1,
      "#4a4190",
    ),
    flat("M-12 -60.5h3.5v4h-3.5zM-6.5 -55.5h4v5h-4zM-14 -49.5h3.5v5h-3.5zM3 -49.5h3.5v5H3z", "#fff"),
    line("M-12 -67v7M-15.5 -63.5h7M11 -60v5M8.5 -57.5h5", 1.5, "#fff"),
    ink("M-51 -25H45V-18H-51Z", "#463a80", 1.9),
    ...neon("M-44 -21.5H-8M4 -21.5H38", "#ff4fc0", 2),
    // The bars of an equaliser.
    flat(
      "M-42 12v-8h5v8zM-35 12v-16h5v16zM-28 12v-22h5v22zM-21 12v-12h5v12zM13 12v-14h5v14zM20 12v-22h5v22zM27 12v-10h5v10zM34 12v-17h5v17z",
      "#3fe0ff",
    ),
    flat(
      "M-42 12v-4h5v4zM-35 12v-6h5v6zM-28 12v-9h5v9zM-21 12v-5h5v5zM13 12v-5h5v5zM20 12v-9h5v9zM27 12v-4h5v4zM34 12v-6h5v6z",
      "#ff4fc0",
    ),
    ink("M-13 -10H9V84H-13Z", "#0d0820", 2),
    ...neon("M-13 60V-10H9V60", "#ffd84a", 2.4),
    flat("M-10 60V4L-2 -6L6 4V60Z", "#a83fe0", 0.6),
    flat("M-6 60V34c-1-6 0-9 3-10a4 4 0 1 1 3 0c3 1 4 4 3 10v26z", "#0d0820"),
    ink(box(-32, 34, 4, 24) + box(24, 34, 4, 24) + box(-46, 34, 4, 24) + box(38, 34, 4, 24), "#ffcf4a", 1.6),
    line("M-44 37C-40 46 -34 46 -30 37M26 37C30 46 36 46 40 37", 3.6),
    line("M-44 37C-40 46 -34 46 -30 37M26 37C30 46 36 46 40 37", 2, "#e0304a"),
    ...street("#1a1240", "#7a4fd0"),
  ],
};
