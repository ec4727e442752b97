/**
 * The answer in the making on the desk: a card step by step, a placing bonus, a gem of the Union.
 *
 * What is picked lives in `play.choice` alone; here is what may come next and what it is called.
 */
import { actionOf, verbOf } from "$lib/actions";
import type { Asking } from "$lib/game";
import { together } from "$lib/text.svelte";

import { gemsOf, nextSteps, pathOf, recovering } from "./chain";
import { FAVOUR_PHASE, PRISON, SECRET } from "./numbers";
import {
  boundsOf,
  characterName,
  contentOf,
  giftWords,
  placeName,
  stepsOf,
  theCharacter,
  zoollars,
  type MafiozooPlay,
} from "./pieces";
import { verdictWords, type Verdict } from "./verdict";

export const playing = ({ choice }: MafiozooPlay) => choice.prompt?.kind === "play_card";

/** The card in hand and what was done with it so far; empty when none is taken up. */
export function chainOf(play: MafiozooPlay): number[] {
  if (!playing(play)) return [];
  const { choice, game } = play;
  const chain = [...choice.prompt!.draft, ...choice.steps];
  if (chain.length === 0 || chain[0]! > SECRET) return [];
  return chain.at(-1) === stepsOf(game).done ? chain.slice(0, -1) : chain;
}

/** The gems of the chain, by character. */
export const laidBy = (play: MafiozooPlay) => gemsOf(stepsOf(play.game), chainOf(play));

export function nextOf(play: MafiozooPlay): number[] {
  const chain = chainOf(play);
  return chain.length === 0 || play.choice.sending ? [] : nextSteps(boundsOf(play), chain);
}

/** How many more gems the card in hand allows. */
export function gemsLeft(play: MafiozooPlay): number {
  const chain = chainOf(play);
  if (chain.length === 0) return 0;
  const bounds = boundsOf(play);
  const laid = Math.max(0, chain.length - 1);
  return Math.max(0, Math.min(bounds.places(chain[0]!), bounds.slush) - laid);
}

/** Make this the chain: all of it is one message once a gem is laid or a number recovered. */
export function setChain(play: MafiozooPlay, chain: number[]): void {
  const { choice, game, voice } = play;
  const steps = stepsOf(game);
  const settled = choice.prompt?.draft.length ?? 0;
  const local = chain.slice(settled);
  if (local.length === 0) return choice.clear();
  const back = () => setChain(play, chain.slice(0, -1));
  if (chain.length === 1) return choice.set(local, false, voice.text("table-lay-first"), back);
  const gems = recovering(steps, chain);
  if (gems !== null) return choice.set(local, true, voice.text("table-recover-confirm", { gems }), back);
  const laid = chain.length - 1;
  choice.set([...local, steps.done], true, voice.text("table-lay-confirm", { gems: laid }), back);
}

export function takeCard(play: MafiozooPlay, card: number): void {
  if (play.choice.can(card)) setChain(play, chainOf(play)[0] === card ? [] : [card]);
}

export function recover(play: MafiozooPlay, gems: number): void {
  setChain(play, [chainOf(play)[0]!, stepsOf(play.game).recover + gems]);
}

/** Numbers of gems the card in hand may recover; empty once a gem is laid. */
export function recoverable(play: MafiozooPlay): number[] {
  const chain = chainOf(play);
  if (chain.length === 0 || play.choice.sending) return [];
  const { recover, bribe } = stepsOf(play.game);
  const begun = recovering(stepsOf(play.game), chain) === null ? chain : chain.slice(0, 1);
  return nextSteps(boundsOf(play), begun).flatMap((step) =>
    step >= recover && step < bribe ? [step - recover] : [],
  );
}

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
  if (armed !== null) {
    for (const action of bonusActions(play, armed))
      presses.set(targetOf(play, action), { is: "place", action, picked: choice.steps[0] === action });
    return presses;
  }
  if (choice.prompt?.kind === "union_gem") {
    contentOf(game).characters.forEach(({ id }, who) => {
      const action = actionOf(game, "union", id);
      if (choice.can(action))
        presses.set(who, { is: "place", action, picked: choice.steps[0] === action });
    });
    return presses;
  }
  if (!playing(play)) return presses;
  const steps = stepsOf(game);
  const chain = chainOf(play);
  if (chain.length === 0) {
    for (const action of choice.options) if (action < SECRET) presses.set(action, { is: "take" });
    return presses;
  }
  const begun = recovering(steps, chain) === null ? chain : chain.slice(0, 1);
  const here = pathOf(steps, begun).at(-1);
  for (const step of nextSteps(boundsOf(play), begun)) {
    if (step === steps.more) presses.set(here!, { is: "lay", first: false, here: true, step });
    else if (step >= steps.go && step < steps.done)
      presses.set(step - steps.go, { is: "lay", first: false, here: false, step });
    else if (step >= steps.bribe && step < steps.more)
      presses.set(step - steps.bribe, { is: "lay", first: true, here: false, step });
  }
  return presses;
}

