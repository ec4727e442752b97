/** Writing into the offer in the making: what a tray, the scale and the map do to it. */
import type { Draft } from "$lib/game";

import { type DealPlay, printOf } from "../pieces";
import { countered, going, leaving, moneyIn, type Thing, tradable, type Way, wayOf, waysBetween } from "./things";

export type Side = "gives" | "wants";
export const GIVES: Side = "gives";

export class Composing {
  constructor(
    private readonly play: DealPlay,
    readonly draft: Draft,
  ) {}

  private get table() {
    return this.play.shown.table;
  }
  private get board() {
    return printOf(this.play.game);
  }
  private get me(): number {
    return this.play.shown.seat;
  }
  giver(side: Side): number {
    return side === "gives" ? this.me : this.draft.to;
  }
  private set(side: Side, things: Thing[]): void {
    this.draft[side] = things;
  }

  /** With another partner, what depends on the last one goes. */
  turnTo(seat: number): void {
    if (this.draft.to === seat) return;
    this.draft.to = seat;
    for (const side of ["gives", "wants"] as const)
      this.set(
        side,
        this.draft[side].filter(([kind]) => kind !== "drug"),
      );
    this.pay(Math.max(-(this.table.players[seat]?.money ?? 0), this.balance));
  }

  // --- drugs ---

  ways(side: Side): Way[] {
    const { to } = this.draft;
    if (to < 0) return [];
    return side === "gives" ? waysBetween(this.table, this.me, to) : waysBetween(this.table, to, this.me);
  }
  sent(side: Side, way: Way): number {
    return going(this.draft[side], wayOf(way, this.board));
  }
  /** How many more could leave this territory. */
  left(side: Side, start: number): number {
    return tradable(this.table, start) - leaving(this.draft[side], this.board, start);
  }
  /** A drug that goes this way. */
  drug(way: Way): Thing {
    return ["drug", wayOf(way, this.board)];
  }
  ship(side: Side, way: Way): void {
    if (this.left(side, way[0]) > 0) this.add(side, this.drug(way));
  }
  unship(side: Side, way: Way): void {
    this.drop(side, this.drug(way));
  }

  // --- money: on one side only, so it is one number ---

  /** What the reader pays, in half millions; below 0 what he gets. */
  get balance(): number {
    return moneyIn(this.draft.gives) - moneyIn(this.draft.wants);
  }
  get most(): number {
    return this.table.players[this.me]!.money;
  }
  get least(): number {
    return this.draft.to < 0 ? 0 : -this.table.players[this.draft.to]!.money;
  }
  pay(halves: number): void {
    const amount = Math.max(this.least, Math.min(this.most, halves));
    const rest = (side: Side) => this.draft[side].filter(([kind]) => kind !== "money");
    this.set("gives", amount > 0 ? [["money", amount], ...rest("gives")] : rest("gives"));
    this.set("wants", amount < 0 ? [["money", -amount], ...rest("wants")] : rest("wants"));
  }

  // --- cards ---

  add(side: Side, thing: Thing): void {
    this.set(side, [...this.draft[side], thing]);
  }
  drop(side: Side, [kind, which]: Thing): void {
    const things = [...this.draft[side]];
    const at = things.findLastIndex((each) => each[0] === kind && each[1] === which);
    if (at >= 0) this.set(side, things.toSpliced(at, 1));
  }
  count(side: Side, [kind, which]: Thing): number {
    return this.draft[side].filter((each) => each[0] === kind && each[1] === which).length;
  }

  /** An answer begins as the offer turned round: what cannot be said from this side is said as it can. */
  turn(): void {
    const sides = countered(this.draft, this.table.own?.hand ?? []);
    this.set("gives", sides.gives);
    this.set("wants", sides.wants);
  }
}
