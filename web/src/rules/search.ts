/** Searching rules: every word must be there; capitals and accents do not matter. */
import type { RuleEntry, Rules } from "$lib/wire";

export interface Hit {
  id: string;
  /** The rule's text around the first word found, cut into parts; every second part was searched for. */
  parts: string[];
}

const BEFORE = 60;
const AFTER = 140;

/** Without capitals and accents, letter by letter: what is found has the same place in the text itself. */
export function plain(text: string): string {
  const signs = [...text.normalize("NFC")];
  return signs.map((sign) => sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()[0] ?? sign).join("");
}

export function words(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

export function matches(wanted: string[], ...texts: string[]): boolean {
  const whole = plain(texts.join("\n"));
  return wanted.every((word) => whole.includes(word));
}

/** The rules of a game in which all words are found: those that name them first come first. */
export function hits({ sections }: Rules, wanted: string[]): Hit[] {
  const found = sections.flatMap(({ entries }) =>
    entries.filter((entry) => matches(wanted, entry.id, entry.text)).map((entry) => hit(entry, wanted)),
  );
  return found.sort((a, b) => a.at - b.at);
}

function hit({ id, text }: RuleEntry, wanted: string[]): Hit & { at: number } {
  // Its number stands beside it anyway.
  const said = unmarked(text).replace(/^(?:[\d.]+|[A-Z]\d+ ·) /, "");
  const folded = plain(said);
  const first = Math.min(...wanted.map((word) => folded.indexOf(word)).filter((at) => at >= 0), said.length);
  const at = first === said.length ? 0 : first;
  const start = at <= BEFORE ? 0 : said.lastIndexOf(" ", at - BEFORE) + 1;
  const after = said.indexOf(" ", at + AFTER);
  const end = after < 0 ? said.length : after;
  const cut = `${start > 0 ? "… " : ""}${said.slice(start, end)}${end < said.length ? " …" : ""}`;
  return { id, parts: marked(cut, wanted), at };
}

/** A text cut at the words in it that were searched for. */
function marked(text: string, wanted: string[]): string[] {
  const folded = plain(text);
  const parts: string[] = [];
  let from = 0;
  while (from < text.length) {
    const next = wanted
      .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    if (!next) break;
    parts.push(text.slice(from, next.at), text.slice(next.at, next.at + next.length));
    from = next.at + next.length;
  }
  return [...parts, text.slice(from)];
}

/** Markdown as it is read: links as their words, tables as their cells. */
function unmarked(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]|^[-|: ]+$|^ *- /gm, "")
    .replace(/(\s*\|\s*)+/g, " · ")
    .replace(/\s+/g, " ")
    .trim();
}
