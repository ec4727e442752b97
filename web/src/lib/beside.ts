/** What lies over the table and is closed by a press beside it. */
import { on } from "svelte/events";

interface Over {
  open: () => boolean;
  close: () => void;
  /** Does a press on this close it? Left out: on anything beside it. */
  closes?: (pressed: Element) => boolean;
}

/** Attach to what lies over the table. The press that closes it is for nothing else. */
export function closedBeside({ open, close, closes }: Over): (box: HTMLElement) => () => void {
  return (box) => {
    let spent = false;

    function down({ target }: PointerEvent) {
      spent = open() && target instanceof Element && !box.contains(target) && (closes?.(target) ?? true);
      if (spent) close();
    }
    function clicked(event: MouseEvent) {
      const byPointer = event.detail > 0;
      if (spent && byPointer) event.stopPropagation();
      spent = false;
    }

    const ends = [
      on(document, "pointerdown", down, { capture: true }),
      on(document, "click", clicked, { capture: true }),
    ];
    return () => ends.forEach((end) => end());
  };
}
