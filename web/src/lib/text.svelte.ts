/**
 * Texts in the reader's language, from the same Fluent files the rest of the house uses.
 *
 * `t` says a message of the page or of the house; `voice` says phrases that came over the wire, with
 * the names of a table and the words of its game. A game's own words are fetched when they are first
 * needed; what the lobby says of a game of the house, its title and options, is always there. A game
 * from outside is no part of this page: the server has its words.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { getText } from "./http";
import { settings } from "./settings.svelte";
import type { Phrase, Row, SeatName } from "./wire";

export type Language = "en" | "fr";
export type Part = string | number | Phrase | SeatName | Row;
export type Params = Record<string, FluentVariable>;

// (Vite reads these calls as they stand: their options cannot be shared.)
const WORDS = import.meta.glob<string>("$house/text/??.ftl", { query: "?page", import: "default", eager: true });
const LINES = import.meta.glob<string>("$house/text/lines.*.ftl", { query: "?raw", import: "default" });
const PAGE = import.meta.glob<string>(["../text/*.ftl", "!../text/after.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const AFTER = import.meta.glob<string>("../text/after.*.ftl", { query: "?raw", import: "default" });
const LOBBY = import.meta.glob<string>("$games/*/text/*.ftl", { query: "?lobby", import: "default", eager: true });
const GAMES = import.meta.glob<string>("$games/*/text/*.ftl", { query: "?page", import: "default" });

function ending(files: Record<string, string>, end: string): string[] {
  return Object.entries(files).flatMap(([path, source]) => (path.endsWith(end) ? [source] : []));
}

const late = (files: Record<string, () => Promise<string>>, end: string) =>
  Object.entries(files).find(([path]) => path.endsWith(end))?.[1];

const HOUSE: Record<Language, string[]> = {
  en: [...ending(WORDS, "/en.ftl"), ...ending(PAGE, ".en.ftl")],
  fr: [...ending(WORDS, "/fr.ftl"), ...ending(PAGE, ".fr.ftl")],
};

// --- fetching a game's words ---

/** All words of games that are here, by `game/text/language.ftl`; without a game, what is said after any of them. */
let fetched: Readonly<Record<string, string>> = $state.raw({});
const onTheWay = new Map<string, Promise<void>>();
/** Games that were spoken of in full. */
const spokenOf = new Set<string>();

const file = (language: Language, game: string) => `${game}/text/${language}.ftl`;

/** Does a game's text come with the page? Games that were installed bring theirs from the house. */
export const speaksHere = (game: string): boolean => late(GAMES, `/${file(spoken, game)}`) !== undefined;

/** Everything a game can say, in the language that is spoken. */
export function fetchTexts(game: string, language: Language = spoken): Promise<void> {
  spokenOf.add(game);
  const name = file(language, game);
  let coming = onTheWay.get(name);
  if (!coming) {
    const found = late(GAMES, `/${name}`);
    const own = found ? found() : getText(`/api/games/${game}/texts/${language}`);
    // Bots speak at tables only, so their lines come with the game's words; so does what the page says after a game.
    const lines = late(LINES, `/lines.${language}.ftl`)!();
    const after = late(AFTER, `/after.${language}.ftl`)!();
    coming = Promise.all([after, lines, own]).then(([afterwards, ...words]) => {
      fetched = { ...fetched, [file(language, "")]: afterwards, [name]: words.join("\n") };
    });
    onTheWay.set(name, coming);
    coming.catch(() => onTheWay.delete(name));
  }
  return coming;
}

/** The reader's language, as soon as all that is spoken of can be said in it. */
let spoken: Language = $state(settings.language);

/** Speak the language the reader chooses. Called once, by the app. */
export function keepSpeaking(): void {
  $effect(() => {
    const language = settings.language;
    Promise.all([...spokenOf].map((game) => fetchTexts(game, language))).then(
      () => (spoken = settings.language === language ? language : spoken),
      () => {}, // not to be had: what is there is better than nothing
    );
  });
}

