/** What a Job is aimed at. */
import { jobOf, type CosaNostraPlay, NOBODY } from "../pieces";

const ON_GANGSTERS = ["assassination", "car_bomb", "drive_by", "trap"];

export type Target = { is: "gangster" | "business"; which: number } | { is: "player" } | null;

export function targetOf({ game }: CosaNostraPlay, { job, victim, target }: { job: number; victim: number; target: number }): Target {
  if (victim === NOBODY) return null;
  if (target === NOBODY) return { is: "player" };
  return { is: ON_GANGSTERS.includes(jobOf(game, job).key) ? "gangster" : "business", which: target };
}
