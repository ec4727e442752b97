/** What a Job is aimed at. */
import { jobOf, type CosaNostraPlay, NOBODY } from "../pieces";

export type Target = { is: "gangster" | "business"; which: number } | { is: "player" } | null;

export function targetOf(
  { game }: CosaNostraPlay,
  { job, victim, target }: { job: number; victim: number; target: number },
): Target {
  if (victim === NOBODY) return null;
  const { aim } = jobOf(game, job);
  return aim === "gangster" || aim === "business" ? { is: aim, which: target } : { is: "player" };
}
