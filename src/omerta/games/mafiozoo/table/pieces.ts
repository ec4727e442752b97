/** Mafiozoo's pieces: who the characters are, what they ask for and give, who has what. */
import { actionOf } from "$lib/actions";
import type { Play } from "$lib/game";
import type { Voice } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import { STRAW_MAN } from "./art/seats";
import { adjacency, pairsOn, type Bounds, type Steps } from "./chain";
import { CITY_HALL, COURTHOUSE, GODFATHER, NEWSPAPER, POLICE_STATION, SECRET } from "./numbers";
import { outcome, type Face, type Outcome } from "./settle";
import type { Content, MafiozooView } from "./view";

export type MafiozooPlay = Play<MafiozooView>;

export const contentOf = (game: GameInfo) => game.content as Content;

// --- names ---

export const idOf = (game: GameInfo, who: number) => contentOf(game).characters[who]!.id;

/** As on the photograph: short enough for it. */
export const shortName = ({ game, voice }: MafiozooPlay, who: number) =>
  voice.text(`character-short-${idOf(game, who)}`);

export const characterName = ({ game, voice }: MafiozooPlay, who: number) =>
  voice.text(`character-${idOf(game, who)}`);

/** As in: a gem on …. */
export const theCharacter = ({ game, voice }: MafiozooPlay, who: number) =>
  voice.text(`character-the-${idOf(game, who)}`);

export const cardName = (play: MafiozooPlay, card: number) =>
  card === SECRET ? play.voice.text("card-secret") : play.voice.text(`card-${idOf(play.game, card)}`);

export const placeName = ({ game, voice }: MafiozooPlay, place: number) =>
  voice.text(`place-${contentOf(game).places[place]!.id}`);

/** A colour is a seat, or the straw man's. */
export function colourName({ shown, voice }: MafiozooPlay, colour: number): string {
  return colour < shown.players ? voice.name(colour) : voice.text("straw-man");
}

/** The stone a colour is drawn with. */
export const stoneFor = ({ shown }: MafiozooPlay, colour: number) =>
  colour < shown.players ? colour : STRAW_MAN;

export const zoollars = (voice: Voice, amount: number) => voice.text("money", { amount });

// --- what a character asks for, and gives ---

export function faceOf(play: MafiozooPlay, who: number): Face {
  const { silver, amount } = contentOf(play.game).characters[who]!;
  const { golden, godfather } = play.shown.table;
  return {
    golden: golden[who]!,
    price: silver === "pay" ? amount : 0,
    means: silver === "means" ? amount : 0,
    godfather: godfather === who,
  };
}

/** MZ-6.14: what a favour costs a seat. */
export function priceFor({ game, shown }: MafiozooPlay, who: number, seat: number): number {
  const { characters, rackets } = contentOf(game);
  const { silver, amount } = characters[who]!;
  const saves = shown.table.players[seat]?.thugs.includes(COURTHOUSE) ? rackets.courthouse_saves : 0;
  return silver === "pay" ? Math.max(0, amount - saves) : 0;
}

/** What a favour is made of, as pieces to be drawn. */
export type Gift =
  | { is: "favour"; kind: number }
  | { is: "money"; amount: number }
  | { is: "district"; count: number }
  | { is: "corruption-card" }
  | { is: "informant-card" }
  | { is: "gem" };

export function giftsOf(game: GameInfo, who: number): Gift[] {
  const { favours } = contentOf(game);
  switch (idOf(game, who)) {
    case "distiller":
      return [{ is: "favour", kind: 0 }];
    case "mayor":
      return [{ is: "favour", kind: 1 }];
    case "forger":
      return [{ is: "favour", kind: 2 }];
    case "lieutenant":
      return [{ is: "favour", kind: 3 }];
    case "femme_fatale":
    case "commissioner":
      return [{ is: "favour", kind: GODFATHER }];
    case "truckers_union":
      return [{ is: "district", count: 1 }, { is: "gem" }];
    case "banker":
      return [{ is: "money", amount: favours.banker_money }];
    case "producer":
      return Array.from({ length: favours.producer_to_slush + favours.producer_to_character }, () => ({ is: "gem" }));
    case "developer":
      return [{ is: "district", count: favours.developer_districts }];
    case "judge":
      return [{ is: "corruption-card" }];
    case "detective":
      return [{ is: "informant-card" }];
  }
}

/** A favour in words. */
export function giftWords({ game, voice }: MafiozooPlay, who: number): string {
  const { favours } = contentOf(game);
  return voice.text(`gives-${idOf(game, who)}`, {
    amount: favours.banker_money,
    slush: favours.producer_to_slush,
    gems: favours.producer_to_character,
    districts: favours.developer_districts,
  });
}

/** What a settlement of a character would be now, with these gems more of the reader's. */
export function verdictOn(
  play: MafiozooPlay,
  who: number,
  more = 0,
): { gems: number[]; outcome: Outcome | null } {
  const lying = play.shown.table.gems[who]!;
  const me = play.shown.seat;
  const gems = me < 0 ? lying : lying.with(me, lying[me]! + more);
  return { gems, outcome: outcome(faceOf(play, who), gems) };
}

// --- a card in small steps ---

const stepsCache = new WeakMap<GameInfo, Steps>();

export function stepsOf(game: GameInfo): Steps {
  let steps = stepsCache.get(game);
  if (!steps) {
    const first = (verb: string) => actionOf(game, verb);
    steps = {
      recover: first("recover"),
      bribe: first("bribe"),
      more: first("more"),
      go: first("go"),
      done: first("done"),
    };
    stepsCache.set(game, steps);
  }
  return steps;
}

export function nearOf({ game, shown }: MafiozooPlay): number[][] {
  const { characters, threads, diagonals } = contentOf(game);
  const owns = shown.table.players[shown.seat]?.thugs.includes(NEWSPAPER);
  const pairs = owns ? [...threads.pairs, ...pairsOn(diagonals.lines)] : threads.pairs;
  return adjacency(characters.length, pairs);
}

export function boundsOf(play: MafiozooPlay): Bounds {
  const { table, seat } = play.shown;
  const { corruption, rackets, informants } = contentOf(play.game);
  const thugs = table.players[seat]!.thugs;
  const targeted = thugs.includes(CITY_HALL)
    ? Math.max(corruption.targeted_limit, rackets.city_hall_gems)
    : corruption.targeted_limit;
  const helped = table.police_station_secret && thugs.includes(POLICE_STATION);
  const station = Math.max(informants.from_slush, rackets.police_station_gems);
  const secret = corruption.secret_limit;
  return {
    steps: stepsOf(play.game),
    near: nearOf(play),
    slush: table.slush[seat]!,
    reserve: table.reserve[seat]!,
    recovers: (card) => (card === SECRET ? secret : targeted),
    places: (card) => (card !== SECRET ? targeted : helped ? Math.max(secret, station) : secret),
  };
}
