/** What La Cosa Nostra's pieces say of themselves. */
import { roman } from "$lib/roman";
import ScoreTable from "$lib/ScoreTable.svelte";
import { about, capital, together } from "$lib/text.svelte";
import { drawn, inWords, type Piece, type Tip } from "$lib/tips";

import {
  Boss,
  BUSINESSES,
  BusinessIcon,
  Chip,
  FAMILIES,
  INFLUENCES,
  InfluenceIcon,
  isCompany,
  JobIcon,
  MONOPOLIES,
  Portrait,
} from "./art";
import { abilityWords, effectWords, gangsterFacts } from "./facts";
import { partsOf } from "./parts";
import {
  businessAt,
  businessPiece,
  contentOf,
  type CosaNostraPlay,
  familyName,
  gangsterAt,
  gangsterName,
  gangsterOf,
  gangsterPiece,
  influenceName,
  jobName,
  jobOf,
  jobPiece,
  kindName,
  kindOf,
  money,
  monopolyName,
  NOBODY,
  ownerOf,
  plannerOf,
  printOf,
} from "./pieces";
import { influenceRule } from "./saying";
import { needsOf } from "./throws";
import AboutBoss from "./tip/AboutBoss.svelte";
import type { Printed } from "./view";

/** The rule of what explains itself without more. */
const RULES: Record<string, string> = {
  first: "CN-15.6",
  marker: "CN-7.8",
  eye: "CN-11.5",
  threat: "CN-8.2",
  recruits: "CN-15.3",
  market: "CN-3.6",
  order: "CN-3.1",
  asked: "CN-20.4",
  dice: "CN-6.5",
  successes: "CN-6.6",
  difficulty: "CN-6.3",
  stake: "CN-9.7",
  laundering: "CN-9.5",
  gain: "CN-7.1",
  money: "CN-15.7",
  offer: "CN-16.4",
};
/** The rule of a figure of one player. */
const SEAT_RULES: Record<string, string> = {
  cash: "CN-17.6",
  laundered: "CN-17.4",
  income: "CN-15.1",
  worth: "CN-17.6",
  trophies: "CN-17.5",
  cards: "CN-2.8",
  markers: "CN-7.8",
};

export function tips(play: CosaNostraPlay, { kind, id }: Piece): Tip | null {
  const { voice, shown, game } = play;
  const { table } = shown;
  const content = contentOf(game);
  const printed = game.printed as Printed;
  const number = (all: readonly unknown[], name: (game: typeof play.game, n: number) => string) =>
    all.findIndex((_, n) => name(game, n) === `${kind}:${id}`);
  switch (kind) {
    case "gangster":
      return gangsterTip(play, number(printed.gangsters, gangsterPiece));
    case "business":
      return businessTip(play, number(printed.kinds, businessPiece));
    case "job":
      return jobTip(play, number(printed.jobs, jobPiece));
    case "need":
      return kindTip(play, BUSINESSES.indexOf(id as (typeof BUSINESSES)[number]));
    case "influence":
      return influenceTip(play, INFLUENCES.indexOf(id as (typeof INFLUENCES)[number]));
    case "monopoly":
      return monopolyTip(play, MONOPOLIES.indexOf(id as (typeof MONOPOLIES)[number]));
    case "family": {
      const family = FAMILIES.indexOf(id as (typeof FAMILIES)[number]);
      return {
        name: familyName(play, family),
        text: voice.text("tip-family", {
          businesses: together(
            content.families[family]!.businesses.map((each) => kindName(play, BUSINESSES.indexOf(each))),
          ),
        }),
        now: holderOf(play, family),
        rule: "CN-1.2",
        picture: drawn(Boss, { family, crop: "head" }),
      };
    }
    case "boss": {
      const seat = Number(id);
      const player = table.players[seat];
      if (!player || player.family === NOBODY) return null;
      return {
        name: `${capital(voice.name(seat))} · ${familyName(play, player.family)}`,
        text: voice.text("tip-boss"),
        rule: "CN-17.6",
        picture: drawn(Boss, { family: player.family, crop: "head" }),
        more: drawn(AboutBoss, { play, seat, bare: true }),
      };
    }
    case "deck": {
      const pile = Number(id);
      if (pile >= 1)
        return inWords(
          voice,
          "deck-jobs",
          "CN-2.3",
          { round: roman(pile) },
          { now: voice.text("tip-deck-now", { count: table.piles[pile - 1] ?? 0 }) },
        );
      return inWords(
        voice,
        `deck-${id}`,
        id === "business" ? "CN-1.9" : "CN-2.6",
        {},
        { now: voice.text("tip-deck-now", { count: id === "business" ? table.deck : table.influence_deck }) },
      );
    }
    case "stage":
      return inWords(
        voice,
        "stage",
        "CN-2.1",
        { last: roman(table.rounds) },
        { now: voice.text("tip-stage-now", { round: roman(table.round), phase: table.phase }) },
      );
    default:
      if (kind in SEAT_RULES) return seatTip(play, kind, Number(id));
      if (!(kind in RULES)) return null;
      return inWords(voice, kind, RULES[kind]!, { market: content.limits.market, times: content.end.laundered_times });
  }
}

