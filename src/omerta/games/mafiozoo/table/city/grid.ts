/** Where the places lie on the plan. */

export const COLUMNS = 4;
const ROWS = 4;

export interface Grid {
  width: number;
  height: number;
  gap: { x: number; y: number };
  cell: { width: number; height: number };
  corner(place: number): { x: number; y: number };
  middle(place: number): { x: number; y: number };
}

export function gridOf(width: number, height: number): Grid {
  const gap = { x: width < 372 ? 6 : 9, y: height < 470 ? 7 : 12 };
  const cell = { width: (width - gap.x * (COLUMNS - 1)) / COLUMNS, height: (height - gap.y * (ROWS - 1)) / ROWS };
  const corner = (place: number) => ({
    x: (place % COLUMNS) * (cell.width + gap.x),
    y: Math.floor(place / COLUMNS) * (cell.height + gap.y),
  });
  const middle = (place: number) => ({ x: corner(place).x + cell.width / 2, y: corner(place).y + cell.height / 2 });
  return { width, height, gap, cell, corner, middle };
}
