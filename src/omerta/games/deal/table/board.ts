/** The board as the content prints it, by number: what the page reckons with. Money is in half millions. */
import { CLANS, EVENTS, type Event } from "./art/world";
import type { Content } from "./view";

export interface Board {
  ids: readonly string[];
  kinds: readonly ("conso" | "prod" | "grey")[];
  capital: readonly boolean[];
  respect: readonly number[];
  region: readonly string[];
  /** By territory: what is next to it by land, and by sea. */
  land: readonly (readonly number[])[];
  sea: readonly (readonly number[])[];
  /** Pairs that G18 closes to drugs, as "from to", both ways. */
  border: ReadonlySet<string>;
  /** By clan. */
  starts: readonly number[];
  boss: readonly number[];
  lieutenant: number;
  mob: number;
  most: { soldiers: number; lieutenants: number; drugs: number };
  lieutenantPrice: number;
  income: { conso: number; capital: number };
  prods: { prod: number; capital: number };
  /** The amount on each event's card. */
  amounts: readonly number[];
}

const boards = new WeakMap<Content, Board>();

export function boardOf(content: Content): Board {
  let board = boards.get(content);
  if (!board) boards.set(content, (board = read(content)));
  return board;
}

function read(content: Content): Board {
  const { territories, troops, income } = content;
  const ids = territories.map(({ id }) => id);
  const numbers = (names: readonly string[]) => names.map((name) => ids.indexOf(name));
  return {
    ids,
    kinds: territories.map(({ kind }) => kind),
    capital: territories.map(({ capital }) => capital),
    respect: territories.map(({ respect }) => respect),
    region: territories.map(({ region }) => region),
    land: territories.map(({ land }) => numbers(land)),
    sea: territories.map(({ sea }) => numbers(sea)),
    border: new Set(content.border.closed.flatMap(([a, b]) => [way(...both(ids, a!, b!)), way(...both(ids, b!, a!))])),
    starts: numbers(content.clans.map(({ start }) => start)),
    boss: CLANS.map((_, clan) => content.clans[clan]!.boss ?? troops.boss),
    lieutenant: troops.lieutenant,
    mob: content.mob.value,
    most: { soldiers: troops.most_soldiers, lieutenants: troops.most_lieutenants, drugs: troops.most_drugs },
    lieutenantPrice: content.prices.lieutenant * 2,
    income: { conso: income.conso * 2, capital: income.conso_capital * 2 },
    prods: { prod: income.prod, capital: income.prod_capital },
    amounts: [...content.clan_events, ...content.general_events].map(({ number }) => number),
  };
}

const both = (ids: readonly string[], a: string, b: string) => [ids.indexOf(a), ids.indexOf(b)] as const;

/** A way from one territory to another, as `border` writes it. */
export const way = (from: number, to: number) => `${from} ${to}`;

const numbers = new Map(EVENTS.map((name, n) => [name as string, n]));
/** The number of an event by its name. */
export const event = (name: Event): number => numbers.get(name)!;
