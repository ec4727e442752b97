/** The chances of a Job by what they bring: nothing, one success, more. */
import { bringsWords } from "../facts";
import type { CosaNostraPlay, Job } from "../pieces";
import type { Forecast } from "../view";

/** Their colours, and what is written on them. */
export const TONES = {
  none: { ground: "#5d4a3b", ink: "#f0e2cb" },
  one: { ground: "#a9cf9c", ink: "#10210f" },
  more: { ground: "#83c488", ink: "#10210f" },
  hurt: { ground: "#dd8b7f", ink: "#2a0c08" },
  hit: { ground: "#d0584c", ink: "#fff4ee" },
} as const;

interface Outcome {
  tone: keyof typeof TONES;
  brings: string;
}
interface Chance extends Outcome {
  chance: number;
}

/** What a Job may come to; one or more successes are one where they bring the same. */
export function outcomesOf(play: CosaNostraPlay, job: Job): Outcome[] {
  const [one, more] = [bringsWords(play, job, 1), bringsWords(play, job, 2)];
  const most: Outcome = { tone: job.attack ? "hit" : "more", brings: more };
  const vain = job.effects[1].what === "nothing";
  return [
    { tone: "none", brings: play.voice.text("table-brings-nothing") },
    ...(one === more ? [] : [{ tone: vain ? "none" : job.attack ? "hurt" : "one", brings: one } satisfies Outcome]),
    most,
  ];
}

/** Too small to be worth a place. */
const NEGLIGIBLE = 0.004;

export function chancesOf(play: CosaNostraPlay, job: Job, { odds }: Forecast): Chance[] {
  const outcomes = outcomesOf(play, job);
  const [none, one, more] = odds ?? [0, 0, 0];
  const chances = outcomes.length > 2 ? [none, one, more] : [none, one + more];
  return outcomes
    .map((outcome, n) => ({ ...outcome, chance: chances[n]! }))
    .filter(({ chance }) => chance > NEGLIGIBLE);
}
