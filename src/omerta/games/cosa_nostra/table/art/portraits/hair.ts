// What grows on heads.
import { flat, line, type Stroke, turned } from "../strokes";
import type { Hair } from "./face";

type Cut = "slick" | "curls" | "pompadour" | "parted" | "swept" | "crew" | "peak" | "receding" | "combover";

export function hair(cut: Cut, { base, far, shine }: Hair): Stroke[] {
  switch (cut) {
    case "slick":
      return [
        turned(
          "M29.4 50C27 36 30 20 50 19C70 20 73 36 70.6 50C69.6 44 68.6 39 66 35.6C58 31.6 42 31 34 36.4C31.4 40 30.4 44 29.4 50Z",
          base,
          far,
        ),
        line("M36 27C42 22.6 52 22 60 25M34 31.6C42 27 54 26.4 63 30", 1.2, shine),
      ];
    case "curls":
      return [
        turned(
          "M29.6 50C25 47 24.6 41 27.4 37.4C25.4 31 29.4 25.6 34.6 25.4C36.6 19.6 43.4 17.6 48 20C53 15.6 60.6 17.4 63 22C69 21.4 73.4 26.6 72.4 32.4C76 36.4 75.4 45 70.4 50C69.8 44.4 68 40.6 64.6 37.6C56 40 44 40 35.4 37.2C32 40.4 30.4 44.6 29.6 50Z",
          base,
          far,
        ),
        line(
          "M33 31C35 28.4 38 28 40 29.6M44 25.4C46.6 23.4 50 23.6 51.6 26M57 24.6C60 23.4 63 25 63.4 27.6M30 40C31 37.6 33 36.8 35 37.6M42 33.6C44 31.8 47 32 48.4 34",
          1.4,
          shine,
        ),
      ];
    case "pompadour":
      return [
        turned(
          "M29.8 51C27.6 42 28 34 30.6 30.4C28 22 38 13.6 52 14.4C66 15 74 22.6 71 31C72.6 36 72 44 70.2 51C69.4 44.6 68.4 40 66.2 36.8C60 38.4 54 33.6 47 34.6C41 35.4 36.4 36 33.8 38C31.4 41 30.6 45.6 29.8 51Z",
          base,
          far,
        ),
        line("M34.6 26C41 18.4 54 17.6 64 22.4M37 30.4C45 24.4 56 23.8 65.4 28.4", 1.6, shine),
      ];
    case "parted":
      return [
        turned(
          "M28 53C24.6 38 27 20.6 43 18.2C60 15 76 22 73 41C72.8 45 72.4 49 71.6 53C70.6 46 69 40.6 65.6 37.6C57 38 47.6 35 42 28.6C40 33 36.6 36.4 33.8 38.4C31 41.4 29.4 46 28 53Z",
          base,
          far,
        ),
        line(
          "M44 26C50 31 58 33.6 65.6 33.8M45.6 22.8C53 26 60 28 67 28.4M33 34C35.6 31 38 27.6 39.6 23.6",
          1.3,
          shine,
        ),
      ];
    case "swept":
      return [
        turned(
          "M28.6 58C22 52 21.6 42 25 36C22.6 28 29 19.6 37 19.6C41 12.4 55 10.4 61 16.4C69.6 16 76.6 24.6 74.6 34C79 42 78 53 71.4 59C71.6 51 70.4 44 66.4 38.4C62 33 56 31.4 50 33C43.6 31.4 38 33 33.8 38.4C30 44 28.6 51 28.6 58Z",
          base,
          far,
        ),
        line(
          "M27.4 50C27.4 42 30.6 34 36.6 28.4M31.4 34C33.4 27 38 22.4 44 20.4M41 29.6C43.4 24 47.4 20 52.6 18.4M50 30C52 25.4 55.4 22 60 20.6M58 32C60.4 28.6 63 26.6 66.6 25.6",
          1.5,
          shine,
        ),
      ];
    case "crew":
      return [
        turned(
          "M29.6 50C27.6 38 29.4 23.6 36.6 20.8C42 18 58 18 63.4 20.8C70.6 23.6 72.4 38 70.4 50C69.2 44 68.2 40.4 66.4 37.6C58 34.4 42 34.4 33.6 37.6C31.8 40.4 30.8 44 30 50Z",
          base,
          far,
        ),
        line("M36 32.6L37.4 27M41 31L42 25M46 30.4L46.6 24.4M51.4 30.4V24.4", 1.2, shine),
      ];
    case "peak":
      return [
        turned(
          "M29.4 52C26.6 37 30 20 50 19.4C70 20 73.4 37 70.6 52C69.6 45 67.6 38.6 62.6 33.4C58 32.6 53 35.6 50 41.6C47 35.6 42 32.6 37.4 33.4C32.4 38.6 30.4 45 29.4 52Z",
          base,
          far,
        ),
        line("M33.6 33C38 26.4 44 23.2 50 22.6M41 30.6C44.6 29.6 47.4 30.8 49.4 33.6", 1.3, shine),
      ];
    case "receding":
      return [
        turned(
          "M29.4 54C27 44 27.6 33 32 27C37 20.4 44 18.4 50 18.4C56 18.4 63 20.4 68 27C72.4 33 73 44 70.6 54C69.8 48 68.8 43.6 66.4 39.6C66 34.6 63.4 29.4 58 28C54.4 32 45.6 32 42 28C36.6 29.4 34 34.6 33.6 39.6C31.2 43.6 30.2 48 29.4 54Z",
          base,
          far,
        ),
        line("M34 28.4C39 22.4 46 21 52 21.6M31.4 36C32 33 33 30.8 34.4 29", 1.3, shine),
      ];
    case "combover":
      return [
        turned(
          "M29.4 56C27.4 48 28 42 30.6 38C31.8 42 32.2 49 32 55ZM70.6 56C72.6 48 72 42 69.4 38C68.2 42 67.8 49 68 55Z",
          base,
          far,
        ),
        line(
          "M31.6 36C36 24.6 52 20.4 65 29.4M32.6 37.6C38 27.6 52 24 66.4 32.6M34 39C40 31.4 52 28 67 35.8",
          1.5,
          base,
        ),
      ];
  }
}

