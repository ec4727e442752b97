// Generated from the server's types by `make types`. Do not edit.

export interface MafiozooView {
  round: number;
  rounds: number;
  phase: number;
  first: number;
  golden: boolean[];
  gems: number[][];
  reserve: number[];
  slush: number[];
  godfather: number | null;
  godfather_past: GodfatherCard[];
  godfather_deck: number;
  pile: number;
  discards: number[];
  informant_pile: number;
  informant_discards: number[];
  agenda: (number | null)[];
  district_reserve: number;
  character: number | null;
  settling: SettlingView | null;
  players: PlayerView[];
  own: OwnView | null;
  all_tokens: number[][] | null;
  final: Count[] | null;
  police_station_secret: boolean;
}

export interface GodfatherCard {
  character: number;
  money: number;
}

export interface SettlingView {
  character: number;
  served: number[];
  payers: number[];
  prices: number[];
}

export interface PlayerView {
  money: number;
  favours: number[];
  thugs: number[];
  bonuses: number[];
  hand: number;
  recovered: boolean[];
  dropped: number;
  informants: number;
  tokens: number;
  seen_tokens: number[];
  points: number;
}

export interface OwnView {
  hand: number[];
  recovered: number[];
  dropped: number[];
  informants: number[];
  blind_tokens: number[];
}

export interface Count {
  places: number;
  open: number[];
  blanks: number;
  judges: number;
  informants: number;
  favours: number;
  gems: number;
  money: number;
  sets: number;
  majorities: number[];
  total: number;
}

export interface Content {
  characters: Character[];
  tiles: Tiles;
  threads: Threads;
  diagonals: Diagonals;
  favours: Favours;
  corruption: Corruption;
  informants: Informants;
  godfather: Godfather;
  districts: Districts;
  places: Place[];
  city: City;
  rackets: Rackets;
  start: Start;
  scoring: Scoring;
}

export interface Character {
  source: string;
  id: "banker" | "commissioner" | "detective" | "developer" | "distiller" | "femme_fatale" | "forger" | "judge" | "lieutenant" | "mayor" | "producer" | "truckers_union";
  row: number;
  column: number;
  silver: "means" | "pay";
  amount: number;
}

export interface Tiles {
  source: string;
  most_golden: number;
}

export interface Threads {
  source: string;
  pairs: [number, number][];
}

export interface Diagonals {
  source: string;
  lines: number[][];
}

export interface Favours {
  source: string;
  banker_money: number;
  producer_to_slush: number;
  producer_to_character: number;
  developer_districts: number;
}

export interface Corruption {
  source: string;
  per_character: number;
  secret: number;
  dealt: number;
  targeted_limit: number;
  secret_limit: number;
}

export interface Informants {
  source: string;
  per_character: 1;
  from_reserve: 1;
  from_slush: number;
}

export interface Godfather {
  source: string;
  cards: [number, number][];
}

export interface Districts {
  source: string;
  ids: ("campus" | "chinatown" | "finance" | "industrial" | "little_italy" | "park")[];
  tokens_each: number;
  agenda: number;
}

export interface Place {
  source: string;
  id: "barber" | "boxing_gym" | "building_site" | "city_hall" | "courthouse" | "docks" | "fence" | "gambling_den" | "law_office" | "massage_parlour" | "newspaper" | "night_club" | "pizzeria" | "police_station" | "prison" | "racetrack";
  cost: ["alcohol" | "any" | "godfather" | "jewel" | "permit" | "weapon", "alcohol" | "any" | "godfather" | "jewel" | "permit" | "weapon"];
  points: number;
}

export interface City {
  source: string;
  outer: ("barber" | "boxing_gym" | "building_site" | "city_hall" | "courthouse" | "docks" | "fence" | "gambling_den" | "law_office" | "massage_parlour" | "newspaper" | "night_club" | "pizzeria" | "police_station" | "prison" | "racetrack")[];
  roads: (["barber" | "boxing_gym" | "building_site" | "city_hall" | "courthouse" | "docks" | "fence" | "gambling_den" | "law_office" | "massage_parlour" | "newspaper" | "night_club" | "pizzeria" | "police_station" | "prison" | "racetrack", "barber" | "boxing_gym" | "building_site" | "city_hall" | "courthouse" | "docks" | "fence" | "gambling_den" | "law_office" | "massage_parlour" | "newspaper" | "night_club" | "pizzeria" | "police_station" | "prison" | "racetrack"])[];
}

export interface Rackets {
  source: string;
  boxing_gym_money: number;
  racetrack_money: number;
  fence_gems: number;
  gambling_den_gems: number;
  docks_items: number;
  pizzeria_on: number[];
  barber_on: number[];
  prison_on: number[];
  police_station_gems: number;
  city_hall_gems: number;
  courthouse_saves: number;
}

export interface Start {
  source: string;
  gems: number;
  money: number;
  slush: [number, number, number, number];
  slush_of_two: [number, number];
  slush_of_two_corrected: [number, number];
  rounds: number;
  rounds_of_two: number;
  straw_gems: number;
  straw_cards: number;
}

export interface Scoring {
  source: string;
  token: number;
  set: number;
  money_per_token: number;
}
