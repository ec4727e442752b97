// Pointy-top hexagons, `s` from the centre to a corner. Directions 0 to 5 are E NE NW W SW SE, as in the views.
import { polar, round, type Point } from "$lib/art/draw";

/** Degrees, y down, of the six directions. */
export const ANGLES = [0, -60, -120, 180, 120, 60] as const;

const CORNERS = [-90, -30, 30, 90, 150, 210] as const;

/** The outline of a hexagon around (cx, cy). */
export function hexPath(s: number, cx = 0, cy = 0): string {
  return `M${CORNERS.map((angle) => polar([cx, cy], s, angle).join(" ")).join("L")}Z`;
}

/** The centre of the cell with axial coordinates (q, r). */
export function cellCentre(q: number, r: number, s: number): Point {
  return [round(Math.sqrt(3) * s * (q + r / 2)), round(1.5 * s * r)];
}

/** The point `distance` away from the centre in one of the six directions; the side itself is at √3/2·s. */
export function towards(direction: number, distance: number): Point {
  return polar([0, 0], distance, ANGLES[direction] ?? 0);
}
