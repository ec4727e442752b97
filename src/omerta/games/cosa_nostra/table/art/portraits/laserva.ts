// The LaServas, under the rose.
import { flat } from "../strokes";
import { bust, sized } from "./bust";
import {
  BLACK_SUIT,
  bowTie,
  BROWN_SUIT,
  flower,
  LEATHER,
  openCollar,
  pinstripes,
  scarf,
  tie,
  turtleneck,
  WHITE_SUIT,
} from "./dress";
import {
  ANGRY,
  beard,
  BLACK,
  brows,
  eyes,
  FAIR,
  glasses,
  GREY,
  hollow,
  LEVEL,
  moustache,
  mouth,
  OLIVE,
  PALE,
  RAISED,
  RUST,
  scar,
  TAN,
} from "./face";
import { bald, hair } from "./hair";
import { BLACK_FELT, boater, BROWN_FELT, fedora, flatCap, homburg } from "./hats";
import { cigar, cigarette, diamond, twoFingers } from "./things";

/** The hair, not the aim. */
const rustyLaserva = bust({
  skin: PALE,
  shape: "gaunt",
  cloth: BROWN_SUIT,
  dress: openCollar(BROWN_SUIT, PALE),
  features: [
    flat("M30.4 54C28.6 47 29.6 41 32 37L37 44L33.6 57ZM69.6 54C71.4 47 70.4 41 68 37L63 44L66.4 57Z", RUST.base),
    ...flatCap(BROWN_FELT, -7),
    ...hollow(PALE),
    ...eyes("droop", PALE),
    ...brows(RUST, LEVEL, 2.4),
    ...beard("stubble", RUST, PALE),
    ...mouth("firm", PALE),
    ...cigarette(),
  ],
});

/** Smiles at everybody; at the last moment, too. */
const sunnyBonasera = bust({
  skin: FAIR,
  shape: "round",
  nose: "button",
  cloth: WHITE_SUIT,
  dress: [...bowTie(WHITE_SUIT), ...flower("translate(77 105)")],
  features: [...boater(-9), ...eyes("shut", FAIR), ...brows(BLACK, RAISED, 2.1), ...mouth("grin", FAIR)],
});

/** Ask him how he lost the others. Better not. */
const jackyTwoFinger = bust({
  skin: OLIVE,
  shape: "square",
  cloth: BLACK_SUIT,
  build: "broad",
  dress: [...pinstripes(), ...tie(BLACK_SUIT)],
  features: [
    ...fedora(BLACK_FELT, -5),
    ...eyes("calm", OLIVE),
    ...brows(BLACK, ANGRY, 2.4),
    ...beard("stubble", BLACK, OLIVE),
    ...mouth("firm", OLIVE),
    ...scar("translate(2 0)"),
  ],
  front: twoFingers(OLIVE),
});

/** He gives them to nobody but himself. */
const harryDiamonds = bust({
  skin: FAIR,
  shape: "long",
  cloth: BLACK_SUIT,
  dress: bowTie(BLACK_SUIT),
  features: [
    ...eyes("calm", FAIR),
    ...brows(BLACK, [49.6, 44.4, 48.8], 1.9),
    ...mouth("smirk", FAIR),
    ...moustache("pencil", BLACK),
    ...hair("slick", BLACK),
    ...diamond("translate(28.6 69) scale(.86)"),
  ],
});

/** Nobody has seen his eyes, not even the police. */
const donnyBrasi = bust({
  skin: OLIVE,
  shape: "square",
  nose: "broad",
  cloth: LEATHER,
  build: "broad",
  dress: openCollar(LEATHER, OLIVE),
  features: [
    ...beard("stubble", BLACK, OLIVE),
    ...mouth("frown", OLIVE),
    ...brows(BLACK, LEVEL, 2.4),
    ...hair("pompadour", BLACK),
    ...glasses("dark"),
  ],
});

/** Laughs a lot. It is not a good sign. */
const eddyRiso = bust({
  skin: TAN,
  shape: "jaw",
  nose: "broad",
  top: 15,
  cloth: BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: turtleneck(),
  at: sized(1.08, 1.02),
  features: [
    ...bald(),
    ...beard("full", BLACK, TAN),
    ...eyes("shut", TAN),
    ...brows(BLACK, RAISED, 3),
    ...mouth("laugh", TAN),
    flat("M44.4 74.2H47V77H44.4Z", "#e2b04a"),
  ],
});

/** Scarf, cigar, a rose: he never hurries. */
const boss = bust({
  skin: FAIR,
  shape: "long",
  cloth: BLACK_SUIT,
  build: "broad",
  dress: [...tie(BLACK_SUIT), ...scarf(), ...flower("translate(79 104) scale(1.2)")],
  features: [
    flat("M32.6 56C31 49 31.4 43 33 39L36 44L34.6 57Z", GREY.base),
    ...homburg(BLACK_FELT, -4),
    ...eyes("droop", FAIR),
    ...brows(GREY, LEVEL, 2.6),
    ...mouth("firm", FAIR),
    ...moustache("full", GREY),
    ...cigar(),
  ],
});

export const LASERVA = {
  boss,
  gangsters: [rustyLaserva, sunnyBonasera, jackyTwoFinger, harryDiamonds, donnyBrasi, eddyRiso],
};
