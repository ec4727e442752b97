/** How much is drawn on a hexagon, by its size on the screen. */
export type Detail = "all" | "less" | "least";

export const detailAt = (s: number): Detail => (s < 38 ? "least" : s < 66 ? "less" : "all");