/** Does a click there lay one gem more? */
export const laysOne = (press: Press | undefined) => press !== undefined && press.is !== "take";

/** What would come of a character with what is laid there, and with the gem a click would lay. */
export function verdictAfter(play: MafiozooPlay, who: number, press: Press | undefined): Verdict {
  return verdictWith(play, who, (laidBy(play).get(who) ?? 0) + Number(laysOne(press)));
}

/** In the Favours, gems on a character already settled stay for the next round (MZ-6.32). */
function verdictWith(play: MafiozooPlay, who: number, more: number): Verdict {
  const { phase, character } = play.shown.table;
  const verdict = verdictWords(play, who, more);
  if (phase !== FAVOUR_PHASE || character === null || who >= character) return verdict;
  const gems = verdict.gems.reduce((total, count) => total + count, 0);
  return { ...verdict, text: play.voice.text("table-union-later", { gems }), rule: "MZ-6.32", mine: "nothing" };
}

export function layGem(play: MafiozooPlay, step: number): void {
  const chain = chainOf(play);
  const begun = recovering(stepsOf(play.game), chain) === null ? chain : chain.slice(0, 1);
  setChain(play, [...begun, step]);
}

// --- placing bonuses: MZ-5.17 to 5.22 ---

/** All that may be used now, asked or unasked. */
export const bonusOptions = ({ choice, game }: MafiozooPlay) =>
  [...choice.options, ...choice.interrupts].filter((action) => verbOf(game, action) === "use");

export function placeOf({ game }: MafiozooPlay, action: number): number {
  return contentOf(game).places.findIndex(({ id }) => id === game.actions[action]?.[1]);
}

export const bonusActions = (play: MafiozooPlay, place: number) =>
  bonusOptions(play).filter((action) => placeOf(play, action) === place);

/** MZ-5.19 to 5.21: where the Godfather is, or for the prison one of choice. */
export function targetOf(play: MafiozooPlay, action: number): number {
  const id = play.game.actions[action]?.[2];
  if (placeOf(play, action) !== PRISON) return play.shown.table.godfather!;
  return contentOf(play.game).characters.findIndex((who) => who.id === id);
}

/** Pick a bonus as the answer, or use it though nobody asked. */
export function useBonus(play: MafiozooPlay, action: number): void {
  const { choice, voice } = play;
  if (choice.can(action)) {
    const params = { place: placeName(play, placeOf(play, action)), the: theCharacter(play, targetOf(play, action)) };
    choice.set([action], true, voice.text("table-bonus-confirm", params), () => choice.clear());
  } else choice.interrupt(action);
}

// --- what the prompt bar says ---

