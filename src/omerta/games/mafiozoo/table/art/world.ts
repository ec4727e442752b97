// The names of the game's things, in the order of their numbers.

/** A member of the Family, by their number on the table less one, or the Godfather. */
export type Who = number | "godfather";

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
