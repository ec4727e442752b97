/** Mafiozoo after the game: rounds, points, figures and what turned it. */
import { feat, type After, type Figure, type Moment } from "$lib/after";
import { sum } from "$lib/sum";
import { quietMoment, toldMoment, weightiest } from "$lib/telling/moments";
import { together } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import { HIDDEN } from "../parts";
import { contentOf, type MafiozooEvent } from "../pieces";
import type { Count, MafiozooView } from "../view";
import FinalCount from "../city/FinalCount.svelte";
import Board from "./Board.svelte";
import { isDenied, placedIn, settledIn, TIE, type Detail, type MafiozooStory, type Placed, type Settled } from "./told";

const BRASS = "var(--brass)";

export const after: After<MafiozooView> = {
  Count: FinalCount,

  length: ({ chapters, voice }) => voice.text("story-length", { rounds: chapters.length }),

  // Before the end, what the reader could count.
  scores: ({ bounds, table }) => bounds.map((frame) => table(frame).counts.map(({ total }) => total)),

  marks: [
    {
      icon: "fedora",
      colour: BRASS,
      label: "story-mark-token",
      marks: (event) => {
        const { kind, data } = event as MafiozooEvent;
        return kind === "settle" && data.token >= 0;
      },
    },
    { icon: "eye", colour: "var(--police)", label: "story-mark-informant", marks: ({ kind }) => kind === "inform" },
    {
      icon: "cross",
      colour: "var(--blood)",
      label: "story-mark-tie",
      marks: ({ kind, rule }) => kind === "settle" && rule === TIE,
    },
  ],

  figures(story) {
    const { voice, chapters } = story;
    const settled = chapters.flatMap((_, round) => settledIn(story, round));
    const counts = story.table(story.frames.length - 1).counts;
    return {
      columns: ["favours", "places", "tokens", "stroke"].map((name) => voice.text(`story-${name}`)),
      rows: voice.names.map((_, seat) => [
        favours(story, settled, seat),
        places(story, seat),
        tokens(story, counts[seat]!),
        stroke(story, seat),
      ]),
    };
  },

  moment(story, round, seats, within) {
    const most = weightiest([...ofSettled(story, round), ...ofPlaced(story, round)], seats, within);
    return most ? told(story, round, most) : quiet(story, round);
  },

  Board,
};

// --- figures ---

/** Of the characters one had gems on, those that gave their favour. */
function favours({ voice }: MafiozooStory, settled: Settled[], seat: number): Figure {
  const bids = settled.filter(({ gems }) => gems[seat]! > 0);
  const done = bids.filter(({ served }) => served.includes(seat)).length;
  return { is: "share", done, of: bids.length, none: voice.text("story-favours-none") };
}

function places({ voice, table, frames }: MafiozooStory, seat: number): Figure {
  const { thugs, points } = table(frames.length - 1).players[seat]!;
  if (thugs.length === 0) return { is: "nothing", text: voice.text("story-places-none") };
  return feat(String(thugs.length), voice.text("story-points", { points }), "open-gate", BRASS);
}

/** What district tokens came to, with sets and majorities: all points that places did not bring. */
function tokens({ voice }: MafiozooStory, count: Count): Figure {
  const held = sum([...count.open, count.blanks, ...HIDDEN.map((source) => count[source])]);
  if (held === 0) return { is: "nothing", text: voice.text("story-tokens-none") };
  return feat(
    String(held),
    voice.text("story-points", { points: count.total - count.places }),
    "laurels",
    "var(--good)",
  );
}

/** The round in which thugs brought the most points. */
function stroke(story: MafiozooStory, seat: number): Figure {
  const { voice, chapters } = story;
  let best = { points: 0, round: 0 };
  chapters.forEach((_, round) => {
    const mine = placedIn(story, round).find((placed) => placed.seat === seat);
    const points = mine ? pointsOf(story, mine) : 0;
    if (points > best.points) best = { points, round: round + 1 };
  });
  if (best.points === 0) return { is: "nothing", text: voice.text("story-stroke-none") };
  return feat(`+${best.points}`, voice.text("story-stroke-when", { round: best.round }), "posters", BRASS);
}

const pointsOf = ({ game }: MafiozooStory, { places }: Placed) =>
  sum(places.map((place) => contentOf(game).places[place]!.points));

// --- moments ---

type Kind = "informant" | "tie" | "token" | "first" | "served" | "thug" | "thugs";

