/** Pieces that the pointer draws from their territory to where they are to go. */
import type { Held, Point } from "../art";
import type { PathMaking } from "../making.svelte";
import { NOTHING } from "../pieces";

interface Drawn {
  from: number;
  /** Where the pointer is on the map, and over which territory. */
  at: Point;
  over: number;
}

export class Drawing {
  now: Drawn | null = $state.raw(null);
  /** A finger or the mouse has hold of pieces, moved or not: the map must stay where it is. */
  holds = $state(false);

  constructor(
    private readonly making: () => PathMaking,
    private readonly placeUnder: (event: PointerEvent) => number,
  ) {}

  /** Where the pieces may go. */
  readonly ends = $derived.by(() =>
    this.now ? this.making().endsFrom(this.now.from) : new Map<number, "near" | "far">(),
  );
  /** Where they would go if they were let go now. */
  readonly to: number = $derived.by(() => (this.now && this.ends.has(this.now.over) ? this.now.over : NOTHING));

  /**
   * The mouse draws from wherever pieces may go. A finger moves the map; it draws from the territory that was pressed before,
   * or where it rests for a moment.
   */
  take(press: PointerEvent, long: boolean): Held | null {
    const from = this.placeUnder(press);
    const making = this.making();
    if (from === NOTHING || making.endsFrom(from).size === 0) return null;
    if (press.pointerType === "touch" && !long && from !== making.origin) return null;
    this.holds = true;
    if (long) making.lift(from);
    return {
      draw: (event, at) => {
        if (!this.now) making.lift(from);
        this.now = { from, at, over: this.placeUnder(event) };
      },
      end: (event) => {
        const { now } = this;
        this.now = null;
        this.holds = false;
        if (now && event) making.bring(from, this.placeUnder(event));
        else if (now) making.drop();
      },
    };
  }
}
