/** Deal after the game: rounds, respect, figures and what turned it. */
import type { After, Figure, Moment } from "$lib/after";
import { quietMoment, toldMoment, weightiest } from "$lib/telling/moments";

import { money } from "../pieces";
import type { DealView } from "../view";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { type Candidate, candidatesIn, type Detail } from "./moments";
import { type DealStory, moneyOf, namesOf, toldOf } from "./told";

export const after: After<DealView> = {
  Count,

  length: ({ frames, table, voice }) => voice.text("story-length", { rounds: table(frames.length - 1).round }),

  scores: ({ bounds, frames, table }) =>
    bounds.map((frame) => frames[frame]!.view.scores ?? table(frame).players.map(({ respect }) => respect)),

  marks: [
    {
      icon: "eye",
      colour: "var(--good)",
      label: "story-mark-reveal",
      marks: ({ kind }) => kind === "profile_revealed" || kind === "target_revealed",
    },
    {
      icon: "resign",
      colour: "var(--brass)",
      label: "story-mark-taken",
      marks: ({ kind, data }) => kind === "fight_won" && data.winner === data.attacker,
    },
    { icon: "handshake", colour: "var(--police)", label: "story-mark-deal", marks: ({ kind }) => kind === "trade" },
    { icon: "cross", colour: "var(--blood)", label: "story-mark-killed", marks: ({ kind }) => kind === "eliminated" },
  ],

  figures(story) {
    const { voice } = story;
    return {
      columns: ["fights", "deals", "sales", "land"].map((name) => voice.text(`story-${name}`)),
      rows: voice.names.map((_, seat) => [
        fights(story, seat),
        deals(story, seat),
        sales(story, seat),
        land(story, seat),
      ]),
    };
  },

  moment(story, chapter, seats, within) {
    const most = weightiest(candidatesIn(story, chapter), seats, within);
    return most ? told(story, chapter, most) : quietMoment(story, chapter, { is: "nothing" } satisfies Detail);
  },

  Board,
};

// --- figures ---

/** Of the fights one was in, those one won. */
function fights(story: DealStory, seat: number): Figure {
  const own = toldOf(story).fights.filter(
    ({ attacker, defender, winner }) => winner !== null && (attacker === seat || defender === seat),
  );
  const won = own.filter(({ winner }) => winner === seat).length;
  if (own.length <= 8) return { is: "share", done: won, of: own.length, none: story.voice.text("story-fights-none") };
  return {
    is: "feat",
    main: String(won),
    note: story.voice.text("story-fights-of", { count: own.length }),
    icon: "laurels",
    colour: "var(--brass)",
  };
}

function deals(story: DealStory, seat: number): Figure {
  const own = toldOf(story).trades.filter(({ maker, taker }) => maker === seat || taker === seat);
  if (own.length === 0) return { is: "nothing", text: story.voice.text("story-deals-none") };
  const got = own.reduce(
    (sum, { maker, gives, wants }) =>
      sum + moneyOf(maker === seat ? wants : gives) - moneyOf(maker === seat ? gives : wants),
    0,
  );
  const note = story.voice.text(got < 0 ? "story-deals-paid" : "story-deals-got", {
    money: money(namesOf(story), Math.abs(got)),
  });
  return { is: "feat", main: String(own.length), note, icon: "handshake", colour: "var(--police)" };
}

function sales(story: DealStory, seat: number): Figure {
  const { count, amount } = toldOf(story).sales[seat]!;
  if (count === 0) return { is: "nothing", text: story.voice.text("story-sales-none") };
  return {
    is: "feat",
    main: String(count),
    note: money(namesOf(story), amount),
    icon: "banknote",
    colour: "var(--good)",
  };
}

/** Territories at the end, and at most. */
function land({ bounds, table, voice }: DealStory, seat: number): Figure {
  const held = bounds.map((frame) => table(frame).players[seat]!.land);
  return {
    is: "feat",
    main: String(held.at(-1)),
    note: voice.text("story-land-most", { count: Math.max(...held) }),
    icon: "globe",
    colour: "var(--brass)",
  };
}

// --- moments ---

function told(story: DealStory, chapter: number, happened: Candidate): Moment {
  const place = story.chapters[chapter]!.title || story.voice.text("story-place", { round: happened.round });
  return toldMoment(story, chapter, place, happened);
}
