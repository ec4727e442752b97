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
  namings: number;
  defied: number[];
  bought_off: number[];
  gate: boolean;
  players: PlayerView[];
  purchases: BusinessView[];
  market: number[];
  deck: number;
  deck_cards: number[];
  deck_bottom: number[][];
  monopolies: number[];
  races: number[][];
  incomes: number;
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
  income_counts: number;
  laundered_counts: number;
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
  hits: boolean[];
  threshold: number;
  successes: number;
  gain: number;
  repelled: boolean;
  prices: number[];
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
  needs: JobNeeds[];
  lenders: number[];
  throws: Throw[];
  owed: number;
  too_many: [number, number];
}

export interface JobNeeds {
  job: number;
  needs: Need[];
}

export interface Need {
  kind: number;
  met: "missing" | "own" | "planned" | "rented";
}

export interface Throw {
  job: number;
  gangster: number;
  forecast: Forecast;
}

export interface Forecast {
  dice: number;
  difficulty: number | null;
  changes: Change[];
  threshold: number | null;
  odds: [number, number, number] | null;
}

export interface Change {
  by: "henchman" | "pending" | "saboteur";
  change: number;
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
  first_families: ("blundetto" | "calmuti" | "caruso" | "dimaggio" | "laserva")[];
  source: string;
}

