/** Looking at something before it is picked: by mouse, or by keys. A finger does not hover, and leaves nothing behind. */
import { on } from "svelte/events";

/** The key pressed last. */
let key = "";
if (typeof window !== "undefined") on(window, "keydown", (event) => (key = event.key), { capture: true });

/** Enter answers: where the page puts the focus afterwards, nobody has looked yet. */
const came = () => !["Enter", " "].includes(key);

/** Attach to a piece: `look` when a mouse or the keyboard comes to it, `leave` when they go. */
export function aims(look: () => void, leave: () => void): (piece: Element) => () => void {
  return (piece) => {
    const ends = [
      on(piece as HTMLElement, "pointerenter", ({ pointerType }) => pointerType === "mouse" && look()),
      on(piece as HTMLElement, "focus", () => came() && piece.matches(":focus-visible") && look()),
      on(piece as HTMLElement, "pointerleave", leave),
      on(piece as HTMLElement, "blur", leave),
    ];
    return () => ends.forEach((end) => end());
  };
}
