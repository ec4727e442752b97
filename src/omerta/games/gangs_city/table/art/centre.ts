// The city centre: skyscrapers that glow from within, searchlights, a red lamp on the highest mast.
import { box, disc, seeded } from "$lib/art/draw";

import { flat, line, type Stroke } from "./strokes";

const EDGE = "#8a96e6";

// [left, top, width, face, side], from the back to the front.
const TOWERS = [
  [-52, -30, 16, "#1b2150", "#11153a"],
  [38, -34, 15, "#1b2150", "#11153a"],
  [-34, -44, 18, "#252c66", "#161b46"],
  [17, -48, 19, "#252c66", "#161b46"],
  [-14, -60, 26, "#343d86", "#1d2355"],
  [-44, -12, 20, "#2b3374", "#1a204e"],
  [26, -16, 20, "#2b3374", "#1a204e"],
] as const;

function tower([x, y, width, face, side]: (typeof TOWERS)[number], seed: number): Stroke[] {
  const random = seeded(seed);
  let [lit, cold] = ["", ""];
  for (let floor = y + 5; floor < 60; floor += 6)
    for (let pane = x + 3; pane < x + width - 4; pane += 5) {
      const chance = random();
      if (chance < 0.42) lit += box(pane, floor, 3, 3.4);
      else if (chance < 0.52) cold += box(pane, floor, 3, 3.4);
    }
  return [
    { d: `M${x + width} ${y}l5 -3V80h-5z`, fill: side, line: "#0b0e22", width: 1.6 },
    { d: `M${x} ${y}l5 -3h${width}l-5 3z`, fill: EDGE, line: "#0b0e22", width: 1.6 },
    { d: box(x, y, width, 140), fill: face, line: "#0b0e22", width: 1.8 },
    line(`M${x + 1.4} ${y + 2}V70`, 1.1, EDGE, 0.7),
    flat(lit, "#ffd968", 0.92),
    flat(cold, "#8fd6ff", 0.9),
  ];
}

export const CENTRE: readonly Stroke[] = [
  flat("M-2 -50L-46 -84H-26ZM4 -50L46 -84H26Z", "#cfd8ff", 0.2),
  ...TOWERS.slice(0, 4).flatMap((each, i) => tower(each, i + 2)),
  // The highest: two steps and a mast.
  { d: "M-7 -60V-66H5V-60Z", fill: "#414b9c", line: "#0b0e22", width: 1.6 },
  line("M-1 -66V-78", 2.6, "#0b0e22"),
  line("M-1 -66V-78", 1.2, EDGE),
  ...TOWERS.slice(4).flatMap((each, i) => tower(each, i + 12)),
  flat(disc(-1, -70, 4.5), "#ff5a48", 0.3),
  flat(disc(-1, -70, 1.8), "#ff7a62"),
];
