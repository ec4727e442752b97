// The DiMaggios, under the olive branch.
import { flat, line } from "../strokes";
import { bust, sized } from "./bust";
import * as wear from "./dress";
import * as face from "./face";
import { bald, bob, hair } from "./hair";
import { eyeshade, fedora, GREY_FELT, knitCap } from "./hats";
import { bat, cat, cigar, holder, olives, toothpick } from "./things";

/** He keeps the books, and his head down. */
const philMalony = bust({
  skin: face.PALE,
  shape: "gaunt",
  nose: "hook",
  cloth: wear.BROWN_SUIT,
  build: "slim",
  dress: wear.bowTie(wear.BROWN_SUIT),
  features: [
    ...face.eyes("calm", face.PALE),
    ...face.brows(face.BROWN, face.WORRIED, 1.7),
    ...face.mouth("firm", face.PALE),
    ...hair("combover", face.BROWN),
    ...eyeshade(),
    ...face.glasses("round"),
  ],
});

/** Curls and a toothpick: the young cousin. */
const lennyDimaggio = bust({
  skin: face.OLIVE,
  shape: "long",
  cloth: wear.GREY_SUIT,
  dress: wear.openCollar(wear.GREY_SUIT, face.OLIVE),
  features: [
    ...face.eyes("calm", face.OLIVE),
    ...face.brows(face.BLACK, face.LEVEL, 2.6),
    ...face.mouth("smirk", face.OLIVE),
    ...hair("curls", face.BLACK),
    ...toothpick(),
  ],
});

/** One lid hangs; the cigar does not. */
const francoLuciano = bust({
  skin: face.OLIVE,
  shape: "square",
  cloth: wear.BLACK_SUIT,
  build: "broad",
  dress: [...wear.pinstripes(), ...wear.tie(wear.BLACK_SUIT)],
  features: [
    ...fedora(GREY_FELT, -4),
    ...face.eyes("droop", face.OLIVE),
    ...face.brows(face.BLACK, face.ANGRY, 2.6),
    ...face.mouth("firm", face.OLIVE),
    ...face.moustache("full", face.BLACK),
    ...cigar(),
  ],
});

const miasHair = bob(face.BLACK);
/** The only woman among the thirty, and the best shot of the six. */
const miaLavecchia = bust({
  skin: face.PALE,
  shape: "soft",
  nose: "button",
  ears: false,
  top: 23,
  cloth: wear.BLACK_SUIT,
  neck: "none",
  behind: miasHair.behind,
  dress: wear.evening(face.PALE),
  features: [
    ...face.eyes("calm", face.PALE),
    line("M36.8 54.4L33.6 52.2M66 54.4L68.8 52.4", 1.4, "#140c08"),
    ...face.brows(face.BLACK, [49, 45.6, 49.6], 1.4),
    ...face.mouth("lips", face.PALE),
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
  skin: face.TAN,
  shape: "square",
  nose: "broad",
  cloth: wear.LEATHER,
  build: "broad",
  behind: bat(),
  dress: wear.openCollar(wear.LEATHER, face.TAN),
  features: [
    ...face.eyes("calm", face.TAN),
    ...face.brows(face.BLACK, face.ANGRY, 3.2),
    ...face.beard("stubble", face.BLACK, face.TAN),
    ...face.mouth("firm", face.TAN),
    ...face.moustache("chevron", face.BLACK),
    ...hair("peak", face.BLACK),
  ],
});

/** In by the window, out by the window; nine lives, seven left. */
const tommyTheCat = bust({
  skin: face.FAIR,
  shape: "wedge",
  nose: "button",
  cloth: wear.BLACK_SUIT,
  build: "plain",
  dress: wear.turtleneck("#1d1611"),
  features: [
    ...knitCap(["#1f1a16", "#43372d"]),
    ...face.eyes("cat", face.FAIR),
    ...face.brows(face.BLACK, [46.4, 46.6, 52.4], 1.8),
    ...face.mouth("smirk", face.FAIR),
    ...face.moustache("thin", face.BLACK),
    face.scratches(),
  ],
  front: cat(),
});

/** Mild, grey, bespectacled; nobody has ever heard him shout. */
const boss = bust({
  skin: face.OLIVE,
  shape: "round",
  nose: "broad",
  top: 15,
  cloth: wear.GREY_SUIT,
  build: "broad",
  dress: [...wear.tie(wear.GREY_SUIT), ...olives()],
  at: sized(1.04, 1),
  features: [
    ...bald(face.WHITE),
    ...face.eyes("calm", face.OLIVE),
    ...face.brows(face.WHITE, face.RAISED, 2.8),
    ...face.mouth("firm", face.OLIVE),
    ...face.moustache("chevron", face.WHITE),
    ...face.glasses("round"),
  ],
});

export const DIMAGGIO = {
  boss,
  gangsters: [philMalony, lennyDimaggio, francoLuciano, miaLavecchia, pabloDimaggio, tommyTheCat],
};
