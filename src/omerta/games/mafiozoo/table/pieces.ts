/** Mafiozoo's pieces: who the characters are, what they ask for and give, what things are called. */
import { actionOf } from "$lib/actions";
import type { EventOf } from "$lib/events";
import type { Play } from "$lib/game";
import type { Voice } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import { FAVOURS, type FavourKind } from "./art";
import { STRAW_MAN } from "./art/seats";
import type { Content, Events, MafiozooView } from "./view";

export type MafiozooPlay = Play<MafiozooView>;
export type MafiozooEvent = EventOf<Events>;

/** The event being shown. */
export const beatOf = ({ beat }: MafiozooPlay) => beat as MafiozooEvent | null;

export const contentOf = (game: GameInfo) => game.content as Content;

/** Phases of a round, as the view counts them. */
export const CORRUPTION = 2;
export const INFLUENCE = 5;

// --- names ---

export const idOf = (game: GameInfo, who: number) => contentOf(game).characters[who]!.id;

/** The number of a character, -1 for what is none. */
export const characterOf = (game: GameInfo, id: string | number | undefined) =>
  contentOf(game).characters.findIndex((each) => each.id === id);

/** As on the photograph: short enough for it. */
export const shortName = ({ game, voice }: MafiozooPlay, who: number) =>
  voice.text(`character-short-${idOf(game, who)}`);

export const characterName = ({ game, voice }: MafiozooPlay, who: number) => voice.text(`character-${idOf(game, who)}`);

/** As in: a gem on …. */
export const theCharacter = ({ game, voice }: MafiozooPlay, who: number) =>
  voice.text(`character-the-${idOf(game, who)}`);

/** Cards are numbered like the actions that take them in hand: `card mayor`, `card secret`. */
export const secretCard = (game: GameInfo) => actionOf(game, "card", "secret");

export const cardName = ({ game, voice }: MafiozooPlay, card: number) => voice.text(`card-${game.actions[card]![1]}`);

export const placeName = ({ game, voice }: MafiozooPlay, place: number) =>
  voice.text(`place-${contentOf(game).places[place]!.id}`);

/** A colour is a seat, or the straw man's. */
export function colourName({ shown, voice }: MafiozooPlay, colour: number): string {
  return colour < shown.players ? voice.name(colour) : voice.text("straw-man");
}

/** The stone a colour is drawn with. */
export const stoneFor = ({ shown }: MafiozooPlay, colour: number) => (colour < shown.players ? colour : STRAW_MAN);

export const zoollars = (voice: Voice, amount: number) => voice.text("money", { amount });

// --- favours ---

/** The Godfather's, which stands for any other. */
export const GODFATHER = FAVOURS.indexOf("godfather");

/** A favour of a cost as it is drawn, by its id. */
export const favourKind = (id: string): FavourKind => {
  const kind = FAVOURS.findIndex((each) => each === id);
  return kind < 0 ? "any" : kind;
};

export const favourName = (voice: Voice, id: string) => voice.text(`favour-${id}`);

// --- what a character asks for, and gives ---

/** The side of its tile that is up: first come, a price, or so many gems. */
export interface Face {
  golden: boolean;
  price: number;
  means: number;
}

/** Whom it serves: the first alone, who pays, or who has the means. */
export const motiveOf = ({ golden, means }: Face) => (golden ? "first" : means ? "means" : "pay");

/** With the price for the reader. */
export function faceOf({ game, shown }: MafiozooPlay, who: number): Face {
  const { silver, amount } = contentOf(game).characters[who]!;
  const { golden, players } = shown.table;
  const asked = players[shown.seat]?.prices[who] ?? amount;
  return { golden: golden[who]!, price: silver === "pay" ? asked : 0, means: silver === "means" ? amount : 0 };
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
