// Heads on a 100 by 120 grid, seen from the front: three flat tones, the light from the left.
import { ACCENT, flat, line, mix, type Stroke, turned, within } from "../strokes";

export interface Skin {
  light: string;
  mid: string;
  dark: string;
}
export const PALE: Skin = { light: "#f5e4c9", mid: "#dab68f", dark: "#573422" };
export const FAIR: Skin = { light: "#f0dab6", mid: "#cfa678", dark: "#472a1c" };
export const OLIVE: Skin = { light: "#e6c598", mid: "#bd8c5c", dark: "#3a2115" };
export const RUDDY: Skin = { light: "#efc7a0", mid: "#c98660", dark: "#4b2318" };
export const TAN: Skin = { light: "#c99a6c", mid: "#96663f", dark: "#2d190f" };

/** Hair, brows and moustaches: the mass, its dark side, and the light on it. */
export interface Hair {
  base: string;
  far: string;
  shine: string;
}
export const BLACK: Hair = { base: "#1f1510", far: "#0d0705", shine: "#735843" };
export const BROWN: Hair = { base: "#45290f", far: "#221307", shine: "#94693c" };
export const RUST: Hair = { base: "#8f3d16", far: "#4a1a0a", shine: "#d97f42" };
export const BLOND: Hair = { base: "#b98f42", far: "#6a4a18", shine: "#f0d592" };
export const GOLD: Hair = { base: "#c2a25c", far: "#6f5526", shine: "#f3e2ab" };
export const FLAXEN: Hair = { base: "#ecd9a0", far: "#96783c", shine: "#fff3cc" };
export const GREY: Hair = { base: "#b3a78f", far: "#645a4b", shine: "#e6dcc4" };
export const WHITE: Hair = { base: "#eee4cd", far: "#a2957d", shine: "#fffaf0" };

/** The nearly black of eyes and mouths. */
export const PITCH = "#140c08";

export const FACES = {
  square:
    "M31 34C30 45 29.4 55 31 64C32.4 74 35 81 41 86.5C45 90 55 90 59 86.5C65 81 67.6 74 69 64C70.6 55 70 45 69 34Z",
  round: "M28.5 36C26.5 49 26 62 30 71.5C34 82 42 89 50 89C58 89 66 82 70 71.5C74 62 73.5 49 71.5 36Z",
  long: "M33 32C32 45 31.4 57 33 67C35 78 40 88 46 92.5C48.6 94 51.4 94 54 92.5C60 88 65 78 67 67C68.6 57 68 45 67 32Z",
  gaunt:
    "M32 34C31 45 29.5 55 33 62.5C36 69 36.4 76 41 84.5C45 91 55 91 59 84.5C63.6 76 64 69 67 62.5C70.5 55 69 45 68 34Z",
  soft: "M33 36C31.6 47 31.4 57 33.6 66C36 76 43 88 50 88C57 88 64 76 66.4 66C68.6 57 68.4 47 67 36Z",
  fat: "M30 34C28.5 44 26.5 52 24.5 61C21.5 74 28 87 39 91.5C46 94 54 94 61 91.5C72 87 78.5 74 75.5 61C73.5 52 71.5 44 70 34Z",
  jaw: "M31 34C30 44 29.6 54 29.6 62C29.4 69 29.2 77 31.6 83C34.6 90 41 94.4 50 94.4C59 94.4 65.4 90 68.4 83C70.8 77 70.6 69 70.4 62C70.4 54 70 44 69 34Z",
  wedge: "M30 34C29 45 29.4 55 32 63C35 73 41 84 46 89C48 90.8 52 90.8 54 89C59 84 65 73 68 63C70.6 55 71 45 70 34Z",
} as const;
type FaceShape = keyof typeof FACES;
// How far the forehead is from the middle, and where it begins.
const FOREHEADS: Record<FaceShape, readonly [half: number, y: number]> = {
  square: [19, 34],
  round: [21.5, 36],
  long: [17, 32],
  gaunt: [18, 34],
  soft: [17, 36],
  fat: [20, 34],
  jaw: [19, 34],
  wedge: [20, 34],
};
/** Face and skull: what skin covers, and what shadows on it are clipped to. */
export function headOutline(shape: FaceShape, top = 20): string {
  const [half, y] = FOREHEADS[shape];
  const crown = Math.round(half * 5.6) / 10;
  const temple = top + 5;
  return `${FACES[shape].slice(0, -1)}C${50 + half} ${temple} ${50 + crown} ${top} 50 ${top}C${50 - crown} ${top} ${50 - half} ${temple} ${50 - half} ${y}Z`;
}

