/** Places on a line from 0 to 1, moved apart as little as needed so that none covers another. */
const APART = 0.085;

export function spread(shares: number[]): number[] {
  const order = shares.map((_, i) => i).toSorted((a, b) => shares[a]! - shares[b]!);
  const spots = [...shares];
  order.forEach((each, n) => {
    if (n > 0) spots[each] = Math.max(spots[each]!, spots[order[n - 1]!]! + APART);
  });
  // What was pushed over the end pushes the others back.
  order.toReversed().forEach((each, n, back) => {
    const limit = n === 0 ? 1 : spots[back[n - 1]!]! - APART;
    spots[each] = Math.min(spots[each]!, limit);
  });
  return spots;
}
