/** What there is to know of a card, in words: for labels and for the large view of it. */
import { roman } from "$lib/roman";
import { together } from "$lib/text.svelte";

import {
  ATTACHABLE,
  businessName,
  COP,
  type CosaNostraPlay,
  DONE,
  gangsterName,
  has,
  IDLE,
  IN_PROGRESS,
  influenceName,
  type Job,
  JOB,
  jobName,
  jobOf,
  kindName,
  kindOf,
  LAWYER,
  money,
  NONE,
  POLITICIAN,
  printOf,
  PURCHASE,
} from "./pieces";
import { aBusiness } from "./saying";
import { needsOf } from "./throws";
import type { BusinessView, Effect, GangsterView } from "./view";

function taskWords(play: CosaNostraPlay, man: GangsterView): string {
  const { text } = play.voice;
  if (man.task === JOB && man.job !== null) return jobName(play, man.job);
  if (man.task === JOB) return text("task-job", { pile: roman(man.pile) });
  if (man.task === PURCHASE) return text("task-purchase", { a: aBusiness(play, man.business!) });
  return text(
    { [NONE]: "task-none", [IDLE]: "task-idle", [DONE]: "task-done", [IN_PROGRESS]: "task-progress" }[man.task]!,
  );
}

/** Who has read an order: all know that (CN-11.5). */
const readersWords = ({ voice }: CosaNostraPlay, { lookers }: GangsterView): string[] =>
  lookers.length === 0
    ? []
    : [voice.text("table-read-by", { names: together(lookers.map((seat) => voice.name(seat))) })];

export function gangsterFacts(play: CosaNostraPlay, man: GangsterView): string[] {
  const { text } = play.voice;
  return [
    taskWords(play, man),
    ...readersWords(play, man),
    ...ATTACHABLE.filter((kind) => has(man, kind)).map((kind) => influenceName(play, kind)),
    ...(man.active ? [] : [text("gangster-down")]),
  ];
}

export const gangsterWords = (play: CosaNostraPlay, man: GangsterView): string =>
  play.voice.text("gangster-facts", {
    gangster: gangsterName(play, man.gangster),
    strength: man.strength,
    facts: gangsterFacts(play, man).join(", "),
  });

export function businessWords(play: CosaNostraPlay, { business, active, used, markers }: BusinessView): string {
  const { text, name } = { text: play.voice.text, name: (seat: number) => play.voice.name(seat) };
  const facts = [
    text("table-income", { money: money(printOf(play.game, business).income) }),
    ...(active ? [] : [text("business-down")]),
    ...(used ? [text("business-used")] : []),
    ...(markers.length > 0
      ? [text("business-markers", { count: markers.length, names: together(markers.map(name)) })]
      : []),
  ];
  return text("business-facts", { business: businessName(play, business), facts: facts.join(", ") });
}

/** What a Job does, as its card says. */
export function effectWords(play: CosaNostraPlay, job: number): string {
  const { key, amounts } = jobOf(play.game, job);
  return play.voice.text(`effect-${key}`, { low: money(amounts[0]), high: money(amounts[1]) });
}

/** What so many successes bring, as short as can be. */
export function bringsWords({ voice }: CosaNostraPlay, { key, effects }: Job, hits: 1 | 2): string {
  const { what, amount } = effects[hits];
  if (MONEY.includes(what)) return money(amount);
  return voice.text(what === "nothing" ? "table-brings-nothing" : `table-brings-${key}`, { hits });
}

/** Effects that are told by their amount. */
const MONEY: readonly Effect["what"][] = ["pays", "steals", "damages", "up_to", "each"];

/** A Job card, read aloud: what it is, what it needs and what of that is there, what it brings. */
export function jobWords(play: CosaNostraPlay, job: number): string {
  const { text } = play.voice;
  const { type, pile, difficulty } = jobOf(play.game, job);
  const needs = needsOf(play, job).map(({ kind, met }) =>
    text(`table-need-${met}`, { business: kindName(play, kind) }),
  );
  const facts = [
    text(`table-type-${type}`),
    roman(pile),
    ...needs,
    text("difficulty", { difficulty }),
    effectWords(play, job),
  ];
  return `${jobName(play, job)}, ${facts.join(", ")}`;
}

/** What a kind of Business can do besides earning (CN-12). */
export const abilityWords = (play: CosaNostraPlay, business: number): string => {
  const ability = { [LAWYER]: "lawyer", [POLITICIAN]: "politician", [COP]: "cop" }[kindOf(play.game, business)];
  return ability ? play.voice.text(`table-ability-${ability}`) : "";
};
