/** Moments worth telling: the one that mattered most, and how it is told. */
import type { Moment } from "../after";
import type { Story } from "../story";
import { capital, type Params } from "../text.svelte";
import type { HeardEvent } from "../wire";

/** What might be told of a chapter. */
export interface Weighed {
  weight: number;
  /** Whom it is about, the first of all. */
  seats: number[];
}

/** The weightiest of all; what is about one of these seats weighs more, the most if it is the first. */
export function weightiest<Candidate extends Weighed>(all: Candidate[], seats: number[]): Candidate | null {
  const weight = (each: Candidate) => {
    const rank = seats.findIndex((seat) => each.seats.includes(seat));
    return each.weight * (rank < 0 ? 1 : 1 + (seats.length - rank) / seats.length / 2);
  };
  return all.reduce<Candidate | null>((found, each) => (found && weight(found) >= weight(each) ? found : each), null);
}

interface Happened {
  /** Its texts are `story-<kind>-title` and `-text`. */
  kind: string;
  params: Params;
  rule: string;
  event: HeardEvent | null;
  from: number;
  detail: unknown;
}

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
