/**
 * What a game's table gives the shell, and what it gets.
 *
 * A game's folder has `table/index.ts` with a default export of this type; there is nothing else to
 * sign up for. The shell shows seats, prompt, log, chat and clocks; the game draws its scene.
 */
import type { Component } from "svelte";

import type { After } from "./after";
import type { SeatLook } from "./art/seats";
import type { Choice } from "./choice.svelte";
import { fetchTexts, type Voice } from "./text.svelte";
import type { GameInfo, HeardEvent, Offer, Promise as Word, Refusal, SeatNow, SeatView } from "./wire";

/** What a scene is drawn from. The same for a game in progress and for a replay. */
export interface Play<Table = any> {
  /** What is shown now. While events are being played, it is behind the truth, on its way there. */
  readonly shown: SeatView<Table>;
  /** The event being shown at this moment, to be animated; null when all is still. */
  readonly beat: HeardEvent | null;
  /** How long the beat lasts, in milliseconds. */
  readonly beatTime: number;
  /** All events that have been shown, from the beginning of the game. */
  readonly told: readonly HeardEvent[];
  readonly game: GameInfo;
  readonly voice: Voice;
  /** What the reader is about to answer. In a replay, and when not asked, nothing can be chosen. */
  readonly choice: Choice;
  /** Offers and promises, for games with trade. In a replay they can be looked at only. */
  readonly bargain: Bargain;
  /** Seconds left for the open question, where it has a time of its own, whoever is asked. It ticks. */
  readonly deadline: number | null;
  /** Who sits where, people and bots, here or away; in a replay, nobody any more. */
  readonly seats: readonly SeatNow[];
  /** Seats whose clock is running. */
  readonly running: readonly number[];
  /** Milliseconds a seat has left at a moment of this browser's clock; null without clocks. */
  timeLeft(seat: number, at?: number): number | null;
}

/** One thing in an offer: its kind, and how much or which. */
export type Item = [kind: string, which: number];
export type Answer = "accept" | "decline" | "withdraw";
export type Mark = "kept" | "broken" | "";

/** An offer in the making. Whoever draws it writes straight into it. */
export interface Draft {
  /** A seat, or -1 for whoever accepts first. */
  to: number;
  gives: Item[];
  wants: Item[];
  words: string;
  /** Are the words to be written down as a promise, for all to see? */
  promise: boolean;
  /** The offer this one answers, as it was. */
  countering: Offer | null;
}

/** Where in bargaining a refusal belongs: its reason is shown there. */
export type Place = "draft" | "word" | `offer ${number}` | `mark ${number}`;

/** Bargaining as one reader sees it. Everything in it is live: read it where it is drawn. */
export interface Bargain {
  /** All open offers, oldest first; without gives, wants and words where they are of two others. */
  readonly offers: Offer[];
  readonly promises: Word[];
  /** The rule of trading; "" in a game without. */
  readonly rule: string;
  /** May the reader bargain at all: seated, in a game with trade that is still being played? */
  readonly live: boolean;
  /** Is the gate open, so that offers can be made and accepted now? (The rest always can.) */
  readonly open: boolean;
  /** Something said is on its way. Until it is answered, nothing more is sent. */
  readonly busy: boolean;
  /** Why what was last said there was refused. */
  refusal(place: Place): Refusal | null;
  /** Seconds until an offer runs out; null where it does not. It ticks. */
  left(offer: number): number | null;

  /** One's word in the making, to a seat (-1: nobody yet), without any trade. */
  readonly word: { to: number; words: string };
  /** The offer in the making, if any: what a game's composer draws. */
  readonly composing: Draft | null;
  /** Begin an answer to this offer, its sides exchanged; or with null a new one, to this seat. */
  compose(offer: Offer | null, to?: number): void;
  /** Send the offer in the making. It is gone when it is made; refused, it stays, with its reason. */
  submit(): Promise<void>;
  /** Think better of it. */
  discard(): void;

  // What can be said. Each comes to true when it is done; refused, its reason is at its place.
  make(to: number, gives: Item[], wants: Item[], words: string, promise: boolean): Promise<boolean>;
  counter(
    offer: number,
    gives: Item[],
    wants: Item[],
    words: string,
    promise: boolean,
  ): Promise<boolean>;
  /** `picks`: where an offer asks for something of one's choice, the actions that say what is given. */
  answer(offer: number, answer: Answer, picks?: number[]): Promise<boolean>;
  promise(to: number, words: string): Promise<boolean>;
  mark(promise: number, mark: Mark): Promise<boolean>;
}

