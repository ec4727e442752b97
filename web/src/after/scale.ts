/** A round number just above all of these, for the top of an axis. */
export function highestOf(scores: number[][]): number {
  const most = Math.max(1, ...scores.flat());
  const power = 10 ** Math.floor(Math.log10(most));
  return Math.ceil((most / power) * 2 + 0.1) * (power / 2);
}
