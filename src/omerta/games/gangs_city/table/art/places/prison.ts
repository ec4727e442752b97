import { box } from "$lib/art/draw";

import { block, flat, ink, line, LIT, windows } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

const WIRE = "c4 -6 8 -6 10 0c4 -6 8 -6 10 0c4 -6 8 -6 10 0c4 -6 8 -6 10 0";

/** A wall, barbed wire, a watchtower with two searchlights. */
export const prison: Scene = {
  sky: ["#0f2038", "#4a7ca0"],
  strokes: [
    ...night("#0f1c33", 12),
    flat("M10 -50L80 -84V-22Z", "#fff3b0", 0.5),
    flat("M-10 -50L-80 -80V-30Z", "#fff3b0", 0.3),
    ...block([-62, -24, 116, 110], "#8f9eaf", "#4a5664", 8),
    bricks([-60, -20, 112, 76], "#5d6a79", 9),
    ...windows([-50, -15], [13, 13], [76, 0], ["11"]),
    line("M-47 -15v13M-43.5 -15v13M-40 -15v13M29 -15v13M32.5 -15v13M36 -15v13", 1.6),
    ink("M-14 -42H14V34H-14Z", "#b0bdca"),
    flat("M4 -42H14V34H4Z", "#5d6b7a", 0.65),
    bricks([-12, -34, 24, 60], "#7c8997", 3),
    ink("M-20 -55H20L15 -41H-15Z", "#66748a"),
    ink(box(-13, -53.5, 26, 9), LIT, 1.8),
    flat("M-2 -44.5v-4.5c0-3 5-3 5 0v4.5zM-1.5 -50a2 2 0 1 1 4 0z", "#22303e"),
    line("M-6 -53V-45M7 -53V-45", 1.5),
    ink("M-23 -55L0 -70L23 -55Z", "#38454f"),
    line("M0 -70V-76M-8 -59L0 -64.5", 1.7),
    ink("M-21 -52h5v6h-5zM16 -52h5v6h-5z", "#fff3c0", 1.3),
    line(`M-62 -29${WIRE}M14 -29${WIRE}`, 2.6),
    line(`M-62 -29${WIRE}M14 -29${WIRE}`, 1.3, "#e6eef3"),
    ink("M-13 80V24C-13 9 13 9 13 24V80Z", "#1b222b", 2),
    line("M-8 15v65M-2.7 13v67M2.7 13v67M8 15v65M-13 36H13", 1.7, "#98a8b8"),
    ...street("#27313d", "#66748a"),
  ],
};