// From the root of the nose to its foot: two curves, as six points each.
const NOSES = {
  straight: [55, 51.5, 58.6, 57.5, 60.4, 62.4, 61, 65.2, 57.6, 66.6, 54.6, 66.8],
  hook: [55.4, 49.6, 60.4, 51.6, 61.6, 56, 62.4, 60.6, 61.8, 65, 54.6, 68.6],
  broad: [54, 52, 59.4, 56.6, 63, 61.8, 64.4, 66.6, 59.6, 68.4, 54.6, 67.8],
  button: [56, 54, 57, 57.6, 59, 60.4, 61, 63.8, 58, 65.4, 54.6, 65.2],
  broken: [59.4, 50.4, 56.2, 54.4, 58, 57.4, 63.6, 61.6, 63, 67.6, 54.6, 67.4],
} as const;
type Nose = keyof typeof NOSES;

const EDGE = 96;
/** Where a tone begins: down the brow, around the nose, over lips and chin. */
function tone(nose: Nose, dx: number): string {
  const at = (points: readonly number[]) =>
    points.map((value, i) => (i % 2 ? value : Math.round((value + dx) * 10) / 10)).join(" ");
  const foot = at([56, 69.4, 58.4, 71.4, 57.4, 73.8]);
  const lips = at([56, 75.6, 54.4, 76.2, 54.4, 79]);
  const chin = at([54.4, 83, 58.4, 86, 56, EDGE]);
  return `M${at([54, 10])}C${at([57, 20])} ${at([58, 32])} ${at([56, 46])}C${at(NOSES[nose])}C${foot}C${lips}C${chin}H92V10Z`;
}

export interface HeadLook {
  skin: Skin;
  shape: FaceShape;
  nose?: Nose;
  ears?: boolean;
  /** How high the skull reaches: smaller is higher. Hair covers the usual one. */
  top?: number;
}

/** The bare head: ears, three tones, nostril, a last patch of light on the far cheek. */
export function head({ skin, shape, nose = "straight", ears = true, top }: HeadLook): Stroke[] {
  const wide = shape === "fat" ? 1.6 : 0;
  return [
    ...(ears
      ? [
          flat(
            `M${31 - wide} 54C${26.5 - wide} 51.5 ${25.2 - wide} 57 ${27 - wide} 62C${28.4 - wide} 65.8 31 67 32.4 65Z`,
            skin.mid,
          ),
          line(`M${28 - wide} 56.6C${28.6 - wide} 58.4 ${29.4 - wide} 60.4 ${30 - wide} 62.4`, 1.1, skin.dark, 0.65),
          flat(
            `M${69 + wide} 54C${73.5 + wide} 51.5 ${74.8 + wide} 57 ${73 + wide} 62C${71.6 + wide} 65.8 69 67 67.6 65Z`,
            skin.dark,
          ),
        ]
      : []),
    flat(headOutline(shape, top), skin.light),
    ...within(
      "face",
      flat(tone(nose, -3.9), skin.mid),
      flat(tone(nose, 0), skin.dark),
      flat(
        "M60.4 58.6C63 57.8 65.6 57.8 67.6 58.4C67.4 63 65.6 67.4 62.8 70.4C61.2 66.6 60.4 62.4 60.4 58.6Z",
        skin.mid,
        0.5,
      ),
    ),
    nose === "broad" || nose === "broken"
      ? flat("M44.4 65.8C46 63.8 49.4 64 50.8 66.2C49 67.8 46.2 67.8 44.4 65.8Z", skin.dark)
      : flat("M46.4 65.6C47.6 64.4 49.6 64.6 50.6 66C49.4 67 47.6 67 46.4 65.6Z", skin.dark),
  ];
}

