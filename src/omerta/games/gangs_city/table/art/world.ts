// The names of the game's things, in the order of their numbers.

export const TRAFFICS = ["prostitution", "weapons", "drugs", "alcohol", "tobacco"] as const;
export type Traffic = (typeof TRAFFICS)[number];

export const KINDS = [
  "thug",
  "driver",
  "bodyguard",
  "cop",
  "dealer",
  "pimp",
  "hitwoman",
  "sniper",
  "doctor",
  "armoured",
  "headhunter",
  "vamp",
  "lieutenant",
  "fence",
  "racketeer",
  "cleaner",
  "lone_wolf",
] as const;
export type Kind = (typeof KINDS)[number];

export const PLACES = [
  "posh_district",
  "gambling_den",
  "prison",
  "bar",
  "distillery",
  "casino",
  "garage",
  "precinct",
  "arms_dealer",
  "cabaret",
  "docks",
  "luxury_hotel",
  "nightclub",
  "brothel",
  "ghetto",
] as const;
export type Place = (typeof PLACES)[number];
