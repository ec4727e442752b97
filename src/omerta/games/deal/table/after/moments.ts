/** What might be told of a chapter, and how much it weighs. */
import { about } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import { clanName, money, NOBODY, placeName, placeNames, printOf, profileName } from "../pieces";
import {
  type DealStory,
  drugsOf,
  type Fought,
  type Gained,
  type Killed,
  moneyOf,
  namesOf,
  type Revealed,
  toldOf,
  type Traded,
} from "./told";

/** What the small board shows. */
export type Detail =
  | { is: "fight"; fought: Fought }
  | { is: "trade"; traded: Traded }
  | { is: "reveal"; revealed: Revealed }
  | { is: "kill"; killed: Killed }
  | { is: "land"; seat: number; places: { place: number; change: number }[] }
  | { is: "nothing" };

export interface Candidate {
  kind: "kill" | "reveal" | "target" | "taken" | "mob" | "held" | "fled" | "deal" | "grows" | "shrinks";
  weight: number;
  /** Whom it is about, the first of all. */
  seats: number[];
  rule: string;
  event: HeardEvent;
  from: number;
  round: number;
  detail: Detail;
  params: Record<string, string | number>;
}

export function candidatesIn(story: DealStory, chapter: number): Candidate[] {
  const { fights, trades, reveals, kills, gains } = toldOf(story);
  const here = <T extends { chapter: number }>(all: T[]) => all.filter((each) => each.chapter === chapter);
  return [
    ...here(kills).map((each) => ofKill(story, each)),
    ...here(reveals).map((each) => ofReveal(story, each)),
    ...here(fights).flatMap((each) => ofFight(story, each)),
    ...here(trades).map((each) => ofTrade(story, each)),
    ...ofLand(story, here(gains)),
  ];
}

/** Numbered territories won and given up, clan by clan. */
function ofLand(story: DealStory, gains: Gained[]): Candidate[] {
  const byLand = gains.filter(({ by }) => by === "territory");
  return [...new Set(byLand.map(({ seat }) => seat))].flatMap((seat): Candidate[] => {
    const own = byLand.filter((each) => each.seat === seat);
    const change = own.reduce((sum, each) => sum + each.change, 0);
    if (change === 0) return [];
    const counted = own.filter((each) => Math.sign(each.change) === Math.sign(change));
    const { event, from, round } = own[0]!;
    const names = namesOf(story);
    return [
      {
        ...{
          kind: change > 0 ? "grows" : "shrinks",
          weight: Math.abs(change) * 2.5,
          seats: [seat],
          rule: event.rule,
          event,
          from,
          round,
        },
        detail: {
          is: "land",
          seat,
          places: counted.map(({ which, change: points }) => ({ place: which, change: points })),
        },
        params: {
          ...about(story.voice, seat),
          change: Math.abs(change),
          places: placeNames(
            names,
            counted.map(({ which }) => which),
          ),
        },
      },
    ];
  });
}

function ofKill(story: DealStory, killed: Killed): Candidate {
  const { seat, by, event, from, round } = killed;
  const { voice } = story;
  return {
    ...{
      kind: "kill",
      weight: 20,
      seats: [by, seat].filter((each) => each !== NOBODY),
      rule: event.rule,
      event,
      from,
      round,
    },
    detail: { is: "kill", killed },
    params: { ...about(voice, seat), by: by === NOBODY ? voice.text("the-mob") : voice.name(by) },
  };
}

function ofReveal(story: DealStory, revealed: Revealed): Candidate {
  const { seat, what, which, points, event, from, round } = revealed;
  const names = namesOf(story);
  return {
    ...{
      kind: what === "profile" ? "reveal" : "target",
      weight: 4 + 4 * points,
      seats: [seat],
      rule: event.rule,
      event,
      from,
      round,
    },
    detail: { is: "reveal", revealed },
    params: {
      ...about(story.voice, seat),
      points,
      profile: what === "profile" ? profileName(names, which) : "",
      of: what === "target" ? clanName(names, which, "of-") : "",
    },
  };
}

function ofFight(story: DealStory, fought: Fought): Candidate[] {
  const { attacker, defender, place, values, winner, drugs, retreat, event, from, round, rounds } = fought;
  if (winner === null) return [];
  const { voice, game } = story;
  const respect = printOf(game).respect[place]!;
  const won = winner === attacker;
  const kind = retreat ? "fled" : won ? (defender === NOBODY ? "mob" : "taken") : "held";
  const hero = won ? attacker : winner === NOBODY ? attacker : winner;
  const size = Math.min(values[0], values[1]);
  return [
    {
      ...{
        kind,
        weight: 2 + size * 0.8 + (won ? 2 + respect * 4 + drugs * 0.7 : 0),
        seats: [hero, attacker, defender].filter((each) => each !== NOBODY),
      },
      ...{ rule: "DA-7.19", event, from, round },
      detail: { is: "fight", fought },
      params: {
        ...about(voice, kind === "held" ? (winner === NOBODY ? attacker : winner) : attacker),
        place: placeName(namesOf(story), place),
        other:
          kind === "held" ? voice.name(attacker) : defender === NOBODY ? voice.text("the-mob") : voice.name(defender),
        mob: winner === NOBODY ? "yes" : "no",
        attack: values[0],
        defence: values[1],
        rounds: rounds.length,
        respect,
        drugs,
      },
    },
  ];
}

function ofTrade(story: DealStory, traded: Traded): Candidate {
  const { maker, taker, gives, wants, event, from, round } = traded;
  const drugs = drugsOf(gives) + drugsOf(wants);
  const paid = moneyOf(gives) + moneyOf(wants);
  const cards = [...gives, ...wants].filter(([kind]) => kind === "closed").length / 2;
  return {
    ...{
      kind: "deal",
      weight: drugs * 1.2 + paid * 0.5 + cards,
      seats: [maker, taker],
      rule: event.rule,
      event,
      from,
      round,
    },
    detail: { is: "trade", traded },
    params: {
      ...about(story.voice, maker),
      partner: story.voice.name(taker),
      drugs,
      money: money(namesOf(story), paid),
      paid,
      cards,
    },
  };
}
