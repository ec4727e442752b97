/** What might be told of a chapter, and how much it weighs. */
import { type Candidate as AnyCandidate, inChapter, source } from "$lib/telling/moments";
import { about } from "$lib/text.svelte";

import { BUSINESSES } from "../art";
import {
  type Job,
  businessName,
  gangsterName,
  gangsterOf,
  jobName,
  jobOf,
  kindOf,
  money,
  NOBODY,
  printOf,
} from "../pieces";
import { cashOf, type CosaNostraStory, type Done, namesOf, type Paid, sum, toldOf, type Traded } from "./told";

/** What the small board shows. */
export type Detail =
  { is: "job"; done: Done } | { is: "trade"; traded: Traded } | { is: "payday"; paid: Paid } | { is: "nothing" };

export type Candidate = AnyCandidate<Detail> & { round: number };

export function candidatesIn(story: CosaNostraStory, chapter: number): Candidate[] {
  const { jobs, trades, paydays } = toldOf(story);
  return [
    ...inChapter(jobs, chapter).flatMap((done) => ofJob(story, done)),
    ...inChapter(trades, chapter).map((traded) => ofTrade(story, traded)),
    ...inChapter(paydays, chapter).map((paid) => ofPayday(story, paid)),
  ];
}

function ofJob(story: CosaNostraStory, done: Done): Candidate[] {
  const { act } = done;
  const names = namesOf(story);
  const job = jobOf(story.game, act.job);
  const found = turn(story, done, job);
  if (!found) return [];
  const params = {
    ...about(story.voice, act.seat),
    job: jobName(names, act.job),
    gangster: gangsterName(names, act.gangster),
    victim: act.victim === NOBODY ? "" : story.voice.name(act.victim),
    money: money(done.earned),
    dice: act.dice.length,
    threshold: act.threshold,
    successes: act.successes,
  };
  const seats = [act.seat, ...(act.victim === NOBODY ? [] : [act.victim])];
  const detail: Detail = { is: "job", done };
  return [{ ...source(done), seats, detail, ...found, params: { ...params, ...found.params } }];
}

type Turn = Pick<Candidate, "kind" | "weight"> & Partial<Pick<Candidate, "rule" | "seats" | "params">>;

/** What of a Job is the news. */
function turn(
  story: CosaNostraStory,
  { act, earned, killed, taken, destroyed, saved, worked }: Done,
  job: Job,
): Turn | null {
  const names = namesOf(story);
  const [dead] = killed;
  if (dead !== undefined)
    return {
      kind: "killed",
      weight: 13 + 2 * gangsterOf(story.game, dead).strength,
      rule: "CN-13.4",
      params: { dead: gangsterName(names, dead) },
    };
  if (act.missing.length > 0) {
    const lacking = story.voice.text(`business-a-${BUSINESSES[act.missing[0]!]}`);
    return {
      kind: "missing",
      weight: job.amounts[1] * 0.4,
      rule: "CN-7.5",
      params: { lacking, money: money(job.amounts[1]) },
    };
  }
  if (act.repelled) return { kind: "repelled", weight: 11, rule: "CN-10.11", seats: [act.victim, act.seat] };
  if (taken !== NOBODY)
    return { kind: "taken", weight: 9, rule: "CN-8.9", params: { business: businessName(names, taken) } };
  if (destroyed !== NOBODY)
    return {
      kind: "destroyed",
      weight: 5 + printOf(story.game, destroyed).price / 2,
      rule: "CN-13.5",
      params: { business: businessName(names, destroyed) },
    };
  if (saved) return { kind: "saved", weight: 8, rule: "CN-11.15" };
  switch (job.key) {
    case "robbery":
      return earned > 0 ? { kind: "robbed", weight: earned * 1.4, rule: "CN-10.6" } : null;
    case "horse_racing":
      return {
        kind: "race",
        weight: act.stake * 1.2,
        rule: "CN-9.7",
        params: { won: worked ? "yes" : "no", money: money(act.stake) },
      };
    case "theft":
      return worked ? { kind: "theft", weight: earned * 1.2, rule: "CN-8.7" } : null;
    case "cash":
      if (worked) return { kind: "heist", weight: earned * 0.8, rule: "CN-7.1" };
      return { kind: "flop", weight: job.amounts[1] * 0.45, rule: "CN-6.6", params: { money: money(job.amounts[1]) } };
  }
  return null;
}

function ofTrade(story: CosaNostraStory, traded: Traded): Candidate {
  const { maker, taker, gives, wants } = traded;
  const cards = [...gives, ...wants].flatMap(([kind, which]) => (kind === "business" ? [which] : []));
  const men = [...gives, ...wants].filter(([kind]) => kind === "gangster").length;
  const cash = cashOf(gives) + cashOf(wants);
  return {
    ...source(traded),
    kind: "deal",
    weight: cash * 0.7 + sum(cards.map((card) => printOf(story.game, card).price)) * 0.7 + men * 7,
    seats: [maker, taker],
    detail: { is: "trade", traded },
    params: {
      ...about(story.voice, maker),
      partner: story.voice.name(taker),
      money: money(cash),
      cash: cash > 0 ? "yes" : "no",
      business: cards.length > 0 ? story.voice.text(`business-a-${BUSINESSES[kindOf(story.game, cards[0]!)]}`) : "",
      cards: cards.length,
      men,
    },
  };
}

function ofPayday(story: CosaNostraStory, paid: Paid): Candidate {
  const { incomes } = paid;
  const most = Math.max(...incomes);
  const seat = incomes.indexOf(most);
  return {
    ...source(paid),
    kind: "payday",
    weight: most * 0.35,
    seats: [seat],
    rule: "CN-15.1",
    detail: { is: "payday", paid },
    params: { ...about(story.voice, seat), money: money(most) },
  };
}
