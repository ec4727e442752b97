/** What of the map is in sight, and how large: all of it, until the reader moves or something is framed. */
import { cubicOut } from "svelte/easing";
import { moving as animates } from "$lib/settings.svelte";

import { boxAround, CANVAS, type Box, type Point, type TerritoryId } from "./geometry";

/** Pixels at each side that panels cover. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

interface Sight extends Point {
  /** Pixels to a unit of the map. */
  scale: number;
}

const MOST = 3;
/** The whole map is not drawn smaller than this; it is panned then. */
const LEAST_FIT = 0.42;
/** Framed things are not drawn larger than this: what is around them tells as much. */
const MOST_FRAMED = 1.15;
/** What belongs together is in sight at once, as long as it can be told apart. */
const LEAST_SHOWN = 0.15;
const FRAME_MARGIN = 26;
/** Around the canvas, where panning ends, in pixels. */
const SHORE = 60;
const GLIDE = 320;

export class Camera {
  width = $state(0);
  height = $state(0);
  insets: Insets = $state.raw(NO_INSETS);
  /** How often the reader himself has moved the map. */
  steered = $state(0);
  /** Is the map under way? Then lines keep the width they had. */
  moving = $state(false);
  private moved: Sight | null = $state.raw(null);
  private gliding = 0;
  /** Where it is gliding to. */
  private goal: Sight | null = null;

  /** The part of the screen no panel covers. */
  readonly free: Box = $derived.by(() => {
    const { top, right, bottom, left } = this.insets;
    return {
      x: left,
      y: top,
      width: Math.max(1, this.width - left - right),
      height: Math.max(1, this.height - top - bottom),
    };
  });
  private readonly fit: Sight = $derived.by(() => this.framing(CANVAS, LEAST_FIT, MOST));
  private readonly least: number = $derived.by(() => this.fit.scale * 0.9);

  /** What lies in the middle of the free part, and the size. */
  readonly sight: Sight = $derived.by(() => this.moved ?? this.fit);
  readonly scale: number = $derived.by(() => this.sight.scale);
  /** Has the reader, or a framing, left the whole map? */
  readonly away: boolean = $derived.by(() => this.moved !== null);
  /** Where the map's origin is on the screen. */
  readonly origin: Point = $derived.by(() => ({
    x: this.free.x + this.free.width / 2 - this.sight.x * this.scale,
    y: this.free.y + this.free.height / 2 - this.sight.y * this.scale,
  }));
  /** The free part, on the map. */
  readonly window: Box = $derived.by(() => {
    const { x, y } = this.toMap(this.free);
    return { x, y, width: this.free.width / this.scale, height: this.free.height / this.scale };
  });

  toScreen({ x, y }: Point): Point {
    return { x: this.origin.x + x * this.scale, y: this.origin.y + y * this.scale };
  }

  toMap({ x, y }: Point): Point {
    return { x: (x - this.origin.x) / this.scale, y: (y - this.origin.y) / this.scale };
  }

  /** Move what is drawn by so many pixels. */
  pan(dx: number, dy: number): void {
    this.steer();
    const { x, y, scale } = this.sight;
    this.moved = this.kept({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Larger or smaller; the point on the screen stays where it is. */
  zoom(factor: number, around: Point = this.middle): void {
    this.steer();
    this.moved = this.zoomed(factor, around);
  }

  /** As `zoom`, in one smooth step: for buttons and keys. */
  zoomTo(factor: number): void {
    this.steer();
    this.glide(this.zoomed(factor, this.middle));
  }

  /** Bring a place to the middle of the free part. */
  lookAt({ x, y }: Point): void {
    this.steer();
    this.moved = this.kept({ x, y, scale: this.scale });
  }

  /** Frame these territories in the free part. */
  focus(ids: Iterable<TerritoryId>): void {
    const all = [...ids];
    if (all.length > 0 && this.width > 0)
      this.glide(this.framing(boxAround(all), this.least, Math.max(this.fit.scale, MOST_FRAMED)));
  }

  /** Bring these territories into the free part, if they are not there already, at `least` this large. */
  show(ids: Iterable<TerritoryId>, least = 0): void {
    const all = [...ids];
    if (all.length === 0 || this.width === 0) return;
    const { x, y, width, height } = boxAround(all);
    const { scale, ...middle } = this.goal ?? this.sight;
    const isIn = (start: number, size: number, at: number, screen: number) =>
      start >= at - screen / scale / 2 && start + size <= at + screen / scale / 2;
    const isSeen = isIn(x, width, middle.x, this.free.width) && isIn(y, height, middle.y, this.free.height);
    if (isSeen && scale >= least) return;
    const most = scale >= least ? scale : MOST_FRAMED;
    this.glide(this.framing({ x, y, width, height }, Math.min(this.least, LEAST_SHOWN), most));
  }

  /** The whole map again. */
  reset(): void {
    this.glide(this.fit, () => (this.moved = null));
  }

  private get middle(): Point {
    return { x: this.free.x + this.free.width / 2, y: this.free.y + this.free.height / 2 };
  }

  private zoomed(factor: number, around: Point): Sight {
    const fixed = this.toMap(around);
    const scale = clamp(this.scale * factor, this.least, MOST);
    const { x, y } = this.middle;
    return this.kept({ scale, x: fixed.x - (around.x - x) / scale, y: fixed.y - (around.y - y) / scale });
  }

  private framing(box: Box, least: number, most: number): Sight {
    const { width, height } = this.free;
    const fitting = Math.min((width - 2 * FRAME_MARGIN) / box.width, (height - 2 * FRAME_MARGIN) / box.height);
    // All of the canvas may touch the edges; its rim is wild land.
    const scale = clamp(box === CANVAS ? Math.min(width / box.width, height / box.height) : fitting, least, most);
    const sight = { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
    return box === CANVAS ? sight : this.kept(sight);
  }

  /** Panning ends a little beyond the canvas; a canvas smaller than the screen stays whole on it. */
  private kept({ x, y, scale }: Sight): Sight {
    const along = (at: number, start: number, size: number, screen: number) => {
      const half = screen / scale / 2 - SHORE / scale;
      const [first, last] = [start + half, start + size - half];
      return first > last ? clamp(at, last, first) : clamp(at, first, last);
    };
    return {
      scale,
      x: along(x, CANVAS.x, CANVAS.width, this.free.width),
      y: along(y, CANVAS.y, CANVAS.height, this.free.height),
    };
  }

  private glide(to: Sight, then?: () => void): void {
    this.halt();
    const from = this.sight;
    const arrive = () => {
      this.moved = to;
      then?.();
    };
    if (!animates()) return arrive();
    const start = performance.now();
    this.moving = true;
    this.goal = to;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
      if (share === 1) {
        this.halt();
        return arrive();
      }
      const eased = cubicOut(share);
      // A steady zoom is one that multiplies.
      const scale = from.scale * (to.scale / from.scale) ** eased;
      const way = from.scale === to.scale ? eased : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
      this.moved = { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
      this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  private steer(): void {
    this.halt();
    this.steered += 1;
  }

  private halt(): void {
    cancelAnimationFrame(this.gliding);
    this.moving = false;
    this.goal = null;
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
