/** DA-4: sales and production as far as they are drafted, and what may follow. */
import type { Board } from "../board";
import { landOf } from "../land";
import { ASP, MAR } from "../numbers";
import type { DealView } from "../view";
import { type Counts, plus } from "./counts";

export interface ResourceIds {
  sell: number;
  drug: number;
  soldier: number;
  bonus: number;
  commit: number;
  end: number;
}

export class Stock {
  readonly sold : Counts = new Map();
  readonly drugsMade : Counts = new Map();
  readonly soldiersMade : Counts = new Map();
  /** The boss's piece was asked for. */
  bonusTaken = false;
  /** What the sales bring, in half millions. */
  earned = 0;
  private drugs: number;
  private soldiers: number;

  constructor(
    private readonly table: DealView,
    private readonly board: Board,
    private readonly seat: number,
    private readonly ids: ResourceIds,
    private readonly path: readonly number[],
  ) {
    this.drugs = table.drugs;
    this.soldiers = table.players[seat]!.soldiers;
    for (const action of path) this.take(action);
  }

  private take(action: number): void {
    const { ids } = this;
    const count = this.board.ids.length;
    if (action === ids.bonus) {
      this.bonusTaken = true;
      if (this.clan === MAR) this.soldiers += 1;
      else this.drugs += 1;
    } else if (action >= ids.soldier && action < ids.soldier + count) {
      plus(this.soldiersMade, action - ids.soldier);
      this.soldiers += 1;
    } else if (action >= ids.drug && action < ids.drug + count) {
      plus(this.drugsMade, action - ids.drug);
      this.drugs += 1;
    } else if (action >= ids.sell && action < ids.sell + count) {
      const place = action - ids.sell;
      this.earned += this.priceAt(place);
      plus(this.sold, place);
      this.drugs -= 1;
    }
  }

  private get clan(): number {
    return this.table.players[this.seat]!.clan;
  }

  /** DA-4.4, 4.5, K3: what the next drug sold there pays. */
  priceAt(place: number): number {
    const [first, second, further, capital] = this.table.prices as [number, number, number, number];
    if (this.board.capital[place] || place === this.table.crack) return capital;
    const sold = this.table.territories[place]!.sold + (this.sold.get(place) ?? 0);
    return [first, second, further][Math.min(sold, 2)]!;
  }

  made(place: number): number {
    return (this.drugsMade.get(place) ?? 0) + (this.soldiersMade.get(place) ?? 0);
  }

  maySell(place: number): boolean {
    const { owner, drugs } = this.table.territories[place]!;
    return owner === this.seat && this.board.kinds[place] === "conso" && drugs > (this.sold.get(place) ?? 0);
  }

  private mayMake(place: number): boolean {
    const { owner, to_produce } = this.table.territories[place]!;
    return owner === this.seat && this.board.kinds[place] === "prod" && to_produce > this.made(place);
  }
  mayMakeDrug(place: number): boolean {
    return this.mayMake(place) && this.drugs < this.board.most.drugs;
  }
  mayMakeSoldier(place: number): boolean {
    return this.mayMake(place) && this.soldiers < this.board.most.soldiers;
  }

  /** DA-4.10, 4.11: may the boss's piece be placed now? */
  mayTakeBonus(): boolean {
    if (!this.table.bonus || this.bonusTaken) return false;
    if (this.clan === MAR) return this.soldiers < this.board.most.soldiers;
    const { boss } = this.table.players[this.seat]!;
    return this.clan === ASP && this.board.kinds[boss] === "prod" && this.drugs < this.board.most.drugs;
  }

  choices(): number[] {
    const { ids, path } = this;
    if (path.at(-1) === ids.commit || path.at(-1) === ids.end) return [];
    const land = landOf(this.table, this.seat);
    return [
      ...land.filter((place) => this.maySell(place)).map((place) => ids.sell + place),
      ...land.filter((place) => this.mayMakeDrug(place)).map((place) => ids.drug + place),
      ...land.filter((place) => this.mayMakeSoldier(place)).map((place) => ids.soldier + place),
      ...(this.mayTakeBonus() ? [ids.bonus] : []),
      ...(path.length > 0 ? [ids.commit] : []),
      ids.end,
    ];
  }
}
