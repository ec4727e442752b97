// The Calmutis, under the wolf.
import { flat, line } from "../strokes";
import { bust, sized } from "./bust";
import * as wear from "./dress";
import * as face from "./face";
import { bald, hair } from "./hair";
import { CREAM_FELT, fedora, flatCap, GREY_FELT, homburg, NAVY_FELT } from "./hats";
import { cannolo, toothpick, towel } from "./things";

/** Sings at every funeral he has caused. */
const vitoBaritono = bust({
  skin: face.FAIR,
  shape: "round",
  top: 15,
  cloth: wear.BLACK_SUIT,
  build: "broad",
  dress: [...wear.bowTie(wear.BLACK_SUIT), ...wear.flower("translate(78 103)")],
  at: `rotate(-5 50 92) ${sized(1.06, 1)}`,
  features: [
    ...bald(face.BLACK),
    ...face.eyes("shut", face.FAIR),
    ...face.brows(face.BLACK, face.RAISED, 2.2),
    ...face.mouth("sing", face.FAIR),
    ...face.moustache("handle", face.BLACK),
  ],
});

/** The street corner is his office. */
const frankieCalmuti = bust({
  skin: face.OLIVE,
  shape: "square",
  nose: "broken",
  cloth: wear.GREY_SUIT,
  dress: wear.openCollar(wear.GREY_SUIT, face.OLIVE),
  features: [
    ...flatCap(GREY_FELT, 5),
    ...face.eyes("narrow", face.OLIVE),
    ...face.brows(face.BROWN, face.LEVEL, 2.6),
    ...face.beard("stubble", face.BLACK, face.OLIVE),
    ...face.mouth("firm", face.OLIVE),
    ...toothpick(),
  ],
});

/** One eye, no mercy. */
const bobbyRuthless = bust({
  skin: face.PALE,
  shape: "gaunt",
  cloth: wear.BLACK_SUIT,
  dress: wear.tie(wear.BLACK_SUIT),
  features: [
    ...face.hollow(face.PALE),
    ...face.eyes("narrow", face.PALE),
    ...face.brows(face.BLACK, face.ANGRY, 2.2),
    ...face.mouth("frown", face.PALE),
    ...face.scar(),
    ...hair("slick", face.BLACK),
    ...face.glasses("patch"),
  ],
});

/** Always just come from a funeral, or on the way to one. */
const carmineLucatoni = bust({
  skin: face.OLIVE,
  shape: "long",
  nose: "hook",
  cloth: wear.BLACK_SUIT,
  dress: [...wear.pinstripes(), ...wear.tie(wear.BLACK_SUIT), ...wear.pocket()],
  features: [
    ...homburg(NAVY_FELT, -4),
    ...face.eyes("droop", face.OLIVE),
    ...face.brows(face.BLACK, face.RAISED, 1.8),
    ...face.mouth("firm", face.OLIVE),
    ...face.moustache("pencil", face.BLACK),
  ],
});

/** The sweetest tooth in the business. */
const salieCanalli = bust({
  skin: face.RUDDY,
  shape: "fat",
  nose: "broad",
  cloth: wear.BROWN_SUIT,
  build: "huge",
  neck: "thick",
  dress: wear.tie(wear.BROWN_SUIT),
  features: [
    ...face.jowls(face.RUDDY),
    ...face.eyes("calm", face.RUDDY),
    ...face.brows(face.BROWN, face.RAISED, 2.8),
    ...face.mouth("smirk", face.RUDDY),
    ...hair("curls", face.BROWN),
    ...cannolo(),
  ],
});

/** Forty fights, and a face that remembers every one of them. */
const rockySantiago = bust({
  skin: face.TAN,
  shape: "jaw",
  nose: "broken",
  cloth: wear.LEATHER,
  build: "huge",
  neck: "thick",
  dress: towel(),
  at: sized(1.06, 1),
  features: [
    ...face.eyes("narrow", face.TAN),
    ...face.brows(face.BLACK, face.ANGRY, 3),
    flat("M35.4 55.6C38 52.6 45.4 52.6 48.2 56C47 61.4 37.4 61.6 35.4 55.6Z", "#5e2b33", 0.6),
    line("M36.6 56.4C40 57.6 44.4 57.6 47.4 56.6", 1.6, "#140c08"),
    ...face.plaster("translate(41 48.6) rotate(-12)"),
    ...face.plaster("translate(38 69) rotate(24) scale(.8)"),
    ...face.mouth("smirk", face.TAN),
    ...hair("crew", face.BLACK),
  ],
});

/** White suit, white hat, and a wolf's fur on his shoulders. */
const boss = bust({
  skin: face.TAN,
  shape: "square",
  nose: "hook",
  cloth: wear.WHITE_SUIT,
  build: "huge",
  dress: [...wear.tie(wear.WHITE_SUIT), ...wear.fur("#6a6258", "#332e29", "#b5ac9d")],
  at: sized(1.05, 1),
  features: [
    ...fedora(CREAM_FELT, -6),
    ...face.hollow(face.TAN),
    ...face.eyes("narrow", face.TAN),
    ...face.brows(face.GREY, face.ANGRY, 2.8),
    ...face.mouth("firm", face.TAN),
    ...face.moustache("handle", face.GREY),
  ],
});

export const CALMUTI = {
  boss,
  gangsters: [vitoBaritono, frankieCalmuti, bobbyRuthless, carmineLucatoni, salieCanalli, rockySantiago],
};
