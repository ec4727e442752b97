/** DA-5: recruits as far as they are drafted, and what may follow. */
import type { Board } from "../board";
import { recruitPlaces } from "../land";
import type { DealView } from "../view";
import { type Counts, plus } from "./counts";

export interface RecruitIds {
  soldier: number;
  lieutenant: number;
  commit: number;
  end: number;
}

export class Recruits {
  readonly soldiers : Counts = new Map();
  readonly lieutenants : Counts = new Map();
  /** In half millions. */
  cost = 0;
  readonly places: readonly number[];
  private count = { soldiers: 0, lieutenants: 0 };

  constructor(
    private readonly table: DealView,
    private readonly board: Board,
    private readonly seat: number,
    private readonly ids: RecruitIds,
    private readonly path: readonly number[],
  ) {
    this.places = recruitPlaces(table, board, seat);
    for (const action of path) this.take(action);
  }

  private take(action: number): void {
    const { ids, board } = this;
    const within = (first: number) => action >= first && action < first + board.ids.length;
    if (within(ids.lieutenant)) {
      plus(this.lieutenants, action - ids.lieutenant);
      this.count.lieutenants += 1;
      this.cost += board.lieutenantPrice;
    } else if (within(ids.soldier)) {
      plus(this.soldiers, action - ids.soldier);
      this.count.soldiers += 1;
      this.cost += this.table.soldier_price;
    }
  }

  get left(): number {
    return this.table.players[this.seat]!.money - this.cost;
  }

  get maySoldier(): boolean {
    const army = this.table.players[this.seat]!.soldiers + this.count.soldiers;
    return this.left >= this.table.soldier_price && army < this.board.most.soldiers;
  }
  get mayLieutenant(): boolean {
    const officers = this.table.players[this.seat]!.lieutenants + this.count.lieutenants;
    return this.left >= this.board.lieutenantPrice && officers < this.board.most.lieutenants;
  }

  choices(): number[] {
    const { ids, path, places } = this;
    if (path.at(-1) === ids.commit || path.at(-1) === ids.end) return [];
    return [
      ...(this.maySoldier ? places.map((place) => ids.soldier + place) : []),
      ...(this.mayLieutenant ? places.map((place) => ids.lieutenant + place) : []),
      ...(path.length > 0 ? [ids.commit] : []),
      ids.end,
    ];
  }
}