export function asking(play: MafiozooPlay): Asking | null {
  const { choice, voice } = play;
  const chain = chainOf(play);
  if (chain.length > 0) return askingForGems(play, chain);
  const [picked] = choice.steps;
  if (choice.prompt?.kind === "union_gem" && picked !== undefined) {
    const id = play.game.actions[picked]?.[1];
    const who = contentOf(play.game).characters.findIndex((each) => each.id === id);
    if (who < 0) return null;
    const { text: why, rule } = verdictWith(play, who, 1);
    return { question: voice.text("table-union-picked", { the: theCharacter(play, who) }), why, rule };
  }
  if (picked !== undefined && verbOf(play.game, picked) === "use") {
    const who = targetOf(play, picked);
    const verdict = verdictWords(play, who, 1);
    return {
      question: voice.text("table-bonus-picked", {
        place: placeName(play, placeOf(play, picked)),
        the: theCharacter(play, who),
      }),
      why: voice.text("table-ask-now", { character: characterName(play, who), verdict: verdict.text }),
      rule: verdict.rule,
    };
  }
  if (choice.prompt?.kind === "buy") return askingToPay(play);
  if (choice.prompt?.kind === "inform" && choice.prompt.options.length === 1) return nothingToShow(play);
  return null;
}

function askingForGems(play: MafiozooPlay, chain: number[]): Asking {
  const { voice, shown } = play;
  const steps = stepsOf(play.game);
  const gems = recovering(steps, chain);
  const card = chain[0]!;
  if (gems !== null) {
    const [reserve, slush] = [shown.table.reserve[shown.seat]!, shown.table.slush[shown.seat]!];
    return {
      question: voice.text("table-ask-recover", { gems }),
      why: voice.text("table-ask-recover-why", { slush: slush + gems, reserve: reserve - gems }),
      rule: card === SECRET ? "MZ-5.6" : "MZ-5.5",
    };
  }
  if (chain.length === 1) {
    const broke = shown.table.slush[shown.seat] === 0;
    const most = gemsLeft(play);
    if (broke)
      return {
        question: voice.text("table-ask-broke"),
        why: voice.text("table-ask-broke-why"),
        rule: card === SECRET ? "MZ-5.6" : "MZ-5.5",
      };
    return card === SECRET
      ? {
          question: voice.text("table-ask-secret", { gems: most }),
          why: voice.text("table-ask-first-why"),
          rule: "MZ-5.10",
        }
      : {
          question: voice.text("table-ask-first", { the: theCharacter(play, card), gems: most }),
          why: voice.text("table-ask-first-why"),
          rule: "MZ-5.9",
        };
  }
  const left = gemsLeft(play);
  const here = pathOf(steps, chain).at(-1)!;
  if (left === 0) {
    const verdict = verdictWords(play, here, laidBy(play).get(here));
    return {
      question: voice.text("table-ask-whole", { gems: chain.length - 1 }),
      why: voice.text("table-ask-now", { character: characterName(play, here), verdict: verdict.text }),
      rule: verdict.rule,
    };
  }
  const onward = nextOf(play).flatMap((step) =>
    step >= steps.go && step < steps.done ? [step - steps.go] : [],
  );
  const names = together(onward.map((who) => characterName(play, who)));
  const why = onward.length > 0 ? "table-ask-onward" : "table-ask-here";
  return {
    question: voice.text("table-ask-more", { gems: left }),
    why: voice.text(why, { the: theCharacter(play, here), names }),
    rule: "MZ-5.11",
  };
}

/** MZ-6.33: all are asked, so that nobody knows who holds the card. Most have nothing to do. */
function nothingToShow(play: MafiozooPlay): Asking | null {
  const { voice, choice } = play;
  const { character } = play.shown.table;
  if (character === null || choice.prompt?.answer !== null) return null;
  return {
    question: voice.text("table-ask-no-card", { the: theCharacter(play, character) }),
    why: voice.text("table-ask-no-card-why"),
    rule: "MZ-6.33",
  };
}

function askingToPay(play: MafiozooPlay): Asking | null {
  const { choice, voice, shown } = play;
  const { settling, players } = shown.table;
  const at = settling?.payers.indexOf(shown.seat) ?? -1;
  if (!settling || at < 0 || choice.prompt?.answer !== null) return null;
  const money = players[shown.seat]!.money;
  const price = settling.prices[at]!;
  return {
    question: voice.text("table-ask-pay", {
      character: characterName(play, settling.character),
      price: zoollars(voice, price),
      gives: giftWords(play, settling.character),
    }),
    why: voice.text("table-ask-pay-why", {
      money: zoollars(voice, money),
      left: zoollars(voice, money - price),
    }),
    rule: "MZ-6.12",
  };
}
