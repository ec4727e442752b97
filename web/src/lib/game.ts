/**
 * What a game's table gives the shell, and what it gets.
 *
 * A game's folder has `table/index.ts` with a default export of this type; there is nothing else to
 * sign up for. A game without one is played at the plain table (`lib/plain`). The shell shows seats, prompt, log, chat and clocks; the game draws its scene.
 */
import type { Component } from "svelte";

import type { After } from "./after";
import type { IconName } from "./art/icons";
import type { SeatLook } from "./art/seats";
import type { Item, Play } from "./play";
import type { Payment } from "./pledges";
import { fetchTexts } from "./text.svelte";
import type { Piece, Tip } from "./tips";
import type { HeardEvent, SeatView } from "./wire";

export type * from "./play";
export { PHONE, SIDEWAYS } from "./phone";

/** Where a figure comes from: shown as a small table when it is pressed. */
export interface ScoreParts {
  rows: { label: string; figure: string; rule?: string }[];
  /** What the sum is called, and what it is. */
  total: { label: string; figure: string };
  /** What the reader cannot know of it. */
  note?: string | undefined;
}

/** What a seat's card shows beside its name. */
export interface SeatFacts {
  /** The score or money as text, e.g. "185 000". */
  main: string;
  /** The name of that figure as a piece, e.g. "money:0". */
  piece?: string;
  parts?: ScoreParts;
  /** The same where there is little room, e.g. "$185k". */
  brief?: string;
  /** There: a sign before it, and a second figure after it. */
  sign?: IconName;
  second?: { main: string; piece: string; money?: boolean };
  /** Short remarks, e.g. "dealer". */
  remarks: string[];
}

/** The phases of a round or a turn. */
export interface Phases {
  /** Which round, or whose turn. */
  title: string;
  steps: { id: string; label: string; piece?: string }[];
  /** Which of them it is; -1 before the first, or after the last. */
  now: number;
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
  /**
   * Does the scene show the seats itself, who they are and what they have? Then there is no list of them; if it is
   * "wide", on a phone there is the row of all games, and a tap shows `Seat` alone.
   */
  seated?: boolean | "wide";
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
  /** An amount of money in words, where promises are about payments. */
  payment?: Payment;
  /** The offers to the reader, with what they would change for him: among the others, in place of plain cards. */
  Incoming?: Component<{ play: Play<Table> }>;
  /** Does the scene draw `play.bargain.composing`? Then offers can be answered with others. */
  composes?: boolean;
  /** Has the scene buttons for what is asked that answer at once? Then the bar has none that sends. */
  answersAtOnce?(play: Play<Table>): boolean;
  /** What is to be done next in an answer in the making; null where the question says it all. */
  asking?(play: Play<Table>): Asking | null;
  /** What a reader is told whom nothing will be asked any more, though the game goes on; null for all others. */
  out?(play: Play<Table>): string | null;
  /** Does what the scene shows lose by being told at once? Then its line waits for the beat's end. */
  suspense?(event: HeardEvent): boolean;
  facts(play: Play<Table>, seat: number): SeatFacts;
  /** The phases of a round or a turn, from the view; null while there is none. They stand in the prompt bar. */
  phases?(play: Play<Table>): Phases | null;
  /** A line under the seats: how far the game is. */
  stage(play: Play<Table>): string[];
  /** Options that have no place in the scene: buttons in the prompt bar, which answer at once. */
  inBar(play: Play<Table>, action: number): boolean;
  /** What is lost by this answer of the bar, in the words of the button that asks once more; null where nothing is. */
  costs?(play: Play<Table>, action: number): string | null;
  /** Is it the reader's own turn? Then no window is passed "until my turn". */
  ownTurn?(play: Play<Table>): boolean;
  /** The group an event belongs to in the log, if a new one begins with it (a round). */
  chapter(play: Play<Table>, event: HeardEvent): string | null;
  /** Does the title of its chapter say all of an event? Then it has no line in the log. */
  titled?(event: HeardEvent): boolean;
  /** Worth a sound? One of the house's few. */
  sound?(event: HeardEvent): "card" | "money" | "dice" | "alarm" | null;
  /** What a piece is, by its name on the page; null where the game has nothing to say of it. */
  tips?(play: Play<Table>, piece: Piece): Tip | null;
  /** The piece that an event is about, by its name: its line in the log explains it. */
  about?(play: Play<Table>, event: HeardEvent): string | null;
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
  const [table] = await Promise.all([found ? found[1]() : import("./plain"), fetchTexts(name)]);
  return table.default;
}
