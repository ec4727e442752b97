/**
 * The answer in the making on the desk: what a click on a photograph does, and what the bar says.
 *
 * What is picked lives in `play.choice` alone.
 */
import { verbOf } from "$lib/actions";
import type { Asking } from "$lib/game";
import { together } from "$lib/text.svelte";

import { begunBy, chainOf, gemsIn, laidBy, outlookOf, playing, recovering } from "./chain.svelte";
import {
  characterName,
  characterOf,
  giftWords,
  placeName,
  secretCard,
  theCharacter,
  zoollars,
  type MafiozooPlay,
} from "./pieces";
import { brings, verdictWords } from "./verdict";
import type { BonusView, Laid, MafiozooOutlook, Verdict } from "./view";

// --- what a click on a photograph does ---

export type Press =
  /** One more gem of the card in hand: the first, on the same one, or along a thread. */
  | { is: "lay"; first: boolean; here: boolean; step: number }
  /** Take the card of this character in hand. */
  | { is: "take" }
  /** The gem of a placing bonus, or of the Union. */
  | { is: "place"; action: number; picked: boolean };

/** By character; what is not in it cannot be pressed. */
export function pressesOf(play: MafiozooPlay, armed: number | null): Map<number, Press> {
  const presses = new Map<number, Press>();
  const { choice, game } = play;
  if (choice.sending) return presses;
  const placing = (action: number): Press => ({ is: "place", action, picked: choice.steps[0] === action });
  const targetOf = (action: number) => characterOf(game, game.actions[action]![1]);
  if (armed !== null) {
    for (const { action, character } of bonusesAt(play, armed)) presses.set(character, placing(action));
  } else if (choice.prompt?.kind === "union_gem") {
    for (const action of choice.options) if (targetOf(action) >= 0) presses.set(targetOf(action), placing(action));
  } else if (playing(play)) {
    const begun = begunBy(play);
    const here = gemsIn(game, begun).at(-1)?.who ?? -1;
    const next = begun.length === 0 ? choice.options : (outlookOf(play, begun)?.then ?? []);
    for (const step of next) {
      const verb = verbOf(game, step);
      const who = verb === "more" ? here : targetOf(step);
      if (verb === "card" && who >= 0) presses.set(who, { is: "take" });
      else if (["bribe", "more", "go"].includes(verb))
        presses.set(who, { is: "lay", first: verb === "bribe", here: verb === "more", step });
    }
  }
  return presses;
}

/** Does a click there lay one gem more? */
export const laysOne = (press: Press | undefined) => press !== undefined && press.is !== "take";

/** The gems on a character with what is laid there, and with the gem a click would lay; and what they would come to. */
export function verdictAfter(
  play: MafiozooPlay,
  who: number,
  press: Press | undefined,
): { gems: number[]; verdict: Verdict | null } {
  const { table, seat } = play.shown;
  const laid = laidBy(play).get(who) ?? 0;
  const more = laysOne(press);
  const lying = table.gems[who]!;
  const gems = seat < 0 ? lying : lying.with(seat, lying[seat]! + laid + Number(more));
  if (laid === 0) return { gems, verdict: (more ? table.own?.one_more[who] : table.standing[who]) ?? null };
  const would = outlookOf(play, begunBy(play))?.laid.find(({ character }) => character === who);
  return { gems, verdict: (more ? would?.one_more : would?.comes_to) ?? null };
}

// --- placing bonuses: MZ-5.17 to 5.22 ---

/** The ways to use the bonus of a place now, asked or unasked. */
export function bonusesAt({ choice, shown }: MafiozooPlay, place: number): BonusView[] {
  const open = [...choice.options, ...choice.interrupts];
  return shown.table.own?.bonuses.filter((bonus) => bonus.place === place && open.includes(bonus.action)) ?? [];
}

/** Pick a bonus as the answer, or use it though nobody asked. */
export function useBonus(play: MafiozooPlay, { action, place, character }: BonusView): void {
  const { choice, voice } = play;
  if (choice.can(action)) {
    const params = { place: placeName(play, place), the: theCharacter(play, character) };
    choice.set([action], true, voice.text("table-bonus-confirm", params), () => choice.clear());
  } else choice.interrupt(action);
}

// --- what the prompt bar says ---

export function asking(play: MafiozooPlay): Asking | null {
  const { choice } = play;
  const chain = chainOf(play);
  if (chain.length > 0) return askingForGems(play, chain);
  const [picked] = choice.steps;
  const outlook = (picked === undefined ? null : choice.outlooks.get(picked)) as MafiozooOutlook | null;
  if (picked !== undefined && outlook?.laid[0]) return askingForOne(play, picked, outlook.laid[0]);
  if (choice.prompt?.answer !== null) return null;
  if (choice.prompt.kind === "buy") return askingToPay(play);
  if (choice.prompt.kind === "inform") return choice.options.length > 1 ? askingToInform(play) : nothingToShow(play);
  return null;
}

