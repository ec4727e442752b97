/** Bots by how they play. */
import { settings } from "./settings.svelte";
import { has, t } from "./text.svelte";
import type { SeatNow } from "./wire";

/** Whom one meets in a quick game, and where nobody says otherwise. */
export const USUAL_LEVEL = "lieutenant";

/** The levels people choose from, the weakest first; and a company of all of them. */
export const LEVELS = ["novice", "soldier", "lieutenant", "boss"];
export const LIVELY = "lively";

/** Whom one meets in a quick game of this kind: whoever it was last. */
export const levelFor = (game: string): string => settings.levels[game] ?? USUAL_LEVEL;

/** What a bot is called; one that somebody has added, by its own name. */
export function botName(bot: string): string {
  return has("", `bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Its level; and where it bargains, its temper. */
export const botManner = ({ bot, temper }: SeatNow): string =>
  [botName(bot), ...(temper ? [t(`temper-${temper}`)] : [])].join(" · ");

/** How it bargains, in a line. */
export const temperLine = ({ temper }: SeatNow): string => (temper ? t(`temper-${temper}-line`) : "");

/** A line about a bot that people get to know by its name; and where it bargains, how. */
export function aboutBot(seat: SeatNow): string {
  const persona = `persona-${seat.name.toLowerCase()}`;
  const known = seat.kind === "bot" && /^[\w-]+$/.test(persona) && has("", persona);
  return [...(known ? [t(persona)] : []), ...(seat.temper ? [temperLine(seat)] : [])].join(" ");
}

/** For the sign of a bot where there is no room for words. */
export const botTitle = (seat: SeatNow): string => t("shell-seat-bot-level", { level: botManner(seat) });

/** What to expect of it, in a line. */
export function botLine(bot: string): string {
  return has("", `bot-${bot}-line`) ? t(`bot-${bot}-line`) : "";
}
