/** La Cosa Nostra's things: what content and words say of them, and whose they are. */
import type { Play } from "$lib/game";
import { number } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import { birthFamily, BUSINESSES, INFLUENCES, type Job as JobKey, MONOPOLIES } from "./art";
import { JOB, PURCHASE } from "./numbers";
import type { BusinessView, Content, CosaNostraView, GangsterView, Printed, PrintedJob } from "./view";

export * from "./numbers";

export type CosaNostraPlay = Play<CosaNostraView>;

export const contentOf = (game: GameInfo) => game.content as Content;

// --- what is printed on them ---

export type Job = PrintedJob & { key: JobKey };

const printedOf = (game: GameInfo) => game.printed as Printed;

export const jobOf = (game: GameInfo, job: number): Job => printedOf(game).jobs[job] as Job;
/** The number of the Job with this id. */
export const jobWith = (game: GameInfo, id: string): number => printedOf(game).jobs.findIndex((job) => job.id === id);
export const kindOf = (game: GameInfo, business: number): number => printedOf(game).kinds[business]!;
/** A kind of Business, as printed. */
export const printOf = (game: GameInfo, business: number) => contentOf(game).businesses[kindOf(game, business)]!;
export const gangsterOf = (game: GameInfo, gangster: number) => printedOf(game).gangsters[gangster]!;

// --- their names on the page ---

/** Cards and people have ids: `business:B-cop-1`, `gangster:G-blundetto-2s`, `job:J1C08`. */
export const businessPiece = (game: GameInfo, business: number) =>
  `business:B-${printOf(game, business).id}-${business - printedOf(game).kinds.indexOf(kindOf(game, business)) + 1}`;
export const gangsterPiece = (game: GameInfo, gangster: number) => {
  const { strength, price } = gangsterOf(game, gangster);
  return `gangster:G-${birthFamily(gangster)}-${strength}${price === null ? "s" : "r"}`;
};
export const jobPiece = (game: GameInfo, job: number) => `job:${jobOf(game, job).id}`;

// --- names ---

/** An amount as it is read: money is in thousands. */
export const money = (thousands: number): string => number(thousands * 1000);
/** The same, for what the games share. */
export const payment = (_: unknown, thousands: number): string => money(thousands);
export const gain = (thousands: number): string =>
  (thousands > 0 ? "+" : thousands < 0 ? "−" : "") + money(Math.abs(thousands));

export const familyName = ({ game }: CosaNostraPlay, family: number): string =>
  contentOf(game).families[family]?.name ?? "";
export const gangsterName = ({ game }: CosaNostraPlay, gangster: number): string => gangsterOf(game, gangster).name;
/** Short enough for a small place: the first name, with what tells two Joeys apart. */
export const shortName = (play: CosaNostraPlay, gangster: number): string => {
  const name = gangsterName(play, gangster);
  const [first, second] = name.split(" ");
  if (["Big", "Fat", "Little"].includes(first!)) return name;
  return first === "Mr." ? second! : first!;
};
export const kindName = ({ voice }: CosaNostraPlay, kind: number): string => voice.text(`business-${BUSINESSES[kind]}`);
export const businessName = (play: CosaNostraPlay, business: number): string =>
  kindName(play, kindOf(play.game, business));
export const influenceName = ({ voice }: CosaNostraPlay, kind: number): string =>
  voice.text(`influence-${INFLUENCES[kind]}`);
export const monopolyName = ({ voice }: CosaNostraPlay, monopoly: number): string =>
  voice.text(`monopoly-${MONOPOLIES[monopoly]}`);
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
  [...table.players.flatMap(({ businesses }) => businesses), ...table.purchases].find(
    (each) => each.business === business,
  );
