/** Places from scores: equal scores share a place and the next ones are skipped. */
export function places(scores: number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** Seats from first to last. */
export function byPlace(scores: number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
}
