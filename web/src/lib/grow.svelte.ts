/**
 * On a large screen a table grows as a whole, and its text with it: by CSS `zoom` on its frame.
 *
 * Inside the frame lengths are in the table's own pixels. Rectangles and pointers are in those of the screen. What carries
 * one over to the other divides by `grownBy`.
 */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** Up to this size nothing grows. */
const WIDTH = 1500;
const HEIGHT = 860;
const STEP = 0.05;
const MOST = 3;

/** How much larger a table is drawn on this screen. */
export function growth(): number {
  const room = Math.min((innerWidth.current ?? 0) / WIDTH, (innerHeight.current ?? 0) / HEIGHT);
  return Math.min(MOST, Math.max(1, Math.floor(room / STEP + 1e-9) * STEP));
}

/** How many pixels of the screen one of the element's own is. */
export const grownBy = (element: Element): number => element.currentCSSZoom ?? 1;

/** Where a pointer is in an element, in the element's own pixels. */
export function within(element: Element, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const by = grownBy(element);
  return { x: (x - box.x) / by, y: (y - box.y) / by };
}