/** What would come of gems, with whose name it begins. */
function wouldCome(play: MafiozooPlay, { character, gems, comes_to }: Laid): string {
  const lying = play.shown.table.gems[character]!;
  const { seat } = play.shown;
  const verdict = verdictWords(play, character, comes_to, lying.with(seat, lying[seat]! + gems));
  return play.voice.text("table-ask-now", { character: characterName(play, character), verdict });
}

/** The gem of the Union, or of a placing bonus. */
function askingForOne(play: MafiozooPlay, picked: number, laid: Laid): Asking {
  const the = theCharacter(play, laid.character);
  const bonus = play.shown.table.own?.bonuses.find(({ action }) => action === picked);
  const question = bonus
    ? play.voice.text("table-bonus-picked", { place: placeName(play, bonus.place), the })
    : play.voice.text("table-union-picked", { the });
  return { question, why: wouldCome(play, laid), rule: laid.comes_to.rule };
}

function askingForGems(play: MafiozooPlay, chain: number[]): Asking {
  const { voice, game } = play;
  const gems = recovering(play, chain);
  const secret = chain[0] === secretCard(game);
  const outlook = outlookOf(play, chain);
  if (gems !== null) {
    return {
      question: voice.text("table-ask-recover", { gems }),
      why: outlook ? voice.text("table-ask-recover-why", { slush: outlook.slush, reserve: outlook.reserve }) : "",
      rule: secret ? "MZ-5.6" : "MZ-5.5",
    };
  }
  const left = outlook?.left ?? 0;
  if (chain.length === 1) {
    if (left === 0)
      return {
        question: voice.text("table-ask-broke"),
        why: voice.text("table-ask-broke-why"),
        rule: secret ? "MZ-5.6" : "MZ-5.5",
      };
    const question = secret
      ? voice.text("table-ask-secret", { gems: left })
      : voice.text("table-ask-first", { the: theCharacter(play, chain[0]!), gems: left });
    return { question, why: voice.text("table-ask-first-why"), rule: secret ? "MZ-5.10" : "MZ-5.9" };
  }
  const here = gemsIn(game, chain).at(-1)!.who;
  const laid = outlook?.laid.find(({ character }) => character === here);
  if (!outlook || !laid)
    return { question: voice.text("table-lay-confirm", { gems: chain.length - 1 }), why: "", rule: "MZ-5.11" };
  if (left === 0)
    return {
      question: voice.text("table-ask-whole", { gems: chain.length - 1 }),
      why: wouldCome(play, laid),
      rule: laid.comes_to.rule,
    };
  const onward = outlook.then.flatMap((step) => (verbOf(game, step) === "go" ? [game.actions[step]![1]] : []));
  const names = together(onward.map((id) => voice.text(`character-${id}`)));
  const why = onward.length > 0 ? "table-ask-onward" : "table-ask-here";
  return {
    question: voice.text("table-ask-more", { gems: left }),
    why: voice.text(why, { the: theCharacter(play, here), names }),
    rule: "MZ-5.11",
  };
}

/** MZ-6.33: all are asked, so that nobody knows who holds the card. Most have nothing to do. */
function nothingToShow(play: MafiozooPlay): Asking | null {
  const { voice } = play;
  const { character } = play.shown.table;
  if (character === null) return null;
  return {
    question: voice.text("table-ask-no-card", { the: theCharacter(play, character) }),
    why: voice.text("table-ask-no-card-why"),
    rule: "MZ-6.33",
  };
}

/** The fewest gems with which showing the card would bring something, and what. */
function askingToInform(play: MafiozooPlay): Asking | null {
  const { voice, choice, shown } = play;
  const { character, gems, standing } = shown.table;
  if (character === null) return null;
  const ways = choice.options
    .flatMap((option) => (choice.outlooks.get(option) as MafiozooOutlook | null)?.laid ?? [])
    .toSorted((one, other) => one.gems - other.gems);
  const now = standing[character]!;
  const free = ways.find(({ comes_to }) => brings(play, comes_to) === "free");
  const would = brings(play, now) === "free" ? null : (free ?? ways.at(-1));
  const question = voice.text("table-ask-inform", { the: theCharacter(play, character) });
  if (!would) return { question, why: verdictWords(play, character, now, gems[character]!), rule: now.rule };
  const lying = gems[character]!.with(shown.seat, gems[character]![shown.seat]! + would.gems);
  const verdict = verdictWords(play, character, would.comes_to, lying);
  return {
    question,
    why: voice.text("table-ask-inform-with", { gems: would.gems, verdict }),
    rule: would.comes_to.rule,
  };
}

function askingToPay(play: MafiozooPlay): Asking | null {
  const { choice, voice, shown } = play;
  const { settling, players } = shown.table;
  const would = [...choice.outlooks.values()].find((each) => each !== null) as MafiozooOutlook | undefined;
  if (!settling || !would) return null;
  const { money } = players[shown.seat]!;
  return {
    question: voice.text("table-ask-pay", {
      character: characterName(play, settling.character),
      price: zoollars(voice, money - would.money),
      gives: giftWords(play, settling.character),
    }),
    why: voice.text("table-ask-pay-why", { money: zoollars(voice, money), left: zoollars(voice, would.money) }),
    rule: "MZ-6.12",
  };
}
