/** Where the cards of the Market lie: each keeps its place as long as it is there. */

/** What lay where, by table, when the Market was last in sight: while an offer is written on a phone, it is not. */
const last = new WeakMap<object, readonly (number | null)[]>();

/** The places at this table, as they follow from those before. */
export function laidAt(table: object, cards: readonly number[], places: number): readonly (number | null)[] {
  const slots = laid(last.get(table) ?? [], cards, places);
  last.set(table, slots);
  return slots;
}

/** The places with what lies there now; new cards take the first that are free, null is an empty place. */
export function laid(before: readonly (number | null)[], cards: readonly number[], places: number): (number | null)[] {
  const kept = Array.from({ length: Math.max(places, cards.length) }, (_, n) => before[n] ?? null).map((card) =>
    card !== null && cards.includes(card) ? card : null,
  );
  const coming = cards.filter((card) => !kept.includes(card));
  return kept.map((card) => card ?? coming.shift() ?? null);
}
