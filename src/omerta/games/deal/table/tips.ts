/** What Deal's pieces say of themselves. What is secret, it says to its owner alone: nobody else's page has it. */
import { about, capital, together } from "$lib/text.svelte";
import { drawn, inWords, type Piece, type Tip } from "$lib/tips";

import {
  BossPortrait,
  CLANS,
  clanOfWeapon,
  Emblem,
  EVENTS,
  eventPicture,
  Picture,
  PROFILES,
  ProfilePortrait,
  WeaponArt,
  WEAPONS,
} from "./art";
import { makingOf } from "./making.svelte";
import { placeWords } from "./map/places";
import {
  clanName,
  clanOfSeat,
  CONTINENT,
  contentOf,
  type DealPlay,
  eventName,
  eventTag,
  eventText,
  isPermanent,
  money,
  NOBODY,
  NOTHING,
  placeName,
  powerText,
  printOf,
  profileName,
  seatOfClan,
  specialText,
  targetText,
  weaponName,
} from "./pieces";
import { objectivesNow } from "./side/secrets";

/** The rule of what there is one of, or explains itself without more. */
const RULES: Record<string, string> = {
  soldier: "DA-2.6",
  lieutenant: "DA-6.4",
  boss: "DA-10.1",
  spent: "DA-2.13",
  drug: "DA-2.8",
  mob: "DA-8.1",
  capital: "DA-2.2",
  respect: "DA-11.1",
  track: "DA-13.1",
  value: "DA-2.6",
  damage: "DA-7.11",
  need: "DA-7.8",
  hand: "DA-2.11",
  money: "DA-2.10",
  fight: "DA-7.5",
  trade: "DA-9.1",
  offer: "DA-9.2",
  call: "DA-12.7",
  odds: "DA-7.5",
  border: "DA-12.20",
  stage: "DA-3.2",
};
const SEAT_RULES: Record<string, string> = {
  respect: "DA-11.1",
  money: "DA-2.10",
  soldier: "DA-2.6",
  lieutenant: "DA-6.4",
  boss: "DA-10.1",
  land: "DA-2.4",
  cards: "DA-2.11",
  events: "DA-12.5",
  known: "DA-9.17",
};
const KIND_RULES: Record<string, string> = { conso: "DA-4.1", prod: "DA-4.2", grey: "DA-2.1" };
const PHASE_RULES: Record<string, string> = { R: "DA-4.1", C: "DA-5.1", A: "DA-6.1", D: "DA-9.1", F: "DA-7.4" };
const BACK_RULES: Record<string, string> = {
  weapons: "DA-2.11",
  events: "DA-12.1",
  profiles: "DA-11.11",
  targets: "DA-11.5",
};

const numberOf = (names: readonly string[], id: string) => names.indexOf(id);

export function tips(play: DealPlay, { kind, id }: Piece): Tip | null {
  const { voice } = play;
  switch (kind) {
    case "territory":
      return territoryTip(play, printOf(play.game).ids.indexOf(id));
    case "clan":
      return clanTip(play, numberOf(CLANS, id));
    case "weapon":
      return weaponTip(play, numberOf(WEAPONS, id));
    case "event":
      return eventTip(play, numberOf(EVENTS, id));
    case "profile":
      return profileTip(play, numberOf(PROFILES, id));
    case "target":
      return targetTip(play, numberOf(CLANS, id));
    case "kind":
      return inWords(voice, `kind-${id}`, KIND_RULES[id]!, figures(play));
    case "phase":
      return inWords(voice, `phase-${id}`, PHASE_RULES[id]!);
    case "back":
      return inWords(voice, `back-${id}`, BACK_RULES[id]!, figures(play));
    case "pile":
    case "discard":
      return pileTip(play, kind, id);
    case "way":
      return inWords(voice, `way-${id}`, "DA-9.14");
    case "sea":
    case "range":
    case "tunnel":
      return linkTip(play, kind, id);
    default:
      if (id !== "" && kind in SEAT_RULES) return seatTip(play, kind, Number(id));
      return kind in RULES ? inWords(voice, kind, RULES[kind]!, figures(play)) : null;
  }
}

