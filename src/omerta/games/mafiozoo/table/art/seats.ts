// A player's stone is cut in the shape of the house's emblem for that seat, in the seat's colour: one sign everywhere.
import { seatOf } from "$lib/art/seats";

/** The straw man of the two-player game is drawn after the four seats. */
export const STRAW_MAN = 4;

interface Hue {
  base: string;
  /** Facets towards the lamp. */
  light: string;
  /** Facets away from it, and the outline. */
  deep: string;
}

/** The straw man has no seat in the house, so his colour is the game's own. */
const SEAT_HUES = [
  { base: seatOf(0).color, light: "#ffe9bd", deep: "#7a4403" },
  { base: seatOf(1).color, light: "#e0f4ff", deep: "#0f4b78" },
  { base: seatOf(2).color, light: "#c9fae8", deep: "#07563e" },
  { base: seatOf(3).color, light: "#fffde0", deep: "#6f6204" },
  { base: "#bfb396", light: "#f1e9d2", deep: "#4d4329" },
] as const satisfies readonly Hue[];

interface Cut {
  /** The silhouette on a 24 by 24 grid. */
  shape: string;
  /** Facets over it: towards the lamp, half turned, away from it. */
  bright: string;
  soft: string;
  dark: string;
}

// Crown, anchor, club, star, and five plain corners.
const CUTS = [
  {
    shape: "M1.4 6.2L7.4 10.4 12 2.2 16.6 10.4 22.6 6.2 20 21.5H4Z",
    bright: "M12 2.2V16H8.8L7.4 10.4Z",
    soft: "M1.4 6.2L7.4 10.4 8.8 16 4 21.5Z",
    dark: "M22.6 6.2L16.6 10.4 15.2 16H8.8L4 21.5H20Z",
  },
  {
    shape:
      "M12 .6A3.8 3.8 0 0 1 14.2 7.5V8.6H17.8V12H14.2V18.5C16.5 17.9 18 16.6 18.8 14.8L16.5 15.2 20.7 10.2 23.4 16.2 21.7 15.6C20.3 20 16.8 22.7 12 23.4 7.2 22.7 3.7 20 2.3 15.6L.6 16.2 3.3 10.2 7.5 15.2 5.2 14.8C6 16.6 7.5 17.9 9.8 18.5V12H6.2V8.6H9.8V7.5A3.8 3.8 0 0 1 12 .6ZM12 3.1A1.4 1.4 0 0 0 12 5.9 1.4 1.4 0 0 0 12 3.1Z",
    bright: "M9.8 7.5H12V23.4C11 22 10.2 20.6 9.8 18.5Z",
    soft: "M3.3 10.2L5.2 14.8C6 16.6 7.5 17.9 9.8 18.5L12 23.4C7.2 22.7 3.7 20 2.3 15.6L.6 16.2ZM6.2 8.6H9.8V10.3H6.2ZM12 .6A3.8 3.8 0 0 0 9.8 7.5L11 5.5A1.4 1.4 0 0 1 12 3.1Z",
    dark: "M18.8 14.8C18 16.6 16.5 17.9 14.2 18.5L12 23.4C16.8 22.7 20.3 20 21.7 15.6L23.4 16.2 20.7 13.5ZM14.2 10.3H17.8V12H14.2Z",
  },
  {
    shape:
      "M7.1 9A5.3 5.3 0 1 1 16.9 9 5.3 5.3 0 1 1 13.6 17.6C13.8 20 14.6 21.8 16.4 23.2H7.6C9.4 21.8 10.2 20 10.4 17.6A5.3 5.3 0 1 1 7.1 9Z",
    bright: "M7.8 6.5A4.2 4.2 0 0 1 12 2.7L12.6 6.5 9.5 9ZM2.2 13.6A4.2 4.2 0 0 1 6.2 10L8.2 13.4 5 16Z",
    soft: "M13.8 13.4L17.5 10A4.2 4.2 0 0 1 21.7 13L17 15.5Z",
    dark: "M16.9 9A5.3 5.3 0 1 1 13.6 17.6C13.8 20 14.6 21.8 16.4 23.2H12V14.5L17 17.6 20.8 14.2 20 11Z",
  },
  {
    shape: "M12 1L15.3 8.2 23.1 9 17.3 14.4 18.9 22.2 12 18.3 5.1 22.2 6.7 14.4 .9 9 8.7 8.2Z",
    bright: "M12 1V12.7L8.7 8.2ZM.9 9L12 12.7 8.7 8.2Z",
    soft: "M.9 9L12 12.7 6.7 14.4ZM5.1 22.2L12 12.7 6.7 14.4ZM23.1 9L12 12.7 15.3 8.2Z",
    dark: "M23.1 9L12 12.7 17.3 14.4ZM18.9 22.2L12 12.7V18.3ZM18.9 22.2L12 12.7 17.3 14.4ZM5.1 22.2L12 12.7V18.3Z",
  },
  {
    shape: "M12 1L23.2 9.2 19 22.4H5L.8 9.2Z",
    bright: "M12 1V6.4L5.9 10.9.8 9.2Z",
    soft: "M.8 9.2L5.9 10.9 8.2 18 5 22.4ZM12 6.4L18.1 10.9 15.8 18H8.2L5.9 10.9Z",
    dark: "M23.2 9.2L18.1 10.9 15.8 18H8.2L5 22.4H19Z",
  },
] as const satisfies readonly Cut[];

/** What a seat's stone looks like. */
export function stoneOf(seat: number): Hue & Cut {
  return { ...(SEAT_HUES[seat] ?? SEAT_HUES[STRAW_MAN]), ...(CUTS[seat] ?? CUTS[STRAW_MAN]) };
}
