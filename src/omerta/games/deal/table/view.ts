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
  ways: [number, number, number][];
  embargo: boolean;
  sea_closed: boolean;
  border_closed: boolean;
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
  sold: number;
  to_produce: number;
  value: number;
}

export interface FightView {
  place: number;
  attacker: number;
  defender: number;
  boss: boolean;
  values: [number, number];
  over: boolean;
  sides: [SideView, SideView];
  brings_event: boolean;
  mob: number;
  round: number;
  redraws: number;
  deadlock: boolean;
  effects: [number, number][];
  rounds: [number, number, number, number, number, number][];
}

export interface SideView {
  soldiers: number;
  lieutenants: number;
  boss: boolean;
  hurt: number;
  fallen_soldiers: number;
  fallen_lieutenants: number;
  fallen_boss: boolean;
  away: number;
  value: number;
  start: number;
  helps: number[];
  terrorised: boolean;
}

export interface OwnView {
  hand: number[];
  events: number[];
  needs: number[];
  strikes: StrikeView[];
  if_won: number[];
  progress: ([number, number] | null)[];
  partners: number[];
  fulfilled: number;
  worth: number;
  target_worth: number;
  orphaned: boolean;
}

export interface StrikeView {
  usable: boolean;
  total: number;
  terms: [string, number][];
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

export interface Outlook {
  order: OrderOutlook | null;
  resources: ResourcesOutlook | null;
  recruits: RecruitsOutlook | null;
  strike: StrikeView | null;
}

export interface OrderOutlook {
  to: number;
  hostile: boolean;
  coming: Coming[];
  barred: number;
  ends: End[];
  moves: Moving[];
  attack: Attack | null;
  taken: Gain[];
  left: Gain[];
  respect: number;
  goals: number[];
}

export interface Coming {
  start: number;
  what: number;
  left: number;
  worth: number;
}

export interface End {
  place: number;
  hostile: boolean;
  coming: Coming[];
}

export interface Moving {
  start: number;
  what: number;
  count: number;
  to: number;
  worth: number;
}

export interface Attack {
  place: number;
  mine: number;
  theirs: number;
  chance: number;
  strikes: StrikeView[];
  respect: number;
  drugs: number;
}

export interface Gain {
  place: number;
  respect: number;
  drugs: number;
}

export interface ResourcesOutlook {
  earned: number;
  prices: [number, number][];
  idle: number;
}

export interface RecruitsOutlook {
  cost: number;
  left: number;
  most_lieutenants: number;
}

export interface OfferOutlook {
  lacks: boolean;
  picks: number;
  free: number[];
  money: number;
  drugs: number;
  goals: number[];
}

export interface DrawnForFirst {
  seats: number[];
  cards: number[];
}

export interface First {
  seat: number;
}

export interface ClanTold {
  seat: number;
  clan: number;
}

export interface Dealt {
  seat: number;
  profile?: number | null;
  target?: number | null;
}

export interface Turn {
  seat: number;
  round: number;
  turn: number;
}

export interface Phase {
  seat: number;
  phase: number;
}

export interface IncomeTold {
  seat: number;
  amount: number;
}

export interface Produced {
  seat: number;
  place: number;
  soldiers: number;
  drugs: number;
}

export interface Sold {
  seat: number;
  place: number;
  amount: number;
}

export interface Recruited {
  seat: number;
  place: number;
  soldiers: number;
  lieutenants: number;
  left: number;
}

export interface Money {
  payer: number;
  payee: number;
  amount: number;
  why: "commission" | "event" | "killed";
}

export interface Moved {
  seat: number;
  moves: [number, number, number, number][];
  hostile: number;
}

export interface Fight {
  attacker: number;
  defender: number;
  place: number;
  values: [number, number];
}

export interface FightRound {
  round: number;
}

export interface WeaponsShown {
  attacker: number;
  defender: number;
  cards: [number, number];
  terms: [[string, number][], [string, number][]];
  totals: [number, number];
  damage: [number, number];
}

export interface Suffered {
  seat: number;
  place: number;
  soldiers: number;
  lieutenants: number;
  boss: number;
  left: number;
}

export interface MobHurt {
  damage: number;
  left: number;
}

export interface FightOn {
  seat: number;
}

export interface Retreated {
  seat: number;
  start: number;
  end: number;
}

export interface FightWon {
  winner: number;
  attacker: number;
  defender: number;
  place: number;
  drugs: number;
}

export interface Eliminated {
  seat: number;
  by: number;
  cards: number[];
  events: number[];
}

export interface WeaponsShuffled {
  count: number;
}

export interface Drew {
  seat: number;
  count: number;
  cards?: number[] | null;
}

export interface Discarded {
  seat: number;
  cards: number[];
}

export interface HandKept {
  seat: number;
}

export interface CardShown {
  seat: number;
  to: number;
  card?: number | null;
}

export interface HandShown {
  seat: number;
  cards?: number[] | null;
}

export interface NoEvent {
  seat: number;
}

export interface EventDrawn {
  seat: number;
  event: number;
}

export interface EventHanded {
  seat: number;
  owner: number;
  event?: number | null;
}

export interface EventSkipped {
  event: number;
}

export interface EventsShuffled {
  count: number;
}

export interface EventPlayed {
  seat: number;
  event: number;
}

export interface InForce {
  event: number;
  before: number;
}

export interface OutOfForce {
  event: number;
}

export interface Placed {
  seat: number;
  place: number;
  soldiers: number;
  lieutenants: number;
  drugs: number;
}

export interface Lost {
  seat: number;
  place: number;
  soldiers: number;
  drugs: number;
}

export interface ForcedSale {
  seat: number;
  seller: number;
  drugs: [number, number][];
  amount: number;
}

export interface Crack {
  seat: number;
  place: number;
}

export interface Tunnel {
  seat: number;
  places: [number, number];
}

export interface BoughtOver {
  seat: number;
  place: number;
  before: number;
}

export interface Looked {
  seat: number;
  at: number;
  clan?: number | null;
}

export interface Respect {
  seat: number;
  change: number;
  total: number;
  by: "boss" | "objective" | "territory";
  which: number;
}

export interface ProfileRevealed {
  seat: number;
  profile: number;
}

export interface TargetRevealed {
  seat: number;
  clan: number;
}

export interface RoundCap {
  round: number;
}

export interface Final {
  winner: number;
  respect: number[];
  profiles: number[];
  targets: number[];
}

/** Every event of the game, by kind. */
export interface Events {
  drawn_for_first: DrawnForFirst;
  first: First;
  clan: ClanTold;
  dealt: Dealt;
  turn: Turn;
  phase: Phase;
  income: IncomeTold;
  produced: Produced;
  sold: Sold;
  recruited: Recruited;
  money: Money;
  moved: Moved;
  fight: Fight;
  fight_round: FightRound;
  weapons_shown: WeaponsShown;
  suffered: Suffered;
  mob_hurt: MobHurt;
  fight_on: FightOn;
  retreated: Retreated;
  fight_won: FightWon;
  eliminated: Eliminated;
  weapons_shuffled: WeaponsShuffled;
  drew: Drew;
  discarded: Discarded;
  hand_kept: HandKept;
  card_shown: CardShown;
  hand_shown: HandShown;
  no_event: NoEvent;
  event_drawn: EventDrawn;
  event_handed: EventHanded;
  event_skipped: EventSkipped;
  events_shuffled: EventsShuffled;
  event_played: EventPlayed;
  in_force: InForce;
  out_of_force: OutOfForce;
  placed: Placed;
  lost: Lost;
  forced_sale: ForcedSale;
  crack: Crack;
  tunnel: Tunnel;
  bought_over: BoughtOver;
  looked: Looked;
  respect: Respect;
  profile_revealed: ProfileRevealed;
  target_revealed: TargetRevealed;
  round_cap: RoundCap;
  final: Final;
}
