/** Seats by any figures: the higher, the earlier. */
export function byFigures(figures: number[]): number[] {
  return figures.map((_, seat) => seat).sort((a, b) => figures[b]! - figures[a]!);
}

/** Seats from first place to last. */
export function byPlace(places: number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
}

/** All seats in first place. */
export function firstOf(places: number[]): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
