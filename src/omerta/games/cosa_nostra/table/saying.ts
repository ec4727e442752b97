/** What the prompt bar says of an answer in the making, and what its one button says. */
import type { Asking } from "$lib/game";
import { about } from "$lib/text.svelte";

import { numberOf, type Verb, verbOf } from "./actions";
import { BUSINESSES } from "./art";
import type { Path } from "./paths";
import {
  ATTACHABLE,
  bossOf,
  businessName,
  type CosaNostraPlay,
  gangsterAt,
  gangsterName,
  gangsterOf,
  influenceName,
  jobName,
  kindOf,
  money,
  ownerOf,
  printOf,
  shortName,
} from "./pieces";
import { ON_THE_ROWS } from "./questions";

/** Choices by their verbs, each with its number: what an answer is about. */
class Read {
  private readonly things: [Verb, number][];

  constructor(
    private readonly play: CosaNostraPlay,
    actions: readonly number[],
  ) {
    this.things = actions.map((action) => [verbOf(play.game, action), numberOf(play.game, action)]);
  }

  names(verb: Verb): boolean {
    return this.things.some(([each]) => each === verb);
  }
  first(verb: Verb): number | null {
    return this.things.find(([each]) => each === verb)?.[1] ?? null;
  }
  last(verb: Verb): number | null {
    return this.things.findLast(([each]) => each === verb)?.[1] ?? null;
  }
  /** What is attacked or threatened: a card, or the player himself. */
  get target(): string {
    const [verb, n] = this.things.findLast(([each]) => ["gangster", "business", "player"].includes(each))!;
    return targetName(this.play, verb, n);
  }
}

/** A card that is attacked, and whose it is; or the player himself. */
export function targetName(play: CosaNostraPlay, is: Verb, n: number): string {
  const { voice, shown } = play;
  if (is === "business")
    return voice.text(`business-whose-${BUSINESSES[kindOf(play.game, n)]}`, about(voice, ownerOf(shown.table, n)));
  if (is === "gangster")
    return voice.text("gangster-whose", { gangster: gangsterName(play, n), ...about(voice, bossOf(shown.table, n)) });
  return voice.name(n);
}

const isAttachment = (kind: number) => (ATTACHABLE as readonly number[]).includes(kind);

/** The rule of an Influence card. */
export const influenceRule = (kind: number): string =>
  ["CN-11.3", "CN-11.4", "CN-11.15", "CN-11.6", "CN-11.7", "CN-11.8", "CN-11.9", "CN-11.10", "CN-11.17"][kind]!;

/** A kind of Business as something to be had: "a Dealer". */
export const aKind = (play: CosaNostraPlay, kind: number) => play.voice.text(`business-a-${BUSINESSES[kind]}`);
export const aBusiness = (play: CosaNostraPlay, business: number) => aKind(play, kindOf(play.game, business));

export function wordingOf(play: CosaNostraPlay, picks: readonly number[], answer: Path | null): string {
  const { text } = play.voice;
  if (!answer) return text(`table-pick-${halfMade(play, picks)}`);
  const read = new Read(play, answer);
  const kind = play.choice.prompt?.kind;
  const [man, job, influence] = [read.first("gangster"), read.first("job"), read.first("influence")];
  if (read.names("call_off")) return text("table-do-call-off");
  if (read.names("none")) return text("table-do-recruit-nobody");
  if (read.names("decline")) return text("table-do-buy-nothing");
  if (kind === "recruit")
    return text("table-do-recruit", {
      man: gangsterName(play, man!),
      price: money(gangsterOf(play.game, man!).price ?? 0),
    });
  if (kind === "choose_markers") return text("table-do-markers");
  if (kind === "buy_after_roll")
    return text("table-do-buy", { a: aKind(play, read.first("kind") ?? kindOf(play.game, read.first("business")!)) });
  if (read.names("announce")) return text("table-do-announce", { target: read.target });
  if (read.names("skip")) return text("table-do-skip");
  if (read.names("renew")) return text("table-do-renew");
  if (influence !== null && isAttachment(influence))
    return text("table-do-attach", { card: influenceName(play, influence), man: gangsterName(play, man!) });
  if (read.names("reveal") && man === null) return text("table-do-strike");
  if (read.names("reveal") || read.names("name")) return attack(play, read);
  // A Snitch, a Spy or a Lawyer: of all that remains, only a look names a player.
  if (read.names("player")) return text("table-do-look", { man: gangsterName(play, read.last("gangster")!) });
  if (read.names("pay") || read.names("cancel")) return settle(play, man!, read.names("pay"));
  if (job !== null) return text("table-do-seal", { job: jobName(play, job), man: shortName(play, man!) });
  const business = read.first("business");
  if (business !== null) return text("table-do-reserve", { a: aBusiness(play, business), man: shortName(play, man!) });
  if (man === null) return text(kind === "end_turn" || kind === "turn_to_act" ? "table-do-end" : "table-do-pass");
  return text("table-do-idle", { man: shortName(play, man) });
}

