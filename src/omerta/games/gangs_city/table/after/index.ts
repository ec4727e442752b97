/** Gangs City after the game: rounds, points, figures and what turned it. */
import { feat, type After, type Figure, type Moment } from "$lib/after";
import { sum } from "$lib/sum";
import { quietMoment, toldMoment, weightiest } from "$lib/telling/moments";
import { about, capital, together } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import { NOBODY, PILE_A } from "../numbers";
import { locationId, TRAFFIC_IDS, type GangsCityEvent } from "../pieces";
import { isOut, wasTie } from "../stage/fight";
import type { GangsCityView } from "../view";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import {
  incomeOf,
  roundsOf,
  type Claimed,
  type Counted,
  type Detail,
  type Fought,
  type GangsCityStory,
  type Income,
} from "./told";

const BRASS = "var(--brass)";

/** The highest number of a traffic. */
const TOP = 2;

const marked = (is: (event: GangsCityEvent) => boolean) => (event: HeardEvent) => is(event as GangsCityEvent);

export const after: After<GangsCityView> = {
  Count,

  length: ({ chapters, voice }) => voice.text("story-length", { rounds: chapters.length }),

  scores: ({ bounds, frames, table, voice }) =>
    bounds.map((frame, n) => {
      if (n === 0) return voice.names.map(() => 0);
      return frames[frame]!.view.scores ?? table(frame).players.map(({ score }) => score);
    }),

  marks: [
    {
      icon: "resign",
      colour: BRASS,
      label: "story-mark-taken",
      marks: marked(({ kind, data }) => kind === "takes" && data.before !== NOBODY),
    },
    {
      icon: "cross",
      colour: "var(--blood)",
      label: "story-mark-killed",
      marks: marked(({ kind }) => kind === "killed"),
    },
    {
      icon: "laurels",
      colour: "var(--good)",
      label: "story-mark-top",
      marks: marked(({ kind, data }) => kind === "traffic" && data.leader === data.before && data.level === TOP),
    },
  ],

  figures(story) {
    const { voice } = story;
    return {
      columns: ["fights", "traffics", "districts", "killed"].map((name) => voice.text(`story-${name}`)),
      rows: voice.names.map((_, seat) => [
        fights(story, seat),
        traffics(story, seat),
        districts(story, seat),
        killed(story, seat),
      ]),
    };
  },

  moment(story, round, seats, within) {
    const most = weightiest(candidatesIn(story, round), seats, within);
    return most ? told(story, round, most) : quiet(story, round);
  },

  Board,
};

// --- figures ---

/** Of the shoot-outs one was in, those one won. */
function fights(story: GangsCityStory, seat: number): Figure {
  const there = roundsOf(story)
    .flatMap((round) => round.fights)
    .filter(({ fight }) => fight.gangs.some((gang) => gang.seat === seat));
  const done = there.filter(({ fight }) => fight.winner === seat).length;
  return { is: "share", done, of: there.length, none: story.voice.text("story-fights-none") };
}

/** Points of markers, and how often one held one. */
function traffics(story: GangsCityStory, seat: number): Figure {
  const { voice } = story;
  const rounds = roundsOf(story);
  const points = sum(incomeOf(rounds, seat).map((each) => each.traffics));
  if (points === 0) return { is: "nothing", text: voice.text("story-traffics-none") };
  const markers = sum(rounds.map((round) => round.traffics.filter(({ leader }) => leader === seat).length));
  return feat(`+${points}`, voice.text("story-markers", { markers }), "chart", "var(--good)");
}

function districts(story: GangsCityStory, seat: number): Figure {
  const { voice, table, frames } = story;
  const points = sum(incomeOf(roundsOf(story), seat).map((each) => each.districts));
  if (points === 0) return { is: "nothing", text: voice.text("story-districts-none") };
  const { district } = table(frames.length - 1).players[seat]!;
  return feat(`+${points}`, voice.text("story-district-places", { places: district }), "posters", BRASS);
}

/** Characters one shot, and lost. */
function killed(story: GangsCityStory, seat: number): Figure {
  const { voice } = story;
  const rounds = roundsOf(story);
  const lost = sum(rounds.map((round) => round.killed[seat]!));
  const shot = rounds
    .flatMap((round) => round.fights)
    .flatMap(({ fight }) => fight.gangs.flatMap(({ fighters }) => fighters))
    .filter((each) => isOut(each) && each.by.includes(seat)).length;
  if (shot + lost === 0) return { is: "nothing", text: voice.text("story-killed-none") };
  return feat(String(shot), voice.text("story-killed-lost", { lost }), "cross", "var(--blood)");
}

// --- moments ---

type Kind = "captured" | "held" | "fought" | "pile" | "tie" | "massacre" | "walked" | "toppled" | "denied" | "harvest";

/** Something that might be told of a round. */
interface Candidate {
  kind: Kind;
  weight: number;
  /** Whom it is about, the first of all. */
  seats: number[];
  rule: string;
  event: GangsCityEvent;
  from: number;
  location: number | null;
  detail: Detail;
}

