/** What might be told of a chapter, and how much it weighs. */
import { type Candidate as AnyCandidate, inChapter, source, type Traded } from "$lib/telling/moments";
import { about } from "$lib/text.svelte";

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
} from "./told";

/** What the small board shows. */
export type Detail =
  | { is: "fight"; fought: Fought }
  | { is: "trade"; traded: Traded }
  | { is: "reveal"; revealed: Revealed }
  | { is: "kill"; killed: Killed }
  | { is: "land"; seat: number; places: { place: number; change: number }[] }
  | { is: "nothing" };

export type Candidate = AnyCandidate<Detail> & { round: number };

export function candidatesIn(story: DealStory, chapter: number): Candidate[] {
  const { fights, trades, reveals, kills, gains } = toldOf(story);
  return [
    ...inChapter(kills, chapter).map((each) => ofKill(story, each)),
    ...inChapter(reveals, chapter).map((each) => ofReveal(story, each)),
    ...inChapter(fights, chapter).flatMap((each) => ofFight(story, each)),
    ...inChapter(trades, chapter).map((each) => ofTrade(story, each)),
    ...ofLand(story, inChapter(gains, chapter)),
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
    const names = namesOf(story);
    return [
      {
        ...source(own[0]!),
        kind: change > 0 ? "grows" : "shrinks",
        weight: Math.abs(change) * 2.5,
        seats: [seat],
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
  const { seat, by } = killed;
  const { voice } = story;
  return {
    ...source(killed),
    kind: "kill",
    weight: 20,
    seats: [by, seat].filter((each) => each !== NOBODY),
    detail: { is: "kill", killed },
    params: { ...about(voice, seat), by: by === NOBODY ? voice.text("the-mob") : voice.name(by) },
  };
}

function ofReveal(story: DealStory, revealed: Revealed): Candidate {
  const { seat, what, which, points } = revealed;
  const names = namesOf(story);
  return {
    ...source(revealed),
    kind: what === "profile" ? "reveal" : "target",
    weight: 4 + 4 * points,
    seats: [seat],
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
  const { attacker, defender, place, values, winner, drugs, retreat, rounds } = fought;
  if (winner === null) return [];
  const { voice, game } = story;
  const respect = printOf(game).respect[place]!;
  const won = winner === attacker;
  const kind = retreat ? "fled" : won ? (defender === NOBODY ? "mob" : "taken") : "held";
  const hero = won ? attacker : winner === NOBODY ? attacker : winner;
  const size = Math.min(values[0], values[1]);
  const nameOf = (seat: number) => (seat === NOBODY ? voice.text("the-mob") : voice.name(seat));
  return [
    {
      ...source(fought),
      kind,
      weight: 2 + size * 0.8 + (won ? 2 + respect * 4 + drugs * 0.7 : 0),
      seats: [hero, attacker, defender].filter((each) => each !== NOBODY),
      rule: "DA-7.19",
      detail: { is: "fight", fought },
      params: {
        ...about(voice, kind === "held" ? (winner === NOBODY ? attacker : winner) : attacker),
        place: placeName(namesOf(story), place),
        other: nameOf(kind === "held" ? attacker : defender),
        winner: nameOf(winner),
        loser: nameOf(winner === attacker ? defender : attacker),
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
  const { maker, taker, gives, wants } = traded;
  const drugs = drugsOf(gives) + drugsOf(wants);
  const paid = moneyOf(gives) + moneyOf(wants);
  const cards = [...gives, ...wants].filter(([kind]) => kind === "closed").length / 2;
  return {
    ...source(traded),
    kind: "deal",
    weight: drugs * 1.2 + paid * 0.5 + cards,
    seats: [maker, taker],
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
