/** Where a tip lies: inside the window, near its piece and not over it. On a phone at the far end of the screen. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
  /** The tail that points at the piece: on which edge of the tip, and where along it. */
  tail: { side: "above" | "below"; at: number } | null;
}

/** Where a piece is; what has no box of its own is where its first part is. */
export function boxOf(piece: Element): DOMRect {
  const box = piece.getBoundingClientRect();
  return box.width + box.height === 0 && piece.firstElementChild ? boxOf(piece.firstElementChild) : box;
}

const GAP = 12;
const EDGE = 8;
/** Room for the page's own bars on a phone. */
const BAR = 64;

export function placeBeside(piece: Box, tip: { width: number; height: number }, phone: boolean, top = EDGE): Spot {
  const { innerWidth: wide, innerHeight: high } = window;
  const middle = piece.left + piece.width / 2;
  const x = clamp(middle - tip.width / 2, EDGE, wide - tip.width - EDGE);
  if (phone) {
    const low = piece.top + piece.height / 2 < high / 2;
    return { x: (wide - tip.width) / 2, y: low ? high - tip.height - BAR : top, tail: null };
  }
  const at = clamp(middle - x - 6, 14, tip.width - 26);
  if (piece.top - GAP - tip.height > EDGE) return { x, y: piece.top - GAP - tip.height, tail: { side: "below", at } };
  if (piece.bottom + GAP + tip.height < high - EDGE) return { x, y: piece.bottom + GAP, tail: { side: "above", at } };
  const y = clamp(piece.top + piece.height / 2 - tip.height / 2, EDGE, high - tip.height - EDGE);
  if (piece.right + GAP + tip.width < wide - EDGE) return { x: piece.right + GAP, y, tail: null };
  if (piece.left - GAP - tip.width > EDGE) return { x: piece.left - GAP - tip.width, y, tail: null };
  // It fills the window: the corner where least of it lies.
  return { x: wide - tip.width - EDGE, y: EDGE, tail: null };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
