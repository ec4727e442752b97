// Shoulders, collars and what is worn around the neck.
import { ACCENT, flat, line, shade, type Stroke, turned, within } from "../strokes";
import { PITCH, type Skin } from "./face";

export interface Cloth {
  base: string;
  /** The lapel towards the light. */
  lit: string;
}
export const BLACK_SUIT: Cloth = { base: "#15100c", lit: "#33281f" };
export const GREY_SUIT: Cloth = { base: "#3d3a36", lit: "#625c54" };
export const BROWN_SUIT: Cloth = { base: "#3a281b", lit: "#61452f" };
export const SAND_SUIT: Cloth = { base: "#a8946e", lit: "#dccba8" };
export const WHITE_SUIT: Cloth = { base: "#dccdae", lit: "#fbf3e2" };
export const NAVY_SUIT: Cloth = { base: "#1a222d", lit: "#38475a" };
export const LEATHER: Cloth = { base: "#241611", lit: "#513628" };

const SHOULDERS = {
  slim: "M14 122C16 107 27 101 39 94L50 107L61 94C73 101 84 107 86 122Z",
  plain: "M3 122C5 102 18 96 38 90.5L50 106L62 90.5C82 96 95 102 97 122Z",
  broad: "M-6 122C-4 99 14 93 36 89L50 106L64 89C86 93 104 99 106 122Z",
  huge: "M-16 122C-14 94 8 88 34 85L50 106L66 85C92 88 114 94 116 122Z",
} as const;
export type Build = keyof typeof SHOULDERS;
export const coatOf = (build: Build): string => SHOULDERS[build];

/** The coat with its dark side, and a seam of light on the near shoulder. */
export const coat = ({ base, lit }: Cloth, build: Build): Stroke[] => [
  flat(SHOULDERS[build], base),
  ...within("coat", shade("M57 80H120V124H64Z", 0.34), line(SHOULDERS[build].split("L")[0] ?? "", 3, lit, 0.9)),
];

export const pinstripes = (colour = "#c9b48f"): Stroke[] =>
  within(
    "coat",
    line(
      [1, 8, 15, 22, 29, 36, 64, 71, 78, 85, 92, 99].map((x) => `M${x} 84L${x + (x < 50 ? -3 : 3)} 124`).join(""),
      0.8,
      colour,
      0.42,
    ),
  );

export const neck = ({ mid, dark }: Skin, thick = false): Stroke[] =>
  thick
    ? [
        flat("M33 74L32 92L50 106L68 92L67 74Z", mid),
        flat("M33 84C42 95 60 95 67 82L68 92L50 106L43 100C38 95 34 90 33 84Z", dark),
      ]
    : [
        flat("M39 76L39 93L50 106L61 93L61 76Z", mid),
        flat("M39 84C46 93 56 93 61 84L61 93L50 106L45 100C42 95 40 90 39 84Z", dark),
      ];

/** A white shirt with its collar, and the lapels over it. */
const shirt = (
  cloth: Cloth,
  between: Stroke[],
  paper = ["#f3e9d4", "#c3b292", "#fff8e8", "#d6c6a6"] as const,
): Stroke[] => [
  flat("M37.5 89L50 122L62.5 89L58 92.5L50 101L42 92.5Z", paper[0]),
  flat("M50 101L58 92.5L62.5 89L50 122Z", paper[1]),
  ...between,
  flat("M38.5 88.5L35 94L46 104.5L50 101L41.5 92.5Z", paper[2]),
  flat("M61.5 88.5L65 94L54 104.5L50 101L58.5 92.5Z", paper[3]),
  flat("M35 93L27.4 97L35 107L31 110L46 122L49 122L42 102Z", cloth.lit),
  flat("M65 93L72.6 97L65 107L69 110L54 122L51 122L58 102Z", cloth.lit, 0.55),
];

export const tie = (cloth: Cloth, loose = 0): Stroke[] =>
  shirt(cloth, [
    flat(`M46.4 ${99 + loose}L53.6 ${99 + loose}L52.2 ${104 + loose}L55.8 122L44.2 122L47.8 ${104 + loose}Z`, ACCENT),
    shade(`M50 ${99 + loose}L53.6 ${99 + loose}L52.2 ${104 + loose}L55.8 122L50 122Z`, 0.32),
    line(`M47.8 ${104 + loose}L52.2 ${104 + loose}`, 0.9, "#000", 0.4),
  ]);

export const bowTie = (cloth: Cloth): Stroke[] => [
  ...shirt(cloth, []),
  flat("M50 102L38 95.6C36 99.6 36 105.4 38 109.6L50 104L62 109.6C64 105.4 64 99.6 62 95.6Z", ACCENT),
  shade("M50 102L62 95.6C64 99.6 64 105.4 62 109.6L50 104Z", 0.32),
  flat("M47 103a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z", ACCENT),
  line("M47 103a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z", 0.9, "#000", 0.45),
];

