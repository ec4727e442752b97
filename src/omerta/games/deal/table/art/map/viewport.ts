// What the map's window, its buttons and its mini map have in common.
import type { Clan, Named } from "../world";
import type { Point, TerritoryId } from "./geometry";

export interface ViewportWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  mini: string;
}
/** Something a pointer holds. */
export interface Held {
  /** It is drawn to here; `at` is on the map. */
  draw: (event: PointerEvent, at: Point) => void;
  /** It is let go: here, or (null) nowhere. */
  end: (event: PointerEvent | null) => void;
}
export type Owners = Partial<Record<TerritoryId, Named<Clan> | null>>;