/** The numbers of the game, for the words. */
function figures(play: DealPlay) {
  const { troops, mob, income, game, prices } = contentOf(play.game);
  const { table } = play.shown;
  const halves = (millions: number) => money(play, millions * 2);
  return {
    lieutenant: troops.lieutenant,
    boss: troops.boss,
    most: troops.most_lieutenants,
    soldier_price: money(play, table.soldier_price),
    lieutenant_price: halves(prices.lieutenant),
    mob: mob.value,
    hand: game.hand,
    goal: table.goal,
    income: halves(income.conso),
    capital_income: halves(income.conso_capital),
    pieces: income.prod,
    capital_pieces: income.prod_capital,
    first: money(play, table.prices[0] ?? 0),
  };
}

function territoryTip(play: DealPlay, place: number): Tip | null {
  if (place < 0) return null;
  const { voice } = play;
  const print = printOf(play.game);
  const [kind, isCapital] = [print.kinds[place]!, print.capital[place]!];
  const gives =
    kind === "conso"
      ? voice.text("table-gives-conso", { money: money(play, isCapital ? print.income.capital : print.income.conso) })
      : kind === "prod"
        ? voice.text("table-gives-prod", { count: isCapital ? print.prods.capital : print.prods.prod })
        : voice.text("table-gives-grey");
  const respect = print.respect[place]!;
  return {
    name: placeName(play, place),
    text: voice.text("tip-territory", { gives, respect }),
    // (All of it but its name, which stands above.)
    now: `${capital(placeWords(play, place).slice(placeName(play, place).length + 2))}.`,
    rule: isCapital ? "DA-2.2" : "DA-2.4",
  };
}

function clanTip(play: DealPlay, clan: number): Tip | null {
  if (clan < 0) return null;
  const { voice, shown } = play;
  const seat = seatOfClan(shown.table, clan);
  return {
    name: seat < 0 ? clanName(play, clan) : `${capital(voice.name(seat))} · ${clanName(play, clan, "short-")}`,
    text: `${voice.text(`power-${CLANS[clan]}`)}: ${powerText(play, clan)}.`,
    now: voice.text("tip-clan-now", { weapon: voice.text(`weapon-S-${CLANS[clan]}`), what: specialText(play, clan) }),
    rule: "DA-1.8",
    picture: drawn(BossPortrait, { clan, crop: "head" }),
  };
}

function weaponTip(play: DealPlay, weapon: number): Tip | null {
  if (weapon < 0) return null;
  const { voice, game, shown } = play;
  const { damage, need } = contentOf(game).weapons[weapon]!;
  const clan = clanOfWeapon(weapon);
  const owner = clan === null ? -1 : CLANS.indexOf(clan);
  const held = shown.table.own?.hand.filter((card) => card === weapon).length ?? 0;
  return {
    name: weaponName(play, weapon),
    text: voice.text("tip-weapon", { damage, need }),
    now:
      owner >= 0
        ? voice.text("tip-weapon-special", { clan: clanName(play, owner, "short-"), what: specialText(play, owner) })
        : held > 0
          ? voice.text("tip-weapon-now", { count: held })
          : undefined,
    rule: owner >= 0 ? "DA-7.7" : "DA-7.6",
    picture: drawn(WeaponArt, { weapon }),
  };
}

function eventTip(play: DealPlay, which: number): Tip | null {
  if (which < 0) return null;
  const { voice, shown, game } = play;
  const permanent = isPermanent(game, which);
  const own = shown.table.own?.events.includes(which) ?? false;
  return {
    name: eventName(play, which),
    text: eventText(play, which),
    now: voice.text("tip-event-now", {
      when: eventTag(play, which) || "general",
      permanent: permanent ? "yes" : "no",
      own: own ? "yes" : "no",
    }),
    rule: permanent ? "DA-12.9" : "DA-12.8",
    picture: drawn(Picture, { name: eventPicture(which), size: "52px" }),
  };
}

function profileTip(play: DealPlay, profile: number): Tip | null {
  if (profile < 0) return null;
  const { voice, shown } = play;
  const own = shown.table.players[shown.seat]?.profile === profile;
  const done = own ? objectivesNow(play, makingOf(play)).filter(({ state }) => state === "met") : [];
  return {
    name: profileName(play, profile),
    text: voice.text("tip-profile"),
    now: own
      ? voice.text("tip-profile-now", {
          points: shown.table.own?.worth ?? 0,
          goals: together(done.map(({ text }) => text)) || "none",
        })
      : undefined,
    rule: "DA-11.11",
    picture: drawn(ProfilePortrait, { profile }),
  };
}

