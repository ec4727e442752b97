// Every drawing is an <svg> of its own, so it stands in a line of text as well as inside the map's <svg>, where `cx` and
// `cy` say where its middle is.

export interface Nested {
  cx?: number;
  cy?: number;
}

/** Where the box of a nested drawing begins; nothing outside an <svg>. */
export function corner(middle: number | undefined, size: string | number): number | undefined {
  return middle === undefined || typeof size === "string" ? undefined : middle - size / 2;
}