// --- saying ---

const bundles = new Map<string, { made: FluentBundle; from: string | undefined }>();

function bundle(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}`;
  const whole = fetched[file(language, game)];
  const known = bundles.get(key);
  if (known && known.from === whole) return known.made;
  const made = new FluentBundle(language, { useIsolating: false });
  const own = whole !== undefined ? [whole] : game ? ending(LOBBY, `/${file(language, game)}`) : [];
  for (const source of [...HOUSE[language], ...own]) {
    // A game's own words win over the house's.
    made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  bundles.set(key, { made, from: whole });
  return made;
}

function format(language: Language, game: string, message: string, params: Params): string {
  const from = bundle(language, game);
  const pattern = from.getMessage(message)?.value;
  if (!pattern && game && fetched[file(language, game)] === undefined) {
    fetchTexts(game, language).catch(() => {}); // said when it is here
    return "";
  }
  if (!pattern) {
    console.error(`no text for ${message} (${language}, ${game || "house"})`);
    return message;
  }
  // A text that misses a value says the rest: it must not take the page with it.
  const missed: Error[] = [];
  const said = from.formatPattern(pattern, params, missed);
  for (const { message: why } of missed) console.error(`${message} (${language}, ${game || "house"}): ${why}`);
  return said;
}

/** A message of the page or the house, in the reader's language. */
export function t(message: string, params: Params = {}): string {
  return format(spoken, "", message, params);
}

/** A message of a game, in the reader's language. */
export function tg(game: string, message: string, params: Params = {}): string {
  return format(spoken, game, message, params);
}

export function has(game: string, message: string): boolean {
  return bundle(spoken, game).hasMessage(message);
}

/** Says phrases to one reader: the seat `me`, or nobody in particular (-1). */
export class Voice {
  constructor(
    readonly game: string,
    readonly names: string[],
    readonly me: number,
  ) {}

  say = (part: Part): string => {
    if (typeof part !== "object") return String(part);
    if (part.is === "seat") return this.name(part.seat);
    if (part.is === "row") return this.row(part);
    const params: Params = {};
    for (const [name, value] of Object.entries(part.params ?? {})) {
      params[name] = typeof value === "number" ? value : this.say(value);
    }
    if (part.who !== undefined && part.who !== null) {
      params.you = part.who === this.me ? "yes" : "no";
      params.name = this.names[part.who] ?? "";
    }
    return tg(this.game, part.say, params);
  };

  name(seat: number): string {
    return seat === this.me ? t("you") : (this.names[seat] ?? "");
  }

  /** A message of this table's game. */
  text = (message: string, params: Params = {}): string => tg(this.game, message, params);

  private row(row: Row): string {
    const said = row.parts.map(this.say);
    const joined = row.by === "and" ? together(said) : said.join(row.by ?? ", ");
    return row.capital ? joined.slice(0, 1).toUpperCase() + joined.slice(1) : joined;
  }
}

/** For messages that speak of one player: as you, or by name. */
export const about = (voice: Voice, seat: number) => ({
  you: seat === voice.me ? "yes" : "no",
  name: voice.names[seat] ?? "",
});

/** With a capital, as a sentence begins. */
export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A list in words: Ann, Ben and Cleo. */
export function together(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** One of these, whichever. */
export function eitherOf(parts: string[]): string {
  return new Intl.ListFormat(spoken, { type: "disjunction" }).format(parts);
}

export function number(value: number): string {
  return new Intl.NumberFormat(spoken).format(value);
}

/** A chance in percent; small ones are not called none, and great ones not certain. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return t("percent", { number: "< 1" });
  if (share < 1 && share > 0.99) return t("percent", { number: "> 99" });
  return t("percent", { number: Math.round(share * 100) });
}

export const gameTitle = (game: string) => tg(game, "game-title");