/** Who plays a family. */
function holderOf({ shown, voice }: CosaNostraPlay, family: number): string | undefined {
  const seat = shown.table.players.findIndex((player) => player.family === family);
  return seat < 0 ? undefined : `${capital(voice.name(seat))}.`;
}

function gangsterTip(play: CosaNostraPlay, gangster: number): Tip | null {
  if (gangster < 0) return null;
  const { voice } = play;
  const man = gangsterAt(play.shown.table, gangster);
  const print = gangsterOf(play.game, gangster);
  return {
    name: gangsterName(play, gangster),
    text: voice.text("tip-gangster", { strength: (man ?? print).strength }),
    now: man
      ? `${capital(gangsterFacts(play, man).join(", "))}.`
      : print.price === null
        ? undefined
        : `${capital(voice.text("table-recruit-price", { price: money(print.price) }))}.`,
    rule: man ? "CN-6.2" : "CN-15.3",
    picture: drawn(Portrait, { gangster, crop: "bust" }),
  };
}

/** A kind of Business: what every card of it does. */
function kindTip(play: CosaNostraPlay, kind: number): Tip | null {
  if (kind < 0) return null;
  const business = (play.game.printed as Printed).kinds.indexOf(kind);
  const { income, price } = printOf(play.game, business);
  const ability = abilityWords(play, business);
  return {
    name: `${capital(kindName(play, kind))} · ${play.voice.text(isCompany(kind) ? "table-company" : "table-businessman")}`,
    text: play.voice.text("tip-business", {
      income: money(income),
      price: money(price),
      ability: ability ? capital(ability) : "none",
    }),
    rule: ability ? "CN-12.1" : "CN-7.2",
    picture: drawn(BusinessIcon, { kind, size: 52 }),
  };
}

function businessTip(play: CosaNostraPlay, business: number): Tip | null {
  if (business < 0) return null;
  const { voice, shown } = play;
  const { table } = shown;
  const [owner, planner, card] = [ownerOf(table, business), plannerOf(table, business), businessAt(table, business)];
  const facts = [
    ...(owner >= 0 ? [voice.text("tip-owner", about(voice, owner))] : []),
    ...(planner >= 0 ? [voice.text("table-planned-by", { name: voice.name(planner) })] : []),
    ...(owner < 0 && planner < 0 ? [voice.text("tip-for-sale")] : []),
    ...(card && !card.active ? [voice.text("business-down")] : []),
    ...(card?.used ? [voice.text("business-used")] : []),
    ...(card && card.markers.length > 0
      ? [
          voice.text("business-markers", {
            count: card.markers.length,
            names: together(card.markers.map((seat) => voice.name(seat))),
          }),
        ]
      : []),
  ];
  return { ...kindTip(play, kindOf(play.game, business))!, now: `${capital(facts.join(", "))}.` };
}

