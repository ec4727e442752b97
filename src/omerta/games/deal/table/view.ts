// Generated from the server's types by `make types`. Do not edit.

export interface DealView {
  goal: number;
  order: number[];
  active: number;
  phase: number;
  turn: number;
  round: number;
  round_cap: number;
  players: PlayerView[];
  territories: TerritoryView[];
  drugs: number;
  fallen: number[];
  winner: number;
  capped: boolean;
  prices: number[];
  soldier_price: number;
  bonus: boolean;
  crack: number;
  tunnel: number[];
  fights: number;
  hand_changed: boolean;
  gate: boolean;
  in_force: number;
  weapon_pile: number;
  weapon_discard: number[];
  event_pile: number;
  top_back: number;
  event_discard: number[];
  struck: number[];
  deals: number[];
  turn_starts: [number, number][];
  taken: number[];
  fight: FightView | null;
  own: OwnView | null;
}

export interface PlayerView {
  clan: number;
  alive: boolean;
  boss: number;
  tired_boss: boolean;
  money: number;
  soldiers: number;
  lieutenants: number;
  cards: number;
  known: number[];
  events: number;
  respect: number;
  ground: number;
  merit: number;
  blood: number;
  profile: number;
  profile_shown: boolean;
  scored: number;
  target: number;
  target_shown: boolean;
  kills: number[];
  land: number;
}

export interface TerritoryView {
  owner: number;
  soldiers: number;
  tired_soldiers: number;
  lieutenants: number;
  tired_lieutenants: number;
  boss: boolean;
  drugs: number;
  tired_drugs: number;
  traded_drugs: number;
  sold: number;
  to_produce: number;
}

export interface FightView {
  place: number;
  attacker: number;
  defender: number;
  soldiers: number;
  lieutenants: number;
  boss: boolean;
  values: [number, number];
  over: boolean;
  start: [number, number];
  hurt: [number, number];
  lost: [number, number];
  mob: number;
  round: number;
  redraws: number;
  effects: [number, number][];
  rounds: [number, number, number, number, number, number][];
}

export interface OwnView {
  hand: number[];
  events: number[];
  fulfilled: number;
  worth: number;
  target_worth: number;
  orphaned: boolean;
}

export interface Content {
  game: GameNumbers;
  troops: Troops;
  mob: Mob;
  prices: RecruitPrices;
  income: Income;
  market: Market;
  fight: FightNumbers;
  target: TargetNumbers;
  seat_bonus: SeatBonus;
  stepped: Stepped;
  clans: Clan[];
  territories: Territory[];
  border: Border;
  weapons: Weapon[];
  profiles: Profile[];
  straits: Straits;
  clan_events: ClanEvent[];
  general_events: GeneralEvent[];
}

export interface GameNumbers {
  goal: number;
  goal_medium: number;
  goal_truands: number;
  hand: number;
  safety_rounds: number;
  source: string;
}

export interface Troops {
  soldier: 1;
  lieutenant: number;
  boss: number;
  most_soldiers: number;
  most_lieutenants: number;
  most_drugs: number;
  start_soldiers: number;
  start_lieutenants: number;
  source: string;
}

export interface Mob {
  value: number;
  source: string;
}

export interface RecruitPrices {
  soldier: number;
  lieutenant: number;
  source: string;
}

export interface Income {
  conso: number;
  conso_capital: number;
  prod: number;
  prod_capital: number;
  source: string;
}

export interface Market {
  usual: [number, number, number, number];
  shortage: [number, number, number, number];
  glut: [number, number, number, number];
  source: string;
}

export interface FightNumbers {
  bound: number;
  special: number;
  ninkyo: number;
  source: string;
}

export interface TargetNumbers {
  boss: number;
  own: number;
  source: string;
}

export interface SeatBonus {
  each: number;
  source: string;
}

export interface Stepped {
  prices: number[];
  most_drugs: number;
  swap: number[];
  pay: number[];
  most_offers: number;
  most_live_offers: number;
  source: string;
}

export interface Clan {
  id: "ASP" | "KRA" | "MAR" | "NVE" | "SEG" | "YAN";
  name: string;
  power: string;
  start: string;
  boss: number | null;
  source: string;
}

export interface Territory {
  id: string;
  name: string;
  kind: "conso" | "grey" | "prod";
  respect: number;
  region: "CAN" | "CAR" | "MEX" | "SAM" | "USA";
  land: string[];
  sea: string[];
  capital: boolean;
  source: string;
}

export interface Border {
  closed: [string, string][];
  source: string;
}

export interface Weapon {
  id: string;
  damage: number;
  need: number;
  count: number;
  clan: "ASP" | "KRA" | "MAR" | "NVE" | "SEG" | "YAN" | null;
  source: string;
}

export interface Profile {
  id: string;
  objectives: [Objective, Objective, Objective, Objective, Objective];
  source: string;
}

export interface Objective {
  id: string;
  what: "boss_abroad" | "boss_on_capital" | "capitals" | "conso_capitals" | "consos" | "drugs" | "each_kind" | "greys" | "lieutenants" | "money" | "ports" | "prod_capitals" | "prods" | "regions" | "soldiers" | "straits" | "territories" | "betrays" | "deals_with" | "drug_money" | "fights_won" | "finishes_with" | "kills_boss" | "kills_lieutenant" | "kills_troops" | "lone_soldier" | "places_drugs" | "plays_events" | "sells_drugs" | "sells_on" | "ships_drugs" | "steals_drugs" | "takes_capital" | "takes_start" | "takes_territories" | "unscathed" | "wins_defence" | "wins_weaker";
  number: number;
  points: number;
  source: string;
}

export interface Straits {
  territories: string[];
  source: string;
}

export interface ClanEvent {
  id: string;
  clan: "ASP" | "KRA" | "MAR" | "NVE" | "SEG" | "YAN";
  phase: "A" | "C" | "D" | "F" | "R";
  permanent: boolean;
  number: number;
  limit: number;
  source: string;
}

export interface GeneralEvent {
  id: string;
  permanent: boolean;
  number: number;
  limit: number;
  places: string[];
  source: string;
}
