/** La Cosa Nostra after the game: rounds, money, figures and what turned it. */
import type { After, Figure, Moment } from "$lib/after";
import { roman } from "$lib/roman";

import { jobName, money } from "../pieces";
import type { CosaNostraView } from "../view";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { candidatesIn, type Candidate, type Detail } from "./moments";
import { type CosaNostraStory, namesOf, toldOf } from "./told";

const BRASS = "var(--brass)";

export const after: After<CosaNostraView> = {
  Count,

  length: ({ frames, table, voice }) => voice.text("story-length", { rounds: table(frames.length - 1).round }),

  // What everybody would count if the game ended there (CN-17.6).
  scores: ({ bounds, frames, table }) =>
    bounds.map((frame) => frames[frame]!.view.scores ?? table(frame).players.map(({ worth }) => worth)),

  marks: [
    { icon: "handshake", colour: BRASS, label: "story-mark-deal", marks: ({ kind }) => kind === "trade" },
    {
      icon: "pay-money",
      colour: "var(--good)",
      label: "story-mark-robbed",
      marks: ({ kind, data }) => kind === "robbed" && data.amount > 0,
    },
    { icon: "cross", colour: "var(--blood)", label: "story-mark-killed", marks: ({ kind }) => kind === "gangster_killed" },
  ],

  figures(story) {
    const { voice } = story;
    return {
      columns: ["jobs", "best", "shot", "word"].map((name) => voice.text(`story-${name}`)),
      rows: voice.names.map((_, seat) => [jobs(story, seat), best(story, seat), shot(story, seat), word(story, seat)]),
    };
  },

  moment(story, chapter, seats) {
    const weight = (each: Candidate) => {
      const rank = seats.findIndex((seat) => each.seats.includes(seat));
      return each.weight * (rank < 0 ? 1 : 1 + (seats.length - rank) / seats.length / 2);
    };
    const most = candidatesIn(story, chapter).reduce<Candidate | null>(
      (found, each) => (found && weight(found) >= weight(each) ? found : each),
      null,
    );
    return most ? told(story, chapter, most) : quiet(story, chapter);
  },

  Board,
};

// --- figures ---

/** Of the Jobs one turned over, those that worked. */
function jobs(story: CosaNostraStory, seat: number): Figure {
  const own = toldOf(story).jobs.filter(({ act }) => act.seat === seat);
  return { is: "share", done: own.filter(({ worked }) => worked).length, of: own.length, none: story.voice.text("story-none") };
}

function best(story: CosaNostraStory, seat: number): Figure {
  const own = toldOf(story).jobs.filter(({ act, earned }) => act.seat === seat && earned > 0);
  const [first] = own.toSorted((one, other) => other.earned - one.earned);
  if (!first) return { is: "nothing", text: story.voice.text("story-none") };
  return {
    is: "feat",
    main: `+${money(first.earned)}`,
    note: jobName(namesOf(story), first.act.job),
    icon: "banknote",
    colour: "var(--good)",
  };
}

/** Gangsters one killed, and lost. */
function shot(story: CosaNostraStory, seat: number): Figure {
  const { kills } = toldOf(story);
  const [shot, lost] = [kills.filter(({ by }) => by === seat).length, kills.filter((each) => each.seat === seat).length];
  if (shot + lost === 0) return { is: "nothing", text: story.voice.text("story-nobody") };
  return { is: "feat", main: String(shot), note: story.voice.text("story-lost", { lost }), icon: "cross", colour: "var(--blood)" };
}

/** Of the promises one made that were judged, those called kept. */
function word({ frames, voice }: CosaNostraStory, seat: number): Figure {
  const own = frames.at(-1)!.view.promises.filter(({ maker }) => maker === seat);
  if (own.length === 0) return { is: "nothing", text: voice.text("story-none") };
  const [kept, broken] = ["kept", "broken"].map((mark) => own.filter((each) => each.mark === mark).length);
  return { is: "share", done: kept!, of: kept! + broken!, none: voice.text("story-word-open", { count: own.length }) };
}

// --- moments ---

function told(story: CosaNostraStory, chapter: number, { kind, rule, event, from, detail, params }: Candidate): Moment {
  const { voice, chapters } = story;
  return {
    title: capital(voice.text(`story-${kind}-title`, params)),
    place: voice.text("story-place", { round: roman(roundOf(detail) || chapter + 1) }),
    text: capital(voice.text(`story-${kind}-text`, params)),
    rule,
    event,
    from: Math.max(from, chapters[chapter]!.begin),
    detail,
  };
}

function roundOf(detail: Detail): number {
  switch (detail.is) {
    case "job":
      return detail.done.round;
    case "trade":
      return detail.traded.round;
    case "payday":
      return detail.paid.round;
    case "nothing":
      return 0;
  }
}

/** A chapter in which nothing came of anything. */
function quiet({ voice, chapters }: CosaNostraStory, chapter: number): Moment {
  return {
    title: voice.text("story-quiet-title"),
    place: chapters[chapter]!.title,
    text: voice.text("story-quiet-text"),
    rule: "",
    event: null,
    from: chapters[chapter]!.begin,
    detail: { is: "nothing" } satisfies Detail,
  };
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
