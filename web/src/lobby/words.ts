/** Small things the lobby says in several places. */
import { botName } from "$lib/bots";
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

/** Who else is at a table: people by name, bots by number and level. */
export function company(card: TableCard): string {
  const others = card.seats.filter((_, seat) => seat !== card.me);
  const people = others.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const bots = others.filter(({ kind }) => kind === "bot").map(({ bot }) => bot);
  const levels = [...new Set(bots)].map((level) => {
    const count = bots.filter((bot) => bot === level).length;
    return t("lobby-bots", { bots: count, level: botName(level) });
  });
  const all = [...people, ...levels];
  return all.length > 0 ? t("lobby-with", { names: together(all) }) : t("lobby-alone");
}

export function freeSeats(table: TableCard | TableInfo): number {
  return table.seats.filter(({ kind }) => kind === "free").length;
}

export const optionName = (game: string, option: string): string => tg(game, `option-${option}-title`);

/** One choice of an option. A number may stand for itself. */
export function choiceName(game: string, option: string, choice: OptionInfo["choices"][number]): string {
  const words = `option-${option}-${choice}`;
  return typeof choice === "number" && !has(game, words) ? String(choice) : tg(game, words);
}
