/** What happened in a round, as far as it is worth telling: fights, places taken, traffics, points. */
import { onceWithEffects } from "$lib/once.svelte";
import type { Story } from "$lib/story";

import { NOBODY } from "../numbers";
import type { GangsCityEvent } from "../pieces";
import type { FightView, GangsCityView, Claim, Scores, TrafficTold } from "../view";

export type GangsCityStory = Story<GangsCityView>;

interface Told {
  event: GangsCityEvent;
  /** The frame from which it is played again. */
  from: number;
}

/** A shoot-out from the first shot to its winner. */
export interface Fought extends Told {
  fight: FightView;
  /** Who had the place; NOBODY if none had, or on a pile. */
  before: number;
}

/** A place taken without a fight. */
export interface Claimed extends Told, Claim {}

/** A traffic counted. */
export interface Counted extends Told, TrafficTold {
  /** What it brought its leader until then; 0 if it had none. */
  was: number;
}

/** The points of a round, by seat. */
export interface Income extends Told, Scores {}

export interface RoundTold {
  fights: Fought[];
  claims: Claimed[];
  traffics: Counted[];
  income: Income | null;
  /** Characters killed, by the seat that lost them. */
  killed: number[];
}

/** All rounds, read once. */
export const roundsOf = onceWithEffects(readRounds);

function readRounds(story: GangsCityStory): RoundTold[] {
  const worth = new Map<number, number>(); // by traffic, to its leader
  return story.chapters.map(({ told }) => {
    const round: RoundTold = {
      fights: [],
      claims: [],
      traffics: [],
      income: null,
      killed: story.voice.names.map(() => 0),
    };
    let began = 0;
    for (const { event: heard, frame } of told) {
      const event = heard as GangsCityEvent;
      const { kind, data } = event;
      const from = Math.max(0, frame - 1);
      if (kind === "shoot_out") began = from;
      else if (kind === "wins" || kind === "nobody_wins") {
        const { fight } = story.table(frame);
        if (fight) round.fights.push({ fight, before: fight.owner ?? NOBODY, event, from: began });
      } else if (kind === "killed") round.killed[data.seat]! += 1;
      else if (kind === "claim" && data.seat !== data.before) round.claims.push({ ...data, event, from });
      else if (kind === "traffic") {
        round.traffics.push({ ...data, was: worth.get(data.traffic) ?? 0, event, from });
        worth.set(data.traffic, data.points);
      } else if (kind === "scores") round.income = { ...data, event, from };
    }
    return round;
  });
}

/** What a seat got from traffics or districts, round by round. */
export const incomeOf = (rounds: RoundTold[], seat: number) =>
  rounds.map(({ income }) => ({ traffics: income?.traffics[seat] ?? 0, districts: income?.districts[seat] ?? 0 }));

/** What the small board shows. */
export type Detail =
  | { is: "fight"; fought: Fought }
  | { is: "claim"; claimed: Claimed }
  | { is: "traffic"; counted: Counted }
  | { is: "income"; income: Income; seat: number }
  | { is: "nothing" };
