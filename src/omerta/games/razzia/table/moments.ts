/** Razzia after the game: bar by bar, what came of each round; figures and moments made of that. */
import { feat, type After, type Figure, type Moment } from "$lib/after";
import type { Story } from "$lib/story";
import { between, quietMoment, toldMoment } from "$lib/telling/moments";
import { about, together } from "$lib/text.svelte";

import Board from "./Moment.svelte";
import { barLook, money, total, type RazziaEvent } from "./pieces";
import type { Detail, Settled } from "./settled";
import type { RazziaView } from "./view";

type RazziaStory = Story<RazziaView>;

export const moments: After<RazziaView> = {
  length: ({ chapters, voice }) => voice.text("story-length", { rounds: chapters.length }),

  scores(story) {
    const held = Array<number>(story.voice.names.length).fill(0);
    return [
      [...held],
      ...story.chapters.map((_, round) => {
        for (const { gains } of settledIn(story, round)) for (const [seat, gain] of gains) held[seat]! += gain;
        return [...held];
      }),
    ];
  },

  marks: [
    { icon: "police-badge", colour: "var(--police)", label: "story-mark-raid", marks: ({ kind }) => kind === "raid" },
    { icon: "dice", colour: "#e8dcc4", label: "story-mark-duel", marks: ({ kind }) => kind === "duel" },
  ],

  figures(story) {
    const rounds = story.chapters.map((_, round) => settledIn(story, round));
    const text = story.voice.text;
    return {
      columns: ["raids", "duels", "shares", "haul"].map((name) => text(`story-${name}`)),
      rows: story.voice.names.map((_, seat) => [
        raids(story, rounds.flat(), seat),
        duels(story, rounds.flat(), seat),
        shares(story, rounds.flat(), seat),
        biggest(story, rounds, seat),
      ]),
    };
  },

  moment(story, round, seats, within) {
    const all = between(settledIn(story, round), within);
    const weight = (each: Settled) => {
      const rank = seats.findIndex((seat) => visitors(each).includes(seat));
      return weighs(each) * (rank < 0 ? 1 : 1 + (seats.length - rank) / seats.length);
    };
    const most = all.reduce<Settled | null>((best, each) => (best && weight(best) >= weight(each) ? best : each), null);
    return most ? told(story, round, most) : quiet(story, round);
  },

  Board,
};

// --- bar by bar ---

/** What was settled in a round, in the order in which it was. */
export function settledIn({ chapters, table }: RazziaStory, round: number): Settled[] {
  const all: Settled[] = [];
  const chapter = chapters[round]!;
  // A chapter's first frame has the bills on the bars, but for the one the dealer places.
  const lying = new Map(table(chapter.begin).bars.map(({ bar, bills }) => [bar, [...bills]]));

  const at = (bar: number, frame: number): Settled => {
    const last = all.at(-1);
    if (last?.bar === bar) return last;
    const bills = (lying.get(bar) ?? []).toSorted((a, b) => b - a);
    const parts = { police: [], gamblers: [], claimants: [], shares: [], refused: [], duels: [] };
    const fresh = { bar, bills, ...parts, gains: new Map(), decided: null, from: frame - 1 };
    all.push(fresh);
    return fresh;
  };

  for (const { event, frame } of chapter.told) {
    const { kind, data } = event as RazziaEvent;
    if (kind === "extra") lying.get(data.bar)?.push(data.bill);
    const here = "bar" in data && kind !== "extra" ? at(data.bar, frame) : all.at(-1);
    if (here) settle(here, event as RazziaEvent);
  }
  return all;
}

function settle(here: Settled, event: RazziaEvent): void {
  const { kind, data } = event;
  switch (kind) {
    case "raid":
    case "failed_raid":
      here.police = data.police;
      here.gamblers = data.gamblers;
      here.decided = event;
      return;
    case "split":
      here.claimants = data.claimants;
      return;
    case "proposal":
      here.shares = data.shares;
      return;
    case "answer":
      if (data.duel) here.refused.push(data.seat);
      return;
    case "answers":
      here.refused = data.claimants.filter((_, i) => data.duels[i]);
      return;
    case "duel":
      here.duels.push(data);
      return;
    case "haul":
      if (here.police.length === 0) here.gamblers = [data.seat];
      if (here.claimants.length === 0) here.claimants = [data.seat];
      break;
    case "share":
    case "duel_won":
      break;
    default:
      return;
  }
  here.gains.set(data.seat, (here.gains.get(data.seat) ?? 0) + total(data.bills));
  here.decided = event;
}

const visitors = ({ police, gamblers, claimants }: Settled) => [...new Set([...police, ...gamblers, ...claimants])];

/** How much it was about; money that stays where it is counts for half. */
const weighs = ({ bills, gains }: Settled) => total(bills) * (gains.size > 0 ? 1 : 0.5);

