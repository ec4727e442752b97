/**
 * What a game's table gives the shell, and what it gets.
 *
 * A game's folder has `table/index.ts` with a default export of this type; there is nothing else to
 * sign up for. The shell shows seats, prompt, log, chat and clocks; the game draws its scene.
 */
import type { Component } from "svelte";

import type { After } from "./after";
import type { Choice } from "./choice.svelte";
import type { Voice } from "./text.svelte";
import type { GameInfo, HeardEvent, SeatView } from "./wire";

/** What a scene is drawn from. The same for a game in progress and for a replay. */
export interface Play<Table = any> {
  /** What is shown now. While events are being played, it is behind the truth, on its way there. */
  readonly shown: SeatView<Table>;
  /** The event being shown at this moment, to be animated; null when all is still. */
  readonly beat: HeardEvent | null;
  /** How long the beat lasts, in milliseconds. */
  readonly beatTime: number;
  readonly game: GameInfo;
  readonly voice: Voice;
  /** What the reader is about to answer. In a replay, and when not asked, nothing can be chosen. */
  readonly choice: Choice;
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
  /** More about a seat, under its name. */
  Seat?: Component<{ play: Play<Table>; seat: number }>;
  /** The steps of an answer in the making, beside the button that sends it. */
  Steps?: Component<{ play: Play<Table> }>;
  /** What is to be done next in an answer in the making; null where the question says it all. */
  asking?(play: Play<Table>): Asking | null;
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

/** Who has answered the open question, as far as everybody may know. */
export function answeredBy({ asked, waiting }: SeatView): number[] {
  return asked.filter((seat) => !waiting.includes(seat));
}

const TABLES = import.meta.glob<{ default: GameTable }>("$games/*/table/index.ts");

export async function loadGame(name: string): Promise<GameTable> {
  const found = Object.entries(TABLES).find(([path]) => path.endsWith(`/${name}/table/index.ts`));
  if (!found) throw new Error(`no table for ${name}`);
  return (await found[1]()).default;
}