/** No tie, the top button undone; a shirt in the family's colour. */
export const openCollar = (cloth: Cloth, skin: Skin): Stroke[] => [
  flat("M37.5 89L50 122L62.5 89L58 92.5L50 101L42 92.5Z", ACCENT),
  shade("M50 101L58 92.5L62.5 89L50 122Z", 0.36),
  flat("M41 92L50 115L59 92L50 101Z", skin.mid),
  flat("M50 101L59 92L50 115Z", skin.dark),
  flat("M38 88.4L33 96L45 108L47.6 103L41 92Z", ACCENT),
  flat("M38 88.4L33 96L36 98.8L40 91Z", "#fff", 0.3),
  flat("M62 88.4L67 96L55 108L52.4 103L59 92Z", ACCENT),
  shade("M62 88.4L67 96L55 108L52.4 103L59 92Z", 0.4),
  flat("M33 95L26.4 98L33 109L30 112L42 122H46Z", cloth.lit),
  flat("M67 95L73.6 98L67 109L70 112L58 122H54Z", cloth.lit, 0.55),
];

export const turtleneck = (colour = ACCENT): Stroke[] => [
  flat("M35 88C43 95 57 95 65 88L68 99C57 107 43 107 32 99Z", colour),
  shade("M51 93.4C57 93.4 61.6 91.4 65 88L68 99C62 103.4 57 104.8 51 105Z", 0.38),
  line("M34 94C43 100.6 57 100.6 66 94", 1, "#000", 0.35),
];

/** A silk scarf hanging over both lapels. */
export const scarf = (): Stroke[] => [
  flat("M36 87C29 96 27 108 29 122L41 122C39 108 40 99 45 100Z", "#f7eedd"),
  flat("M64 87C71 96 73 108 71 122L59 122C61 108 60 99 55 100Z", "#c9b894"),
  line("M35.6 96C33.6 104 33.4 112 34.4 120", 1, "#cdbb97"),
];

/** A fur collar with a ragged edge. */
export const fur = (base: string, far: string, lit: string): Stroke[] => [
  turned(
    "M37 83L31 83.6L32 86.4L25 88L27 91L20 94L22.6 96.6L16 101L19 103L13 109L16.6 111L12 117V126H40C39 114 41 106 47 102ZM63 83L69 83.6L68 86.4L75 88L73 91L80 94L77.4 96.6L84 101L81 103L87 109L83.4 111L88 117V126H60C61 114 59 106 53 102Z",
    base,
    far,
  ),
  line(
    "M34 88L30.6 94.4M28.6 91.6L26 98M38.4 92.4L34.4 99M24 98L21.4 104M31.6 98.4L28.4 105M39.6 100L35.6 107M26 106L23.4 113M34 108L31 115",
    1.9,
    lit,
  ),
];

/** A handkerchief in the breast pocket. */
export const pocket = (): Stroke[] => [
  flat("M66 110L69 102.6L72.4 107L75.6 101.6L78.4 110.4Z", ACCENT),
  shade("M72.4 107L75.6 101.6L78.4 110.4H71Z", 0.28),
];

const petal = (angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return [2.9 * Math.cos(turn), 2.9 * Math.sin(turn)].map((value) => Math.round(value * 100) / 100);
};
/** A flower in the buttonhole. */
export const flower = (at = "translate(75 105)"): Stroke[] => [
  { ...line("M0 3L2.4 11", 1.5, "#35513a"), at },
  {
    ...flat(
      [0, 72, 144, 216, 288]
        .map((angle) => `M${petal(angle)}m-2.7 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0Z`)
        .join(""),
      ACCENT,
    ),
    at,
  },
  { ...flat("M-1.8 0a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0Z", PITCH, 0.6), at },
];

const pearls = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => {
    const share = (i + from) / 6 - 1;
    const y = Math.round((105 - 8.4 * share * share) * 10) / 10;
    return `M${Math.round((48.4 + share * 16) * 10) / 10} ${y}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0Z`;
  }).join("");
const [PEARLS, PEARLS_FAR] = [pearls(0, 13), pearls(8, 13)];
/** Bare shoulders, pearls, a dress. */
export const evening = (skin: Skin): Stroke[] => [
  flat("M12 122C15 103 34 100 41 91L50 112L59 91C66 100 85 103 88 122Z", skin.light),
  flat("M52 106C58 98 70 101 88 122L50 122Z", skin.mid),
  flat("M59 91C66 100 85 103 88 122L70 122C70 110 64 104 57 100Z", skin.dark),
  flat("M41 78L41 93L50 110L59 93L59 78Z", skin.mid),
  flat("M41 84C46 92 55 92 59 83L59 93L50 110L46 101C43 96 41.6 90 41 84Z", skin.dark),
  flat("M12 122C16 108 32 106 41 112.4C46 116 54 116 59 112.4C68 106 84 108 88 122Z", ACCENT),
  shade("M52 115C54.6 114.8 57 114 59 112.4C68 106 84 108 88 122H52Z", 0.34),
  flat(PEARLS, "#fffaf0"),
  shade(PEARLS_FAR, 0.34),
];
