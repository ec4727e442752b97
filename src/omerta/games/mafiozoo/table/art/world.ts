// The names of the game's things, in the order of their numbers.

export const CHARACTERS = [
  "distiller",
  "mayor",
  "forger",
  "lieutenant",
  "femme_fatale",
  "truckers_union",
  "banker",
  "producer",
  "commissioner",
  "developer",
  "judge",
  "detective",
] as const;
/** A member of the Family: their number on the table less one. */
export type Character = number;
export type Who = Character | "godfather";

export const FAVOURS = ["alcohol", "permit", "jewel", "weapon", "godfather"] as const;
export type FavourKind = number | "any";

export const DISTRICTS = ["finance", "industrial", "chinatown", "little_italy", "campus", "park"] as const;
/** "back" lies face down; "none" stands for a district nobody has drawn. */
export type DistrictKind = number | "back" | "none";

export const PLACES = [
  "boxing_gym",
  "fence",
  "racetrack",
  "gambling_den",
  "building_site",
  "night_club",
  "docks",
  "law_office",
  "pizzeria",
  "barber",
  "massage_parlour",
  "prison",
  "police_station",
  "city_hall",
  "newspaper",
  "courthouse",
] as const;

/** The phases of a round, by the names of their signs. */
export const PHASES = ["revenue", "corruption", "favours", "influence"] as const;
