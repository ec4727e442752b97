// Noise that is the same on every run: how far a border strays from the straight one between two seeds.

function hash(x, y, seed) {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return (((n ^ (n >>> 16)) >>> 0) / 4294967296) * 2 - 1;
}

const ease = (t) => t * t * (3 - 2 * t);
const mix = (a, b, t) => a * (1 - t) + b * t;

/** Between −1 and 1, smooth, with one hill or dale to a unit. */
export function noise(x, y, seed) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  return mix(
    mix(hash(left, top, seed), hash(left + 1, top, seed), u),
    mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u),
    v,
  );
}

const stray = (x, y, [broad, middle, fine]) =>
  5.5 * noise(x / 34, y / 34, broad) + 2.6 * noise(x / 13, y / 13, middle) + noise(x / 5, y / 5, fine);

/** A point as the nearest seed is looked for. */
export const strayed = (x, y) => [x + stray(x, y, [1, 2, 5]), y + stray(x, y, [3, 4, 6])];
