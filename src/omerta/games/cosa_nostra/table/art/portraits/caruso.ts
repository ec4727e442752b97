// The Carusos, under the violin.
import { flat, line } from "../strokes";
import { bust, sized } from "./bust";
import * as wear from "./dress";
import * as face from "./face";
import { hair } from "./hair";
import { BLACK_FELT, bowler, fedora, NAVY_FELT, topHat } from "./hats";
import { cigarette, lollipop, napkin, pencil, violin } from "./things";

/** Takes bets, and notes them down. */
const pauliePennino = bust({
  skin: face.OLIVE,
  shape: "round",
  nose: "broad",
  cloth: wear.BROWN_SUIT,
  build: "slim",
  dress: wear.tie(wear.BROWN_SUIT),
  features: [
    ...bowler(BLACK_FELT, 5),
    ...face.eyes("droop", face.OLIVE),
    ...face.brows(face.BROWN, face.WORRIED, 2.2),
    ...face.beard("stubble", face.BROWN, face.OLIVE),
    ...face.mouth("firm", face.OLIVE),
    ...pencil(),
  ],
});

/** Still has to show his papers at the bar. */
const babyfaceTony = bust({
  skin: face.PALE,
  shape: "round",
  nose: "button",
  cloth: wear.SAND_SUIT,
  build: "slim",
  dress: wear.bowTie(wear.SAND_SUIT),
  features: [
    flat("M32 67a4.6 3.2 0 1 1 9.2 0a4.6 3.2 0 1 1-9.2 0Z", "#d97a62", 0.4),
    ...face.eyes("wide", face.PALE),
    ...face.brows(face.BLOND, face.RAISED, 1.5),
    ...face.mouth("small", face.PALE),
    ...hair("parted", face.BLOND),
    line("M44 29C40 33 42 38.6 46 37.6C49 36.6 48 33 45.6 33.6", 2, face.BLOND.base),
    ...lollipop(),
  ],
});

/** The cousin one does not ask. */
const roccoCaruso = bust({
  skin: face.OLIVE,
  shape: "jaw",
  cloth: wear.NAVY_SUIT,
  build: "broad",
  dress: [...wear.pinstripes("#9fb4cc"), ...wear.tie(wear.NAVY_SUIT)],
  features: [
    ...fedora(NAVY_FELT, -6),
    ...face.beard("stubble", face.BLACK, face.OLIVE),
    ...face.mouth("firm", face.OLIVE),
    ...face.glasses("dark"),
    ...cigarette(),
  ],
});

/** At table, as ever. */
const fatTony = bust({
  skin: face.RUDDY,
  shape: "fat",
  nose: "button",
  cloth: wear.GREY_SUIT,
  build: "huge",
  neck: "thick",
  dress: napkin(),
  at: `translate(0 -1) ${sized(1.16, 1.02)}`,
  features: [
    ...face.jowls(face.RUDDY),
    ...face.eyes("narrow", face.RUDDY),
    ...face.brows(face.BLACK, face.RAISED, 2),
    ...face.mouth("small", face.RUDDY),
    ...face.moustache("pencil", face.BLACK),
    ...hair("receding", face.BLACK),
  ],
});

/** The Mister is not to be left out. */
const mrLarryCaruso = bust({
  skin: face.FAIR,
  shape: "long",
  cloth: wear.BLACK_SUIT,
  dress: [...wear.bowTie(wear.BLACK_SUIT), ...wear.pocket()],
  features: [
    flat("M32.6 57C31 50 31.4 43 33 39L36.4 44L34.6 58Z", face.WHITE.base),
    ...topHat(BLACK_FELT, -3),
    ...face.eyes("calm", face.FAIR),
    ...face.brows(face.GREY, face.RAISED, 2.2),
    ...face.mouth("firm", face.FAIR),
    ...face.moustache("handle", face.WHITE),
    ...face.glasses("monocle"),
  ],
});

/** The largest shoulders south of Canal Street. */
const massimoValente = bust({
  skin: face.OLIVE,
  shape: "jaw",
  nose: "straight",
  cloth: wear.BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: wear.tie(wear.BLACK_SUIT),
  at: sized(1.12, 1.04),
  features: [
    ...face.eyes("calm", face.OLIVE),
    ...face.brows(face.BLACK, face.ANGRY, 3.4),
    ...face.mouth("firm", face.OLIVE),
    ...face.moustache("chevron", face.BLACK),
    ...hair("pompadour", face.BLACK),
    line("M50.6 84V89", 1.4, "#3a2115", 0.7),
    line("M37 44L41 58", 1.5, "#8f2a20"),
  ],
});

/** The maestro. */
const boss = bust({
  skin: face.OLIVE,
  shape: "square",
  nose: "hook",
  cloth: wear.BLACK_SUIT,
  build: "broad",
  behind: violin(),
  dress: [...wear.bowTie(wear.BLACK_SUIT), ...wear.scarf()],
  at: sized(1.04, 1),
  features: [
    ...face.eyes("droop", face.OLIVE),
    ...face.brows(face.BLACK, [48.4, 45.4, 50.4], 2.4),
    ...face.mouth("firm", face.OLIVE),
    ...face.moustache("pencil", face.BLACK),
    ...hair("slick", face.BLACK),
    flat("M29.6 51.6C27.6 43 28.4 33 33.4 27.4C35 29 35.6 32 34.8 35.6C32 40 30.4 45 29.6 51.6Z", face.GREY.base),
    flat("M70.4 51.6C72.4 43 71.6 33 66.6 27.4C65 29 64.4 32 65.2 35.6C68 40 69.6 45 70.4 51.6Z", face.GREY.far),
  ],
});

export const CARUSO = {
  boss,
  gangsters: [pauliePennino, babyfaceTony, roccoCaruso, fatTony, mrLarryCaruso, massimoValente],
};
