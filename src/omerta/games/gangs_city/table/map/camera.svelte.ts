/** What of the city is in sight, and how large: the whole of it, until the reader moves or zooms. */
import { centre, type Cell, type Point } from "../hexes";

/** All of the map is drawn with hexagons of this size. */
export const S = 79;

// The fit keeps hexagons readable; the reader may go further.
const [LEAST_FIT, MOST_FIT] = [56, 124];
const [LEAST, MOST] = [26, 150];
const MARGIN = 10;

interface Sight extends Point {
  /** From the centre of a hexagon to a corner, in pixels. */
  s: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What must be in sight if it can. */
  cells: readonly Cell[] = $state.raw([]);
  private moved: Sight | null = $state.raw(null);

  private readonly bounds = $derived.by(() => {
    const points = this.cells.map((cell) => centre(cell, S));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const reach = (Math.sqrt(3) / 2) * S;
    return {
      left: Math.min(...xs) - reach,
      right: Math.max(...xs) + reach,
      top: Math.min(...ys) - S,
      bottom: Math.max(...ys) + S,
    };
  });

  private readonly fit: Sight & { whole: boolean } = $derived.by(() => {
    const { left, right, top, bottom } = this.bounds;
    const [across, down] = [this.width - 2 * MARGIN, this.height - 2 * MARGIN];
    const s = S * Math.min(across / (right - left), down / (bottom - top));
    return { x: (left + right) / 2, y: (top + bottom) / 2, s: clamp(s, LEAST_FIT, MOST_FIT), whole: s >= LEAST_FIT };
  });

  /** The middle of what is in sight, and the size. */
  readonly sight: Sight = $derived.by(() => this.moved ?? this.fit);
  readonly scale: number = $derived.by(() => this.sight.s / S);
  readonly free: boolean = $derived.by(() => this.moved !== null);
  readonly transform: string = $derived.by(() => {
    const { x, y } = this.toScreen({ x: 0, y: 0 });
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${this.scale.toFixed(4)})`;
  });
  /** What is in sight, on the map. */
  readonly window = $derived.by(() => {
    const { x, y } = this.toMap({ x: 0, y: 0 });
    return { x, y, width: this.width / this.scale, height: this.height / this.scale };
  });

  toScreen({ x, y }: Point): Point {
    return {
      x: this.width / 2 + (x - this.sight.x) * this.scale,
      y: this.height / 2 + (y - this.sight.y) * this.scale,
    };
  }

  toMap({ x, y }: Point): Point {
    return {
      x: this.sight.x + (x - this.width / 2) / this.scale,
      y: this.sight.y + (y - this.height / 2) / this.scale,
    };
  }

  /** Move what is drawn by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y } = this.sight;
    this.lookAt({ x: x - dx / this.scale, y: y - dy / this.scale });
  }

  /** Larger or smaller; the point on the screen stays where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.toMap(around);
    const s = clamp(this.sight.s * factor, LEAST, MOST);
    this.moved = {
      s,
      x: fixed.x - ((around.x - this.width / 2) * S) / s,
      y: fixed.y - ((around.y - this.height / 2) * S) / s,
    };
  }

  /** Bring what is looked for into sight: show the whole city if it fits, else move by so many pixels. */
  seek(dx: number, dy: number): void {
    if (this.allFits) this.reset();
    else this.pan(dx, dy);
  }

  /** There is room for the whole city, and the reader has not come nearer. */
  private get allFits(): boolean {
    return this.fit.whole && this.sight.s === this.fit.s;
  }

  /** Some of the city stays in sight. */
  lookAt({ x, y }: Point): void {
    const { left, right, top, bottom } = this.bounds;
    this.moved = { s: this.sight.s, x: clamp(x, left, right), y: clamp(y, top, bottom) };
  }

  /** Is this cell in sight, with a little around it? Then nothing moves. */
  show(cell: Cell): void {
    if (!this.sees(cell) && this.width > 0) this.goTo(cell);
  }

  /** If none of these is in sight, one of them comes: the nearest. */
  showOne(cells: readonly Cell[]): void {
    if (cells.length === 0 || cells.some((cell) => this.sees(cell))) return;
    const far = (cell: Cell) => {
      const { x, y } = centre(cell, S);
      return Math.hypot(x - this.sight.x, y - this.sight.y);
    };
    this.goTo(cells.toSorted((one, other) => far(one) - far(other))[0]!);
  }

  private goTo(cell: Cell): void {
    if (this.allFits) this.reset();
    else this.lookAt(centre(cell, S));
  }

  /** All of it. */
  private sees(cell: Cell): boolean {
    const { x, y } = this.toScreen(centre(cell, S));
    const edge = this.sight.s;
    return x >= edge && x <= this.width - edge && y >= edge && y <= this.height - edge;
  }

  reset(): void {
    this.moved = null;
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
