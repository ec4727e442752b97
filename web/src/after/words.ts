/** Small things the pages after the game say in several places. */
import { settings } from "$lib/settings.svelte";
import { has, number, t, type Voice } from "$lib/text.svelte";

/** A score in the game's own words. */
export function scoreText(voice: Voice, amount: number): string {
  return has(voice.game, "score") ? voice.text("score", { amount }) : number(amount);
}

/** The same in as few signs as can be, for where many stand side by side. */
export function shortScore(voice: Voice, amount: number): string {
  if (has(voice.game, "score-short")) return voice.text("score-short", { amount });
  const compact = { notation: "compact", maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(settings.language, compact).format(amount);
}

/** How long it took, in words. */
export function duration(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 90) return t("after-minutes", { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("after-hours", { hours }) : t("after-days", { days: Math.round(hours / 24) });
}
