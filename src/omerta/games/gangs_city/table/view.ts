// Generated from the server's types by `make types`. Do not edit.

export interface GangsCityView {
  round: number;
  phase: number;
  target: number;
  max_rounds: number;
  first: number;
  places: PlaceView[];
  piles: PileView[];
  tiles: TileView[];
  revealed: boolean;
  markers: MarkerView[];
  supply: number[];
  mercenaries: number;
  removed: number[];
  order: number[];
  location: number | null;
  opening: number | null;
  loser: number | null;
  players: PlayerView[];
  own: OwnView | null;
  book_errors: boolean;
  abilities: boolean;
}

export interface PlaceView {
  place: number;
  q: number;
  r: number;
  owner: number | null;
  recruits: number[];
  enclosed: boolean;
}

export interface PileView {
  location: number;
  q: number;
  r: number;
  tiles: number;
}

export interface TileView {
  seat: number;
  spot: number;
  rank: number;
  chief: boolean;
  kind: number | null;
  action: number | null;
  leaving: boolean;
}

export interface MarkerView {
  leader: number | null;
  level: number;
  supply: number;
}

export interface PlayerView {
  score: number;
  income: number;
  district: number;
  roster: number[];
  leaving: number[];
  laid: number;
  ended: boolean;
  chief: boolean;
  stock: number[];
  won: number[];
  drawn: number | null;
}

export interface OwnView {
  hand: number[];
  settling: boolean;
}

export interface Content {
  traffics: Traffic[];
  warehouse: Warehouse;
  characters: Character[];
  mercenaries: Mercenary[];
  places: Place[];
  gang: Gang;
  bonuses: Bonuses;
  ends: Ends;
  errors: Errors;
}

export interface Traffic {
  source: string;
  id: "alcohol" | "drugs" | "prostitution" | "tobacco" | "weapons";
  levels: [number, number, number];
}

export interface Warehouse {
  source: string;
  tokens_each: number;
}

export interface Character {
  source: string;
  attack: number;
  defence: number;
  cost: number;
  recruit: number | null;
  id: "bodyguard" | "cop" | "dealer" | "driver" | "hitwoman" | "pimp" | "thug";
  count: number;
  symbols: ("alcohol" | "drugs" | "prostitution" | "tobacco" | "weapons")[];
}

export interface Mercenary {
  source: string;
  attack: number;
  defence: number;
  cost: number;
  recruit: number | null;
  id: "armoured" | "cleaner" | "doctor" | "fence" | "headhunter" | "lieutenant" | "lone_wolf" | "racketeer" | "sniper" | "vamp";
}

export interface Place {
  source: string;
  id: "arms_dealer" | "bar" | "brothel" | "cabaret" | "casino" | "distillery" | "docks" | "gambling_den" | "garage" | "ghetto" | "luxury_hotel" | "nightclub" | "posh_district" | "precinct" | "prison";
  initiative: number;
  symbols: ("alcohol" | "drugs" | "prostitution" | "tobacco" | "weapons")[];
  recruits: ("bodyguard" | "cop" | "dealer" | "driver" | "hitwoman" | "pimp" | "thug" | "mercenary")[];
}

export interface Gang {
  source: string;
  start: ("bodyguard" | "cop" | "dealer" | "driver" | "hitwoman" | "pimp" | "thug")[];
  most: number;
  fresh_blood: ("bodyguard" | "cop" | "dealer" | "driver" | "hitwoman" | "pimp" | "thug")[];
}

export interface Bonuses {
  source: string;
  chief: number;
  lone_wolf: number;
}

export interface Ends {
  source: string;
  target: [number, number, number, number];
  piles: [1 | 2, 1 | 2, 1 | 2, 1 | 2];
}

export interface Errors {
  source: string;
  points: number;
}
