/** The way from a rule's number to its text: a panel beside the table, or else the rules' own page. */
import { getContext, setContext } from "svelte";

import { get } from "./http";
import type { Language } from "./text.svelte";
import type { Rules } from "./wire";

const KEY = Symbol("rules");

export type OpenRule = (rule: string) => void;

/** Rule links below this component open here. */
export function openRulesHere(open: OpenRule): void {
  setContext(KEY, open);
}

export function rulesOpenHere(): OpenRule | undefined {
  return getContext(KEY);
}

const books = new Map<string, Promise<Rules>>();

/** A game's rules in one language; fetched once. */
export function rulesOf(game: string, language: Language): Promise<Rules> {
  const path = `/api/games/${game}/rules/${language}`;
  let book = books.get(path);
  if (!book) {
    book = get<Rules>(path);
    books.set(path, book);
    book.catch(() => books.delete(path));
  }
  return book;
}
