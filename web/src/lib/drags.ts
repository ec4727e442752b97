/** A piece that is dragged to where it goes, by mouse or finger. A press that does not move it is a click, as ever. */
import { on } from "svelte/events";

import { grownBy } from "./grow.svelte";

interface Dragging {
  /** May it be taken now? */
  may: () => boolean;
  /** It was taken. */
  taken?: () => void;
  /** It was let go over this element; null where it was given up. */
  dropped: (over: Element | null) => void;
  /** Does it stay where it is, while something is drawn from it? */
  stays?: () => boolean;
}

/** What it is let go over is pressed. */
export function pressed(over: Element | null): void {
  const button = over?.closest<HTMLElement>("button:not([aria-disabled=true], :disabled)");
  if (button && !button.closest("[data-hand]")) button.click();
}

/** A pointer that moves no farther than this, in pixels, has only pressed. */
const SLACK = 9;

/**
 * Attach to a piece. For a finger it needs `touch-action: none`, or the page scrolls instead; with `pan-x`, a finger that
 * moves sideways scrolls.
 */
export function drags({ may, taken, dropped, stays }: Dragging): (piece: HTMLElement) => () => void {
  return (piece) => {
    let press: { id: number; x: number; y: number } | null = null;
    let moves = false;

    function down({ pointerId: id, clientX: x, clientY: y, button, isPrimary }: PointerEvent) {
      if (button === 0 && isPrimary && may()) press = { id, x, y };
    }

    function move({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
      if (press?.id !== pointerId) return;
      const [x, y] = [clientX - press.x, clientY - press.y];
      if (!moves) {
        if (Math.hypot(x, y) < SLACK) return;
        const scrolls = pointerType === "touch" && getComputedStyle(piece).touchAction === "pan-x";
        if (scrolls && Math.abs(x) > Math.abs(y)) {
          press = null;
          return;
        }
        moves = true;
        taken?.();
      }
      if (stays?.()) return;
      // Under the pointer is then what it is dragged over.
      const by = grownBy(piece);
      Object.assign(piece.style, { transition: "none", zIndex: "30", pointerEvents: "none" });
      piece.style.translate = `${x / by}px ${y / by}px`;
    }

    function up({ pointerId, type, clientX, clientY }: PointerEvent) {
      if (press?.id !== pointerId) return;
      press = null;
      if (!moves) return;
      moves = false;
      const over = type === "pointerup" ? document.elementFromPoint(clientX, clientY) : null;
      Object.assign(piece.style, { transition: "", zIndex: "", pointerEvents: "", translate: "" });
      dropped(over);
    }

    const ends = [
      on(piece, "pointerdown", down),
      // The picture on it is no picture to be dragged out of the page.
      on(piece, "dragstart", (event) => event.preventDefault()),
      on(window, "pointermove", move),
      on(window, "pointerup", up),
      on(window, "pointercancel", up),
    ];
    return () => ends.forEach((end) => end());
  };
}