type Eyes = "calm" | "narrow" | "wide" | "droop" | "shut" | "cat";
export function eyes(kind: Eyes, skin: Skin): Stroke[] {
  if (kind === "narrow")
    return [
      flat("M36.2 55.4C39.2 53.2 44.6 53.4 47.4 55.6C44 56.9 39.4 56.9 36.2 55.4Z", PITCH),
      flat("M55.8 55.6C58.6 53.4 63.6 53.2 66.4 55.4C63.4 56.9 59 57 55.8 55.6Z", "#0b0604"),
      flat("M40.2 54.6h1.8v1h-1.8ZM59.8 54.6h1.6v1h-1.6Z", "#fff5dc"),
      line("M37.4 59.2C40.4 60.8 44 60.8 46.6 59.4", 1.1, skin.dark, 0.55),
    ];
  if (kind === "wide")
    return [
      flat("M35.4 55C37.8 49.8 45 49.8 48 55.2C45 59.2 38.6 59.2 35.4 55Z", "#fffaf0"),
      flat("M55.4 55.2C58 50 65 49.8 67.4 55C64.4 59.2 58.4 59.2 55.4 55.2Z", "#b79d78"),
      flat(
        "M38.6 54.8a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0ZM58.2 54.8a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0Z",
        PITCH,
      ),
      flat("M39.8 53.6a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0ZM59.4 53.6a1 1 0 1 1 2 0a1 1 0 1 1-2 0Z", "#fff"),
      line("M35 54.4C37.8 49.6 45 49.6 48.2 54.8M55.2 54.8C58 49.8 65 49.6 67.8 54.4", 1.4, PITCH),
    ];
  if (kind === "shut")
    return [
      line("M36.4 56.2C39 52.6 44.4 52.6 47.2 56.2", 1.9, PITCH),
      line("M56 56.2C58.6 52.8 63.6 52.6 66.2 55.8", 1.9, "#0b0604"),
      line("M33.4 54.4L31.8 53M33.2 57L31.4 57.4", 0.9, skin.dark, 0.6),
    ];
  if (kind === "cat")
    return [
      flat("M35 52.4C39 50.8 45.4 52.4 48 56.8C43.4 58.8 37 57.6 35 52.4Z", ACCENT),
      flat("M55.4 56.8C58 52.4 64 50.8 68 52.4C66 57.6 60 58.8 55.4 56.8Z", ACCENT, 0.85),
      flat(
        "M41.8 51.4C43.2 53 43.2 56.4 41.8 58.2C40.4 56.4 40.4 53 41.8 51.4ZM61.4 51.4C62.8 53 62.8 56.4 61.4 58.2C60 56.4 60 53 61.4 51.4Z",
        PITCH,
      ),
      line("M34 51.6C39 49.8 45.8 51.6 48.6 56.8M54.8 56.8C57.6 51.6 64.4 49.8 69 51.6", 1.5, PITCH),
    ];
  const almonds = [
    flat("M36.6 54.6C39.4 51.8 44.4 51.8 47 54.8C44 56.6 39.6 56.6 36.6 54.6Z", PITCH),
    flat("M40.05 54a.95.95 0 1 1 1.9 0a.95.95 0 1 1-1.9 0Z", "#fff5dc"),
    flat("M56 55C58.8 52.4 63.4 52.2 66 54.6C63.4 56.6 59 56.8 56 55Z", "#0b0604"),
    flat("M59.1 54.2a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0Z", "#e9d3a8"),
  ];
  if (kind === "calm") return almonds;
  return [
    ...almonds,
    flat("M35 53.4C38.4 50.4 44.6 50.6 48 54.4C44 53.4 39.6 53.8 36.2 56.2Z", skin.mid),
    flat("M55 54.4C58.4 50.6 64.4 50.4 67.6 53.6L66.8 56.4C63.4 53.8 59 53.4 55 54.4Z", "#2a170d"),
    line("M37.2 58.8C40 61 44.4 61 47 59.2", 1.2, skin.dark, 0.6),
  ];
}

/** Brows: how high they are outside, in the middle and inside; the far one is in the shade. */
export function brows(hair: Hair, [outer, middle, inner]: readonly [number, number, number], thick = 2.3): Stroke[] {
  const near = `M34.4 ${outer}C38 ${middle} 44 ${middle + 0.8} 48.4 ${inner}L47.8 ${inner + thick * 0.8}C44 ${middle + 0.8 + thick} 39 ${middle + thick} 35.2 ${outer + thick}Z`;
  const far = `M68.4 ${outer}C64.8 ${middle} 59.4 ${middle + 0.8} 55.2 ${inner}L55.8 ${inner + thick * 0.8}C59.4 ${middle + 0.8 + thick} 64 ${middle + thick} 67.6 ${outer + thick}Z`;
  return [flat(near, hair.base), flat(far, hair.far)];
}
export const LEVEL = [51, 47.4, 51.8] as const;
export const RAISED = [48.6, 45, 49.4] as const;
export const ANGRY = [47.8, 47.6, 53] as const;
export const WORRIED = [51.6, 47.2, 48.2] as const;

