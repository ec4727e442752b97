/** Razzia's pieces: what a card is, how a bar and a bill look, who stands where. */
import type { Play } from "$lib/game";
import type { IconName } from "$lib/art/icons";
import { about, number, type Voice } from "$lib/text.svelte";
import type { GameInfo, HeardEvent } from "$lib/wire";

import type { Content, RazziaView } from "./view";

export type RazziaPlay = Play<RazziaView>;

// --- cards: numbered by bar, kind and value, as in content.py ---

const VALUES = 6;
export const barOf = (card: number) => Math.floor(card / (2 * VALUES));
export const isPolice = (card: number) => Math.floor(card / VALUES) % 2 === 1;
export const valueOf = (card: number) => (card % VALUES) + 1;
const kindOf = (card: number) => (isPolice(card) ? "police" : "gambler");

// --- bars ---

export interface BarLook {
  id: string;
  name: string;
  icon: IconName;
  neon: string;
}

const LOOKS: Record<string, { icon: IconName; neon: string }> = {
  colibri: { icon: "hummingbird", neon: "#ff6a5f" },
  cotton_club: { icon: "cotton-flower", neon: "#f4cb4c" },
  havanna_bar: { icon: "cigar", neon: "#bd88ff" },
  jungle: { icon: "jungle", neon: "#5cabff" },
  lincoln: { icon: "top-hat", neon: "#62d98f" },
  jazz_house: { icon: "saxophone", neon: "#ff86c3" },
};

export function barLook(game: GameInfo, bar: number): BarLook {
  const { id, name } = (game.content as Content).bars[bar]!;
  return { id, name, ...LOOKS[id]! };
}

// --- bills: the larger, the warmer; the largest is golden ---

export interface BillLook {
  paper: string;
  ink: string;
  /** Petals of its rosette. */
  petals: number;
}

const PAPERS: [paper: string, ink: string][] = [
  ["#dedbcb", "#45433a"],
  ["#dbe5c9", "#2f5130"],
  ["#c5dec3", "#1d4a31"],
  ["#bcdcd6", "#144846"],
  ["#c2d4e8", "#1e3c60"],
  ["#d8cdea", "#412e69"],
  ["#efcbbd", "#6a281c"],
  ["#f3d68a", "#583d07"],
];

export function billLook(game: GameInfo, bill: number): BillLook {
  const values = (game.content as Content).bills.map(({ value }) => value).sort((a, b) => a - b);
  // A table's own content may have more or fewer values: the largest stays the golden one.
  const rank = PAPERS.length - values.length + values.indexOf(bill);
  const [paper, ink] = PAPERS[Math.min(Math.max(rank, 0), PAPERS.length - 1)]!;
  return { paper, ink, petals: 3 + values.indexOf(bill) };
}

export const total = (bills: number[]) => bills.reduce((sum, bill) => sum + bill, 0);

/** "20" and "k" for 20,000; what is no whole thousand stays as it is. */
export function shortBill(voice: Voice, bill: number): [digits: string, unit: string] {
  if (bill % 1000) return [number(bill), ""];
  return [number(bill / 1000), voice.text("table-thousand")];
}

// --- words ---

export const money = (voice: Voice, amount: number) => voice.text("money", { amount });

export function moneyList(voice: Voice, bills: number[]): string {
  const said = bills.map((bill) => money(voice, bill));
  return voice.say({ is: "row", parts: said, by: "and" });
}

/** "Police 4, Jazz House". */
export function cardName(play: RazziaPlay, card: number): string {
  return play.voice.text("table-card", {
    kind: kindOf(card),
    value: valueOf(card),
    bar: barLook(play.game, barOf(card)).name,
  });
}

export const kindName = (voice: Voice, card: number) =>
  voice.text("table-kind", { kind: kindOf(card) });

/** A player's name as a heading. */
export const heading = (voice: Voice, seat: number) =>
  voice.text("table-name", about(voice, seat));

// --- who stands where ---

export interface Visitor {
  seat: number;
  card: number;
  caught: boolean;
}

const AT_A_BAR = ["raid", "failed_raid", "haul", "split", "proposal", "share", "duel_won"];

/** The bar being settled, or null: by the event on show, or by the split that lies open. */
export function barInPlay(table: RazziaView, beat: HeardEvent | null): number | null {
  if (beat && AT_A_BAR.includes(beat.kind)) return beat.data.bar as number;
  return table.split?.bar ?? null;
}

/** The cards at a bar. Gamblers are caught once their bar's turn has come (RZ-4.1, 4.3). */
export function visitorsAt(table: RazziaView, bar: number, inPlay: number | null): Visitor[] {
  const here = table.played.flatMap((card, seat) =>
    card !== null && barOf(card) === bar ? [{ seat, card }] : [],
  );
  const raided = inPlay !== null && bar <= inPlay && here.some(({ card }) => isPolice(card));
  const visitors = here.map((each) => ({ ...each, caught: raided && !isPolice(each.card) }));
  // Police first, then the strongest: the order in which they have a say.
  return visitors.sort(
    (a, b) => +isPolice(b.card) - +isPolice(a.card) || valueOf(b.card) - valueOf(a.card),
  );
}

// --- the duel ---

/** What the event of a duel tells; the stronger card's player first. */
export interface DuelFought {
  seats: [number, number];
  equal: boolean;
  rolls: [number, number];
  totals: [number, number];
  winner: number;
}

/** How often the weaker of two cards wins: the ties are its own (RZ-6.2). */
export function weakerWins(stronger: number, weaker: number, sides: number): number {
  let wins = 0;
  for (let high = 1; high <= sides; high++)
    for (let low = 1; low <= sides; low++) if (weaker + low >= stronger + high) wins++;
  return wins / sides ** 2;
}
