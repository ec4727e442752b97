// The Calmutis, under the wolf.
import { flat, line } from "../strokes";
import { bust, sized } from "./bust";
import {
  BLACK_SUIT,
  bowTie,
  BROWN_SUIT,
  flower,
  fur,
  GREY_SUIT,
  LEATHER,
  openCollar,
  pinstripes,
  pocket,
  tie,
  WHITE_SUIT,
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
  GREY,
  hollow,
  jowls,
  LEVEL,
  moustache,
  mouth,
  OLIVE,
  PALE,
  plaster,
  RAISED,
  RUDDY,
  scar,
  TAN,
} from "./face";
import { bald, hair } from "./hair";
import { CREAM_FELT, fedora, flatCap, GREY_FELT, homburg, NAVY_FELT } from "./hats";
import { cannolo, toothpick, towel } from "./things";

/** Sings at every funeral he has caused. */
const vitoBaritono = bust({
  skin: FAIR,
  shape: "round",
  top: 15,
  cloth: BLACK_SUIT,
  build: "broad",
  dress: [...bowTie(BLACK_SUIT), ...flower("translate(78 103)")],
  at: `rotate(-5 50 92) ${sized(1.06, 1)}`,
  features: [
    ...bald(BLACK),
    ...eyes("shut", FAIR),
    ...brows(BLACK, RAISED, 2.2),
    ...mouth("sing", FAIR),
    ...moustache("handle", BLACK),
  ],
});

/** The street corner is his office. */
const frankieCalmuti = bust({
  skin: OLIVE,
  shape: "square",
  nose: "broken",
  cloth: GREY_SUIT,
  dress: openCollar(GREY_SUIT, OLIVE),
  features: [
    ...flatCap(GREY_FELT, 5),
    ...eyes("narrow", OLIVE),
    ...brows(BROWN, LEVEL, 2.6),
    ...beard("stubble", BLACK, OLIVE),
    ...mouth("firm", OLIVE),
    ...toothpick(),
  ],
});

/** One eye, no mercy. */
const bobbyRuthless = bust({
  skin: PALE,
  shape: "gaunt",
  cloth: BLACK_SUIT,
  dress: tie(BLACK_SUIT),
  features: [
    ...hollow(PALE),
    ...eyes("narrow", PALE),
    ...brows(BLACK, ANGRY, 2.2),
    ...mouth("frown", PALE),
    ...scar(),
    ...hair("slick", BLACK),
    ...glasses("patch"),
  ],
});

/** Always just come from a funeral, or on the way to one. */
const carmineLucatoni = bust({
  skin: OLIVE,
  shape: "long",
  nose: "hook",
  cloth: BLACK_SUIT,
  dress: [...pinstripes(), ...tie(BLACK_SUIT), ...pocket()],
  features: [
    ...homburg(NAVY_FELT, -4),
    ...eyes("droop", OLIVE),
    ...brows(BLACK, RAISED, 1.8),
    ...mouth("firm", OLIVE),
    ...moustache("pencil", BLACK),
  ],
});

/** The sweetest tooth in the business. */
const salieCanalli = bust({
  skin: RUDDY,
  shape: "fat",
  nose: "broad",
  cloth: BROWN_SUIT,
  build: "huge",
  neck: "thick",
  dress: tie(BROWN_SUIT),
  features: [
    ...jowls(RUDDY),
    ...eyes("calm", RUDDY),
    ...brows(BROWN, RAISED, 2.8),
    ...mouth("smirk", RUDDY),
    ...hair("curls", BROWN),
    ...cannolo(),
  ],
});

/** Forty fights, and a face that remembers every one of them. */
const rockySantiago = bust({
  skin: TAN,
  shape: "jaw",
  nose: "broken",
  cloth: LEATHER,
  build: "huge",
  neck: "thick",
  dress: towel(),
  at: sized(1.06, 1),
  features: [
    ...eyes("narrow", TAN),
    ...brows(BLACK, ANGRY, 3),
    flat("M35.4 55.6C38 52.6 45.4 52.6 48.2 56C47 61.4 37.4 61.6 35.4 55.6Z", "#5e2b33", 0.6),
    line("M36.6 56.4C40 57.6 44.4 57.6 47.4 56.6", 1.6, "#140c08"),
    ...plaster("translate(41 48.6) rotate(-12)"),
    ...plaster("translate(38 69) rotate(24) scale(.8)"),
    ...mouth("smirk", TAN),
    ...hair("crew", BLACK),
  ],
});

/** White suit, white hat, and a wolf's fur on his shoulders. */
const boss = bust({
  skin: TAN,
  shape: "square",
  nose: "hook",
  cloth: WHITE_SUIT,
  build: "huge",
  dress: [...tie(WHITE_SUIT), ...fur("#6a6258", "#332e29", "#b5ac9d")],
  at: sized(1.05, 1),
  features: [
    ...fedora(CREAM_FELT, -6),
    ...hollow(TAN),
    ...eyes("narrow", TAN),
    ...brows(GREY, ANGRY, 2.8),
    ...mouth("firm", TAN),
    ...moustache("handle", GREY),
  ],
});

export const CALMUTI = {
  boss,
  gangsters: [vitoBaritono, frankieCalmuti, bobbyRuthless, carmineLucatoni, salieCanalli, rockySantiago],
};