type Mouth = "firm" | "smirk" | "frown" | "grin" | "laugh" | "sing" | "small" | "lips";
export function mouth(kind: Mouth, skin: Skin): Stroke[] {
  const under = line("M45.5 81.4C48 82.4 51 82.4 53 81.6", 1.2, skin.dark, 0.6);
  switch (kind) {
    case "firm":
      return [line("M41.6 76C45 74.6 53 74.2 58 76.4", 1.9, PITCH), under];
    case "smirk":
      return [
        line("M41 77.4C46 78.4 53 77.4 58.6 73.2", 2, PITCH),
        line("M59.6 71.4C60.8 72.8 60.8 74.2 60 75.4", 1.1, "#000", 0.5),
        under,
      ];
    case "frown":
      return [
        line("M41 78.6C44 75 54 74.6 58.8 78.4", 2, PITCH),
        line("M39.4 74.4C38.4 76.8 38.4 79 39 81", 1, skin.dark, 0.6),
        under,
      ];
    case "grin":
      return [
        flat("M39.6 73.4C45 75.4 55 75.4 60.8 72.6C60 79.6 54 82.4 50 82.4C45.4 82.4 40.6 79.4 39.6 73.4Z", PITCH),
        flat("M41 74.6C46 76.2 54.6 76.2 59.6 74C59 77 56 78.6 50.4 78.8C45.4 78.8 42 77.4 41 74.6Z", "#fff8e8"),
        flat("M51.4 76L59.6 74C59 77 56 78.4 51.4 78.7Z", "#c9b592"),
        line("M38 72.6C37 74 37 75.6 37.4 76.8", 1.1, skin.dark, 0.6),
      ];
    case "laugh":
      return [
        flat("M38 71.6C44 74 56 74 62.4 71C62 81.4 55.4 86 50 86C44 86 38.6 81 38 71.6Z", PITCH),
        flat("M39.6 72.8C45.4 75 55 75 60.8 72.4C60.4 75 58.8 77 50.4 77.2C42.6 77 40.4 75.4 39.6 72.8Z", "#fff8e8"),
        flat("M51.4 75L60.8 72.4C60.4 75 58.8 76.8 51.4 77.1Z", "#c9b592"),
        flat("M43.4 82.6C46 79.8 54 79.8 57 82.2C55 84.8 52.4 86 50 86C47.4 86 45 84.8 43.4 82.6Z", "#a2433a"),
      ];
    case "sing":
      return [
        flat(
          "M44.4 74.4C45.4 71.8 54.6 71.6 55.8 74.2C57.4 79.6 55 86.6 50.2 86.6C45.2 86.6 42.8 80 44.4 74.4Z",
          PITCH,
        ),
        flat("M45.8 74.2C48 73 52.6 73 54.6 74.2L54 76.2C51.6 75.6 48.8 75.6 46.4 76.2Z", "#fff8e8"),
        flat(
          "M45.8 83C47.4 80.6 53 80.6 54.6 82.8C53.6 85.4 52 86.6 50.2 86.6C48.2 86.6 46.8 85.4 45.8 83Z",
          "#a2433a",
        ),
      ];
    case "small":
      return [
        flat("M45.6 75C47.6 73.8 48.8 74.4 50 74.8C51.2 74.2 53 73.8 54.8 75C53 77.8 47.4 77.8 45.6 75Z", "#8c4334"),
        line("M45.4 75.1C48 75.8 52.4 75.8 55 75.1", 0.9, PITCH),
        under,
      ];
    case "lips":
      return [
        flat("M42.5 75C45 72.4 47.6 72.8 50 74C52.4 72.8 55 72.4 57.5 75C55 79.8 45 79.8 42.5 75Z", "#a8261f"),
        flat("M51 74C53 72.8 55.4 72.6 57.5 75C55.6 78.4 53 78.6 51 78.7Z", "#6b1411"),
        line("M42.3 75C47 76.1 53 76.1 57.7 75", 0.9, "#3a0d0a"),
        flat("M45.6 76.9h3v.9h-3Z", "#e8867a"),
      ];
  }
}