/** What a seat's card shows beside its name. */
export interface SeatFacts {
  /** The score or money as text, e.g. "185 000". */
  main: string;
  /** Short remarks, e.g. "dealer". */
  remarks: string[];
}

/** What the prompt bar says while an answer is half made. */
export interface Asking {
  question: string;
  why: string;
  rule: string;
}

export interface GameTable<Table = any> {
  /** The scene: board and hand. */
  Scene: Component<{ play: Play<Table> }>;
  /** Does the scene want all the width it can get? Then the seats stand above the log. */
  wide?: boolean;
  /** Does the scene show the seats itself, who they are and what they have? Then there is no list of them. */
  seated?: boolean;
  /** What stands above the log, where the scene is wide and there is room beside it; else the scene shows it. */
  Aside?: Component<{ play: Play<Table> }>;
  /**
   * The colour and emblem of a seat, where the scene draws seats in the game's own: the shell then shows them
   * so, too, on every page of the table. Null while the seat has none yet: it has the house's.
   */
  emblem?(play: Play<Table>, seat: number): SeatLook | null;
  /** More about a seat, under its name. */
  Seat?: Component<{ play: Play<Table>; seat: number }>;
  /** The steps of an answer in the making, beside the button that sends it. */
  Steps?: Component<{ play: Play<Table> }>;
  /** One thing of an offer, on its way from a seat to another (-1: whoever takes it). Else text, `item-…`. */
  Item?: Component<{ play: Play<Table>; item: Item; giver: number; taker: number }>;
  /** The offers to the reader, with what they would change for him: among the others, in place of plain cards. */
  Incoming?: Component<{ play: Play<Table> }>;
  /** Does the scene draw `play.bargain.composing`? Then offers can be answered with others. */
  composes?: boolean;
  /** On a phone: does the scene have the button for what is being answered, under the thumb? */
  sends?(play: Play<Table>): boolean;
  /** Has the scene buttons for what is asked that answer at once? Then the bar has none that sends. */
  answersAtOnce?(play: Play<Table>): boolean;
  /** What is to be done next in an answer in the making; null where the question says it all. */
  asking?(play: Play<Table>): Asking | null;
  /** What a reader is told whom nothing will be asked any more, though the game goes on; null for all others. */
  out?(play: Play<Table>): string | null;
  /** The view as it looks after one more event: how the scene gets from one view to the next. */
  advance(shown: SeatView<Table>, event: HeardEvent): SeatView<Table>;
  /** How long an event should be looked at, in milliseconds; 0 for no pause. */
  beat(event: HeardEvent): number;
  /** Does what the scene shows lose by being told at once? Then its line waits for the beat's end. */
  suspense?(event: HeardEvent): boolean;
  facts(play: Play<Table>, seat: number): SeatFacts;
  /** A line under the seats: how far the game is. */
  stage(play: Play<Table>): string[];
  /** Options that have no place in the scene: buttons in the prompt bar, which answer at once. */
  inBar(play: Play<Table>, action: number): boolean;
  /** The group an event belongs to in the log, if a new one begins with it (a round). */
  chapter(play: Play<Table>, event: HeardEvent): string | null;
  /** Worth a sound? One of the house's few. */
  sound?(event: HeardEvent): "card" | "money" | "dice" | "alarm" | null;
  /** What the page after the game tells of it besides the result. */
  after?: After<Table>;
}

/** Where there is room for a column beside a wide scene. */
export const BESIDE = "(min-width: 1180px) and (min-height: 480px)";

/** Who has answered the open question, as far as everybody may know. */
export function answeredBy({ asked, waiting }: SeatView): number[] {
  return asked.filter((seat) => !waiting.includes(seat));
}

const TABLES = import.meta.glob<{ default: GameTable }>("$games/*/table/index.ts");

export async function loadGame(name: string): Promise<GameTable> {
  const found = Object.entries(TABLES).find(([path]) => path.endsWith(`/${name}/table/index.ts`));
  if (!found) throw new Error(`no table for ${name}`);
  const [table] = await Promise.all([found[1](), fetchTexts(name)]);
  return table.default;
}
