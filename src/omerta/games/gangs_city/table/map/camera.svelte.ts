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
  /** The height it has while no sheet takes some of it: one that comes does not move what is drawn. */
  tall = $state(0);
  /** What must be in sight if it can. */
  cells: readonly Cell[] = $state.raw([]);
  private moved: Sight | null = $state.raw(null);
  /** What was in sight before something was shown; null once the reader has moved the map. */
  private before: { moved: Sight | null } | null = null;

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

  private readonly half: number = $derived.by(() => (this.tall || this.height) / 2);

  /** The whole city, however small. */
  private readonly overview: Sight = $derived.by(() => {
    const { left, right, top, bottom } = this.bounds;
    const [across, down] = [this.width - 2 * MARGIN, 2 * (this.half - MARGIN)];
    const s = S * Math.min(across / (right - left), down / (bottom - top));
    return { x: (left + right) / 2, y: (top + bottom) / 2, s: clamp(s, LEAST, MOST_FIT) };
  });
  private readonly fit: Sight & { whole: boolean } = $derived.by(() => {
    const { x, y, s } = this.overview;
    return { x, y, s: Math.max(s, LEAST_FIT), whole: s >= LEAST_FIT };
  });

  /** The middle of what is in sight, and the size. */
  readonly sight: Sight = $derived.by(() => this.moved ?? this.fit);
  readonly scale: number = $derived.by(() => this.sight.s / S);
  /** Is there more to see than is in sight? */
  readonly free: boolean = $derived.by(() => this.moved !== null || !this.fit.whole);
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
    return { x: this.width / 2 + (x - this.sight.x) * this.scale, y: this.half + (y - this.sight.y) * this.scale };
  }

  toMap({ x, y }: Point): Point {
    return { x: this.sight.x + (x - this.width / 2) / this.scale, y: this.sight.y + (y - this.half) / this.scale };
  }

  /** Move what is drawn by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y } = this.sight;
    this.lookAt({ x: x - dx / this.scale, y: y - dy / this.scale });
  }

  /** Larger or smaller; the point on the screen stays where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.half }): void {
    this.before = null;
    const fixed = this.toMap(around);
    const s = clamp(this.sight.s * factor, LEAST, MOST);
    this.moved = {
      s,
      x: fixed.x - ((around.x - this.width / 2) * S) / s,
      y: fixed.y - ((around.y - this.half) * S) / s,
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
    this.before = null;
    const { left, right, top, bottom } = this.bounds;
    this.moved = { s: this.sight.s, x: clamp(x, left, right), y: clamp(y, top, bottom) };
  }

  /** Is this cell in sight? Then nothing moves; else no more than is needed. */
  show(cell: Cell): void {
    if (this.width === 0 || this.sees(cell)) return;
    const before = this.before ?? { moved: this.moved };
    if (this.allFits) this.moved = null;
    if (!this.sees(cell)) {
      const { x, y } = this.toScreen(centre(cell, S));
      const edge = this.sight.s + MARGIN;
      this.pan(clamp(x, edge, this.width - edge) - x, clamp(y, edge, this.height - edge) - y);
    }
    this.before = before;
  }

  /** What was shown needs to be seen no more: back to where the reader was. */
  back(): void {
    if (this.before) this.moved = this.before.moved;
    this.before = null;
  }

  /** If none of these is in sight, one of them comes: the nearest. */
  showOne(cells: readonly Cell[]): void {
    if (cells.length === 0 || cells.some((cell) => this.sees(cell))) return;
    const far = (cell: Cell) => {
      const { x, y } = centre(cell, S);
      return Math.hypot(x - this.sight.x, y - this.sight.y);
    };
    this.show(cells.toSorted((one, other) => far(one) - far(other))[0]!);
  }

  /** All of it. */
  private sees(cell: Cell): boolean {
    const { x, y } = this.toScreen(centre(cell, S));
    const edge = this.sight.s;
    return x >= edge && x <= this.width - edge && y >= edge && y <= this.height - edge;
  }

  /** The usual sight; from there, where that is not the whole city, all of it. */
  reset(): void {
    this.before = null;
    this.moved = this.fit.whole || this.sight.s === this.overview.s ? null : this.overview;
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