function candidatesIn(story: GangsCityStory, round: number): Candidate[] {
  const { fights, claims, traffics, income } = roundsOf(story)[round]!;
  return [
    ...fights.map(ofFight),
    ...claims.flatMap(ofClaim),
    ...traffics.flatMap(ofTraffic),
    ...(income ? ofIncome(income) : []),
  ];
}

function ofFight(fought: Fought): Candidate {
  const { fight, before, event, from } = fought;
  const { gangs, winner, location } = fight;
  const dead = gangs.flatMap(({ fighters }) => fighters).filter(isOut).length;
  const others = gangs.map(({ seat }) => seat).filter((seat) => seat !== winner);
  const shared = { event, from, location, rule: event.rule, detail: { is: "fight" as const, fought } };
  const weight = 3 + gangs.length + dead * 1.5;
  if (winner === null) return { ...shared, kind: "massacre", weight: weight + 1, seats: others };
  const seats = [winner, ...others];
  if (wasTie(fight)) return { ...shared, kind: "tie", weight: weight + 1.5, seats };
  if (location >= PILE_A) return { ...shared, kind: "pile", weight: weight + 1, seats };
  if (winner === before) return { ...shared, kind: "held", weight: weight + 0.5, seats };
  return before === NOBODY
    ? { ...shared, kind: "fought", weight, seats }
    : { ...shared, kind: "captured", weight: weight + 2, seats: [...new Set([winner, before, ...others])] };
}

/** A place taken from a gang that was elsewhere. */
function ofClaim(claimed: Claimed): Candidate[] {
  const { seat, before, location, event, from } = claimed;
  if (before === NOBODY) return [];
  return [
    {
      kind: "walked",
      weight: 5,
      seats: [seat, before],
      rule: "GC-6.5",
      event,
      from,
      location,
      detail: { is: "claim", claimed },
    },
  ];
}

/** A marker that changed hands, or was knocked off. */
function ofTraffic(counted: Counted): Candidate[] {
  const { leader, before, was, points, event, from } = counted;
  if (before === NOBODY || leader === before) return [];
  const shared = { rule: event.rule, event, from, location: null, detail: { is: "traffic" as const, counted } };
  return leader === NOBODY
    ? [{ ...shared, kind: "denied", weight: 2 + was * 1.4, seats: [before] }]
    : [{ ...shared, kind: "toppled", weight: 2 + was * 1.2 + points * 0.6, seats: [leader, before] }];
}

/** Much for one round. */
function ofIncome(income: Income): Candidate[] {
  const all = income.traffics.map((points, seat): Candidate => ({
    kind: "harvest",
    weight: (points + income.districts[seat]!) * 0.9,
    seats: [seat],
    rule: "GC-8.3",
    event: income.event,
    from: income.from,
    location: null,
    detail: { is: "income", income, seat },
  }));
  return all.filter(({ weight }) => weight > 0);
}

function told(story: GangsCityStory, round: number, candidate: Candidate): Moment {
  const { voice, game } = story;
  const { kind, seats, rule, event, from, location, detail } = candidate;
  const where = location === null ? null : locationId(game, location);
  const traffic = detail.is === "traffic" ? voice.text(`traffic-${TRAFFIC_IDS[detail.counted.traffic]}`) : "";
  const names = (some: readonly number[]) => together(some.map((seat) => voice.name(seat)));
  const fight = detail.is === "fight" ? detail.fought.fight : null;
  const income = detail.is === "income" ? detail.income : null;
  const params = {
    ...about(voice, seats[0] ?? NOBODY),
    // Those it fought; who owned the place may have been elsewhere.
    rivals: names(fight?.gangs.map(({ seat }) => seat).filter((seat) => seat !== fight.winner) ?? []),
    loser: seats[1] === undefined ? "" : voice.name(seats[1]),
    gangs: names(fight?.gangs.map(({ seat }) => seat) ?? []),
    the: where ? voice.text(`place-the-${where}`) : "",
    at: where ? voice.text(`place-at-${where}`) : "",
    total: fight?.gangs.find(({ seat }) => seat === fight.winner)?.total ?? 0,
    dead: fight?.gangs.flatMap(({ fighters }) => fighters).filter(isOut).length ?? 0,
    by: fight?.by || "turn",
    traffic,
    was: detail.is === "traffic" ? detail.counted.was : 0,
    points: detail.is === "traffic" ? detail.counted.points : 0,
    traffics: income && detail.is === "income" ? income.traffics[detail.seat]! : 0,
    districts: income && detail.is === "income" ? income.districts[detail.seat]! : 0,
    income: income && detail.is === "income" ? income.traffics[detail.seat]! + income.districts[detail.seat]! : 0,
  };
  const place = voice.text("story-place", {
    round: round + 1,
    where: capital(where ? voice.text(`place-${where}`) : traffic || voice.text("story-points-of-all")),
  });
  return toldMoment(story, round, place, { kind, params, rule, event, from, detail });
}

/** A round in which nobody fought and nothing was won. */
const quiet = (story: GangsCityStory, round: number): Moment =>
  quietMoment(story, round, { is: "nothing" } satisfies Detail, "GC-8.3");
