/** The board as the content prints it, by number. Money is in half millions. */
import { once } from "$lib/once.svelte";

import { CLANS } from "./art/world";
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
  /** By clan. */
  starts: readonly number[];
  boss: readonly number[];
  lieutenantPrice: number;
  income: { conso: number; capital: number };
  prods: { prod: number; capital: number };
}

export const boardOf = once((content: Content): Board => {
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
    starts: numbers(content.clans.map(({ start }) => start)),
    boss: CLANS.map((_, clan) => content.clans[clan]!.boss ?? troops.boss),
    lieutenantPrice: content.prices.lieutenant * 2,
    income: { conso: income.conso * 2, capital: income.conso_capital * 2 },
    prods: { prod: income.prod, capital: income.prod_capital },
  };
});
