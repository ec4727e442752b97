// The LaServas, under the rose.
import { flat } from "../strokes";
import { bust, sized } from "./bust";
import * as wear from "./dress";
import * as face from "./face";
import { bald, hair } from "./hair";
import { BLACK_FELT, boater, BROWN_FELT, fedora, flatCap, homburg } from "./hats";
import { cigar, cigarette, diamond, twoFingers } from "./things";

/** The hair, not the aim. */
const rustyLaserva = bust({
  skin: face.PALE,
  shape: "gaunt",
  cloth: wear.BROWN_SUIT,
  dress: wear.openCollar(wear.BROWN_SUIT, face.PALE),
  features: [
    flat("M30.4 54C28.6 47 29.6 41 32 37L37 44L33.6 57ZM69.6 54C71.4 47 70.4 41 68 37L63 44L66.4 57Z", face.RUST.base),
    ...flatCap(BROWN_FELT, -7),
    ...face.hollow(face.PALE),
    ...face.eyes("droop", face.PALE),
    ...face.brows(face.RUST, face.LEVEL, 2.4),
    ...face.beard("stubble", face.RUST, face.PALE),
    ...face.mouth("firm", face.PALE),
    ...cigarette(),
  ],
});

/** Smiles at everybody; at the last moment, too. */
const sunnyBonasera = bust({
  skin: face.FAIR,
  shape: "round",
  nose: "button",
  cloth: wear.WHITE_SUIT,
  dress: [...wear.bowTie(wear.WHITE_SUIT), ...wear.flower("translate(77 105)")],
  features: [
    ...boater(-9),
    ...face.eyes("shut", face.FAIR),
    ...face.brows(face.BLACK, face.RAISED, 2.1),
    ...face.mouth("grin", face.FAIR),
  ],
});

/** Ask him how he lost the others. Better not. */
const jackyTwoFinger = bust({
  skin: face.OLIVE,
  shape: "square",
  cloth: wear.BLACK_SUIT,
  build: "broad",
  dress: [...wear.pinstripes(), ...wear.tie(wear.BLACK_SUIT)],
  features: [
    ...fedora(BLACK_FELT, -5),
    ...face.eyes("calm", face.OLIVE),
    ...face.brows(face.BLACK, face.ANGRY, 2.4),
    ...face.beard("stubble", face.BLACK, face.OLIVE),
    ...face.mouth("firm", face.OLIVE),
    ...face.scar("translate(2 0)"),
  ],
  front: twoFingers(face.OLIVE),
});

/** He gives them to nobody but himself. */
const harryDiamonds = bust({
  skin: face.FAIR,
  shape: "long",
  cloth: wear.BLACK_SUIT,
  dress: wear.bowTie(wear.BLACK_SUIT),
  features: [
    ...face.eyes("calm", face.FAIR),
    ...face.brows(face.BLACK, [49.6, 44.4, 48.8], 1.9),
    ...face.mouth("smirk", face.FAIR),
    ...face.moustache("pencil", face.BLACK),
    ...hair("slick", face.BLACK),
    ...diamond("translate(28.6 69) scale(.86)"),
  ],
});

/** Nobody has seen his eyes, not even the police. */
const donnyBrasi = bust({
  skin: face.OLIVE,
  shape: "square",
  nose: "broad",
  cloth: wear.LEATHER,
  build: "broad",
  dress: wear.openCollar(wear.LEATHER, face.OLIVE),
  features: [
    ...face.beard("stubble", face.BLACK, face.OLIVE),
    ...face.mouth("frown", face.OLIVE),
    ...face.brows(face.BLACK, face.LEVEL, 2.4),
    ...hair("pompadour", face.BLACK),
    ...face.glasses("dark"),
  ],
});

/** Laughs a lot. It is not a good sign. */
const eddyRiso = bust({
  skin: face.TAN,
  shape: "jaw",
  nose: "broad",
  top: 15,
  cloth: wear.BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: wear.turtleneck(),
  at: sized(1.08, 1.02),
  features: [
    ...bald(),
    ...face.beard("full", face.BLACK, face.TAN),
    ...face.eyes("shut", face.TAN),
    ...face.brows(face.BLACK, face.RAISED, 3),
    ...face.mouth("laugh", face.TAN),
    flat("M44.4 74.2H47V77H44.4Z", "#e2b04a"),
  ],
});

/** Scarf, cigar, a rose: he never hurries. */
const boss = bust({
  skin: face.FAIR,
  shape: "long",
  cloth: wear.BLACK_SUIT,
  build: "broad",
  dress: [...wear.tie(wear.BLACK_SUIT), ...wear.scarf(), ...wear.flower("translate(79 104) scale(1.2)")],
  features: [
    flat("M32.6 56C31 49 31.4 43 33 39L36 44L34.6 57Z", face.GREY.base),
    ...homburg(BLACK_FELT, -4),
    ...face.eyes("droop", face.FAIR),
    ...face.brows(face.GREY, face.LEVEL, 2.6),
    ...face.mouth("firm", face.FAIR),
    ...face.moustache("full", face.GREY),
    ...cigar(),
  ],
});

export const LASERVA = {
  boss,
  gangsters: [rustyLaserva, sunnyBonasera, jackyTwoFinger, harryDiamonds, donnyBrasi, eddyRiso],
};
