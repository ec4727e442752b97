// Generated from the server's types by `make types`. Do not edit.

export interface CosaNostraView {
  round: number;
  rounds: number;
  phase: number;
  first: number;
  turn: number;
  actor: number;
  bonus_turn: boolean;
  to_assign: number;
  announced: number[];
  bought_off: boolean;
  gate: boolean;
  players: PlayerView[];
  purchases: BusinessView[];
  market: number[];
  deck: number;
  deck_cards: number[];
  deck_bottom: number[][];
  monopolies: number[];
  piles: number[];
  open_jobs: number[];
  shut_jobs: ShutJob[];
  influence_deck: number;
  influence_open: number[];
  influence_shut: number;
  doing: DoingView[];
  harm: Harm | null;
  own: OwnView | null;
  final: Count[] | null;
  attacks: number[][];
  offers_mode: string;
  espionage: boolean;
  companies_only: boolean;
}

export interface PlayerView {
  family: number;
  cash: number;
  laundered: number;
  income: number;
  markers: number;
  gangsters: GangsterView[];
  businesses: BusinessView[];
  recruits: number[];
  trophies: number[];
  jobs: number[];
  influence: number;
  known_influence: number[];
  worth: number;
}

export interface GangsterView {
  gangster: number;
  active: boolean;
  task: number;
  pile: number;
  job: number | null;
  business: number | null;
  attached: number;
  strength: number;
  lookers: number[];
  moved: boolean;
}

export interface BusinessView {
  business: number;
  active: boolean;
  used: boolean;
  markers: number[];
}

export interface ShutJob {
  pile: number;
  job: number | null;
}

export interface DoingView {
  seat: number;
  gangster: number;
  job: number;
  victim: number;
  target: number;
  stake: number;
  used: number[];
  dice: number[];
  threshold: number;
  successes: number;
  gain: number;
  repelled: boolean;
}

export interface Harm {
  is_business: boolean;
  card: number;
  kills: boolean;
  by: number;
  by_attack: boolean;
}

export interface OwnView {
  jobs: number[];
  influence: number[];
  new_jobs: number[];
  second_looks: number;
}

export interface Count {
  cash: number;
  income: number;
  gangsters: number;
  laundered: number;
  trophies: number;
  bonus: number;
  total: number;
}

export interface Content {
  start: Start;
  limits: Limits;
  rounds: RoundNumbers;
  end: End;
  bonus: Bonus;
  jobs: JobNumbers;
  monopolies: Monopoly[];
  families: Family[];
  businesses: Business[];
  job_kinds: JobKind[];
  thefts: Theft[];
  cash_jobs: CashJob[];
  influence: Influence[];
}

export interface Start {
  cash: number;
  influence: ("ambulance" | "distraction" | "emergency_doc" | "henchman" | "machine_pistol" | "saboteur" | "schemer" | "snitch" | "spy")[];
  source: string;
}

export interface Limits {
  jobs: number;
  influence: number;
  market: number;
  market_companies: number;
  markers: number;
  open_offers: number;
  source: string;
}

export interface RoundNumbers {
  jobs: [number, number, number, number];
  influence: [number, number, number, number];
  hand_limit: [boolean, boolean, boolean, boolean];
  short: number;
  source: string;
}

export interface End {
  income_times: number;
  most_gangsters: number;
  laundered_times: number;
  trophies: [number, number, number, number];
  source: string;
}

export interface Bonus {
  business: number;
  source: string;
}

export interface JobNumbers {
  property_damage: [number, number];
  laundering: [number, number];
  birthday: [number, number];
  stake: [number, number];
  exceptional_offer_off: number;
  connections_off: number;
  source: string;
}

export interface Monopoly {
  id: "credit" | "drugs" | "prostitution";
  business: "casino" | "construction" | "cop" | "dealer" | "garage" | "lawyer" | "loan_shark" | "night_club" | "pimp" | "politician" | "waste";
  income: number;
  source: string;
}

export interface Family {
  id: "blundetto" | "calmuti" | "caruso" | "dimaggio" | "laserva";
  name: string;
  businesses: ("casino" | "construction" | "cop" | "dealer" | "garage" | "lawyer" | "loan_shark" | "night_club" | "pimp" | "politician" | "waste")[];
  gangsters: Gangster[];
  source: string;
}

export interface Gangster {
  name: string;
  strength: number;
  price: number | null;
}

export interface Business {
  id: "casino" | "construction" | "cop" | "dealer" | "garage" | "lawyer" | "loan_shark" | "night_club" | "pimp" | "politician" | "waste";
  class: "businessman" | "company";
  count: number;
  income: number;
  price: number;
  source: string;
}

export interface JobKind {
  id: "arson" | "assassination" | "bash" | "birthday_party" | "car_bomb" | "connections" | "drive_by" | "exceptional_offer" | "horse_racing" | "kill_businessman" | "money_laundering" | "persuasion" | "property_damage" | "robbery" | "trap" | "vandalism";
  type: "attack" | "response" | "special";
  response: boolean;
  cards: [number, number, number, number];
  difficulty: number;
  least: number;
  source: string;
}

export interface Theft {
  id: string;
  pile: number;
  difficulty: number;
  pays: [number, number];
  source: string;
}

export interface CashJob {
  id: string;
  pile: number;
  needs: ("casino" | "construction" | "cop" | "dealer" | "garage" | "lawyer" | "loan_shark" | "night_club" | "pimp" | "politician" | "waste")[];
  difficulty: number;
  pays: [number, number];
  source: string;
}

export interface Influence {
  id: "ambulance" | "distraction" | "emergency_doc" | "henchman" | "machine_pistol" | "saboteur" | "schemer" | "snitch" | "spy";
  count: number;
  count_short: number;
  source: string;
}
