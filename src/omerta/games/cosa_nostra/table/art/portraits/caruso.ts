// The Carusos, under the violin.
import { flat, line } from "../strokes";
import { bust, sized } from "./bust";
import {
  BLACK_SUIT,
  bowTie,
  BROWN_SUIT,
  GREY_SUIT,
  NAVY_SUIT,
  pinstripes,
  pocket,
  SAND_SUIT,
  scarf,
  tie,
} from "./dress";
import {
  ANGRY,
  beard,
  BLACK,
  BLOND,
  BROWN,
  brows,
  eyes,
  FAIR,
  glasses,
  GREY,
  jowls,
  moustache,
  mouth,
  OLIVE,
  PALE,
  RAISED,
  RUDDY,
  WHITE,
  WORRIED,
} from "./face";
import { hair } from "./hair";
import { BLACK_FELT, bowler, fedora, NAVY_FELT, topHat } from "./hats";
import { cigarette, lollipop, napkin, pencil, violin } from "./things";

/** Takes bets, and notes them down. */
const pauliePennino = bust({
  skin: OLIVE,
  shape: "round",
  nose: "broad",
  cloth: BROWN_SUIT,
  build: "slim",
  dress: tie(BROWN_SUIT),
  features: [
    ...bowler(BLACK_FELT, 5),
    ...eyes("droop", OLIVE),
    ...brows(BROWN, WORRIED, 2.2),
    ...beard("stubble", BROWN, OLIVE),
    ...mouth("firm", OLIVE),
    ...pencil(),
  ],
});

/** Still has to show his papers at the bar. */
const babyfaceTony = bust({
  skin: PALE,
  shape: "round",
  nose: "button",
  cloth: SAND_SUIT,
  build: "slim",
  dress: bowTie(SAND_SUIT),
  features: [
    flat("M32 67a4.6 3.2 0 1 1 9.2 0a4.6 3.2 0 1 1-9.2 0Z", "#d97a62", 0.4),
    ...eyes("wide", PALE),
    ...brows(BLOND, RAISED, 1.5),
    ...mouth("small", PALE),
    ...hair("parted", BLOND),
    line("M44 29C40 33 42 38.6 46 37.6C49 36.6 48 33 45.6 33.6", 2, BLOND.base),
    ...lollipop(),
  ],
});

/** The cousin one does not ask. */
const roccoCaruso = bust({
  skin: OLIVE,
  shape: "jaw",
  cloth: NAVY_SUIT,
  build: "broad",
  dress: [...pinstripes("#9fb4cc"), ...tie(NAVY_SUIT)],
  features: [
    ...fedora(NAVY_FELT, -6),
    ...beard("stubble", BLACK, OLIVE),
    ...mouth("firm", OLIVE),
    ...glasses("dark"),
    ...cigarette(),
  ],
});

/** At table, as ever. */
const fatTony = bust({
  skin: RUDDY,
  shape: "fat",
  nose: "button",
  cloth: GREY_SUIT,
  build: "huge",
  neck: "thick",
  dress: napkin(),
  at: `translate(0 -1) ${sized(1.16, 1.02)}`,
  features: [
    ...jowls(RUDDY),
    ...eyes("narrow", RUDDY),
    ...brows(BLACK, RAISED, 2),
    ...mouth("small", RUDDY),
    ...moustache("pencil", BLACK),
    ...hair("receding", BLACK),
  ],
});

/** The Mister is not to be left out. */
const mrLarryCaruso = bust({
  skin: FAIR,
  shape: "long",
  cloth: BLACK_SUIT,
  dress: [...bowTie(BLACK_SUIT), ...pocket()],
  features: [
    flat("M32.6 57C31 50 31.4 43 33 39L36.4 44L34.6 58Z", WHITE.base),
    ...topHat(BLACK_FELT, -3),
    ...eyes("calm", FAIR),
    ...brows(GREY, RAISED, 2.2),
    ...mouth("firm", FAIR),
    ...moustache("handle", WHITE),
    ...glasses("monocle"),
  ],
});

/** The largest shoulders south of Canal Street. */
const massimoValente = bust({
  skin: OLIVE,
  shape: "jaw",
  nose: "straight",
  cloth: BLACK_SUIT,
  build: "huge",
  neck: "thick",
  dress: tie(BLACK_SUIT),
  at: sized(1.12, 1.04),
  features: [
    ...eyes("calm", OLIVE),
    ...brows(BLACK, ANGRY, 3.4),
    ...mouth("firm", OLIVE),
    ...moustache("chevron", BLACK),
    ...hair("pompadour", BLACK),
    line("M50.6 84V89", 1.4, "#3a2115", 0.7),
    line("M37 44L41 58", 1.5, "#8f2a20"),
  ],
});

/** The maestro. */
const boss = bust({
  skin: OLIVE,
  shape: "square",
  nose: "hook",
  cloth: BLACK_SUIT,
  build: "broad",
  behind: violin(),
  dress: [...bowTie(BLACK_SUIT), ...scarf()],
  at: sized(1.04, 1),
  features: [
    ...eyes("droop", OLIVE),
    ...brows(BLACK, [48.4, 45.4, 50.4], 2.4),
    ...mouth("firm", OLIVE),
    ...moustache("pencil", BLACK),
    ...hair("slick", BLACK),
    flat("M29.6 51.6C27.6 43 28.4 33 33.4 27.4C35 29 35.6 32 34.8 35.6C32 40 30.4 45 29.6 51.6Z", GREY.base),
    flat("M70.4 51.6C72.4 43 71.6 33 66.6 27.4C65 29 64.4 32 65.2 35.6C68 40 69.6 45 70.4 51.6Z", GREY.far),
  ],
});

export const CARUSO = {
  boss,
  gangsters: [pauliePennino, babyfaceTony, roccoCaruso, fatTony, mrLarryCaruso, massimoValente],
};
