/** What happened in the game, as far as it is worth telling: Jobs, deals, deaths, paydays. */
import type { Item } from "$lib/game";
import type { Story } from "$lib/story";
import type { HeardEvent } from "$lib/wire";

import { type CosaNostraPlay, jobOf, NOBODY } from "../pieces";
import { type Act, performed, type Performance } from "../stage/performance";
import type { CosaNostraView } from "../view";

export type CosaNostraStory = Story<CosaNostraView>;

/** For names of things, which need no more of a play than this. */
export const namesOf = ({ game, voice }: CosaNostraStory) => ({ game, voice }) as CosaNostraPlay;

interface Told {
  event: HeardEvent;
  /** The frame from which it is played again. */
  from: number;
  round: number;
  chapter: number;
}

/** A Job from its reveal to its cleanup. */
export interface Done extends Told {
  act: Act;
  /** What its player got, and what he took from whom. */
  earned: number;
  /** Did it have an effect? */
  worked: boolean;
  killed: number[];
  down: boolean;
  taken: number;
  destroyed: number;
  saved: boolean;
}

export interface Traded extends Told {
  maker: number;
  taker: number;
  gives: Item[];
  wants: Item[];
}

interface Killed extends Told {
  gangster: number;
  seat: number;
  by: number;
}

export interface Paid extends Told {
  incomes: number[];
}

export interface Everything {
  jobs: Done[];
  trades: Traded[];
  kills: Killed[];
  paydays: Paid[];
}

const memory = new WeakMap<CosaNostraStory, Everything>();

/** The whole game, read once. */
export function toldOf(story: CosaNostraStory): Everything {
  let told = memory.get(story);
  if (!told) memory.set(story, (told = read(story)));
  return told;
}

/** What is still to be found out of a Job on the stage. */
interface Open extends Omit<Done, "act" | "worked"> {
  job: number;
}

function read(story: CosaNostraStory): Everything {
  const all: Everything = { jobs: [], trades: [], kills: [], paydays: [] };
  let performance: Performance | null = null;
  let open: Open[] = [];
  let round = 0;
  story.chapters.forEach(({ told }, chapter) => {
    for (const { event, frame } of told) {
      const { kind, data } = event;
      const here: Told = { event, from: Math.max(0, frame - 1), round, chapter };
      if (kind === "round") round = data.round;
      else if (kind === "trade") all.trades.push({ ...here, maker: data.maker, taker: data.taker, gives: data.gives, wants: data.wants });
      else if (kind === "payday") all.paydays.push({ ...here, incomes: data.incomes });
      else if (kind === "gangster_killed") all.kills.push({ ...here, gangster: data.gangster, seat: data.seat, by: data.by });

      const after: Performance | null = performed(performance, event);
      if (kind === "revealed") open = [...open, { ...here, job: data.job, ...NOTHING }];
      else if (open.length > 0) open = open.with(-1, { ...open.at(-1)!, ...came(open.at(-1)!, event) });
      if (kind === "job_done" && open.length > 0) {
        const { job, ...rest } = open.at(-1)!;
        const act = after?.acts.findLast((each) => each.job === job);
        if (act) all.jobs.push({ ...rest, act, worked: worked(story, act) });
        open = open.slice(0, -1);
      }
      performance = after;
    }
  });
  return all;
}

const NOTHING = { earned: 0, killed: [] as number[], down: false, taken: NOBODY, destroyed: NOBODY, saved: false };

/** What an event adds to the Job on top. */
function came({ earned, killed }: Open, { kind, data }: HeardEvent): Partial<Open> {
  switch (kind) {
    case "money":
      return data.payee === NOBODY ? {} : { earned: earned + data.amount };
    case "gangster_killed":
      return { killed: [...killed, data.gangster] };
    case "gangster_down":
    case "business_down":
      return { down: true };
    case "business_gone":
      return { destroyed: data.business };
    case "taken_over":
      return { taken: data.business };
    case "doctor":
      return { saved: true };
  }
  return {};
}

const worked = ({ game }: CosaNostraStory, { job, missing, successes, repelled }: Act): boolean =>
  missing.length === 0 && !repelled && successes >= jobOf(game, job).least;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The money of one side of a trade. */
export const cashOf = (items: readonly Item[]) => sum(items.flatMap(([kind, which]) => (kind === "cash" ? [which] : [])));