type Moustache = "pencil" | "full" | "handle" | "walrus" | "chevron" | "thin";
export function moustache(kind: Moustache, hair: Hair): Stroke[] {
  const of = (d: string) => [turned(d, hair.base, hair.far)];
  switch (kind) {
    case "pencil":
      return of(
        "M49.2 69.8C46 69.4 43.4 70.4 40.6 72.8C43.8 72 46.6 71.8 49.2 71.9ZM51.4 69.8C54.6 69.4 57.2 70.4 60 72.8C56.8 72 54 71.8 51.4 71.9Z",
      );
    case "thin":
      return of(
        "M49.4 69.4C45 68.8 41 69.8 35.6 73.4C41 72.4 45.4 72 49.4 72ZM51.2 69.4C55.6 68.8 59.6 69.8 65 73.4C59.6 72.4 55.2 72 51.2 72Z",
      );
    case "full":
      return of(
        "M38.5 75.5C40 70.6 46 68.6 50 70.6C54 68.6 60 70.6 61.5 75.5C57 74 53 73.6 50 74.6C47 73.6 43 74 38.5 75.5Z",
      );
    case "chevron":
      return of(
        "M37.6 79C38 71.6 45 67.8 50 69.4C55 67.8 62 71.6 62.4 79C58 76 54 75.4 50 76.2C46 75.4 42 76 37.6 79Z",
      );
    case "handle":
      return of(
        "M50 70.4C45 68.6 41 72.6 38 73.6C36 74.2 34.6 73 34 71.4C33.4 75.6 37 78 41 76.8C45 75.6 47.6 74.2 50 74C52.4 74.2 55 75.6 59 76.8C63 78 66.6 75.6 66 71.4C65.4 73 64 74.2 62 73.6C59 72.6 55 68.6 50 70.4Z",
      );
    case "walrus":
      return of(
        "M50 68.8C44 66.6 36 71 33.4 80.6C36 83 39 83.6 41 82C44 79 47 77.4 50 77.2C53 77.4 56 79 59 82C61 83.6 64 83 66.6 80.6C64 71 56 66.6 50 68.8Z",
      );
  }
}

/** Stubble, a full beard, whiskers on the cheeks. */
export function beard(kind: "stubble" | "full" | "chops", hair: Hair, skin: Skin): Stroke[] {
  switch (kind) {
    case "stubble":
      return within(
        "face",
        flat(
          "M22 58C27 69 33 73.6 39.6 72C43 69.4 46 68.6 50 69.4C54 68.6 57 69.4 60.4 72C67 73.6 73 69 78 58L78 98L22 98Z",
          mix(skin.dark, hair.base, 0.5),
          0.32,
        ),
      );
    case "full":
      return [
        turned(
          "M30.6 58C32.6 69 38 71.4 44 70.4C48 69.8 52 69.8 56 70.4C62 71.4 67.4 69 69.4 58C71 76 66 94 50 96C34 94 29 76 30.6 58Z",
          hair.base,
          hair.far,
        ),
        flat("M43.4 76C47 74.4 53 74.4 56.8 76C53 79.4 47 79.4 43.4 76Z", "#7a4634"),
        line(
          "M33.4 70C34.4 78 38 85 43 89M37 74C38 80 41 85 46 88.6M42.6 83.4C44.6 87 47 89.4 50 90.6",
          1.2,
          hair.shine,
          0.8,
        ),
      ];
    case "chops":
      return [
        turned(
          "M29.6 44C28.4 56 28.4 66 31.4 75C33.4 78.6 37.4 78 38.4 74.6C36.4 68 35.2 58 34.8 46ZM70.4 44C71.6 56 71.6 66 68.6 75C66.6 78.6 62.6 78 61.6 74.6C63.6 68 64.8 58 65.2 46Z",
          hair.base,
          hair.far,
        ),
        line("M31.6 54C31.4 62 32.4 69 34.4 74.4", 1.1, hair.shine, 0.8),
      ];
  }
}

