/** Pieces on their way from one place on the page to another. */

export interface Flight<Piece> {
  piece: Piece;
  from: DOMRect;
  x: number;
  y: number;
  /** Milliseconds before it sets out. */
  delay: number;
}

/** What takes a piece from the middle of one place to the middle of the other. */
export function flight<Piece>(piece: Piece, from: DOMRect, to: DOMRect, delay = 0): Flight<Piece> {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  return { piece, from, x, y, delay };
}

/** A seat's place in the shell's list of seats, if it is in sight. */
export function seatPlace(seat: number): DOMRect | null {
  const place = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  const seen = place && place.width > 0 && place.right > 0 && place.left < innerWidth;
  return seen ? place : null;
}