function targetTip(play: DealPlay, clan: number): Tip | null {
  if (clan < 0) return null;
  const { voice, shown } = play;
  const seat = shown.table.players.findIndex(({ target }) => target === clan);
  const own = clanOfSeat(shown.table, seat < 0 ? shown.seat : seat);
  const victim = seatOfClan(shown.table, clan);
  return {
    name: voice.text(clan === own ? "tip-target-own-name" : "tip-target-name", {
      clan: clanName(play, clan, "short-"),
    }),
    text: capital(targetText(play, clan, own)),
    now:
      victim < 0 || clan === own
        ? undefined
        : voice.text("tip-target-now", {
            ...about(voice, victim),
            alive: shown.table.players[victim]!.alive ? "yes" : "no",
            place: shown.table.players[victim]!.boss >= 0 ? placeName(play, shown.table.players[victim]!.boss) : "none",
          }),
    rule: clan === own ? "DA-11.9" : "DA-11.5",
    picture: drawn(BossPortrait, { clan, crop: "head" }),
  };
}

function pileTip(play: DealPlay, kind: "pile" | "discard", id: string): Tip {
  const { voice, shown } = play;
  const { table } = shown;
  const count =
    kind === "pile"
      ? id === "weapons"
        ? table.weapon_pile
        : table.event_pile
      : (id === "weapons" ? table.weapon_discard : table.event_discard).length;
  const back = table.top_back;
  const lying =
    kind === "pile"
      ? id === "events" && back !== NOTHING
        ? voice.text("table-next-event", {
            clan: back === CONTINENT ? voice.text("card-general") : clanName(play, back, "short-"),
          })
        : ""
      : id === "weapons"
        ? counted(table.weapon_discard, (card, many) =>
            voice.text("several", { count: many, what: weaponName(play, card) }),
          )
        : table.event_discard.map((event) => eventName(play, event)).join(", ");
  return inWords(
    voice,
    `${kind}-${id}`,
    id === "weapons" ? "DA-2.12" : "DA-12.1",
    {},
    { now: [voice.text("tip-pile-now", { count }), lying].filter(Boolean).join(" ") },
  );
}

function counted(cards: readonly number[], said: (card: number, count: number) => string): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => said(card, count)).join(", ");
}

function linkTip(play: DealPlay, kind: "sea" | "range" | "tunnel", id: string): Tip {
  const { voice, shown, game } = play;
  const { sea_closed: closed, tunnel, players, active } = shown.table;
  const ends = kind === "tunnel" ? tunnel : id.split(" ").map((each) => printOf(game).ids.indexOf(each));
  const [from = "", to = ""] = ends.filter((place) => place >= 0).map((place) => placeName(play, place));
  if (kind === "range") return inWords(voice, "range", "DA-2.3");
  if (kind === "tunnel")
    return inWords(
      voice,
      "tunnel",
      "DA-2.3",
      {},
      { now: voice.text("table-tunnel", { from, to, of: clanName(play, players[active]!.clan, "of-") }) },
    );
  return inWords(
    voice,
    "sea",
    "DA-2.3",
    {},
    { now: from ? voice.text(closed ? "table-route-closed" : "table-route", { from, to }) : undefined },
  );
}

function seatTip(play: DealPlay, kind: string, seat: number): Tip | null {
  const { voice, shown } = play;
  const player = shown.table.players[seat];
  if (!player) return null;
  const params = {
    ...figures(play),
    ...about(voice, seat),
    respect: player.respect,
    cash: money(play, player.money),
    soldiers: player.soldiers,
    lieutenants: player.lieutenants,
    place: player.boss === NOBODY ? "none" : placeName(play, player.boss),
    land: player.land,
    cards: player.cards,
    events: player.events,
  };
  return inWords(voice, kind, SEAT_RULES[kind]!, params, {
    now: kind === "known" ? undefined : voice.text(`tip-${kind}-now`, params),
    ...(player.clan !== NOBODY && { picture: drawn(Emblem, { clan: player.clan, size: 56 }) }),
  });
}
