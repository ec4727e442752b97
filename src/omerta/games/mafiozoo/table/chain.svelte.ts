/**
 * A card in small steps (MZ-11.2), on the page alone until it is whole.
 *
 * The steps picked live in `play.choice`. What may come after them, and what would come of them, the
 * house says: with the question for the first step, and when it is asked for all others.
 */
import { actionOf, verbOf } from "$lib/actions";
import type { Choice } from "$lib/choice.svelte";
import { Foresight } from "$lib/foresight.svelte";
import { onceWithEffects } from "$lib/once.svelte";
import type { GameInfo } from "$lib/wire";

import { characterOf, secretCard, type MafiozooPlay } from "./pieces";
import type { MafiozooOutlook } from "./view";

export const playing = ({ choice }: MafiozooPlay) => choice.prompt?.kind === "play_card";

/** The card in hand and what was done with it so far; empty when none is taken up. */
export function chainOf(play: MafiozooPlay): number[] {
  if (!playing(play)) return [];
  const { choice, game } = play;
  const chain = [...choice.prompt!.draft, ...choice.steps];
  if (chain.length === 0 || verbOf(game, chain[0]!) !== "card") return [];
  return verbOf(game, chain.at(-1)!) === "done" ? chain.slice(0, -1) : chain;
}

/** The gems of a chain one by one: on whom, and whether along a thread. */
export function gemsIn(game: GameInfo, chain: readonly number[]): { who: number; moved: boolean }[] {
  const gems: { who: number; moved: boolean }[] = [];
  for (const step of chain.slice(1)) {
    const [verb, id] = game.actions[step]!;
    if (verb === "more") gems.push({ who: gems.at(-1)!.who, moved: false });
    else if (verb === "bribe" || verb === "go") gems.push({ who: characterOf(game, id), moved: verb === "go" });
  }
  return gems;
}

/** The gems of the card in hand, by character in order. */
export function laidBy(play: MafiozooPlay): Map<number, number> {
  const laid = new Map<number, number>();
  for (const { who } of gemsIn(play.game, chainOf(play))) laid.set(who, (laid.get(who) ?? 0) + 1);
  return laid;
}

/** Gems recovered, where the card is used for that; else null. */
export function recovering({ game }: MafiozooPlay, chain: readonly number[]): number | null {
  const [verb, gems] = game.actions[chain[1] ?? -1] ?? [];
  return verb === "recover" ? Number(gems) : null;
}

/** The chain a gem would be added to: one that recovers begins anew. */
export function begunBy(play: MafiozooPlay): number[] {
  const chain = chainOf(play);
  return recovering(play, chain) === null ? chain : chain.slice(0, 1);
}

// --- what the house says of it ---

const foresightOf = onceWithEffects((choice: Choice) => new Foresight<MafiozooOutlook>(choice));

/** Of a chain, what is not yet at the house. */
const localPart = ({ prompt }: Choice, chain: readonly number[]) => chain.slice(prompt?.draft.length ?? 0);

/** What would come of these steps; null until the house has said it. */
export function outlookOf({ choice }: MafiozooPlay, chain: readonly number[]): MafiozooOutlook | null {
  if (chain.length === 0) return null;
  const first = chain.length === 1 ? (choice.outlooks.get(chain[0]!) as MafiozooOutlook | undefined) : undefined;
  return first ?? foresightOf(choice).of(localPart(choice, chain))?.outlook ?? null;
}

/** When what was last asked is answered. */
export const heard = ({ choice }: MafiozooPlay) => foresightOf(choice).heard;

// --- making it ---

/** Make this the chain: all of it is one message once a gem is laid or a number recovered. */
export function setChain(play: MafiozooPlay, chain: number[]): void {
  const { choice, game, voice } = play;
  const local = localPart(choice, chain);
  if (local.length === 0) return choice.clear();
  if (!outlookOf(play, chain)) void foresightOf(choice).look(local);
  const back = () => setChain(play, chain.slice(0, -1));
  if (chain.length === 1) return choice.set(local, false, voice.text("table-lay-first"), back);
  const gems = recovering(play, chain);
  if (gems !== null) return choice.set(local, true, voice.text("table-recover-confirm", { gems }), back);
  const wording = voice.text("table-lay-confirm", { gems: chain.length - 1 });
  choice.set([...local, actionOf(game, "done")], true, wording, back);
}

export function takeCard(play: MafiozooPlay, card: number): void {
  if (play.choice.can(card)) setChain(play, chainOf(play)[0] === card ? [] : [card]);
}

export const takeSecret = (play: MafiozooPlay) => takeCard(play, secretCard(play.game));

export function layGem(play: MafiozooPlay, step: number): void {
  setChain(play, [...begunBy(play), step]);
}

/** The steps that recover gems with the card in hand; none once a gem is laid. */
export function waysToRecover(play: MafiozooPlay): { gems: number; step: number }[] {
  const begun = begunBy(play);
  if (begun.length !== 1 || play.choice.sending) return [];
  return (outlookOf(play, begun)?.then ?? []).flatMap((step) => {
    const [verb, gems] = play.game.actions[step]!;
    return verb === "recover" ? [{ gems: Number(gems), step }] : [];
  });
}
