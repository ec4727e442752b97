/** La Cosa Nostra's things: what content and words say of them, and whose they are. */
import type { Play } from "$lib/game";
import { number } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import { BUSINESSES, INFLUENCES, type Job as JobKey, type JobType, MONOPOLIES } from "./art";
import { JOB, PURCHASE } from "./numbers";
import type { BusinessView, Content, CosaNostraView, GangsterView, PlayerView } from "./view";

export * from "./numbers";

export type CosaNostraPlay = Play<CosaNostraView>;

export const contentOf = (game: GameInfo) => game.content as Content;

// --- what is printed on them ---

export interface Job {
  id: string;
  /** "cash", "theft", or the id of its kind. */
  key: JobKey;
  type: JobType;
  pile: number;
  attack: boolean;
  response: boolean;
  /** 0: the strength of the target. */
  difficulty: number;
  /** Successes that give an effect. */
  least: number;
  /** Of Cash Jobs, Thefts and other Jobs about money: with one success, and with more. */
  pays: readonly [number, number];
  /** Kinds of Businesses in printed order, each as often as needed. */
  needs: readonly number[];
}

interface Printed {
  /** By gangster. */
  gangsters: readonly { name: string; strength: number; price: number | null }[];
  /** By Business card: its kind. */
  kinds: readonly number[];
  jobs: readonly Job[];
}

const printed = new WeakMap<GameInfo, Printed>();

export function printedOf(game: GameInfo): Printed {
  let found = printed.get(game);
  if (!found) {
    const content = contentOf(game);
    found = {
      gangsters: content.families.flatMap(({ gangsters }) => gangsters),
      kinds: content.businesses.flatMap(({ count }, kind) => Array<number>(count).fill(kind)),
      jobs: jobsOf(content),
    };
    printed.set(game, found);
  }
  return found;
}

/** All Job cards in the order of their numbers: by id. */
function jobsOf(content: Content): Job[] {
  const { property_damage, birthday, laundering } = content.jobs;
  const money: Record<string, readonly [number, number]> = {
    property_damage,
    birthday_party: birthday,
    money_laundering: laundering,
  };
  const plain = content.job_kinds.flatMap((kind) =>
    kind.cards.flatMap((count, pile) =>
      Array.from({ length: count }, (_, n): Job => ({
        id: `J${pile + 1}-${kind.id}-${n + 1}`,
        key: kind.id,
        type: kind.response ? "response" : kind.type,
        pile: pile + 1,
        attack: kind.type === "attack",
        response: kind.response,
        difficulty: kind.difficulty,
        least: kind.least,
        pays: money[kind.id] ?? [0, 0],
        needs: [],
      })),
    ),
  );
  const thefts = content.thefts.map(({ id, pile, difficulty, pays }): Job => {
    const common = { id, pile, difficulty, pays, least: 1, response: false, needs: [] };
    return { ...common, key: "theft", type: "attack", attack: true };
  });
  const cash = content.cash_jobs.map(({ id, pile, difficulty, pays, needs }): Job => {
    const kinds = needs.map((need) => BUSINESSES.indexOf(need));
    return { id, key: "cash", type: "cash", pile, attack: false, response: false, difficulty, least: 1, pays, needs: kinds };
  });
  return [...plain, ...thefts, ...cash].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

export const jobOf = (game: GameInfo, job: number): Job => printedOf(game).jobs[job]!;
export const kindOf = (game: GameInfo, business: number): number => printedOf(game).kinds[business]!;
/** A kind of Business, as printed. */
export const printOf = (game: GameInfo, business: number) => contentOf(game).businesses[kindOf(game, business)]!;
export const gangsterOf = (game: GameInfo, gangster: number) => printedOf(game).gangsters[gangster]!;

// --- names ---

/** An amount as it is read: money is in thousands. */
export const money = (thousands: number): string => number(thousands * 1000);
export const gain = (thousands: number): string => (thousands > 0 ? "+" : thousands < 0 ? "−" : "") + money(Math.abs(thousands));

export const familyName = ({ game }: CosaNostraPlay, family: number): string => contentOf(game).families[family]?.name ?? "";
export const gangsterName = ({ game }: CosaNostraPlay, gangster: number): string => gangsterOf(game, gangster).name;
/** Short enough for a small place: the first name, with what tells two Joeys apart. */
export const shortName = (play: CosaNostraPlay, gangster: number): string => {
  const name = gangsterName(play, gangster);
  const [first, second] = name.split(" ");
  if (["Big", "Fat", "Little"].includes(first!)) return name;
  return first === "Mr." ? second! : first!;
};
export const kindName = ({ voice }: CosaNostraPlay, kind: number): string => voice.text(`business-${BUSINESSES[kind]}`);
export const businessName = (play: CosaNostraPlay, business: number): string => kindName(play, kindOf(play.game, business));
export const influenceName = ({ voice }: CosaNostraPlay, kind: number): string => voice.text(`influence-${INFLUENCES[kind]}`);
export const monopolyName = ({ voice }: CosaNostraPlay, monopoly: number): string => voice.text(`monopoly-${MONOPOLIES[monopoly]}`);
export const jobName = ({ game, voice }: CosaNostraPlay, job: number): string => {
  const { id, key } = jobOf(game, job);
  return voice.text(key === "cash" ? `job-${id}` : `job-${key}`);
};

// --- whose they are, as the table shows them ---

export const isPending = ({ task }: GangsterView): boolean => task === JOB || task === PURCHASE;
export const has = ({ attached }: GangsterView, influence: number): boolean => (attached & (1 << influence)) !== 0;

export const bossOf = (table: CosaNostraView, gangster: number): number =>
  table.players.findIndex(({ gangsters }) => gangsters.some((each) => each.gangster === gangster));
export const ownerOf = (table: CosaNostraView, business: number): number =>
  table.players.findIndex(({ businesses }) => businesses.some((each) => each.business === business));
/** Who plans to buy a Business; -1 if nobody does. */
export const plannerOf = (table: CosaNostraView, business: number): number =>
  table.players.findIndex(({ gangsters }) => gangsters.some((each) => each.business === business));

export const gangsterAt = (table: CosaNostraView, gangster: number): GangsterView | undefined =>
  table.players.flatMap(({ gangsters }) => gangsters).find((each) => each.gangster === gangster);
export const businessAt = (table: CosaNostraView, business: number): BusinessView | undefined =>
  [...table.players.flatMap(({ businesses }) => businesses), ...table.purchases].find((each) => each.business === business);

/** A player's active Businesses of a kind. */
export const activeOfKind = (game: GameInfo, { businesses }: PlayerView, kind: number): BusinessView[] =>
  businesses.filter(({ business, active }) => active && kindOf(game, business) === kind);

/** CN-7.2: others' active Businesses of a kind with a marker of this seat. */
export const rentedOfKind = (game: GameInfo, table: CosaNostraView, seat: number, kind: number): BusinessView[] =>
  table.players.flatMap((player, owner) =>
    owner === seat ? [] : activeOfKind(game, player, kind).filter(({ markers }) => markers.includes(seat)),
  );
