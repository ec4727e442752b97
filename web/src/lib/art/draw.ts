// Small helpers for drawings that are computed: specks, dots and windows that must look the same on every screen.

export type Point = readonly [x: number, y: number];

/** Numbers in [0, 1) that only depend on the seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

/** Path data of one disc; many of them make one path, which is far lighter than many circles. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [a, b, w] = [round(rx), round(ry), round(rx * 2)];
  return `M${round(x - rx)} ${round(y)}a${a} ${b} 0 1 0 ${w} 0a${a} ${b} 0 1 0 ${-w} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}