function jobTip(play: CosaNostraPlay, job: number): Tip | null {
  if (job < 0) return null;
  const { voice, game, shown } = play;
  const { type, key, pile, needs: asks, spares_companies } = jobOf(game, job);
  const own = shown.table.own?.jobs.includes(job) ?? false;
  const needs = own
    ? needsOf(play, job).map(({ kind, met }) => voice.text(`table-need-${met}`, { business: kindName(play, kind) }))
    : [];
  return {
    name: `${jobName(play, job)} · ${voice.text(`table-type-${type}`)} ${roman(pile)}`,
    text: voice.text("tip-job", { effect: effectWords(play, job), type, needs: asks.length > 0 ? "yes" : "no" }),
    // Which cards are Businessmen is not written on them.
    now: spares_companies
      ? voice.text("tip-businessman")
      : needs.length > 0
        ? `${capital(needs.join(", "))}.`
        : undefined,
    rule: type === "cash" ? "CN-7.1" : type === "attack" ? "CN-8.1" : type === "special" ? "CN-9.1" : "CN-10.1",
    picture: drawn(JobIcon, { job: key, size: 52 }),
  };
}

function influenceTip(play: CosaNostraPlay, kind: number): Tip | null {
  if (kind < 0) return null;
  const { voice, shown } = play;
  const held = shown.table.own?.influence.filter((each) => each === kind).length ?? 0;
  return {
    name: influenceName(play, kind),
    text: voice.text("tip-influence", {
      what: capital(voice.text(`influence-text-${INFLUENCES[kind]}`)),
      when: voice.text(`table-when-${INFLUENCES[kind]}`),
    }),
    now: held > 0 ? voice.text("tip-held", { count: held }) : undefined,
    rule: influenceRule(kind),
    picture: drawn(InfluenceIcon, { kind, size: 52 }),
  };
}

function monopolyTip(play: CosaNostraPlay, monopoly: number): Tip | null {
  if (monopoly < 0) return null;
  const { voice, shown, game } = play;
  const { business, income } = contentOf(game).monopolies[monopoly]!;
  const holder = shown.table.monopolies[monopoly] ?? NOBODY;
  const kind = BUSINESSES.indexOf(business);
  return {
    name: monopolyName(play, monopoly),
    text: voice.text("tip-monopoly", { business: kindName(play, kind), money: money(income) }),
    now: voice.text("tip-monopoly-now", holder === NOBODY ? { you: "nobody", name: "" } : about(voice, holder)),
    rule: "CN-14.1",
    picture: drawn(BusinessIcon, { kind, size: 52 }),
  };
}

function seatTip(play: CosaNostraPlay, kind: string, seat: number): Tip | null {
  const { voice, shown, game } = play;
  const player = shown.table.players[seat];
  if (!player) return null;
  const { limits, end } = contentOf(game);
  const params = {
    ...about(voice, seat),
    cash: money(player.cash),
    laundered: money(player.laundered),
    income: money(player.income),
    worth: money(player.worth),
    trophies: player.trophies.length,
    jobs: player.jobs.length,
    influence: player.influence,
    markers: player.markers,
    all: limits.markers,
    times: end.laundered_times,
    income_times: end.income_times,
  };
  return inWords(voice, kind, SEAT_RULES[kind]!, params, {
    now: voice.text(`tip-${kind}-now`, params),
    ...(kind === "worth" && { more: drawn(ScoreTable, { game: voice.game, parts: partsOf(voice, player) }) }),
    ...(kind === "markers" && { picture: drawn(Chip, { family: player.family, size: 56 }) }),
  });
}
