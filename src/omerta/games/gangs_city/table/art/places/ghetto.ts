import { block, flat, ink, line, windows } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

const SHUT = "#1d1a14";

/** Two tenements, washing between them, a water tank, paint on the wall. */
export const ghetto: Scene = {
  sky: ["#12241f", "#7d8a3c"],
  strokes: [
    ...night("#0f2019", 23),
    ...block([-58, -26, 44, 114], "#8a7150", "#453722", 7),
    ...block([-8, -39, 46, 130], "#a2855a", "#4d3d22", 7),
    bricks([-56, -23, 40, 80], "#5d4a30", 4),
    bricks([-6, -36, 42, 94], "#6d5735", 8),
    ...windows([-53, -22], [9, 10], [13, 16], ["102", "010"], SHUT),
    ...windows([-2, -34], [9, 10], [13, 15], ["010", "201", "110"], SHUT),
    line("M-53 -22l9 10M-44 -22l-9 10", 1.5, "#a2855a"),
    line("M-57 -8H-13M-57 -13H-13M-52 -13v5M-46 -13v5M-40 -13v5M-34 -13v5M-28 -13v5M-22 -13v5", 1.4),
    line("M-32 -44C-26 -36 -16 -33 -8 -35", 1.2, "#e7dfc6"),
    ink("M-28 -40.5l.5 9h5l-.5-7zM-20 -36.5v7h4.5v-6.3zM-13 -35v6h3.5v-6z", "#e9e1ca", 1),
    ink("M3 -59H23V-46H3Z", "#a86d3e"),
    flat("M15 -59H23V-46H15Z", "#5a351a", 0.7),
    ink("M.5 -59L13 -69L25.5 -59Z", "#57361f"),
    line("M6 -46V-40M20 -46V-40M6 -40L20 -46M8 -59V-46M13 -59V-46M18 -59V-46M3 -52.5H23", 1.5),
    line("M-32 -30V-48M-39 -48H-25M-36.5 -44H-27.5", 1.6),
    flat("M-20 -50c6-2 6-9 13-9s6 5 12 3c-1 5-6 4-9 7s-10 2-16-1z", "#dfe8c8", 0.3),
    ...windows([-53, 9], [9, 11], [13, 18], ["020", "100"], SHUT),
    ...windows([-2, 12], [9, 11], [13, 18], ["102", "010"], SHUT),
    line("M-57 23H-14M-52 23L-20 41M-57 41H-14M-52 41L-20 57", 1.6),
    line("M-3 48c6 -9 10 6 16 -3s8 5 14 -5", 3.4, "#e05a44"),
    line("M-1 56c8 -6 12 4 26 -3", 2.6, "#6fc3d6"),
    ...street("#20241a", "#5c6338"),
    ink("M-30 50h15l-1.5 15h-12z", "#6a7480", 1.8),
    line("M-31 50h17M-27 53v10M-22.5 53v10M-18 53v10", 1.4),
  ],
};
