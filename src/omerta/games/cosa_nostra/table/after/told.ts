/** What happened in the game, as far as it is worth telling: Jobs, deals, deaths, paydays. */
import type { Item } from "$lib/game";
import { once } from "$lib/once.svelte";
import type { Story } from "$lib/story";
import type { Told as AnyTold, Traded as AnyTraded } from "$lib/telling/moments";

import { type CosaNostraEvent, eventOf } from "../events";
import { type CosaNostraPlay, jobOf, NOBODY } from "../pieces";
import { type Act, performed, type Performance } from "../stage/performance";
import type { CosaNostraView, Effect } from "../view";

export type CosaNostraStory = Story<CosaNostraView>;

/** For names of things, which need no more of a play than this. */
export const namesOf = ({ game, voice }: CosaNostraStory) => ({ game, voice }) as CosaNostraPlay;

type Told = AnyTold<CosaNostraEvent>;
export type Traded = AnyTraded<CosaNostraEvent>;

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

/** What is still to be found out of a Job on the stage. */
interface Open extends Omit<Done, "act" | "worked"> {
  job: number;
}

/** The whole game, read once. */
export const toldOf = once((story: CosaNostraStory): Everything => {
  const all: Everything = { jobs: [], trades: [], kills: [], paydays: [] };
  let performance: Performance | null = null;
  let open: Open[] = [];
  let round = 0;
  story.chapters.forEach(({ told }, chapter) => {
    for (const { event: heard, frame } of told) {
      const event = eventOf(heard);
      const here: Told = { event, from: Math.max(0, frame - 1), round, chapter };
      if (event.kind === "round") round = event.data.round;
      else if (event.kind === "trade") all.trades.push({ ...here, ...event.data });
      else if (event.kind === "payday") all.paydays.push({ ...here, incomes: event.data.incomes });
      else if (event.kind === "gangster_killed") all.kills.push({ ...here, ...event.data });

      const after: Performance | null = performed(performance, event);
      if (event.kind === "revealed") open = [...open, { ...here, job: event.data.job, ...NOTHING }];
      else if (open.length > 0) open = open.with(-1, { ...open.at(-1)!, ...came(open.at(-1)!, event) });
      if (event.kind === "job_done" && open.length > 0) {
        const { job, ...rest } = open.at(-1)!;
        const act = after?.acts.findLast((each) => each.job === job);
        if (act) all.jobs.push({ ...rest, act, worked: worked(story, act) });
        open = open.slice(0, -1);
      }
      performance = after;
    }
  });
  return all;
});

const NOTHING = { earned: 0, killed: [] as number[], down: false, taken: NOBODY, destroyed: NOBODY, saved: false };

/** What an event adds to the Job on top. */
function came({ earned, killed }: Open, event: CosaNostraEvent): Partial<Open> {
  switch (event.kind) {
    case "money":
      return event.data.payee === NOBODY ? {} : { earned: earned + event.data.amount };
    case "gangster_killed":
      return { killed: [...killed, event.data.gangster] };
    case "gangster_down":
    case "business_down":
      return { down: true };
    case "business_gone":
      return { destroyed: event.data.business };
    case "taken_over":
      return { taken: event.data.business };
    case "doctor":
      return { saved: true };
  }
  return {};
}

/** Effects of a Job that is done in vain. */
const IN_VAIN: readonly Effect["what"][] = ["nothing", "fire", "lost"];

function worked({ game }: CosaNostraStory, { job, missing, successes, repelled }: Act): boolean {
  const { what } = jobOf(game, job).effects[Math.min(2, successes) as 0 | 1 | 2];
  return missing.length === 0 && !repelled && !IN_VAIN.includes(what);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The money of one side of a trade. */
export const cashOf = (items: readonly Item[]) =>
  sum(items.flatMap(([kind, which]) => (kind === "cash" ? [which] : [])));
