// What the table takes from its drawings besides the components themselves.
export { SEAT_HUES, STRAW_MAN, type Hue } from "./seats";
export type { SignName } from "./Sign.svelte";
export { CHARACTERS, DISTRICTS, FAVOURS, PHASES, PLACES, type Character, type DistrictKind, type FavourKind, type Who } from "./world";