// --- figures ---

function raids({ voice }: RazziaStory, all: Settled[], seat: number): Figure {
  const sent = all.filter(({ police }) => police.includes(seat));
  const done = sent.filter(({ gamblers }) => gamblers.length > 0).length;
  return { is: "share", done, of: sent.length, none: voice.text("story-raids-none") };
}

function duels({ voice }: RazziaStory, all: Settled[], seat: number): Figure {
  const fought = all.flatMap((each) => each.duels).filter(({ seats }) => seats.includes(seat));
  const done = fought.filter(({ winner }) => winner === seat).length;
  return { is: "share", done, of: fought.length, none: voice.text("story-duels-none") };
}

/** Of the shares others offered; the proposer is offered nothing. */
function shares({ voice }: RazziaStory, all: Settled[], seat: number): Figure {
  const offered = all.filter((each) => each.shares.length > 0 && each.claimants.slice(1).includes(seat));
  const done = offered.filter(({ refused }) => !refused.includes(seat)).length;
  return { is: "share", done, of: offered.length, none: voice.text("story-shares-none") };
}

function biggest({ voice, game }: RazziaStory, rounds: Settled[][], seat: number): Figure {
  let best = { gain: 0, bar: 0, round: 0 };
  rounds.forEach((all, round) => {
    for (const { bar, gains } of all) {
      const gain = gains.get(seat) ?? 0;
      if (gain > best.gain) best = { gain, bar, round: round + 1 };
    }
  });
  if (best.gain === 0) return { is: "nothing", text: voice.text("story-haul-none") };
  const { icon, neon, name } = barLook(game, best.bar);
  const where = voice.text("story-haul-where", { round: best.round, bar: name });
  return feat(money(voice, best.gain), where, icon, neon);
}

// --- moments ---

function told(story: RazziaStory, round: number, settled: Settled): Moment {
  const { voice, game, chapters } = story;
  const { bar, bills, decided } = settled;
  const kind = kindOf(settled);
  const taker = [...settled.gains.keys()].at(-1) ?? settled.police[0] ?? 0;
  const duel = settled.duels.at(-1);
  const fighters = new Set(settled.duels.flatMap(({ seats }) => seats));
  const losers = [...fighters].filter((seat) => seat !== duel?.winner);
  const params = {
    ...about(voice, taker),
    bar: barLook(game, bar).name,
    money: money(voice, total(bills)),
    last: round === chapters.length - 1 ? "yes" : "no",
    caught: together(settled.gamblers.map((seat) => voice.name(seat))),
    police: together(settled.police.map((seat) => voice.name(seat))),
    claimants: together(settled.claimants.map((seat) => voice.name(seat))),
    proposer: voice.name(settled.claimants[0] ?? taker),
    mine: settled.claimants[0] === voice.me ? "yes" : "no",
    losers: together(losers.map((seat) => voice.name(seat))),
    total: duel ? duel.totals[0] : 0,
    margin: duel ? Math.abs(duel.totals[0] - duel.totals[1]) : 0,
  };
  const place = voice.text("story-place", { round: round + 1, bar: params.bar });
  const rule = RULES[kind] ?? (duel && duel.totals[0] === duel.totals[1] ? "RZ-6.2" : "RZ-6.1");
  const detail: Detail = { settled, ...cardsOf(story, round) };
  return toldMoment(story, round, place, { kind, params, rule, event: decided, from: settled.from, detail });
}

type Kind = "raid" | "failed" | "alone" | "duel" | "deal";

const RULES: Partial<Record<Kind, string>> = { raid: "RZ-4.3", failed: "RZ-4.4", alone: "RZ-4.6", deal: "RZ-5.11" };

function kindOf({ police, gains, duels, claimants }: Settled): Kind {
  if (duels.length > 0) return "duel";
  if (gains.size === 0) return "failed";
  if (claimants.length > 1) return "deal";
  return police.length > 0 ? "raid" : "alone";
}

/** A round in which no bar was settled. */
function quiet(story: RazziaStory, round: number): Moment {
  const nothing = { bills: [], police: [], gamblers: [], claimants: [], shares: [], refused: [] };
  const settled: Settled = { bar: -1, ...nothing, duels: [], gains: new Map(), decided: null, from: 0 };
  const detail: Detail = { settled, ...cardsOf(story, round) };
  return quietMoment(story, round, detail, "RZ-4.5");
}

/** The board as the cards were turned over. */
function cardsOf(story: RazziaStory, round: number): Pick<Detail, "bars" | "played"> {
  const { told } = story.chapters[round]!;
  for (const { event, frame } of told) {
    const { kind, data } = event as RazziaEvent;
    if (kind === "reveal") return { bars: story.table(frame - 1).bars, played: data.cards };
  }
  return { bars: story.table(story.chapters[round]!.begin).bars, played: [] };
}
