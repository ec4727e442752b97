/** Small things the lobby says in several places. */
import { NotDone } from "$lib/http";
import { has, number, t, tg, together, Voice } from "$lib/text.svelte";
import type { Clock, OptionInfo, TableCard, TableInfo } from "$lib/wire";

/** What went wrong, to whoever tried. */
export function trouble(error: unknown, game = ""): string {
  if (!(error instanceof NotDone)) throw error;
  if (error.why) return new Voice(game, [], -1).say(error.why);
  return error.status === 0 ? t("lobby-unreachable") : t("lobby-not-done", { status: error.status });
}

/** A table's pace: in a word, and in detail. */
export function pace(clock: Clock): { word: string; detail: string } {
  switch (clock.kind) {
    case "live":
      return { word: t("lobby-pace-live"), detail: liveDetail(clock) };
    case "days":
      return { word: t("lobby-pace-days"), detail: t("lobby-pace-days-detail", { days: clock.days }) };
    case "none":
      return { word: t("lobby-pace-none"), detail: t("lobby-pace-none-detail") };
  }
}

export function liveDetail({ budget, increment }: { budget: number; increment: number }): string {
  return t("lobby-pace-live-detail", { minutes: number(Math.round(budget / 6) / 10), increment });
}

/** Who else is at a table: people by name, bots by number. */
export function company(card: TableCard): string {
  const others = card.seats.filter((_, seat) => seat !== card.me);
  const people = others.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const all = bots > 0 ? [...people, t("lobby-bots", { bots })] : people;
  return all.length > 0 ? t("lobby-with", { names: together(all) }) : t("lobby-alone");
}

export function freeSeats(table: TableCard | TableInfo): number {
  return table.seats.filter(({ kind }) => kind === "free").length;
}

/** What a bot is called, by how it plays. */
export function botName(bot: string): string {
  return has("", `lobby-bot-${bot}`) ? t(`lobby-bot-${bot}`) : bot;
}

/** The name of a game's option: short if its game has a short one. */
export function optionName(game: string, option: string): string {
  const short = `option-${option}-title`;
  return tg(game, has(game, short) ? short : `option-${option}`);
}

/** One choice of an option, in words if its game has some. */
export function choiceName(game: string, option: string, choice: OptionInfo["choices"][number]): string {
  const words = `option-${option}-${choice}`;
  if (has(game, words)) return tg(game, words);
  if (typeof choice === "boolean") return t(choice ? "lobby-yes" : "lobby-no");
  return String(choice);
}
