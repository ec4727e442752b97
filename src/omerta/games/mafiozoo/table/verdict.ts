/** A settlement in one sentence: what would come of the gems on a character. */
import { about, together } from "$lib/text.svelte";

import {
  colourName,
  faceOf,
  giftWords,
  priceFor,
  verdictOn,
  zoollars,
  type MafiozooPlay,
} from "./pieces";
import { NOBODY } from "./settle";

export interface Verdict {
  text: string;
  rule: string;
  gems: number[];
  /** Does the reader get it free, for money, or not at all? */
  mine: "free" | "price" | "nothing";
}

/** With so many gems more of the reader's. */
export function verdictWords(play: MafiozooPlay, who: number, more = 0): Verdict {
  const { voice, shown } = play;
  const { gems, outcome } = verdictOn(play, who, more);
  if (!outcome) return { text: voice.text("table-verdict-none"), rule: "MZ-6.2", gems, mine: "nothing" };
  const { rule, served, mayPay, second } = outcome;
  const me = shown.seat;
  // MZ-9.7: the straw man ranks like a player but receives nothing.
  const players = served.filter((colour) => colour < shown.players);
  const names = together(players.map((colour) => voice.name(colour)));
  const first = served[0] ?? NOBODY;
  const params = {
    ...about(voice, first),
    name: first === NOBODY ? "" : colourName(play, first),
    names,
    gives: giftWords(play, who),
    means: faceOf(play, who).means,
    price: zoollars(voice, priceFor(play, who, me)),
  };
  const payers = mayPay.filter((colour) => colour < shown.players);
  const behind = second !== NOBODY && second < shown.players;
  const secondly = behind ? { ...about(voice, second), name: colourName(play, second) } : {};
  const straw = first >= shown.players && rule !== "MZ-6.16";

  function sentence(): string {
    if (rule === "MZ-6.16") return players.length > 0 ? "means" : "too-few";
    return SENTENCES[rule]!;
  }

  /** The straw man is alone in front. */
  function strawSentence(): string {
    if (players.length === 0) return payers.length > 0 ? "straw" : "straw-nobody";
    return behind && players.length === 1 ? "straw-second" : "straw-means";
  }

  const parts = straw
    ? [voice.text(`table-verdict-${strawSentence()}`, { ...params, ...secondly })]
    : [voice.text(`table-verdict-${sentence()}`, params)];
  if (behind && !straw) parts.push(voice.text("table-verdict-second", secondly));
  if (payers.length > 0)
    parts.push(
      voice.text("table-verdict-pay", {
        ...params,
        you: payers.includes(me) ? "yes" : "no",
        names: together(payers.map((colour) => voice.name(colour))),
      }),
    );
  const mine = served.includes(me) ? "free" : mayPay.includes(me) ? "price" : "nothing";
  return { text: parts.join(" "), rule, gems, mine };
}

const SENTENCES: Record<string, string> = {
  "MZ-6.8": "lead",
  "MZ-6.10": "tie",
  "MZ-6.11": "lead",
  "MZ-6.13": "tie-pay",
  "MZ-6.18": "godfather",
  "MZ-6.19": "godfather-tie",
};