/** Something that might be told of a round. */
interface Candidate {
  kind: Kind;
  weight: number;
  /** Whom it is about, the first of all. */
  seats: number[];
  settled: Settled | null;
  placed: Placed | null;
  rule: string;
  event: HeardEvent;
  from: number;
}

function ofSettled(story: MafiozooStory, round: number): Candidate[] {
  return settledIn(story, round).map((settled) => {
    const { gems, turned, leader, token, served, event, from } = settled;
    const about = { settled, placed: null, event, from };
    const bidders = gems.flatMap((count, colour) => (count > 0 && colour < story.voice.names.length ? [colour] : []));
    if (turned !== null)
      return { ...about, kind: "informant", weight: 9 + sum(gems) / 2, seats: [turned, ...bidders], rule: "MZ-6.4" };
    if (isDenied(settled)) return { ...about, kind: "tie", weight: sum(gems), seats: bidders, rule: TIE };
    if (token >= 0)
      return { ...about, kind: "token", weight: 5 + sum(gems) / 2, seats: [token, ...bidders], rule: "MZ-6.18" };
    const alone = served.length === 1 && served[0] === leader;
    const kind = alone && bidders.length > 1 ? "first" : "served";
    return { ...about, kind, weight: sum(gems) / 2, seats: [...served, ...bidders], rule: event.rule };
  });
}

function ofPlaced(story: MafiozooStory, round: number): Candidate[] {
  return placedIn(story, round).map((placed) => ({
    kind: placed.places.length > 1 ? "thugs" : "thug",
    // Seven points in one go, or two thugs, are more than most favours.
    weight: pointsOf(story, placed) + (placed.places.length > 1 ? 1 : 0),
    seats: [placed.seat],
    settled: null,
    placed,
    rule: placed.places.length > 1 ? "MZ-7.7" : "MZ-7.2",
    event: placed.event,
    from: placed.from,
  }));
}

function told(story: MafiozooStory, round: number, candidate: Candidate): Moment {
  const { voice, game } = story;
  const { kind, seats, settled, placed, rule, event, from } = candidate;
  const content = contentOf(game);
  const seat = seats[0] ?? -1;
  const colourName = (colour: number) => (colour < voice.names.length ? voice.name(colour) : voice.text("straw-man"));
  const bidders = settled ? settled.gems.flatMap((count, colour) => (count > 0 ? [colour] : [])) : [];
  const who = settled ? content.characters[settled.character]!.id : null;
  const places = (placed?.places ?? []).map((place) => content.places[place]!.id);
  const where = who
    ? voice.text(`character-${who}`)
    : places.length > 1
      ? voice.text("table-city")
      : voice.text(`place-${places[0]}`);
  const params = {
    you: seat === voice.me ? "yes" : "no",
    name: voice.names[seat] ?? "",
    the: who ? voice.text(`character-the-${who}`) : "",
    rivals: together(bidders.filter((colour) => colour !== seat).map(colourName)),
    alone: bidders.length > 1 ? "no" : "yes",
    bidders: together(bidders.map(colourName)),
    served: together((settled?.served ?? []).map(colourName)),
    anybody: settled && settled.served.length > 0 ? "yes" : "no",
    gems: settled ? (settled.gems[seat] ?? 0) : 0,
    total: sum(settled?.gems ?? []),
    added: sum(settled?.informed ?? []),
    at: places.length > 0 ? voice.text(`place-at-${places.at(-1)}`) : "",
    places: together(places.map((id) => voice.text(`place-${id}`))),
    thugs: places.length,
    points: placed ? pointsOf(story, placed) : 0,
  };
  const place = voice.text("story-place", { round: round + 1, where });
  const thugs = thugsAfter(story, round);
  return toldMoment(story, round, place, {
    kind,
    params,
    rule,
    event,
    from,
    detail: { settled, placed, thugs } satisfies Detail,
  });
}

/** A round in which nothing was settled and nobody moved into town. */
function quiet(story: MafiozooStory, round: number): Moment {
  const detail: Detail = { settled: null, placed: null, thugs: thugsAfter(story, round) };
  return quietMoment(story, round, detail, "MZ-6.2");
}

/** Thugs never leave (MZ-7.9): those at the end of a round are those after its last one. */
function thugsAfter(story: MafiozooStory, round: number): number[][] {
  return story.table(story.bounds[round + 1]!).players.map(({ thugs }) => thugs);
}
