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
  fight: FightView | null;
  hiring: Hiring | null;
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
  deed: "attack" | "big_calibre" | "defend" | "manage" | "open" | "raid" | "recruit" | "vest" | null;
  value: number | null;
  leaving: boolean;
}

export interface MarkerView {
  leader: number | null;
  level: number;
  points: number;
  supply: number;
}

export interface FightView {
  location: number;
  owner: number | null;
  gangs: FightingGangView[];
  charmed: boolean;
  decided: boolean;
  winner: number | null;
  by: string;
  rule: string;
}

export interface FightingGangView {
  seat: number;
  fighters: FighterView[];
  settling: number | null;
  protected: boolean;
  fired: "no" | "silent" | "yes";
  total: number | null;
}

export interface FighterView {
  kind: number;
  chief: boolean;
  value: number;
  bonus: number;
  fate: "killed" | "pinned" | "saved" | "stands";
  by: number[];
}

export interface Hiring {
  place: number;
  lying: Lying[];
  gangs: Hirer[];
  turn: number | null;
}

export interface Lying {
  kind: number;
  by: number | null;
}

export interface Hirer {
  seat: number;
  kinds: number[];
  chief: number;
  total: number;
  outcome: "cannot" | "hires" | "passes" | "waits";
  hired: number[];
  leaves: number[];
}

export interface PlayerView {
  score: number;
  income: number;
  district: number;
  roster: number[];
  leaving: number[];
  laid: number;
  left: number;
  ended: boolean;
  chief: boolean;
  stock: number[];
  won: number[];
  drawn: number | null;
}

export interface OwnView {
  hand: number[];
  settling: boolean;
  bays: BayView[];
}

export interface BayView {
  run: number;
  points: number;
  sure: number;
  rivals: ReachView[];
}

