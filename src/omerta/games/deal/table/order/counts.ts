/** How many, by territory. */
export type Counts = Map<number, number>;

export const plus = (counts: Counts, at: number) => counts.set(at, (counts.get(at) ?? 0) + 1);
