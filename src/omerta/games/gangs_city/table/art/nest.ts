// Every drawing is an <svg> of its own, so it stands in a line of text as well as inside the map's <svg>, where `cx` and
// `cy` say where its middle is.

export interface Nested {
  cx?: number;
  cy?: number;
}

/** Where the box of a drawing begins, inside another one, and how large it is. */
export function nested(
  cx: number | undefined,
  cy: number | undefined,
  width: string | number,
  height: string | number = width,
) {
  const start = (middle: number | undefined, size: string | number) =>
    middle === undefined || typeof size === "string" ? undefined : middle - size / 2;
  return { x: start(cx, width), y: start(cy, height), width, height };
}
