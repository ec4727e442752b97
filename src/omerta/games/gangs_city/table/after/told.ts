/** What happened in a round, as far as it is worth telling: fights, places taken, traffics, points. */
import type { Story } from "$lib/story";
import type { HeardEvent } from "$lib/wire";

import { NOBODY } from "../numbers";
import { contentOf } from "../pieces";
import { fought, type Fight } from "../stage/fight";
import type { GangsCityView } from "../view";

export type GangsCityStory = Story<GangsCityView>;

interface Told {
  event: HeardEvent;
  /** The frame from which it is played again. */
  from: number;
}

/** A shoot-out from the first shot to its winner. */
export interface Fought extends Told {
  fight: Fight;
  /** Who had the place; NOBODY if none had, or on a pile. */
  before: number;
}

/** A place taken without a fight. */
export interface Claimed extends Told {
  seat: number;
  location: number;
  before: number;
}

/** A traffic counted. */
export interface Counted extends Told {
  traffic: number;
  bids: number[];
  managed: number[];
  leader: number;
  before: number;
  points: number;
  /** What it brought its leader until then; 0 if it had none. */
  was: number;
}

/** The points of a round, by seat. */
export interface Income extends Told {
  traffics: number[];
  districts: number[];
  scores: number[];
}

export interface RoundTold {
  fights: Fought[];
  claims: Claimed[];
  traffics: Counted[];
  income: Income | null;
  /** Characters killed, by the seat that lost them. */
  killed: number[];
}

const memory = new WeakMap<GangsCityStory, RoundTold[]>();

/** All rounds, read once. */
export function roundsOf(story: GangsCityStory): RoundTold[] {
  let rounds = memory.get(story);
  if (!rounds) memory.set(story, (rounds = readRounds(story)));
  return rounds;
}

function readRounds(story: GangsCityStory): RoundTold[] {
  const { game, voice } = story;
  const levels = contentOf(game).traffics.map((each) => each.levels);
  const worth = levels.map(() => 0);
  return story.chapters.map(({ told }) => {
    const round: RoundTold = { fights: [], claims: [], traffics: [], income: null, killed: voice.names.map(() => 0) };
    let fight: { now: Fight; from: number } | null = null;
    for (const { event, frame } of told) {
      const { kind, data } = event;
      const from = Math.max(0, frame - 1);
      if (kind === "shoot_out") {
        const now = fought(null, event, story.table(frame), game);
        fight = now && { now, from };
      } else if (fight && ["kills", "saved", "pinned", "strengths", "wins", "nobody_wins"].includes(kind)) {
        fight.now = fought(fight.now, event, story.table(frame), game) ?? fight.now;
        if (kind === "wins" || kind === "nobody_wins") {
          round.fights.push({ fight: fight.now, before: data.before ?? fight.now.owner ?? NOBODY, event, from: fight.from });
          fight = null;
        }
      } else if (kind === "killed") round.killed[data.seat]! += 1;
      else if (kind === "claim" && data.seat !== data.before) round.claims.push({ ...(data as Omit<Claimed, "event" | "from">), event, from });
      else if (kind === "traffic") {
        round.traffics.push({ ...(data as Omit<Counted, "was" | "event" | "from">), was: worth[data.traffic]!, event, from });
        worth[data.traffic] = data.points;
      } else if (kind === "scores") round.income = { ...(data as Omit<Income, "event" | "from">), event, from };
    }
    return round;
  });
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What a seat got from traffics or districts, round by round. */
export const incomeOf = (rounds: RoundTold[], seat: number) =>
  rounds.map(({ income }) => ({ traffics: income?.traffics[seat] ?? 0, districts: income?.districts[seat] ?? 0 }));