/** Light on a bare skull, and hair over the ears unless it is shaved. */
export function bald(fringe?: Hair): Stroke[] {
  return [
    flat(
      "M36.6 25.4C38.2 21.6 41.6 19 45.4 18.4C43.8 21.2 40.4 24.4 38.2 28.8C36.6 28.4 36.2 26.8 36.6 25.4Z",
      "#fff",
      0.55,
    ),
    ...(fringe
      ? [
          turned(
            "M31 61C26.4 56 26 46 28.8 38.6C31.8 43 32.6 51 32 59ZM69 61C73.6 56 74 46 71.2 38.6C68.2 43 67.4 51 68 59Z",
            fringe.base,
            fringe.far,
          ),
          line("M29 45C28.4 50 28.8 54 30 57.4", 1.1, fringe.shine),
        ]
      : []),
  ];
}

/** A lion's mane all around the head. */
export function mane({ base, far, shine }: Hair): Stroke[] {
  const tufts = Array.from({ length: 15 }, (_, i) => {
    const point = (share: number, radius: number) => {
      const angle = ((150 + 16 * share) * Math.PI) / 180;
      return `${Math.round(50 + radius * 0.92 * Math.cos(angle))} ${Math.round(53 + radius * Math.sin(angle))}`;
    };
    return `L${point(i, 34)}Q${point(i + 0.1, 43)} ${point(i + 0.75, 48)}Q${point(i + 0.8, 40)} ${point(i + 1, 34)}`;
  }).join("");
  return [
    turned(`M50 60${tufts}Z`, base, far),
    line(
      "M14 66C18 62 20 58 21 54M13 50C17 48 20 46 23 44M17 34C20 34 23 35 26 36M26 20C28 22 30 25 31 28",
      1.8,
      shine,
    ),
  ];
}

/** A bob: what lies behind the face, and the fringe over it. */
export function bob({ base, far, shine }: Hair): { behind: Stroke[]; over: Stroke[] } {
  return {
    behind: [
      turned(
        "M50 16.4C31 16.4 23.4 31 24.4 49C25 63 23 73 19.6 79.6C28 86.4 37 84 40 77L60 77C63 84 72 86.4 80.4 79.6C77 73 75 63 75.6 49C76.6 31 69 16.4 50 16.4Z",
        base,
        far,
      ),
      line("M33.4 24C26.6 33 26.4 46 27.4 58C28 67 26.4 74 24.4 78.6M30.4 40C29.8 52 31.4 66 29.4 79", 1.5, shine),
    ],
    over: [
      turned(
        "M30 53C27.6 38 30 22 50 20.4C70 22 72.4 38 70 53C68.8 46 67 41 63 37.4C56 38.4 46 35.4 41.6 30.4C38 36 32.6 42 30 53Z",
        base,
        far,
      ),
      line("M34.6 35C37.6 29 43 25 49.6 23.8", 1.4, shine),
    ],
  };
}
