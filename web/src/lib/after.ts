/**
 * What a game may add to the page after the game, as the `after` of its table.
 *
 * Without it the page still shows the result, the chances, the replay and the proof.
 */
import type { Component } from "svelte";

import type { IconName } from "$lib/art/icons";
import type { HeardEvent } from "$lib/wire";
import type { Play } from "./play";
import type { Story } from "./story";

export interface After<Table = any> {
  /** How long the game was, e.g. "12 rounds". */
  length(story: Story<Table>): string;
  /** What each seat had at the beginning, after each chapter, and so at the end. */
  scores(story: Story<Table>): number[][];
  /** What is marked on the time axis. */
  marks: Mark[];
  figures(story: Story<Table>): Figures;
  /** Where the points come from, where that needs more than a number. */
  Count?: Component<{ play: Play<Table>; story: Story<Table> }>;
  /** What mattered most in a chapter, between these frames if they are given; most of all to the first of these seats. */
  moment(story: Story<Table>, chapter: number, seats: number[], within?: Within): Moment;
  /** The place where it happened, small, and what came of it. */
  Board: Component<{ story: Story<Table>; moment: Moment }>;
}

/** Two frames: what happened after the first, up to the last. */
export type Within = [from: number, to: number];

/** A kind of event worth a sign on the time axis. */
export interface Mark {
  icon: IconName;
  colour: string;
  /** A message of the texts. */
  label: string;
  marks(event: HeardEvent): boolean;
}

/** A table with a row for each seat. */
export interface Figures {
  columns: string[];
  rows: Figure[][];
}

export type Figure =
  /** So many of so many; `none` is said when there were none at all. */
  | { is: "share"; done: number; of: number; none: string }
  | { is: "feat"; main: string; note: string; icon: IconName; colour: string }
  | { is: "nothing"; text: string };

/** Something achieved: how much, what it is about, and its sign. */
export const feat = (main: string, note: string, icon: IconName, colour: string): Figure => {
  return { is: "feat", main, note, icon, colour };
};

export interface Moment {
  title: string;
  /** When and where. */
  place: string;
  /** What happened, in a sentence or two. */
  text: string;
  rule: string;
  /** The event to be told in one line. */
  event: HeardEvent | null;
  /** The frame from which it is played again. */
  from: number;
  /** For the game's own board. */
  detail: unknown;
}
