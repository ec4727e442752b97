// Generated from the server's types by `make types`. Do not edit.

export interface MafiozooView {
  round: number;
  rounds: number;
  phase: number;
  first: number;
  golden: boolean[];
  gems: number[][];
  standing: Verdict[];
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
  gifts: Gift[][];
  rackets: Racket[];
}

export interface Verdict {
  rule: string;
  leader: number;
  says: ("godfather" | "godfather-tie" | "later" | "lead" | "means" | "none" | "pay" | "second" | "straw" | "straw-means" | "straw-nobody" | "straw-second" | "tie" | "tie-pay" | "too-few")[];
  served: number[];
  may_pay: number[];
  token: number;
  second: number;
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
  reach: number[];
  prices: number[];
  lays: [number, number];
  bonuses: number[];
  hand: number;
  recovered: boolean[];
  dropped: number;
  informants: number;
  tokens: number;
  seen_tokens: number[];
  points: number;
  counted: number;
}

export interface OwnView {
  hand: number[];
  recovered: number[];
  dropped: number[];
  informants: number[];
  blind_tokens: number[];
  tokens: number[];
  blanks: number;
  sets: number;
  towards: number;
  bonuses: BonusView[];
  one_more: Verdict[];
}

export interface BonusView {
  action: number;
  place: number;
  character: number;
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
  open_points: number;
  hidden_points: number;
  sets: number;
  majorities: number[];
  majority_points: number;
  total: number;
  place: number;
}

export interface Gift {
  what: "corruption-card" | "district" | "favour" | "gem" | "informant-card" | "money";
  count: number;
  favour: number;
}

export interface Racket {
  phase: number;
  rule: string;
  amount: number;
  characters: number[];
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

export interface MafiozooOutlook {
  slush: number;
  reserve: number;
  money: number;
  points: number;
  laid: Laid[];
  then: number[];
  left: number;
  opens: number[];
}

export interface Laid {
  character: number;
  gems: number;
  comes_to: Verdict;
  one_more: Verdict;
}

export interface Round {
  round: number;
  rounds: number;
  first: number;
}

export interface GodfatherTold {
  character: number;
  money: number;
}

export interface StrawMan {
  character: number;
  gems: number;
}

export interface StrawSecret {

}

export interface Deal {
  seat: number;
  count: number;
  cards?: number[] | null;
}

export interface RacketMoney {
  seat: number;
  place: number;
  money: number;
}

export interface RacketGems {
  seat: number;
  place: number;
  gems: number;
}

export interface Docks {
  seat: number;
  money: number;
  gems: number;
}

export interface DrawCorruption {
  seat: number;
  card?: number | null;
}

export interface Reshuffle {

}

export interface DrawInformant {
  seat: number;
  card?: number | null;
}

export interface InformantsReshuffled {

}

export interface District {
  seat: number;
  slot: number;
  district: number;
}

export interface Refill {
  slot: number;
  district: number;
}

export interface Blind {
  seat: number;
  district?: number | null;
}

export interface Blank {
  seat: number;
}

export interface CorruptionTold {

}

export interface Recover {
  seat: number;
  secret: boolean;
  gems: number;
  card?: number | null;
}

export interface Bribe {
  seat: number;
  card: number;
  path: number[];
  counts: number[];
}

export interface Dropped {
  seat: number;
  card?: number | null;
}

export interface Placed {
  seat: number;
  place: number;
  character: number;
  source: "reserve" | "slush";
}

export interface LastCall {

}

export interface FavoursTold {

}

export interface Window {
  character: number;
}

export interface Inform {
  seat: number;
  character: number;
  source: "reserve" | "slush";
  gems: number;
  turns: boolean;
}

export interface Settle {
  character: number;
  motive: "first" | "means" | "pay";
  amount: number;
  godfather: boolean;
  gems: number[];
  leader: number;
  served: number[];
  spent: number[];
  payers: number[];
  prices: number[];
  token: number;
  second: number;
  straw: number;
}

export interface Payments {
  character: number;
  paying: number[];
  prices: number[];
  declined: number[];
}

export interface Favour {
  seat: number;
  character: number;
  favour: number;
}

export interface Banker {
  seat: number;
  character: number;
  money: number;
}

export interface Union {
  seat: number;
  character: number;
  source: "reserve" | "slush";
}

export interface Producer {
  seat: number;
  slush: number;
  gems: number;
  character: number;
}

export interface TopUp {
  seat: number;
  gems: number;
  character: number;
}

export interface Influence {

}

export interface Thug {
  seat: number;
  place: number;
  tokens: [number, number];
  points: number;
}

export interface Keep {
  seat: number;
  favour: number;
  exchanged: number;
}

export interface Flip {
  characters: number[];
}

export interface End {
  counts: Count[];
}

/** Every event of the game, by kind. */
export interface Events {
  round: Round;
  godfather: GodfatherTold;
  straw_man: StrawMan;
  straw_secret: StrawSecret;
  deal: Deal;
  racket_money: RacketMoney;
  racket_gems: RacketGems;
  docks: Docks;
  draw_corruption: DrawCorruption;
  reshuffle: Reshuffle;
  draw_informant: DrawInformant;
  informants_reshuffled: InformantsReshuffled;
  district: District;
  refill: Refill;
  blind: Blind;
  blank: Blank;
  corruption: CorruptionTold;
  recover: Recover;
  bribe: Bribe;
  dropped: Dropped;
  placed: Placed;
  last_call: LastCall;
  favours: FavoursTold;
  window: Window;
  inform: Inform;
  settle: Settle;
  payments: Payments;
  favour: Favour;
  banker: Banker;
  union: Union;
  producer: Producer;
  top_up: TopUp;
  influence: Influence;
  thug: Thug;
  keep: Keep;
  flip: Flip;
  end: End;
}
