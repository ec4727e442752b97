/**
 * A Job as it is played on the stage, event by event: what was turned over, thrown, robbed, answered.
 *
 * A Robbery or a Trap lies on top of what it answers (CN-10.17) and stays there, done, until the one
 * below goes on.
 */
import type { CosaNostraEvent } from "../events";
import { NOBODY } from "../numbers";
import type { Change, CosaNostraView, DoingView, Revealed } from "../view";

export interface Thrown {
  dice: number[];
  /** Die by die: is it a success? */
  hits: boolean[];
  threshold: number;
  successes: number;
}

/** How a threshold came about: of a difficulty, and of what was added to it. */
export interface Sum {
  difficulty: number;
  changes: Change[];
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
  /** How its threshold came about; null for who came later. */
  sum: Sum | null;
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
  /** What was last told of it; null for who came later. */
  event: CosaNostraEvent | null;
}

/** Events that belong to a Job in progress. What stands here without one is told elsewhere. */
const WITHIN: readonly CosaNostraEvent["kind"][] = [
  "needs_missing",
  "markers_used",
  "staked",
  "rolled",
  "rerolled",
  "gain",
  "robbed",
  "repelled",
  "trap_failed",
  "attack_failed",
  "special_failed",
  "returned_fire",
  "held_fire",
  "doctor",
  "business_down",
  "business_gone",
  "gangster_down",
  "gangster_killed",
  "job_lost",
  "purchase_lost",
  "taken_over",
  "money",
  "bought_special",
  "bought_nothing",
  "laundered",
  "markers_back",
  "monopoly",
  "job_done",
  "market",
];

/** The performance once this has happened; null when there is none any more. */
export function performed(now: Performance | null, event: CosaNostraEvent): Performance | null {
  if (event.kind === "revealed") {
    const running = now?.acts.some(({ done }) => !done) ? now.acts : [];
    // An answer that is done makes room for the next one.
    const below = running.filter(({ done }) => !done);
    return { acts: [...below, begun(event.data)], fire: null, event };
  }
  if (!now || !WITHIN.includes(event.kind)) return null;
  // All done: what comes after the cleanup of the last one is not about it.
  if (now.acts.every(({ done }) => done) && event.kind !== "market" && event.kind !== "monopoly") return null;
  return { acts: changed(now.acts, event), fire: event.kind === "returned_fire" ? event.data : now.fire, event };
}

const begun = ({ seat, gangster, job, victim, target }: Revealed): Act => ({
  ...{ seat, gangster, job, victim, target },
  ...{ stake: 0, used: [], missing: [], dice: [], hits: [], threshold: 0, successes: 0, again: NOBODY },
  ...{ gain: null, robbed: [], repelled: false, sum: null, done: false },
});

function changed(acts: Act[], event: CosaNostraEvent): Act[] {
  switch (event.kind) {
    case "needs_missing":
      return last(acts, { missing: event.data.kinds });
    case "markers_used":
      return last(acts, { used: event.data.businesses });
    case "staked":
      return last(acts, { stake: event.data.amount });
    case "rolled": {
      const { dice, hits, threshold, successes, difficulty, changes } = event.data;
      return last(acts, { dice, hits, threshold, successes, sum: { difficulty, changes } });
    }
    case "rerolled": {
      const { dice, hits, successes, die } = event.data;
      return last(acts, { dice, hits, successes, again: die });
    }
    case "gain":
      return last(acts, { gain: event.data.amount });
    case "robbed": {
      const { seat, amount, left } = event.data;
      return below(last(acts, { gain: amount }), ({ robbed }) => ({
        gain: left,
        robbed: [...robbed, { seat, amount }],
      }));
    }
    case "repelled":
      return below(acts, () => ({ repelled: true }));
    case "job_done":
      return last(acts, { done: true });
  }
  return acts;
}

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
export function performedOn({ doing }: CosaNostraView, event: CosaNostraEvent | null): Performance | null {
  return doing.length === 0 ? null : { acts: doing.map(actOf), fire: null, event };
}

const actOf = ({ gain, ...doing }: DoingView): Act => ({
  ...doing,
  missing: [],
  again: NOBODY,
  gain: gain > 0 ? gain : null,
  robbed: [],
  sum: null,
  done: false,
});
