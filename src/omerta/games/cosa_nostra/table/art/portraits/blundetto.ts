// The Blundettos, under the lion.
import { flat } from "../strokes";
import { bust, sized } from "./bust";
import * as wear from "./dress";
import * as face from "./face";
import { hair, mane } from "./hair";
import { BLACK_FELT, bowler, BROWN_FELT, CREAM_FELT, newsboy, porkPie, smallBowler } from "./hats";
import { banana, cigarette, dog, knuckles } from "./things";

/** A boy in a cap that was his father's; a tooth is missing. */
const littleJoey = bust({
  skin: face.PALE,
  shape: "soft",
  nose: "button",
  cloth: wear.BROWN_SUIT,
  build: "slim",
  dress: wear.openCollar(wear.BROWN_SUIT, face.PALE),
  at: `translate(0 9) ${sized(0.86)}`,
  features: [
    flat("M30.6 50C29 44 31 40 34.6 38L37.6 46L33.4 52ZM69.4 50C71 44 69 40 65.4 38L62.4 46L66.6 52Z", face.RUST.base),
    ...newsboy(BROWN_FELT, -9),
    face.freckles(face.PALE),
    ...face.eyes("wide", face.PALE),
    ...face.brows(face.RUST, face.RAISED, 1.7),
    ...face.mouth("grin", face.PALE),
    flat("M45.4 75.9H47.8V78.6H45.4Z", face.PITCH),
  ],
});

/** A banana is as good as a pistol, if they believe you. */
const jimmyBananas = bust({
  skin: face.OLIVE,
  shape: "long",
  nose: "hook",
  cloth: wear.SAND_SUIT,
  dress: wear.tie(wear.SAND_SUIT, 2),
  features: [
    ...face.eyes("calm", face.OLIVE),
    ...face.brows(face.BLACK, [46.4, 44.6, 50.4], 2.1),
    ...face.mouth("smirk", face.OLIVE),
    ...face.moustache("thin", face.BLACK),
    ...hair("slick", face.BLACK),
    ...porkPie(CREAM_FELT, -10),
  ],
  front: banana(face.OLIVE),
});

/** No neck, and a hat that no shop has in his size. */
const bigJoey = bust({
  skin: face.RUDDY,
  shape: "jaw",
  nose: "broad",
  cloth: wear.BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: [...wear.pinstripes(), ...wear.tie(wear.BLACK_SUIT)],
  at: `translate(0 1) ${sized(1.24, 1.06)}`,
  features: [
    ...hair("crew", face.BLACK),
    ...smallBowler(BLACK_FELT),
    ...face.eyes("narrow", face.RUDDY),
    ...face.brows(face.BLACK, face.ANGRY, 3.4),
    ...face.beard("stubble", face.BLACK, face.RUDDY),
    ...face.mouth("frown", face.RUDDY),
  ],
});

/** The heir: a mane, a loose tie, a cigarette. */
const stevieBlundetto = bust({
  skin: face.FAIR,
  shape: "wedge",
  cloth: wear.NAVY_SUIT,
  dress: [...wear.tie(wear.NAVY_SUIT, 4), ...wear.pocket()],
  features: [
    ...face.eyes("droop", face.FAIR),
    ...face.brows(face.BLOND, face.LEVEL, 2.2),
    ...face.mouth("firm", face.FAIR),
    ...hair("swept", face.BLOND),
    ...cigarette(),
  ],
});

/** Never without the bulldog. */
const mickyDogs = bust({
  skin: face.RUDDY,
  shape: "square",
  nose: "broken",
  cloth: wear.GREY_SUIT,
  build: "broad",
  dress: wear.turtleneck("#2d2620"),
  features: [
    ...face.eyes("calm", face.RUDDY),
    ...face.brows(face.RUST, face.ANGRY, 2.8),
    ...face.mouth("firm", face.RUDDY),
    ...face.beard("chops", face.RUST, face.RUDDY),
    ...hair("crew", face.RUST),
    ...face.plaster("translate(52 59) rotate(8) scale(.8)"),
  ],
  front: dog(),
});

/** A derby of the old Five Points, and five points of brass. */
const knockyFivepoints = bust({
  skin: face.TAN,
  shape: "jaw",
  nose: "broken",
  cloth: wear.BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: wear.bowTie(wear.BLACK_SUIT),
  at: sized(1.06, 1),
  features: [
    ...bowler(BLACK_FELT, 6),
    ...face.eyes("narrow", face.TAN),
    ...face.brows(face.BLACK, face.ANGRY, 3.2),
    ...face.mouth("frown", face.TAN),
    ...face.moustache("handle", face.BLACK),
    ...face.scar("translate(-1 -1)"),
  ],
  front: knuckles(face.TAN),
});

/** A white mane, a beard, fur: the old lion. */
const boss = bust({
  skin: face.OLIVE,
  shape: "square",
  nose: "broad",
  cloth: wear.BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: [...wear.tie(wear.BLACK_SUIT), ...wear.fur("#6b4a26", "#3a2612", "#c99b52")],
  at: sized(1.08, 1.02),
  behind: mane(face.GOLD),
  features: [
    ...face.eyes("calm", face.OLIVE),
    ...face.brows(face.GOLD, face.ANGRY, 3.6),
    ...face.beard("full", face.GOLD, face.OLIVE),
    ...face.moustache("walrus", face.FLAXEN),
    ...hair("swept", face.GOLD),
  ],
});

export const BLUNDETTO = {
  boss,
  gangsters: [littleJoey, jimmyBananas, bigJoey, stevieBlundetto, mickyDogs, knockyFivepoints],
};