export interface ReachView {
  seat: number;
  most: number;
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

export interface Outlook {
  placing: Placing | null;
  site: Line[] | null;
  shot: ShotOutlook | null;
  hire: HireOutlook | null;
}

export interface Placing {
  kind: number;
  spots: SpotChoice[];
  laying: Laying | null;
}

export interface SpotChoice {
  spot: number;
  path: number[];
  actions: number[];
  deeds: ("attack" | "big_calibre" | "defend" | "manage" | "open" | "raid" | "recruit" | "vest")[];
}

export interface Laying {
  spot: number;
  ways: Way[];
  undecided: Line | null;
  lines: Line[];
  closes: number[];
  plain: number;
  chief: number | null;
}

export interface Way {
  choice: number;
  action: number;
  deed: "attack" | "big_calibre" | "defend" | "manage" | "open" | "raid" | "recruit" | "vest";
  total: number | null;
  led: number | null;
  lines: Line[];
}

export interface Line {
  says: string;
  rule: string;
  seat?: number;
  seats?: number[];
  count?: number;
  left?: number;
  rivals?: number;
  total?: number;
  points?: number;
  place?: number;
  kinds?: number[];
  symbols?: number[];
  sides?: number[];
}

export interface ShotOutlook {
  aims: Aim[];
  totals: number[];
  winner: number | null;
}

export interface Aim {
  gang: number;
  fighter: number;
}

export interface HireOutlook {
  hired: number[];
  leaves: number[];
  left: number;
}

export interface Founded {
  place: number;
  cell: [number, number];
}

export interface Drawn {
  places: number[];
  first: number;
}

export interface StartingPlace {
  seat: number;
  place: number;
  cell: [number, number];
}

export interface Recruits {
  place: number;
  kinds: number[];
}

export interface Round {
  round: number;
}

export interface FreshBlood {
  seat: number;
  character: number;
}

export interface First {
  seat: number;
  first: number;
}

export interface FirstStays {
  first: number;
}

export interface Lay {
  seat: number;
  spot: number;
  rank: number;
  chief: boolean;
  character?: number | null;
  action?: number | null;
}

export interface EndsPlacing {
  seat: number;
}

export interface Bids {
  bids: number[][];
}

export interface Reveal {
  tiles: RevealedTile[];
}

export interface RevealedTile {
  seat: number;
  spot: number;
  kind: number;
  action: number;
  chief: boolean;
}

export interface SettlingError {
  seat: number;
  location: number;
  spot: number;
  first: boolean;
  counts: boolean;
  lost: number;
}

export interface Managed {
  seat: number;
  place: number;
  kinds: number[];
  symbols: number[];
}

export interface TrafficTold {
  traffic: number;
  bids: number[];
  managed: number[];
  leader: number;
  before: number;
  level: number;
  points: number;
}

export interface Stock {
  seat: number;
  tokens: number[];
}

export interface Fence {
  seat: number;
  traffic: number;
}

export interface Actions {
  locations: number[];
}

export interface Order {
  seat: number;
  locations: number[];
}

export interface Location {
  location: number;
}

export interface Claim {
  seat: number;
  location: number;
  before: number;
}

export interface ShootOut {
  location: number;
  owner: number;
  gangs: ArmedGang[];
}

export interface ArmedGang {
  seat: number;
  kinds: number[];
  chief: number;
  settling: number;
  protected: boolean;
}

export interface Kills {
  location: number;
  shots: Shot[];
}

export interface Shot {
  seat: number;
  gang: number;
  kind: number;
  chief: boolean;
}

export interface Saved {
  seat: number;
  character: number;
}

export interface Killed {
  seat: number;
  character: number;
}

export interface Pinned {
  seat: number;
  gang: number;
  character: number;
}

export interface HoldsFire {
  seat: number;
}

export interface Strengths {
  location: number;
  parties: Party[];
}

export interface Party {
  seat: number;
  total: number;
  sums: Sum[];
}

export interface Sum {
  kind: number;
  value: number;
  bonus: number;
  pinned: boolean;
  chief: boolean;
}

export interface NobodyWins {
  location: number;
}

export interface Wins {
  location: number;
  seat: number;
  before: number;
  by: "chief" | "cleaner" | "owner" | "strength" | "turn" | "undefended";
}

export interface Takes {
  seat: number;
  place: number;
  before: number;
}

export interface WinsTile {
  seat: number;
  pile: number;
}

export interface Steals {
  seat: number;
  victim: number;
  traffic: number;
}

export interface StealsNothing {
  seat: number;
  victim: number;
}

export interface Recruiting {
  place: number;
  gangs: RecruitingGang[];
}

export interface RecruitingGang {
  seat: number;
  total: number;
  kinds: number[];
  chief: number;
}

export interface CannotHire {
  seat: number;
  place: number;
}

export interface Hires {
  seat: number;
  place: number;
  kinds: number[];
  leaves: number[];
}

export interface Passes {
  seat: number;
  place: number;
}

export interface FightersHome {
  location: number;
}

export interface Cleared {
  location: number;
}

export interface PileGone {
  pile: number;
}

export interface Opens {
  seat: number;
  place: number;
  pile: number;
}

export interface NewPlace {
  seat: number;
  place: number;
  cell: [number, number];
}

export interface Enclosed {
  place: number;
  kinds: number[];
}

export interface Returns {
  seat: number;
  character: number;
  place: number;
}

export interface Scores {
  traffics: number[];
  districts: number[];
  scores: number[];
}

export interface End {
  reached: boolean;
  scores: number[];
  incomes: number[];
}

/** Every event of the game, by kind. */
export interface Events {
  founded: Founded;
  drawn: Drawn;
  starting_place: StartingPlace;
  recruits: Recruits;
  round: Round;
  fresh_blood: FreshBlood;
  first: First;
  first_stays: FirstStays;
  lay: Lay;
  ends_placing: EndsPlacing;
  bids: Bids;
  reveal: Reveal;
  settling_error: SettlingError;
  managed: Managed;
  traffic: TrafficTold;
  stock: Stock;
  fence: Fence;
  actions: Actions;
  order: Order;
  location: Location;
  claim: Claim;
  shoot_out: ShootOut;
  kills: Kills;
  saved: Saved;
  killed: Killed;
  pinned: Pinned;
  holds_fire: HoldsFire;
  strengths: Strengths;
  nobody_wins: NobodyWins;
  wins: Wins;
  takes: Takes;
  wins_tile: WinsTile;
  steals: Steals;
  steals_nothing: StealsNothing;
  recruiting: Recruiting;
  cannot_hire: CannotHire;
  hires: Hires;
  passes: Passes;
  fighters_home: FightersHome;
  cleared: Cleared;
  pile_gone: PileGone;
  opens: Opens;
  new_place: NewPlace;
  enclosed: Enclosed;
  returns: Returns;
  scores: Scores;
  end: End;
}
