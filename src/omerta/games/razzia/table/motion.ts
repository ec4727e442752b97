/** Movement: from where a piece was to where it is. With reduced motion it simply is there. */
import { grownBy } from "$lib/grow.svelte";
import { moving } from "$lib/settings.svelte";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** What takes an element from where it now is back to a place it had before. */
function back(element: Element, from: DOMRect): string {
  const to = element.getBoundingClientRect();
  const by = grownBy(element);
  const x = (from.x + from.width / 2 - (to.x + to.width / 2)) / by;
  const y = (from.y + from.height / 2 - (to.y + to.height / 2)) / by;
  return `translate(${x}px, ${y}px) scale(${from.width / (to.width || 1)})`;
}

/** Let an element slide from its old place to its new one. */
export function slide(element: Element, from: DOMRect, duration: number): void {
  if (!moving()) return;
  element.animate([{ transform: back(element, from) }, { transform: "none" }], { duration, easing: EASE });
}

/** Turn a card over where it lay, then let it go to its new place. */
export function turnAndGo(element: Element, from: DOMRect, duration: number): void {
  if (!moving()) return;
  const start = back(element, from);
  element.animate(
    [
      { transform: `${start} rotateY(180deg)`, zIndex: 30, easing: "ease-in-out" },
      { transform: `${start} scale(1.25) rotateY(90deg)`, zIndex: 30, offset: 0.2 },
      { transform: `${start} scale(1.25) rotateY(0deg)`, zIndex: 30, offset: 0.42 },
      { transform: `${start} scale(1.25) rotateY(0deg)`, zIndex: 30, offset: 0.5, easing: EASE },
      { transform: "none", zIndex: 30 },
    ],
    { duration },
  );
}