export interface Limits {
  jobs: number;
  influence: number;
  market: number;
  market_companies: number;
  markers: number;
  open_offers: number;
  namings: number;
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

export interface Outlook {
  gangster: number;
  throw: Forecast | null;
  targets: Record<number, Forecast>;
  cash: [number, number] | null;
  counts: number;
}

export interface OfferOutlook {
  seats: Standing[];
  warnings: Remark[];
  secrets: Remark[];
  may_give: [string, number][];
  may_want: [string, number][];
}

export interface Standing {
  seat: number;
  cash: [number, number];
  income: [number, number];
  markers: [number, number];
}

export interface Remark {
  what: "impossible" | "monopoly-lost" | "monopoly-won" | "possible" | "purchases" | "short-cash" | "short-markers" | "task";
  rule: string;
  seat: number;
  amount: number;
  cards: number[];
}

export interface Printed {
  jobs: PrintedJob[];
  kinds: number[];
  gangsters: Gangster[];
}

export interface PrintedJob {
  id: string;
  key: string;
  type: "attack" | "cash" | "response" | "special";
  pile: number;
  attack: boolean;
  difficulty: number;
  needs: number[];
  aim: "" | "business" | "gangster" | "player";
  effects: [Effect, Effect, Effect];
  amounts: [number, number];
}

export interface Effect {
  what: "all" | "damages" | "destroyed" | "doubled" | "down" | "each" | "fire" | "full_price" | "half" | "half_price" | "killed" | "lost" | "nothing" | "off" | "pays" | "repelled" | "repelled_killed" | "steals" | "taken" | "up_to";
  amount: number;
}

export interface FamilyTold {
  seat: number;
  family: number;
}

export interface SetUp {
  families: number[];
  first: number;
  market: number[];
}

export interface Round {
  round: number;
  gangsters: number[];
  businesses: number[];
}

export interface StartingHands {
  cards: number[];
}

export interface JobsDrawn {
  seat: number;
  count: number;
  pile: number;
  jobs?: number[] | null;
}

export interface Redealt {
  seats: number[];
  pile: number;
}

export interface InfluenceDrawn {
  seat: number;
  count: number;
  cards?: number[] | null;
}

export interface InfluenceShuffled {
  count: number;
}

export interface Planning {
  round: number;
}

export interface JobPlanned {
  seat: number;
  gangster: number;
  pile: number;
  job?: number | null;
}

export interface PurchasePlanned {
  seat: number;
  gangster: number;
  business: number;
}

export interface Idle {
  seat: number;
  gangster: number;
}

export interface Market {
  cards: number[];
}

export interface Played {
  seat: number;
  card: number;
}

export interface Attached {
  seat: number;
  card: number;
  gangster: number;
}

export interface Lawyer {
  seat: number;
  business: number;
}

export interface Looked {
  seat: number;
  gangster: number;
  pile: number;
  job?: number | null;
}

export interface Renewed {
  seat: number;
  cards: number[];
}

export interface ActionPhase {
  round: number;
}

export interface Schemers {
  seats: number[];
  before: number;
}

export interface BonusTurn {
  seat: number;
}

export interface Skipped {
  seat: number;
}

export interface Announced {
  seat: number;
  gangster: number;
  victim: number;
  aim: number;
  card: number;
}

export interface GoAhead {
  seat: number;
  by: number;
}

export interface ThreatenedBack {
  seat: number;
  by: number;
}

export interface CalledOff {
  seat: number;
  gangster: number;
  victim: number;
}

export interface Bought {
  seat: number;
  gangster: number;
  business: number;
}

export interface JobCancelled {
  seat: number;
  gangster: number;
  pile: number;
  job?: number | null;
}

export interface PurchaseCancelled {
  seat: number;
  gangster: number;
  business: number;
}

export interface Revealed {
  seat: number;
  gangster: number;
  job: number;
  victim: number;
  target: number;
}

export interface Staked {
  seat: number;
  amount: number;
}

export interface NeedsMissing {
  seat: number;
  job: number;
  kinds: number[];
}

export interface MarkersUsed {
  seat: number;
  businesses: number[];
}

export interface Rolled {
  seat: number;
  gangster: number;
  dice: number[];
  hits: boolean[];
  threshold: number;
  successes: number;
  difficulty: number;
  changes: Change[];
}

export interface Rerolled {
  seat: number;
  business: number;
  die: number;
  before: number;
  dice: number[];
  hits: boolean[];
  successes: number;
}

export interface Gain {
  seat: number;
  job: number;
  amount: number;
}

export interface Robbed {
  seat: number;
  victim: number;
  amount: number;
  left: number;
}

export interface Repelled {
  seat: number;
  attacker: number;
  job: number;
}

export interface TrapFailed {
  seat: number;
}

export interface AttackFailed {
  seat: number;
  job: number;
}

export interface SpecialFailed {
  seat: number;
  job: number;
}

export interface HeldFire {
  seat: number;
}

export interface ReturnedFire {
  seat: number;
  gangster: number;
  at: number;
  dice: number[];
  hits: boolean[];
  threshold: number;
  successes: number;
}

export interface JobDone {
  seat: number;
  gangster: number;
  job: number;
  markers: number[];
}

export interface Doctor {
  seat: number;
  card: number;
  is_business: boolean;
  who: number;
  kills: boolean;
}

export interface BusinessDown {
  business: number;
  seat: number;
}

export interface BusinessGone {
  business: number;
  seat: number;
}

export interface GangsterDown {
  gangster: number;
  seat: number;
}

export interface GangsterKilled {
  gangster: number;
  seat: number;
  by: number;
}

export interface JobLost {
  seat: number;
  gangster: number;
  pile: number;
  job?: number | null;
}

export interface PurchaseLost {
  seat: number;
  gangster: number;
  business: number;
}

export interface TakenOver {
  business: number;
  seat: number;
  before: number;
}

export interface Money {
  payer: number;
  payee: number;
  amount: number;
  why: "birthday" | "bonus" | "damage" | "job" | "purchase" | "race" | "recruit" | "robbery" | "theft";
}

export interface Laundered {
  seat: number;
  amount: number;
}

export interface BoughtSpecial {
  seat: number;
  business: number;
  from_deck: boolean;
}

export interface BoughtNothing {
  seat: number;
}

export interface MarkersBack {
  business: number;
  seats: number[];
}

export interface MarkerTakenBack {
  seat: number;
  business: number;
}

export interface MonopolyTold {
  monopoly: number;
  seat: number;
  before: number;
}

export interface Payday {
  round: number;
  incomes: number[];
}

export interface Recruited {
  seat: number;
  gangster: number;
}

export interface Discarded {
  seat: number;
  piles: number[];
  count: number;
  jobs?: number[] | null;
  cards?: number[] | null;
}

export interface RoundOver {
  round: number;
  first: number;
}

export interface Final {
  totals: number[];
}

/** Every event of the game, by kind. */
export interface Events {
  family: FamilyTold;
  set_up: SetUp;
  round: Round;
  starting_hands: StartingHands;
  jobs_drawn: JobsDrawn;
  redealt: Redealt;
  influence_drawn: InfluenceDrawn;
  influence_shuffled: InfluenceShuffled;
  planning: Planning;
  job_planned: JobPlanned;
  purchase_planned: PurchasePlanned;
  idle: Idle;
  market: Market;
  played: Played;
  attached: Attached;
  lawyer: Lawyer;
  looked: Looked;
  renewed: Renewed;
  action_phase: ActionPhase;
  schemers: Schemers;
  bonus_turn: BonusTurn;
  skipped: Skipped;
  announced: Announced;
  go_ahead: GoAhead;
  threatened_back: ThreatenedBack;
  called_off: CalledOff;
  bought: Bought;
  job_cancelled: JobCancelled;
  purchase_cancelled: PurchaseCancelled;
  revealed: Revealed;
  staked: Staked;
  needs_missing: NeedsMissing;
  markers_used: MarkersUsed;
  rolled: Rolled;
  rerolled: Rerolled;
  gain: Gain;
  robbed: Robbed;
  repelled: Repelled;
  trap_failed: TrapFailed;
  attack_failed: AttackFailed;
  special_failed: SpecialFailed;
  held_fire: HeldFire;
  returned_fire: ReturnedFire;
  job_done: JobDone;
  doctor: Doctor;
  business_down: BusinessDown;
  business_gone: BusinessGone;
  gangster_down: GangsterDown;
  gangster_killed: GangsterKilled;
  job_lost: JobLost;
  purchase_lost: PurchaseLost;
  taken_over: TakenOver;
  money: Money;
  laundered: Laundered;
  bought_special: BoughtSpecial;
  bought_nothing: BoughtNothing;
  markers_back: MarkersBack;
  marker_taken_back: MarkerTakenBack;
  monopoly: MonopolyTold;
  payday: Payday;
  recruited: Recruited;
  discarded: Discarded;
  round_over: RoundOver;
  final: Final;
}
