/** Bots by how they play. */
import { has, t } from "./text.svelte";
import type { SeatNow } from "./wire";

/** Whom one meets in a quick game, and where nobody says otherwise. */
export const USUAL_LEVEL = "lieutenant";

/** What a bot is called; one that somebody has added, by its own name. */
export function botName(bot: string): string {
  return has("", `bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Its level; and where it bargains, its temper. */
export const botManner = ({ bot, temper }: SeatNow): string =>
  [botName(bot), ...(temper ? [t(`temper-${temper}`)] : [])].join(" · ");

/** How it bargains, in a line. */
export const temperLine = ({ temper }: SeatNow): string => (temper ? t(`temper-${temper}-line`) : "");

/** For the sign of a bot where there is no room for words. */
export const botTitle = (seat: SeatNow): string => t("shell-seat-bot-level", { level: botManner(seat) });

/** What to expect of it, in a line. */
export function botLine(bot: string): string {
  return has("", `bot-${bot}-line`) ? t(`bot-${bot}-line`) : "";
}
