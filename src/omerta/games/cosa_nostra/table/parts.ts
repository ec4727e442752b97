/** What a family would count for if the game ended now (CN-17.6), part by part. */
import type { ScoreParts } from "$lib/game";
import type { Voice } from "$lib/text.svelte";

import { money } from "./pieces";
import type { PlayerView } from "./view";

const PARTS: { key: string; rule: string; amount: (player: PlayerView) => number }[] = [
  { key: "cash", rule: "CN-17.6", amount: (player) => player.cash },
  { key: "income", rule: "CN-17.2", amount: (player) => player.income_counts },
  { key: "gangsters", rule: "CN-17.3", amount: (player) => player.gangsters_count },
  { key: "laundered", rule: "CN-17.4", amount: (player) => player.laundered_counts },
  { key: "trophies", rule: "CN-17.5", amount: (player) => player.trophies_count },
  { key: "bonus", rule: "CN-18.2", amount: (player) => player.bonus_counts },
];
/** What is shown though it be nothing. */
const ALWAYS = 2;

export const partsOf = ({ text }: Voice, player: PlayerView): ScoreParts => ({
  rows: PARTS.filter(({ amount }, n) => n < ALWAYS || amount(player) > 0).map(({ key, rule, amount }) => ({
    label: text(`story-part-${key}`),
    figure: money(amount(player)),
    rule,
  })),
  total: { label: text("table-worth-why"), figure: money(player.worth) },
});
