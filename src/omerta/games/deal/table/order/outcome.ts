/** What an order brings and costs, as far as everybody can tell (DA-2.4, 2.8, 7.20, 11.2). */
import type { Board } from "../board";
import { NOBODY, NOTHING } from "../numbers";
import type { DealView } from "../view";
import type { Draft } from "./draft";

export interface Gain {
  place: number;
  respect: number;
  drugs: number;
}
export interface Outcome {
  /** What victory would bring. */
  fight: Gain | null;
  /** What is entered without a fight. */
  taken: Gain[];
  /** What is given up, with what stays there. */
  left: (Gain & { capital: boolean })[];
  /** The change of respect if all goes well. */
  respect: number;
}

export function outcomeOf({ territories }: DealView, board: Board, seat: number, order: Draft): Outcome {
  const gain = (place: number): Gain => ({ place, respect: board.respect[place]!, drugs: territories[place]!.drugs });
  const entered = [...order.chosen].filter((place) => order.moves.some((move) => move.to === place));
  const fight = order.hostileTo !== NOTHING && entered.includes(order.hostileTo) ? gain(order.hostileTo) : null;
  const taken = entered.filter((place) => territories[place]!.owner === NOBODY && place !== order.hostileTo).map(gain);
  const left = order.givenUp().map((place) => ({ ...gain(place), capital: board.capital[place]! }));
  const sum = (gains: readonly Gain[]) => gains.reduce((all, { respect }) => all + respect, 0);
  return { fight, taken, left, respect: (fight?.respect ?? 0) + sum(taken) - sum(left) };
}
