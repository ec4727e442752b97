import { disc } from "$lib/art/draw";

import { block, flat, ink, line, neon } from "../strokes";
import { bricks, night, type Scene, street } from "./night";

const HEART =
  "M-2 -44C-14 -53 -17 -59 -15 -64.5C-13 -69.5 -5 -70 -2 -63.5C1 -70 9 -69.5 11 -64.5C13 -59 10 -53 -2 -44Z";

/** A narrow house, red light behind every blind, a heart over the roof. */
export const brothel: Scene = {
  sky: ["#330f26", "#d8486a"],
  strokes: [
    ...night("#2a0c20", 67),
    ...block([-36, -30, 64, 114], "#7a3450", "#3a1224", 9),
    bricks([-34, -26, 60, 84], "#551f38", 15),
    line("M-12 -35V-48M8 -35V-48", 2.2),
    flat(HEART, "#ff3d6e", 0.35),
    ...neon(HEART, "#ff4f86", 3),
    line("M-9.5 -60C-10 -62.5 -9 -64 -7.5 -64.5", 1.6, "#ffd6e4"),
    ink("M-40 -33H32V-27H-40Z", "#a84f70", 1.9),
    ink("M-30 -4V-18C-30 -24 -14 -24 -14 -18V-4ZM6 -4V-18C6 -24 22 -24 22 -18V-4Z", "#ff7a6a", 2),
    flat(
      "M-30 -4V-18C-30 -24 -14 -24 -14 -18L-22 -20C-23 -12 -26 -8 -30 -4ZM-14 -4V-18L-22 -20C-21 -12 -18 -8 -14 -4Z",
      "#c22744",
    ),
    flat(
      "M9 -4C9 -9 11 -10.5 12.5 -11.5C10.5 -15 12.5 -18.5 15 -18.5C17.5 -18.5 19 -15.5 17.5 -13C16.5 -11.5 20.5 -9 19.5 -4Z",
      "#4a0f22",
    ),
    line("M-22 -21.5V-4M14 -21.5V-19", 1.3),
    line(
      "M-34 -4H-10M2 -4H26M-34 4H-10M2 4H26M-31 -4v8M-26.5 -4v8M-22 -4v8M-17.5 -4v8M-13 -4v8M5 -4v8M9.5 -4v8M14 -4v8M18.5 -4v8M23 -4v8",
      1.7,
    ),
    flat(disc(-2, 6, 12), "#ff4f5e", 0.3),
    line("M-2 -8V0", 2),
    ink("M-7 0H3L1.5 11H-5.5Z", "#ff5a5a", 1.8),
    flat("M-5 2h3v7h-2.5z", "#ffd6c8"),
    ink("M-12 84V24C-12 15 8 15 8 24V84Z", "#b8283f", 2),
    ink("M-8 40V26C-8 21.5 4 21.5 4 26V40Z", "#ffb08a", 1.6),
    line("M-2 22.5V40", 1.3),
    flat(disc(5, 48, 1.5), "#ffd24f"),
    ink("M-32 14h14v18h-14zM14 14h12v18H14z", "#ff7a6a", 1.8),
    line("M-32 18h14M-32 22h14M-32 26h14M14 18h12M14 22h12M14 26h12", 1.3, "#a3263a"),
    ink("M-16 52H12V58H-16Z", "#a84f70", 1.8),
    ink("M-34 44h12l-2 14h-8zM16 44h12l-2 14h-8z", "#5a3a44", 1.8),
    ink(
      disc(-31, 41, 4) + disc(-25, 41, 4) + disc(-28, 37, 4) + disc(19, 41, 4) + disc(25, 41, 4) + disc(22, 37, 4),
      "#ff6f9c",
      1.5,
    ),
    ...street("#2c1224", "#a04a68"),
  ],
};
