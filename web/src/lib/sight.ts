/** Pieces are brought into sight: parts of the page scroll, and maps that can be moved move. */
import type { Attachment } from "svelte/attachments";

import { grownBy } from "./grow.svelte";

const SOUGHT = "omerta-sought";
/** Where there is not room for all, the first one counts most. */
export function bringIntoSight(pieces: Element[], how: ScrollIntoViewOptions): void {
  for (const piece of pieces.toReversed()) piece.scrollIntoView(how);
  for (const piece of pieces) piece.dispatchEvent(new CustomEvent(SOUGHT, { bubbles: true, detail: pieces }));
}

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * For a map that can be moved: `pan` moves what is drawn by so many pixels, so that the pieces on it are seen. Panels
 * may cover so many pixels at its sides. A map that knows how to `frame` these pieces itself says so.
 */
export function movesIntoSight(
  pan: (dx: number, dy: number) => void,
  covered: () => Insets = () => NONE,
  frame: (pieces: Element[]) => boolean = () => false,
): Attachment<Element> {
  return (map) => {
    const seek = (event: Event) => {
      const sought = (event as CustomEvent<Element[]>).detail.filter((piece) => map.contains(piece));
      if (event.target !== sought[0]) return; // once for all of them
      if (frame(sought)) return;
      const boxes = sought.map((piece) => piece.getBoundingClientRect());
      const room = map.getBoundingClientRect();
      const { top, right, bottom, left } = covered();
      const by = grownBy(map);
      const dx = shift(
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
        room.left + left * by,
        room.right - right * by,
      );
      const dy = shift(
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.bottom)),
        room.top + top * by,
        room.bottom - bottom * by,
      );
      if (dx !== 0 || dy !== 0) pan(dx / by, dy / by);
    };
    map.addEventListener(SOUGHT, seek);
    return () => map.removeEventListener(SOUGHT, seek);
  };
}

/**
 * How far something moves until it lies between two bounds, where it can with its own size free beside it. What is in
 * sight stays where it is.
 */
function shift(start: number, end: number, least: number, most: number): number {
  if (start >= least && end <= most) return 0;
  const size = end - start;
  const edge = Math.max(0, Math.min(size, (most - least - size) / 2));
  if (start < least + edge) return least + edge - start;
  return end > most - edge ? most - edge - end : 0;
}
