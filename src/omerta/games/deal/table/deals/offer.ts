/**
 * DA-9.2 to 9.6, 9.14, 9.15: what may be in an offer, as a view tells it.
 *
 * | thing in an offer | is |
 * |---|---|
 * | ["money", n] | n half millions; on one side only |
 * | ["drug", way] | a drug from a territory to one next to it |
 * | ["open", card], ["closed", card] | a weapon of who proposes, shown at once or not |
 * | ["any", 0], ["named", card] | a weapon asked for |
 */
import { type Board, event } from "../board";
import { adjacency, mayCross } from "../land";
import { NOTHING } from "../numbers";
import type { DealView } from "../view";

export type Thing = [kind: string, which: number];
export type Way = [start: number, end: number];
export interface Sides {
  gives: readonly Thing[];
  wants: readonly Thing[];
}

const HAND = 5;
const MOST_THINGS = 20;
const GIVEN = ["open", "closed"];
const ASKED = ["any", "named"];

export const isCard = ([kind]: Thing) => GIVEN.includes(kind) || ASKED.includes(kind);

/** DA-9.2: the active clan deals with all others, the others with it. */
export function partners({ players, active }: DealView, seat: number): number[] {
  if (!players[seat]?.alive) return [];
  const seats = seat === active ? players.map((_, each) => each) : [active];
  return seats.filter((each) => each !== seat && players[each]!.alive);
}

// --- drugs ---

export const wayOf = ([start, end]: Way, board: Board): number => start * board.ids.length + end;
export const endsOf = (way: number, board: Board): Way => [Math.floor(way / board.ids.length), way % board.ids.length];

/** DA-9.3, 9.4: ways a drug that was not traded yet could go now. */
export function routes(table: DealView, board: Board, seller: number, buyer: number): Way[] {
  const near = adjacency(table, board);
  return table.territories.flatMap(({ owner }, start) => {
    if (owner !== seller || untraded(table, start) <= 0) return [];
    const ends = near[start]!.filter((end) => table.territories[end]!.owner === buyer && mayCross(table, board, start, end));
    return ends.toSorted((one, other) => one - other).map((end): Way => [start, end]);
  });
}

export const untraded = ({ territories }: DealView, place: number): number =>
  territories[place]!.drugs - territories[place]!.traded_drugs;

/** How many drugs of an offer go this way; or leave this territory. */
export const going = (things: readonly Thing[], way: number): number =>
  things.filter(([kind, which]) => kind === "drug" && which === way).length;
export const leaving = (things: readonly Thing[], board: Board, start: number): number =>
  things.filter(([kind, which]) => kind === "drug" && endsOf(which, board)[0] === start).length;

export const moneyIn = (things: readonly Thing[]): number =>
  things.reduce((sum, [kind, which]) => (kind === "money" ? sum + which : sum), 0);
export const cardsIn = (things: readonly Thing[]): Thing[] => things.filter(isCard);
/** DA-12.18: under the embargo no weapons are swapped, no hands changed. */
export const embargo = ({ in_force }: DealView): boolean => in_force === event("G19");

// --- may it be made? ---

/** Why an offer of this seat cannot be made as it stands; null if it can. */
export type Flaw = "empty" | "whom" | "long" | "money" | "way" | "drugs" | "cards" | "embargo" | "held";

export function flawOf(table: DealView, board: Board, seat: number, to: number, { gives, wants }: Sides): Flaw | null {
  if (!partners(table, seat).includes(to)) return "whom";
  if (gives.length + wants.length === 0) return "empty";
  if (gives.length + wants.length > MOST_THINGS) return "long";
  const paid = moneyFlaw(table, seat, gives, wants) ?? moneyFlaw(table, to, wants, gives);
  if (paid) return paid;
  return drugFlaw(table, board, seat, to, gives) ?? drugFlaw(table, board, to, seat, wants) ?? cardFlaw(table, gives, wants);
}

function moneyFlaw({ players }: DealView, payer: number, things: readonly Thing[], others: readonly Thing[]): Flaw | null {
  const notes = things.filter(([kind]) => kind === "money");
  if (notes.length === 0) return null;
  const once = notes.length === 1 && moneyIn(others) === 0;
  return once && notes[0]![1] > 0 && notes[0]![1] <= players[payer]!.money ? null : "money";
}

function drugFlaw(table: DealView, board: Board, seller: number, buyer: number, things: readonly Thing[]): Flaw | null {
  const drugs = things.filter(([kind]) => kind === "drug");
  if (drugs.length === 0) return null;
  const open = new Set(routes(table, board, seller, buyer).map((way) => wayOf(way, board)));
  if (drugs.some(([, way]) => !open.has(way))) return "way";
  const starts = drugs.map(([, way]) => endsOf(way, board)[0]);
  return starts.some((start) => leaving(things, board, start) > untraded(table, start)) ? "drugs" : null;
}

function cardFlaw(table: DealView, gives: readonly Thing[], wants: readonly Thing[]): Flaw | null {
  const [given, asked] = [cardsIn(gives), cardsIn(wants)];
  if (given.length + asked.length === 0) return null;
  const fitting = given.every(([kind]) => GIVEN.includes(kind)) && asked.every(([kind]) => ASKED.includes(kind));
  if (!fitting || given.length !== asked.length || given.length > HAND) return "cards";
  if (embargo(table)) return "embargo";
  return without(table.own?.hand ?? [], given.map(([, card]) => card)) === null ? "held" : null;
}

/** A hand less these cards; null if it has not all of them. */
export function without(hand: readonly number[], cards: readonly number[]): number[] | null {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

// --- answering ---

/** DA-9.15: of an offer's cards, how many the taker chooses, and from which; null if he has not what is asked for. */
export function toChoose(hand: readonly number[], wants: readonly Thing[]): { count: number; from: number[] } | null {
  const named = wants.flatMap(([kind, card]) => (kind === "named" ? [card] : []));
  const from = without(hand, named);
  const count = wants.filter(([kind]) => kind === "any").length;
  return from === null || count > from.length ? null : { count, from };
}

/** An offer from the other side: cards that were offered are asked for, those asked for by name are given, if they are there. */
export function countered({ gives, wants }: Sides, hand: readonly number[]): { gives: Thing[]; wants: Thing[] } {
  const held: Thing[] = [];
  for (const [kind, which] of gives) {
    if (kind === "named" && without(hand, [...held.map(([, card]) => card), which]) !== null) held.push(["open", which]);
  }
  const asked = wants.map(([kind, which]): Thing => {
    if (!GIVEN.includes(kind)) return [kind, which];
    return which === NOTHING ? ["any", 0] : ["named", which];
  });
  return { gives: [...gives.filter(([kind]) => !ASKED.includes(kind)), ...held], wants: asked };
}
