/** Moments worth telling: the one that mattered most, and how it is told. */
import type { Moment, Within } from "../after";
import type { Item } from "../play";
import type { Story } from "../story";
import { capital, type Params } from "../text.svelte";
import type { HeardEvent } from "../wire";

/** What might be told of a chapter. */
export interface Weighed {
  weight: number;
  /** Whom it is about, the first of all. */
  seats: number[];
  /** The frame before it. */
  from: number;
}

/**
 * The weightiest of all, or of those between these frames if there are any; what is about one of these seats weighs
 * more, the most if it is the first.
 */
export function weightiest<Candidate extends Weighed>(
  candidates: Candidate[],
  seats: number[],
  within?: Within,
): Candidate | null {
  const all = between(candidates, within);
  const weight = (each: Candidate) => {
    const rank = seats.findIndex((seat) => each.seats.includes(seat));
    return each.weight * (rank < 0 ? 1 : 1 + (seats.length - rank) / seats.length / 2);
  };
  return all.reduce<Candidate | null>((found, each) => (found && weight(found) >= weight(each) ? found : each), null);
}

/** Those that happened between two frames; all, if none did. */
export function between<Candidate extends { from: number }>(all: Candidate[], within?: Within): Candidate[] {
  if (!within) return all;
  const inside = all.filter(({ from }) => from >= within[0] && from < within[1]);
  return inside.length > 0 ? inside : all;
}

export interface Happened {
  /** Its texts are `story-<kind>-title` and `-text`. */
  kind: string;
  params: Params;
  rule: string;
  event: HeardEvent | null;
  from: number;
  detail: unknown;
}

/** One of those that may be told, with what the game's board shows of it. */
export type Candidate<Detail> = Weighed & Happened & { detail: Detail };

/** What was told in a story, and when. */
export interface Told<Event = HeardEvent> {
  event: Event;
  /** The frame from which it is played again. */
  from: number;
  round: number;
  chapter: number;
}

export interface Traded<Event = HeardEvent> extends Told<Event> {
  maker: number;
  taker: number;
  gives: Item[];
  wants: Item[];
}

export const inChapter = <Each extends Told<unknown>>(all: Each[], chapter: number): Each[] =>
  all.filter((each) => each.chapter === chapter);

/** Where a candidate is told from. */
export const source = <Event extends { rule: string }>({ event, from, round }: Told<Event>) => ({
  ...{ rule: event.rule, event, from, round },
});

export function toldMoment({ voice, chapters }: Story, chapter: number, place: string, happened: Happened): Moment {
  const { kind, params, rule, event, from, detail } = happened;
  return {
    title: capital(voice.text(`story-${kind}-title`, params)),
    place,
    text: capital(voice.text(`story-${kind}-text`, params)),
    rule,
    event,
    from: Math.max(from, chapters[chapter]!.begin),
    detail,
  };
}

/** A chapter in which nothing came of anything. */
export function quietMoment({ voice, chapters }: Story, chapter: number, detail: unknown, rule = ""): Moment {
  return {
    title: voice.text("story-quiet-title"),
    place: chapters[chapter]!.title,
    text: voice.text("story-quiet-text"),
    rule,
    event: null,
    from: chapters[chapter]!.begin,
    detail,
  };
}
