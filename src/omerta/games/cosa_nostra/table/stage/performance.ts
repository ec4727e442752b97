/**
 * A Job as it is played on the stage, event by event: what was turned over, thrown, robbed, answered.
 *
 * A Robbery or a Trap lies on top of what it answers (CN-10.17) and stays there, done, until the one
 * below goes on.
 */
import type { HeardEvent } from "$lib/wire";

import { NOBODY } from "../numbers";
import type { CosaNostraView, DoingView } from "../view";

export interface Thrown {
  dice: number[];
  threshold: number;
  successes: number;
}

export interface Act extends Thrown {
  seat: number;
  gangster: number;
  job: number;
  victim: number;
  target: number;
  stake: number;
  /** Businesses whose marker serves a need. */
  used: number[];
  /** Kinds of Businesses that were missing, so that it failed before any roll. */
  missing: number[];
  /** The die a Cop had thrown again last. */
  again: number;
  /** What it brings; null while that is not known. */
  gain: number | null;
  /** What was taken of it. */
  robbed: { seat: number; amount: number }[];
  repelled: boolean;
  /** Cleaned up: nothing more comes of it. */
  done: boolean;
}

/** Return fire: no Job, but dice all the same (CN-8.12). */
interface Fire extends Thrown {
  seat: number;
  gangster: number;
  at: number;
}

export interface Performance {
  /** The first one below, its answers on top. */
  acts: Act[];
  fire: Fire | null;
  /** What was last told of it. */
  event: HeardEvent;
}

/** Events that belong to a Job in progress. What stands here without one is told elsewhere. */
const WITHIN = [
  ...["needs_missing", "markers_used", "staked", "rolled", "rerolled", "gain", "robbed", "repelled", "trap_failed"],
  ...["attack_failed", "special_failed", "returned_fire", "held_fire", "doctor", "business_down", "business_gone"],
  ...["gangster_down", "gangster_killed", "job_lost", "purchase_lost", "taken_over", "money", "bought_special"],
  ...["bought_nothing", "laundered", "markers_back", "monopoly", "job_done", "market"],
];

/** The performance once this has happened; null when there is none any more. */
export function performed(now: Performance | null, event: HeardEvent): Performance | null {
  const { kind, data } = event;
  if (kind === "revealed") {
    const running = now?.acts.some(({ done }) => !done) ? now.acts : [];
    // An answer that is done makes room for the next one.
    const below = running.filter(({ done }) => !done);
    return { acts: [...below, begun(data)], fire: null, event };
  }
  if (!now || !WITHIN.includes(kind)) return null;
  // All done: what comes after the cleanup of the last one is not about it.
  if (now.acts.every(({ done }) => done) && !["market", "monopoly"].includes(kind)) return null;
  const change = CHANGES[kind];
  const acts = change ? change(now.acts, data) : now.acts;
  const fire: Fire | null =
    kind === "returned_fire"
      ? { seat: data.seat, gangster: data.gangster, at: data.at, ...thrown(data) }
      : now.fire;
  return { acts, fire, event };
}

type Data = HeardEvent["data"];

const thrown = ({ dice, threshold, successes }: Data): Thrown => ({ dice, threshold, successes });

const begun = ({ seat, gangster, job, victim, target }: Data): Act => ({
  ...{ seat, gangster, job, victim, target },
  ...{ stake: 0, used: [], missing: [], dice: [], threshold: 0, successes: 0, again: NOBODY },
  ...{ gain: null, robbed: [], repelled: false, done: false },
});

const CHANGES: Record<string, (acts: Act[], data: Data) => Act[]> = {
  needs_missing: (acts, { kinds }) => last(acts, { missing: kinds }),
  markers_used: (acts, { businesses }) => last(acts, { used: businesses }),
  staked: (acts, { amount }) => last(acts, { stake: amount }),
  rolled: (acts, data) => last(acts, thrown(data)),
  rerolled: (acts, { dice, successes, die }) => last(acts, { dice, successes, again: die }),
  gain: (acts, { amount }) => last(acts, { gain: amount }),
  robbed: (acts, { seat, amount, left }) =>
    below(last(acts, { gain: amount }), (robbed) => ({ gain: left, robbed: [...robbed.robbed, { seat, amount }] })),
  repelled: (acts) => below(acts, () => ({ repelled: true })),
  job_done: (acts) => acts.with(running(acts), { ...acts[running(acts)]!, done: true }),
};

/** The one in progress: the topmost that is not done. */
const running = (acts: Act[]) => acts.findLastIndex(({ done }) => !done);

function last(acts: Act[], change: Partial<Act>): Act[] {
  const at = running(acts);
  return acts.with(at, { ...acts[at]!, ...change });
}

/** The one it answers. */
function below(acts: Act[], change: (act: Act) => Partial<Act>): Act[] {
  const at = acts.findLastIndex(({ done }, n) => !done && n < running(acts));
  return at < 0 ? acts : acts.with(at, { ...acts[at]!, ...change(acts[at]!) });
}

/** For who comes in the middle: as far as the table shows it. */
export function performedOn({ doing }: CosaNostraView, event: HeardEvent): Performance | null {
  return doing.length === 0 ? null : { acts: doing.map(actOf), fire: null, event };
}

const actOf = ({ gain, ...doing }: DoingView): Act => ({
  ...doing,
  missing: [],
  again: NOBODY,
  gain: gain > 0 ? gain : null,
  robbed: [],
  done: false,
});