function attack(play: CosaNostraPlay, read: Read): string {
  const man = read.first("gangster")!;
  const job = jobName(play, gangsterAt(play.shown.table, man)!.job!);
  return read.names("player")
    ? play.voice.text("table-do-attack", { job, target: read.target })
    : play.voice.text("table-do-reveal", { job, man: shortName(play, man) });
}

function settle(play: CosaNostraPlay, man: number, pays: boolean): string {
  const { text } = play.voice;
  const business = gangsterAt(play.shown.table, man)?.business ?? null;
  if (business === null) return text("table-do-cancel-job", { man: shortName(play, man) });
  const a = aBusiness(play, business);
  return pays
    ? text("table-do-pay", { a, price: money(printOf(play.game, business).price) })
    : text("table-do-cancel-purchase", { a });
}

/** What is missing: a man, an order for him, a target, an order to look at, whom a card goes on. */
type Half = "man" | "task" | "target" | "look" | "on" | "way" | "more";

function halfMade(play: CosaNostraPlay, picks: readonly number[]): Half {
  const read = new Read(play, picks);
  const influence = read.first("influence");
  if (influence !== null) return isAttachment(influence) ? "on" : "look";
  if (read.names("announce")) return read.first("gangster") === null ? "man" : "target";
  const kind = play.choice.prompt?.kind;
  if (kind === "buy_after_roll" || kind === "choose_markers") return "more";
  const planning = kind === "plan" || kind === "influence_turn";
  const business = read.first("business");
  if (business !== null && ownerOf(play.shown.table, business) === play.shown.seat) return "look"; // a Lawyer
  if (!planning) return read.first("gangster") === null ? "way" : "target";
  return read.first("job") !== null || business !== null ? "man" : "task";
}

/** What is to be done next; null where the question says it all. */
/** What the prompt bar says, by the picks so far and the answer they make, if any. */
export function asking(
  play: CosaNostraPlay,
  { picks, answer }: { picks: readonly number[]; answer: Path | null },
): Asking | null {
  const { text } = play.voice;
  if (picks.length === 0 || !ON_THE_ROWS.includes(play.choice.prompt?.kind ?? "")) return null;
  const read = new Read(play, answer ?? picks);
  if (answer)
    return { question: `${wordingOf(play, picks, answer)}.`, why: text("table-ask-ready"), rule: ruleOf(play, read) };
  const half = halfMade(play, picks);
  if (half === "more") return null;
  const what = whatIsPicked(play, read);
  return {
    question: text(`table-ask-${half}`, { what }),
    why: text(`table-ask-${half}-why`),
    rule: ruleOf(play, read),
  };
}

function whatIsPicked(play: CosaNostraPlay, read: Read): string {
  const [job, influence, man, business] = [
    read.first("job"),
    read.first("influence"),
    read.first("gangster"),
    read.first("business"),
  ];
  if (job !== null) return jobName(play, job);
  if (influence !== null) return influenceName(play, influence);
  if (read.names("announce") && man !== null) return gangsterName(play, man);
  if (man !== null) {
    const order = gangsterAt(play.shown.table, man)?.job ?? null;
    return order === null ? gangsterName(play, man) : jobName(play, order);
  }
  return business === null ? "" : businessName(play, business);
}

function ruleOf(play: CosaNostraPlay, read: Read): string {
  const influence = read.first("influence");
  if (influence !== null) return influenceRule(influence);
  if (read.names("announce")) return "CN-8.2";
  if (read.names("skip")) return "CN-11.14";
  if (read.names("pay")) return "CN-5.1";
  if (read.names("name")) return "CN-8.1";
  if (read.names("call_off")) return "CN-8.2";
  if (read.names("reveal")) return read.names("gangster") ? "CN-6.1" : "CN-8.1";
  const man = read.first("gangster");
  if (read.names("cancel"))
    return man !== null && gangsterAt(play.shown.table, man)?.business !== null ? "CN-4.8" : "CN-4.7";
  const kind = play.choice.prompt?.kind;
  if (kind === "turn_to_act" && man !== null) return "CN-8.1"; // an Attack still without a target
  if (kind !== "plan" && kind !== "influence_turn") return play.choice.prompt?.rule ?? "";
  if (read.names("job")) return "CN-3.5";
  const business = read.first("business");
  if (business === null) return "CN-3.2";
  return ownerOf(play.shown.table, business) === play.shown.seat ? "CN-12.2" : "CN-3.6";
}
