/**
 * The things of an offer, as they are sent.
 *
 * | thing in an offer | is |
 * |---|---|
 * | ["money", n] | n half millions; on one side only |
 * | ["drug", way] | a drug from a territory to one next to it |
 * | ["open", card], ["closed", card] | a weapon of who proposes, shown at once or not |
 * | ["any", 0], ["named", card] | a weapon asked for |
 */
import type { Board } from "../board";
import { NOTHING } from "../numbers";
import type { DealView } from "../view";

export type Thing = [kind: string, which: number];
export type Way = [start: number, end: number];
export interface Sides {
  gives: readonly Thing[];
  wants: readonly Thing[];
}

const GIVEN = ["open", "closed"];
const ASKED = ["any", "named"];

// --- drugs ---

export const wayOf = ([start, end]: Way, board: Board): number => start * board.ids.length + end;
export const endsOf = (way: number, board: Board): Way => [Math.floor(way / board.ids.length), way % board.ids.length];

/** Ways a drug could go from one clan to another, as the house tells them. */
export const waysBetween = ({ ways, territories }: DealView, seller: number, buyer: number): Way[] =>
  ways
    .filter(([start, end]) => territories[start]!.owner === seller && territories[end]!.owner === buyer)
    .map(([start, end]): Way => [start, end]);

/** How many drugs of a territory may be traded. */
export const tradable = ({ ways }: DealView, place: number): number =>
  ways.find(([start]) => start === place)?.[2] ?? 0;

/** How many drugs of an offer go this way; or leave this territory. */
export const going = (things: readonly Thing[], way: number): number =>
  things.filter(([kind, which]) => kind === "drug" && which === way).length;
export const leaving = (things: readonly Thing[], board: Board, start: number): number =>
  things.filter(([kind, which]) => kind === "drug" && endsOf(which, board)[0] === start).length;

export const moneyIn = (things: readonly Thing[]): number =>
  things.reduce((sum, [kind, which]) => (kind === "money" ? sum + which : sum), 0);

// --- answering ---

/** An offer from the other side: cards that were offered are asked for, those asked for by name are given, if they are there. */
export function countered({ gives, wants }: Sides, hand: readonly number[]): { gives: Thing[]; wants: Thing[] } {
  const left = [...hand];
  const held = gives.flatMap(([kind, which]): Thing[] => {
    const at = kind === "named" ? left.indexOf(which) : -1;
    if (at >= 0) left.splice(at, 1);
    return at < 0 ? [] : [["open", which]];
  });
  const asked = wants.map(([kind, which]): Thing => {
    if (!GIVEN.includes(kind)) return [kind, which];
    return which === NOTHING ? ["any", 0] : ["named", which];
  });
  return { gives: [...gives.filter(([kind]) => !ASKED.includes(kind)), ...held], wants: asked };
}
