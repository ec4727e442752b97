/** Razzia's pieces: what a card is, how a bar and a bill look, who stands where. */
import type { Play } from "$lib/game";
import type { IconName } from "$lib/art/icons";
import type { EventOf } from "$lib/events";
import { about, number, type Voice } from "$lib/text.svelte";
import type { GameInfo } from "$lib/wire";

import type { Content, Events, RazziaView } from "./view";

export type RazziaPlay = Play<RazziaView>;
export type RazziaEvent = EventOf<Events>;

/** The event being shown. */
export const beatOf = ({ beat }: RazziaPlay) => beat as RazziaEvent | null;

export const contentOf = (game: GameInfo) => game.content as Content;

// --- cards: numbered like the actions that play them, `play jungle police 4` ---

export interface Face {
  bar: number;
  police: boolean;
  value: number;
}

export function faceOf(game: GameInfo, card: number): Face {
  const [, id, kind, value] = game.actions[card]!;
  const bar = contentOf(game).bars.findIndex((each) => each.id === id);
  return { bar, police: kind === "police", value: Number(value) };
}

/** The bar that this element is a part of; null if it is none. */
export function barAt(over: Element | null): number | null {
  const bar = over?.closest<HTMLElement>("[data-bar]");
  return bar ? Number(bar.dataset.bar) : null;
}

/** The name of the piece on the page: `card:jungle police 4`. */
export const cardPiece = (game: GameInfo, card: number) => `card:${game.actions[card]!.slice(1).join(" ")}`;

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
  const { id, name } = contentOf(game).bars[bar]!;
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
  const values = contentOf(game)
    .bills.map(({ value }) => value)
    .sort((a, b) => a - b);
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
  const face = faceOf(play.game, card);
  return play.voice.text("table-card", {
    kind: kindOf(face),
    value: face.value,
    bar: barLook(play.game, face.bar).name,
  });
}

const kindOf = ({ police }: Face) => (police ? "police" : "gambler");

export const kindName = (voice: Voice, face: Face) => voice.text("table-kind", { kind: kindOf(face) });

/** A player's name as a heading. */
export const heading = (voice: Voice, seat: number) => voice.text("table-name", about(voice, seat));

// --- who stands where ---

export interface Visitor extends Face {
  seat: number;
  card: number;
}

/** The bar being settled, or null: by the event on show, or by the split that lies open. */
export function barInPlay(play: RazziaPlay): number | null {
  const beat = beatOf(play);
  if (beat && "bar" in beat.data && beat.kind !== "extra") return beat.data.bar;
  return play.shown.table.split?.bar ?? null;
}

/** The cards at a bar: police first, then the strongest. */
export function visitorsAt(game: GameInfo, played: readonly (number | null)[], bar: number): Visitor[] {
  const all = played.flatMap((card, seat) => (card === null ? [] : [{ seat, card, ...faceOf(game, card) }]));
  return all.filter((each) => each.bar === bar).sort((a, b) => +b.police - +a.police || b.value - a.value);
}
