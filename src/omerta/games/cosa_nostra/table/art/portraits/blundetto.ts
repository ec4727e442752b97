// The Blundettos, under the lion.
import { flat } from "../strokes";
import { bust, sized } from "./bust";
import {
  BLACK_SUIT,
  bowTie,
  BROWN_SUIT,
  fur,
  GREY_SUIT,
  NAVY_SUIT,
  openCollar,
  pinstripes,
  pocket,
  SAND_SUIT,
  tie,
  turtleneck,
} from "./dress";
import {
  ANGRY,
  beard,
  BLACK,
  BLOND,
  brows,
  eyes,
  FAIR,
  FLAXEN,
  freckles,
  GOLD,
  LEVEL,
  moustache,
  mouth,
  OLIVE,
  PALE,
  PITCH,
  plaster,
  RAISED,
  RUDDY,
  RUST,
  scar,
  TAN,
} from "./face";
import { hair, mane } from "./hair";
import { BLACK_FELT, bowler, BROWN_FELT, CREAM_FELT, newsboy, porkPie, smallBowler } from "./hats";
import { banana, cigarette, dog, knuckles } from "./things";

/** A boy in a cap that was his father's; a tooth is missing. */
const littleJoey = bust({
  skin: PALE,
  shape: "soft",
  nose: "button",
  cloth: BROWN_SUIT,
  build: "slim",
  dress: openCollar(BROWN_SUIT, PALE),
  at: `translate(0 9) ${sized(0.86)}`,
  features: [
    flat("M30.6 50C29 44 31 40 34.6 38L37.6 46L33.4 52ZM69.4 50C71 44 69 40 65.4 38L62.4 46L66.6 52Z", RUST.base),
    ...newsboy(BROWN_FELT, -9),
    freckles(PALE),
    ...eyes("wide", PALE),
    ...brows(RUST, RAISED, 1.7),
    ...mouth("grin", PALE),
    flat("M45.4 75.9H47.8V78.6H45.4Z", PITCH),
  ],
});

/** A banana is as good as a pistol, if they believe you. */
const jimmyBananas = bust({
  skin: OLIVE,
  shape: "long",
  nose: "hook",
  cloth: SAND_SUIT,
  dress: tie(SAND_SUIT, 2),
  features: [
    ...eyes("calm", OLIVE),
    ...brows(BLACK, [46.4, 44.6, 50.4], 2.1),
    ...mouth("smirk", OLIVE),
    ...moustache("thin", BLACK),
    ...hair("slick", BLACK),
    ...porkPie(CREAM_FELT, -10),
  ],
  front: banana(OLIVE),
});

/** No neck, and a hat that no shop has in his size. */
const bigJoey = bust({
  skin: RUDDY,
  shape: "jaw",
  nose: "broad",
  cloth: BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: [...pinstripes(), ...tie(BLACK_SUIT)],
  at: `translate(0 1) ${sized(1.24, 1.06)}`,
  features: [
    ...hair("crew", BLACK),
    ...smallBowler(BLACK_FELT),
    ...eyes("narrow", RUDDY),
    ...brows(BLACK, ANGRY, 3.4),
    ...beard("stubble", BLACK, RUDDY),
    ...mouth("frown", RUDDY),
  ],
});

/** The heir: a mane, a loose tie, a cigarette. */
const stevieBlundetto = bust({
  skin: FAIR,
  shape: "wedge",
  cloth: NAVY_SUIT,
  dress: [...tie(NAVY_SUIT, 4), ...pocket()],
  features: [
    ...eyes("droop", FAIR),
    ...brows(BLOND, LEVEL, 2.2),
    ...mouth("firm", FAIR),
    ...hair("swept", BLOND),
    ...cigarette(),
  ],
});

/** Never without the bulldog. */
const mickyDogs = bust({
  skin: RUDDY,
  shape: "square",
  nose: "broken",
  cloth: GREY_SUIT,
  build: "broad",
  dress: turtleneck("#2d2620"),
  features: [
    ...eyes("calm", RUDDY),
    ...brows(RUST, ANGRY, 2.8),
    ...mouth("firm", RUDDY),
    ...beard("chops", RUST, RUDDY),
    ...hair("crew", RUST),
    ...plaster("translate(52 59) rotate(8) scale(.8)"),
  ],
  front: dog(),
});

/** A derby of the old Five Points, and five points of brass. */
const knockyFivepoints = bust({
  skin: TAN,
  shape: "jaw",
  nose: "broken",
  cloth: BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: bowTie(BLACK_SUIT),
  at: sized(1.06, 1),
  features: [
    ...bowler(BLACK_FELT, 6),
    ...eyes("narrow", TAN),
    ...brows(BLACK, ANGRY, 3.2),
    ...mouth("frown", TAN),
    ...moustache("handle", BLACK),
    ...scar("translate(-1 -1)"),
  ],
  front: knuckles(TAN),
});

/** A white mane, a beard, fur: the old lion. */
const boss = bust({
  skin: OLIVE,
  shape: "square",
  nose: "broad",
  cloth: BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: [...tie(BLACK_SUIT), ...fur("#6b4a26", "#3a2612", "#c99b52")],
  at: sized(1.08, 1.02),
  behind: mane(GOLD),
  features: [
    ...eyes("calm", OLIVE),
    ...brows(GOLD, ANGRY, 3.6),
    ...beard("full", GOLD, OLIVE),
    ...moustache("walrus", FLAXEN),
    ...hair("swept", GOLD),
  ],
});

export const BLUNDETTO = {
  boss,
  gangsters: [littleJoey, jimmyBananas, bigJoey, stevieBlundetto, mickyDogs, knockyFivepoints],
};
