/**
 * Texts in the reader's language, from the same Fluent files the rest of the house uses.
 *
 * `t` says a message of the page or of the house; `voice` says phrases that came over the wire, with
 * the names of a table and the words of its game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import houseEn from "$house/text/en.ftl?raw";
import houseFr from "$house/text/fr.ftl?raw";

import { settings } from "./settings.svelte";
import type { Phrase, Row, SeatName } from "./wire";

export type Language = "en" | "fr";
export type Part = string | number | Phrase | SeatName | Row;
export type Params = Record<string, FluentVariable>;

// (Vite reads these calls as they stand: their options cannot be shared.)
const PAGE = import.meta.glob<string>("../text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>("$games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function ending(files: Record<string, string>, end: string): string[] {
  return Object.entries(files).flatMap(([path, source]) => (path.endsWith(end) ? [source] : []));
}

const HOUSE: Record<Language, string[]> = {
  en: [houseEn, ...ending(PAGE, ".en.ftl")],
  fr: [houseFr, ...ending(PAGE, ".fr.ftl")],
};

const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, game: string): FluentBundle {
  const key = `${language}/${game}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(language, { useIsolating: false });
    const own = game ? ending(GAMES, `/${game}/text/${language}.ftl`) : [];
    for (const source of [...HOUSE[language], ...own]) {
      // A game's own words win over the house's.
      made.addResource(new FluentResource(source), { allowOverrides: true });
    }
    bundles.set(key, made);
  }
  return made;
}

function format(language: Language, game: string, message: string, params: Params): string {
  const from = bundle(language, game);
  const pattern = from.getMessage(message)?.value;
  if (!pattern) {
    console.error(`no text for ${message} (${language}, ${game || "house"})`);
    return message;
  }
  return from.formatPattern(pattern, params);
}

/** A message of the page or the house, in the reader's language. */
export function t(message: string, params: Params = {}): string {
  return format(settings.language, "", message, params);
}

/** A message of a game, in the reader's language. */
export function tg(game: string, message: string, params: Params = {}): string {
  return format(settings.language, game, message, params);
}

export function has(game: string, message: string): boolean {
  return bundle(settings.language, game).hasMessage(message);
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

/** A list in words: Ann, Ben and Cleo. */
export function together(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** One of these, whichever. */
export function eitherOf(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "disjunction" }).format(parts);
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

/** A game's title; one that is still to come has no texts of its own yet. */
export function gameTitle(game: string): string {
  if (has(game, "game-title")) return tg(game, "game-title");
  return has("", `lobby-game-${game}`) ? t(`lobby-game-${game}`) : game;
}
