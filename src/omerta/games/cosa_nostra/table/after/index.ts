/** La Cosa Nostra after the game: rounds, money, figures and what turned it. */
import type { After, Figure, Moment } from "$lib/after";
import { roman } from "$lib/roman";
import { quietMoment, toldMoment, weightiest } from "$lib/telling/moments";

import { eventOf } from "../events";
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
      marks: (heard) => {
        const event = eventOf(heard);
        return event.kind === "robbed" && event.data.amount > 0;
      },
    },
    {
      icon: "cross",
      colour: "var(--blood)",
      label: "story-mark-killed",
      marks: ({ kind }) => kind === "gangster_killed",
    },
  ],

  figures(story) {
    const { voice } = story;
    return {
      columns: ["jobs", "best", "shot", "word"].map((name) => voice.text(`story-${name}`)),
      rows: voice.names.map((_, seat) => [jobs(story, seat), best(story, seat), shot(story, seat), word(story, seat)]),
    };
  },

  moment(story, chapter, seats, within) {
    const most = weightiest(candidatesIn(story, chapter), seats, within);
    return most ? told(story, chapter, most) : quietMoment(story, chapter, { is: "nothing" } satisfies Detail);
  },

  Board,
};

// --- figures ---

/** Of the Jobs one turned over, those that worked. */
function jobs(story: CosaNostraStory, seat: number): Figure {
  const own = toldOf(story).jobs.filter(({ act }) => act.seat === seat);
  return {
    is: "share",
    done: own.filter(({ worked }) => worked).length,
    of: own.length,
    none: story.voice.text("story-none"),
  };
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

/** Gangsters one killed, and lost: always a number, so that the column reads down. */
function shot(story: CosaNostraStory, seat: number): Figure {
  const { kills } = toldOf(story);
  const [shot, lost] = [
    kills.filter(({ by }) => by === seat).length,
    kills.filter((each) => each.seat === seat).length,
  ];
  return {
    is: "feat",
    main: String(shot),
    note: story.voice.text("story-lost", { lost }),
    icon: "cross",
    colour: "var(--blood)",
  };
}

/** Of the promises one made that were judged, those called kept. */
function word({ frames, voice }: CosaNostraStory, seat: number): Figure {
  const own = frames.at(-1)!.view.promises.filter(({ pledge }) => pledge.by === seat);
  if (own.length === 0) return { is: "nothing", text: voice.text("story-word-none") };
  const [kept, broken] = ["kept", "broken"].map((mark) => own.filter((each) => each.mark === mark).length);
  return { is: "share", done: kept!, of: kept! + broken!, none: voice.text("story-word-open", { count: own.length }) };
}

// --- moments ---

function told(story: CosaNostraStory, chapter: number, happened: Candidate): Moment {
  const place = story.voice.text("story-place", { round: roman(happened.round || chapter + 1) });
  return toldMoment(story, chapter, place, happened);
}