type Glasses = "dark" | "round" | "patch" | "monocle";
export function glasses(kind: Glasses): Stroke[] {
  switch (kind) {
    case "dark":
      return [
        flat(
          "M33.4 50.2H48.4C48.8 57.8 45.8 60.2 41.2 60.2C36.6 60.2 33.4 57.2 33.4 50.2ZM53.2 50.2H68.2C68.2 57.2 65 60.2 60.4 60.2C56 60.2 52.8 57.8 53.2 50.2Z",
          "#0d0906",
        ),
        line("M30.6 51H69.6", 1.7, "#0d0906"),
        flat("M35.8 51.8L41.4 51.8L37 57.2C36.2 55.8 35.8 54 35.8 51.8Z", "#fff", 0.42),
        flat("M43.6 51.8L45.6 51.8L40.4 58.6C39.8 58.6 39.4 58.4 38.8 58Z", "#fff", 0.22),
        line("M56.4 52.6L59.4 52.6", 1, "#fff", 0.22),
      ];
    case "round":
      return [
        flat(
          "M34.8 54.8a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0ZM53.6 54.8a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0Z",
          "#fff",
          0.2,
        ),
        line(
          "M34.8 54.8a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0ZM53.6 54.8a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0ZM48.4 54C50 52.6 52 52.6 53.6 54M34.8 53.6L30 52",
          1.6,
          PITCH,
        ),
        line("M37.4 52.6C38.2 50.8 39.6 49.8 41.2 49.6", 1.1, "#fff", 0.8),
      ];
    case "patch":
      return [
        flat("M53.2 50C57 47.4 64 47.6 67.6 50.8C67.8 57 64.4 61.4 60.2 61.2C55.8 61 53.2 56.6 53.2 50Z", "#080504"),
        line("M31 40.4L55 50.6M66.4 50.6L71.4 46.4", 2, "#080504"),
        line("M56.4 51.4C58.4 50.2 61 50 63.2 50.6", 1, "#fff", 0.2),
      ];
    case "monocle":
      return [
        flat("M34.2 54.8a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0Z", "#fff", 0.24),
        line("M34.2 54.8a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0Z", 1.9, ACCENT),
        line("M34.8 58.6C31 68 30.6 82 34 95", 1.1, ACCENT),
        line("M37 52.4C38 50.2 39.6 49.2 41.4 49", 1.2, "#fff", 0.85),
      ];
  }
}

export const scar = (at = "translate(0 0)"): Stroke[] => [
  { ...line("M35.2 59L41 73M34.8 64L38.6 62.4M36.8 68.8L40.8 67", 1.4, "#8f2a20"), at },
];
/** A sticking plaster. */
export const plaster = (at: string): Stroke[] => [
  { ...flat("M-6 -2.2H6A1.6 1.6 0 0 1 6 2.2H-6A1.6 1.6 0 0 1 -6 -2.2Z", "#f7e6c4"), at },
  { ...flat("M-2.2 -2.2H2.2V2.2H-2.2Z", "#d8bb8c"), at },
];
/** Hollow cheeks. */
export const hollow = (skin: Skin): Stroke[] =>
  within("face", flat("M32 63C36.6 67.6 39.4 73 39.4 80C35.8 77 33 71 32 63Z", skin.dark, 0.6));
/** A second chin and full cheeks. */
export const jowls = (skin: Skin): Stroke[] => [
  ...within("face", flat("M24 70C27 82 36 88.6 44 88.8C39 87.4 33 81 31.6 74C29.6 74.6 26.4 73 24 70Z", skin.mid, 0.9)),
  line("M39.6 85.6C44 89.2 54 89.2 58.4 85.4", 1.3, skin.dark, 0.75),
  line("M36.4 69C35 72 35.2 75.4 37 78", 1.2, skin.dark, 0.6),
];
/** Three claws were here. */
export const scratches = (): Stroke =>
  line("M34.4 60.4L38.2 71.4M37.4 59.8L41.2 70.8M40.4 59.6L43.6 69", 1.2, "#8f2a20");
export const freckles = (skin: Skin): Stroke =>
  flat(
    "M36.4 62.6a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0ZM39.6 64.8a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0ZM41.8 61.8a.8.8 0 1 1 1.6 0a.8.8 0 1 1-1.6 0ZM35.6 66.2a.7.7 0 1 1 1.4 0a.7.7 0 1 1-1.4 0ZM48.2 60.4a.6.6 0 1 1 1.2 0a.6.6 0 1 1-1.2 0Z",
    skin.dark,
    0.7,
  );
