// Six lots to choose from: enough for no two alike to lie side by side.
import { box, disc, round, seeded } from "$lib/art/draw";

import { flat, line, type Stroke } from "./strokes";

const NIGHT = "#060810";

function lot(seed: number, lamp: number | null, car: number | null): Stroke[] {
  const random = seeded(seed);
  let [near, far, lit] = ["", "", ""];
  for (let x = -72; x < 70;) {
    const [width, height] = [12 + random() * 16, 16 + random() * 34];
    const wall = box(x, 36 - height, width, height);
    if (random() < 0.5) near += wall;
    else far += wall;
    for (let y = 40 - height; y < 30; y += 9)
      for (let pane = x + 3; pane < x + width - 4; pane += 6) if (random() < 0.15) lit += box(pane, y, 2.6, 3.6);
    x += round(width + 1);
  }
  return [
    { d: near, fill: "#0d1122", line: NIGHT, width: 1.6 },
    { d: far, fill: "#121832", line: NIGHT, width: 1.6 },
    flat(lit, "#e0b24e", 0.6),
    flat("M-80 36H80V80H-80Z", "#0b0e1b"),
    line("M-80 36H80", 2, "#2f395e"),
    { d: "M-66 56h9M-49 56h9M-32 56h9M-15 56h9M2 56h9M19 56h9M36 56h9M53 56h9", line: "#3b4468", width: 2 },
    ...(lamp === null
      ? []
      : [
          flat(`M${lamp} 8L${lamp - 17} 48H${lamp + 17}Z`, "#ffd98a", 0.13),
          line(`M${lamp} 48V8`, 3, "#05070e"),
          flat(disc(lamp, 8, 8), "#ffd98a", 0.22),
          flat(disc(lamp, 8, 3.2), "#ffe3a0"),
        ]),
    ...(car === null
      ? []
      : [
          {
            d: `M${car - 15} 52c0-5 4-6 7-6l4-5h10l4 5c4 0 6 2 6 6v3h-31z`,
            fill: "#1a2140",
            line: "#05070e",
            width: 1.8,
          },
          flat(`M${car - 3} 43h8l3 3h-14z`, "#4c5a8c"),
          flat(disc(car - 8, 55, 3) + disc(car + 9, 55, 3), "#05070e"),
          flat(`M${car + 15} 50L${car + 46} 45V58Z`, "#ffe9ae", 0.14),
          flat(disc(car + 15, 50.5, 1.6), "#ffe9ae"),
        ]),
  ];
}

export const LOTS: readonly (readonly Stroke[])[] = [
  lot(3, 22, null),
  lot(11, null, -20),
  lot(27, -30, null),
  lot(41, null, null),
  lot(58, 6, 18),
  lot(73, -14, null),
];
