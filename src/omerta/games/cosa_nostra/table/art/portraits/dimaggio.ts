// The DiMaggios, under the olive branch.
import { flat, line } from "../strokes";
import { bust, sized } from "./bust";
import {
  BLACK_SUIT,
  bowTie,
  BROWN_SUIT,
  evening,
  GREY_SUIT,
  LEATHER,
  openCollar,
  pinstripes,
  tie,
  turtleneck,
} from "./dress";
import {
  ANGRY,
  beard,
  BLACK,
  BROWN,
  brows,
  eyes,
  FAIR,
  glasses,
  LEVEL,
  moustache,
  mouth,
  OLIVE,
  PALE,
  RAISED,
  scratches,
  TAN,
  WHITE,
  WORRIED,
} from "./face";
import { bald, bob, hair } from "./hair";
import { eyeshade, fedora, GREY_FELT, knitCap } from "./hats";
import { bat, cat, cigar, holder, olives, toothpick } from "./things";

/** He keeps the books, and his head down. */
const philMalony = bust({
  skin: PALE,
  shape: "gaunt",
  nose: "hook",
  cloth: BROWN_SUIT,
  build: "slim",
  dress: bowTie(BROWN_SUIT),
  features: [
    ...eyes("calm", PALE),
    ...brows(BROWN, WORRIED, 1.7),
    ...mouth("firm", PALE),
    ...hair("combover", BROWN),
    ...eyeshade(),
    ...glasses("round"),
  ],
});

/** Curls and a toothpick: the young cousin. */
const lennyDimaggio = bust({
  skin: OLIVE,
  shape: "long",
  cloth: GREY_SUIT,
  dress: openCollar(GREY_SUIT, OLIVE),
  features: [
    ...eyes("calm", OLIVE),
    ...brows(BLACK, LEVEL, 2.6),
    ...mouth("smirk", OLIVE),
    ...hair("curls", BLACK),
    ...toothpick(),
  ],
});

/** One lid hangs; the cigar does not. */
const francoLuciano = bust({
  skin: OLIVE,
  shape: "square",
  cloth: BLACK_SUIT,
  build: "broad",
  dress: [...pinstripes(), ...tie(BLACK_SUIT)],
  features: [
    ...fedora(GREY_FELT, -4),
    ...eyes("droop", OLIVE),
    ...brows(BLACK, ANGRY, 2.6),
    ...mouth("firm", OLIVE),
    ...moustache("full", BLACK),
    ...cigar(),
  ],
});

const miasHair = bob(BLACK);
/** The only woman among the thirty, and the best shot of the six. */
const miaLavecchia = bust({
  skin: PALE,
  shape: "soft",
  nose: "button",
  ears: false,
  top: 23,
  cloth: BLACK_SUIT,
  neck: "none",
  behind: miasHair.behind,
  dress: evening(PALE),
  features: [
    ...eyes("calm", PALE),
    line("M36.8 54.4L33.6 52.2M66 54.4L68.8 52.4", 1.4, "#140c08"),
    ...brows(BLACK, [49, 45.6, 49.6], 1.4),
    ...mouth("lips", PALE),
    flat("M44.2 70.4a.9.9 0 1 1 1.8 0a.9.9 0 1 1-1.8 0Z", "#2a160d"),
    ...miasHair.over,
    flat(
      "M42 29.6C44 26.6 47.4 24.4 51 23.4C47.6 26.4 45 29.6 43.8 33.4C39 39 34 45 30.6 53C31.4 44 36.6 37 42 29.6Z",
      "#efe6d2",
    ),
    ...holder(),
  ],
});

/** He plays with the bat, never with the ball. */
const pabloDimaggio = bust({
  skin: TAN,
  shape: "square",
  nose: "broad",
  cloth: LEATHER,
  build: "broad",
  behind: bat(),
  dress: openCollar(LEATHER, TAN),
  features: [
    ...eyes("calm", TAN),
    ...brows(BLACK, ANGRY, 3.2),
    ...beard("stubble", BLACK, TAN),
    ...mouth("firm", TAN),
    ...moustache("chevron", BLACK),
    ...hair("peak", BLACK),
  ],
});

/** In by the window, out by the window; nine lives, seven left. */
const tommyTheCat = bust({
  skin: FAIR,
  shape: "wedge",
  nose: "button",
  cloth: BLACK_SUIT,
  build: "plain",
  dress: turtleneck("#1d1611"),
  features: [
    ...knitCap(["#1f1a16", "#43372d"]),
    ...eyes("cat", FAIR),
    ...brows(BLACK, [46.4, 46.6, 52.4], 1.8),
    ...mouth("smirk", FAIR),
    ...moustache("thin", BLACK),
    scratches(),
  ],
  front: cat(),
});

/** Mild, grey, bespectacled; nobody has ever heard him shout. */
const boss = bust({
  skin: OLIVE,
  shape: "round",
  nose: "broad",
  top: 15,
  cloth: GREY_SUIT,
  build: "broad",
  dress: [...tie(GREY_SUIT), ...olives()],
  at: sized(1.04, 1),
  features: [
    ...bald(WHITE),
    ...eyes("calm", OLIVE),
    ...brows(WHITE, RAISED, 2.8),
    ...mouth("firm", OLIVE),
    ...moustache("chevron", WHITE),
    ...glasses("round"),
  ],
});

export const DIMAGGIO = {
  boss,
  gangsters: [philMalony, lennyDimaggio, francoLuciano, miaLavecchia, pabloDimaggio, tommyTheCat],
};
