/** Deal's pieces: what content and words say of them. */
import type { EventOf } from "$lib/events";
import type { Play } from "$lib/game";
import { about, together } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import { CLANS, EVENTS, PROFILES, WEAPONS } from "./art/world";
import { type Board, boardOf } from "./board";
import { EACH_PROFILE, NOBODY } from "./numbers";
import type { Content, DealView, Events, PlayerView, StrikeView } from "./view";

export * from "./numbers";

export type DealPlay = Play<DealView>;
export type DealEvent = EventOf<Events>;

/** The event that is being shown, unless showing takes no time. */
export const beatOf = ({ beat, beatTime }: DealPlay): DealEvent | null =>
  beatTime > 0 ? (beat as DealEvent | null) : null;

export const contentOf = (game: GameInfo) => game.content as Content;
export const printOf = (game: GameInfo): Board => boardOf(contentOf(game));

// --- money: half millions ---

export const money = ({ voice }: DealPlay, halves: number) => voice.text("money", { amount: halves / 2 });

// --- names ---

type ClanForm = "" | "short-" | "the-" | "of-";
export const clanName = ({ voice }: DealPlay, clan: number, form: ClanForm = "") =>
  voice.text(`clan-${form}${CLANS[clan]}`);
export const placeName = ({ voice, game }: DealPlay, place: number) =>
  voice.text(`territory-${printOf(game).ids[place]}`);
export const placeNames = (play: DealPlay, places: readonly number[]) =>
  together(places.map((each) => placeName(play, each)));
export const weaponName = ({ voice }: DealPlay, weapon: number, form: "" | "a-" = "") =>
  voice.text(`weapon-${form}${WEAPONS[weapon]}`);
export const profileName = ({ voice }: DealPlay, profile: number) => voice.text(`profile-${PROFILES[profile]}`);
export const eventName = ({ voice }: DealPlay, which: number) => voice.text(`card-${EVENTS[which]}`);

/** A card of the reader's own hand: what it needs, and what it would do in the fight he is in. */
export interface OwnCard {
  card: number;
  need: number;
  strike: StrikeView | null;
}

/** The reader's own hand as it lies before him; with what each card would do in this fight, else in the one he is in. */
export function ownHand({ shown, game }: DealPlay, strikes = shown.table.own?.strikes): OwnCard[] {
  const { weapons } = contentOf(game);
  const { hand = [], needs = [] } = shown.table.own ?? {};
  return hand
    .map((card, n) => ({ card, need: needs[n]!, strike: strikes?.[n] ?? null }))
    .sort((one, other) => weapons[other.card]!.damage - weapons[one.card]!.damage);
}

/** Weapons as they lie in a hand: the hardest first. */
export const inHand = (game: GameInfo, cards: readonly number[]): number[] => {
  const { weapons } = contentOf(game);
  return cards.toSorted((one, other) => weapons[other]!.damage - weapons[one]!.damage);
};

/** A seat's clan; NOBODY before it has one. */
export const clanOfSeat = (table: DealView, seat: number): number => table.players[seat]?.clan ?? NOBODY;
/** For components that take a clan or nobody. */
export const clanOr = (table: DealView, seat: number): number | null => {
  const clan = clanOfSeat(table, seat);
  return clan === NOBODY ? null : clan;
};
export const seatOfClan = (table: DealView, clan: number): number =>
  table.players.findIndex((each) => each.clan === clan);

/** For messages that speak of one player: as you, or by name. */
export const aboutSeat = (play: DealPlay, seat: number) => about(play.voice, seat);

// --- what cards say ---

export function eventText(play: DealPlay, which: number, form: "text" | "short" = "text"): string {
  const { game, voice } = play;
  const content = contentOf(game);
  const card = [...content.clan_events, ...content.general_events][which]!;
  const places =
    "places" in card
      ? placeNames(
          play,
          card.places.map((id) => printOf(game).ids.indexOf(id)),
        )
      : "";
  const market = { G15: content.market.shortage, G16: content.market.glut }[card.id as "G15" | "G16"];
  const [first, second, further, capital] = market ?? [0, 0, 0, 0];
  return voice.text(`card-${form}-${card.id}`, {
    number: card.number,
    limit: card.limit,
    places,
    ...{ first: first!, second: second!, further: further!, capital: capital! },
  });
}
export const eventTag = (play: DealPlay, which: number): string => {
  const card = contentOf(play.game).clan_events[which];
  return card ? play.voice.text(`phase-${card.phase}`) : "";
};
export const isPermanent = (game: GameInfo, which: number): boolean =>
  [...contentOf(game).clan_events, ...contentOf(game).general_events][which]?.permanent ?? false;

export function powerText({ game, voice }: DealPlay, clan: number): string {
  const { fight, troops, clans } = contentOf(game);
  return voice.text(`power-text-${CLANS[clan]}`, {
    number: fight.ninkyo,
    boss: clans[clan]!.boss ?? troops.boss,
    usual: troops.boss,
  });
}
export const specialText = ({ game, voice }: DealPlay, clan: number) =>
  voice.text(`weapon-text-S-${CLANS[clan]}`, { number: contentOf(game).fight.special });

/** An objective by its number: five to a profile. */
export const objectiveOf = (game: GameInfo, which: number) =>
  contentOf(game).profiles[Math.floor(which / EACH_PROFILE)]!.objectives[which % EACH_PROFILE]!;
export function objectiveText(play: DealPlay, which: number, form: "" | "short-" = ""): string {
  const { game, voice } = play;
  const { what, number } = objectiveOf(game, which);
  const straits = contentOf(game).straits.territories.map((id) => printOf(game).ids.indexOf(id));
  return voice.text(`goal-${form}${what}`, { number, places: what === "straits" ? placeNames(play, straits) : "" });
}
export const objectivesOf = (profile: number): number[] =>
  Array.from({ length: EACH_PROFILE }, (_, n) => profile * EACH_PROFILE + n);

export function targetText(play: DealPlay, target: number, own: number): string {
  const { boss, own: each } = contentOf(play.game).target;
  if (target === own) return play.voice.text("target-text-own", { points: each });
  return play.voice.text("target-text", { of: clanName(play, target, "of-"), points: boss });
}

// --- troops ---

/** What an attacker meets there. */
export const valueAt = ({ shown }: DealPlay, place: number): number => shown.table.territories[place]!.value;

/** The territories of a seat. */
export const landOf = ({ territories }: DealView, seat: number): number[] =>
  territories.flatMap(({ owner }, place) => (owner === seat ? [place] : []));

export const ownPlayer = ({ shown }: DealPlay): PlayerView | null => shown.table.players[shown.seat] ?? null;
