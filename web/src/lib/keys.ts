/** The keyboard among pieces that lie about: arrows go to the nearest one that way. */
import { on } from "svelte/events";

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Attach to a group: arrow keys move the focus among its buttons. */
export function rove(group: HTMLElement): () => void {
  // (`on` comes after the pieces' own handlers, which may have used the key up.)
  return on(group, "keydown", (event) => {
    const way = ARROWS[event.key];
    if (!way || event.defaultPrevented || !plain(event)) return;
    const next = nearest(event.target as HTMLElement, way, [...group.querySelectorAll("button")]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function nearest(from: HTMLElement, [x, y]: [number, number], among: HTMLElement[]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of among) {
    const there = middle(each);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    // What lies straight ahead is nearer than what lies off to the side.
    const distance = along + 3 * aside;
    if (each !== from && along > 4 && distance < least) [best, least] = [each, distance];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The digit of a key pressed on its own and not meant for a text field; null for all else. */
export function numberKey(event: KeyboardEvent): number | null {
  if (event.defaultPrevented || !plain(event) || !/^[0-9]$/.test(event.key)) return null;
  const field = (event.target as Element).closest?.("input, textarea, select, [contenteditable]");
  return field ? null : Number(event.key);
}

/** The same, where things are counted from one. */
export const digit = (event: KeyboardEvent) => numberKey(event) || null;

function plain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}
