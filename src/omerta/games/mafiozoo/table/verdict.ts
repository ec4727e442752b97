/** A verdict of the house in words: what would come of the gems on a character. */
import { about, together } from "$lib/text.svelte";

import { contentOf, giftWords, zoollars, type MafiozooPlay } from "./pieces";
import type { Verdict } from "./view";

/** `gems`: by colour, as they would lie there. */
export function verdictWords(play: MafiozooPlay, who: number, verdict: Verdict, gems: readonly number[]): string {
  const { voice, shown } = play;
  const { leader, served, may_pay: payers, second } = verdict;
  const names = (seats: number[]) => together(seats.map((seat) => voice.name(seat)));
  const params = {
    gives: giftWords(play, who),
    means: contentOf(play.game).characters[who]!.amount,
    gems: gems.reduce((sum, count) => sum + count, 0),
    price: zoollars(voice, shown.table.players[shown.seat]?.prices[who] ?? 0),
  };
  const said = verdict.says.map((sentence) => {
    const aboutIt =
      sentence === "pay"
        ? { you: payers.includes(shown.seat) ? "yes" : "no", names: names(payers) }
        : { ...about(voice, sentence.includes("second") ? second : leader), names: names(served) };
    return voice.text(`table-verdict-${sentence}`, { ...params, ...aboutIt });
  });
  return said.join(" ");
}

/** Does the reader get it free, for money, or not at all? */
export function brings({ shown }: MafiozooPlay, { served, may_pay: payers }: Verdict): "free" | "price" | "nothing" {
  if (served.includes(shown.seat)) return "free";
  return payers.includes(shown.seat) ? "price" : "nothing";
}
