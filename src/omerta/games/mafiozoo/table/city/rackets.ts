/** A racket bonus as the house tells it, in signs and in words. */
import { eitherOf } from "$lib/text.svelte";

import type { SignName } from "../art";
import { contentOf, theCharacter, zoollars, type MafiozooPlay } from "../pieces";
import type { Racket as RacketTold } from "../view";

/** A sign, or something written. */
export type Mark = { sign: SignName } | { text: string };

export interface Racket extends RacketTold {
  marks: Mark[];
  /** The same as a sentence. */
  words: string;
}

export function racketOf(play: MafiozooPlay, place: number): Racket {
  const { voice, game, shown } = play;
  const told = shown.table.rackets[place]!;
  const { amount, characters } = told;
  const { id } = contentOf(game).places[place]!;
  const name = id === "police_station" && shown.table.police_station_secret ? `${id}_secret` : id;
  const params = {
    gems: amount,
    items: amount,
    money: zoollars(voice, amount),
    numbers: span(characters.map((who) => who + 1)),
    names: eitherOf(characters.map((who) => theCharacter(play, who))),
  };
  return {
    ...told,
    marks: marksIn(voice.text(`table-racket-${name}`, params)),
    words: voice.text(`racket-${name}`, params),
  };
}

const span = (numbers: number[]) =>
  numbers.length > 2 ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : numbers.join("·");

/** `+1[district]`: what stands in brackets is a sign. */
const marksIn = (text: string): Mark[] =>
  [...text.matchAll(/\[([^\]]+)\]|[^[|]+/g)].map(([text, sign]) => (sign ? { sign: sign as SignName } : { text }));
