/** Small things the pages after the game say in several places. */
import { has, number, t, type Voice } from "$lib/text.svelte";

/** A score in the game's own words. */
export function scoreText(voice: Voice, amount: number): string {
  return has(voice.game, "score") ? voice.text("score", { amount }) : number(amount);
}

/** A chance in percent; small ones are not called none, and great ones not certain. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return t("percent", { number: "< 1" });
  if (share < 1 && share > 0.99) return t("percent", { number: "> 99" });
  return t("percent", { number: Math.round(share * 100) });
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How long it took, in words. */
export function duration(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 90) return t("after-minutes", { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("after-hours", { hours }) : t("after-days", { days: Math.round(hours / 24) });
}
