// Generated from the server's types by `make types`. Do not edit.

export interface Welcome {
  is: "welcome";
  table: TableInfo;
  chat: ChatLine[];
  now: Now | null;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  language: "en" | "fr";
  listed: boolean;
  hints: boolean;
  clock: NoClock | LiveClock | DaysClock;
  options: Record<string, any>;
  seats: SeatNow[];
  me: number;
  host: boolean;
  invites: Record<number, string>;
  watching: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  undo: UndoAsked | null;
  created: number;
  began: number | null;
}

export interface NoClock {
  kind: "none";
}

export interface LiveClock {
  kind: "live";
  budget: number;
  increment: number;
}

export interface DaysClock {
  kind: "days";
  days: number;
}

export interface SeatNow {
  name: string;
  kind: "bot" | "free" | "person";
  bot: string;
  temper: string;
  here: boolean;
  host: boolean;
  rematch: boolean;
}

export interface UndoAsked {
  request: number;
  seat: number;
  agreed: number[];
  asked: number[];
}

export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number;
  text: string;
  notice: Phrase | null;
  to: number;
}

export interface Phrase {
  is: "phrase";
  say: string;
  params?: Record<string, string | number | Phrase | SeatName | Row>;
  who?: number | null;
}

export interface SeatName {
  is: "seat";
  seat: number;
}

export interface Row {
  is: "row";
  parts: (string | number | Phrase | SeatName | Row)[];
  by?: " + " | ", " | "and";
  capital?: boolean;
}

export interface Now {
  is: "now";
  seq: number;
  stamp: string;
  view: SeatView;
  question: Phrase;
  labels: Phrase[];
  branches: Branch[];
  outlooks: any[];
  offer_outlooks: Record<number, any>;
  heard: Heard;
  clocks: Clocks | null;
  deadline: number | null;
  gate: boolean;
  offers_end: Record<number, number>;
  can_undo: boolean;
  may_ask_undo: boolean;
  always_pass: string[];
  ack: string | null;
}

export interface SeatView<Table = any> {
  game: string;
  seat: number;
  players: number;
  table: Table;
  prompt: Prompt | null;
  asking: string;
  asked: number[];
  waiting: number[];
  interrupts: number[];
  queued: number[];
  offers: Offer[];
  promises: Promise[];
  scores: number[] | null;
  places: number[] | null;
}

export interface Prompt {
  kind: string;
  rule: string;
  options: number[];
  draft: number[];
  answer: number | null;
  idle: boolean;
}

export interface Offer {
  id: number;
  maker: number;
  to: number;
  gives: [string, number][];
  wants: [string, number][];
  words: string;
  counters: number;
  promise: boolean;
}

export interface Promise {
  id: number;
  maker: number;
  to: number;
  words: string;
  round: number;
  mark: string;
}

export interface Branch {
  action: number;
  then: Branch[];
}

export interface Heard {
  since: number;
  events: HeardEvent[];
  frames: any[];
}

export interface HeardEvent {
  n: number;
  kind: string;
  rule: string;
  data: any;
  line: Phrase | null;
}

export interface Clocks {
  left: number[];
  running: number[];
}

export interface Waiting {
  is: "waiting";
  seq: number;
  waiting: number[];
  question: Phrase | null;
  clocks: Clocks | null;
}

export interface TableChanged {
  is: "table";
  table: TableInfo;
}

export interface ChatSaid {
  is: "chat";
  line: ChatLine;
}

export interface Refusal {
  is: "refused";
  token: string;
  why: Phrase;
  rule: string;
  stale: boolean;
}

export interface Counsel {
  is: "counsel";
  token: string;
  stamp: string;
  hints: Hint[];
}

export interface Hint {
  actions: number[];
  whole: boolean;
  words: Phrase[];
  hope: number;
  even: boolean;
  term: string;
  amount: number;
}

export interface Tried {
  is: "tried";
  token: string;
  path: number[];
  options: number[];
  labels: Phrase[];
  outlook: any;
  why: Phrase | null;
  rule: string;
}

export interface Done {
  is: "done";
  token: string;
}

export interface Act {
  do: "act";
  token: string;
  stamp: string;
  actions: number[];
  whole?: boolean;
}

export interface Try {
  do: "try";
  token: string;
  stamp: string;
  path?: number[];
  prune?: boolean;
}

export interface TryOffer {
  do: "try_offer";
  token: string;
  to: number;
  gives?: [string, number][];
  wants?: [string, number][];
}

export interface AskCounsel {
  do: "ask_counsel";
  token: string;
  stamp: string;
}

export interface Undo {
  do: "undo";
  token: string;
  stamp: string;
}

export interface AnswerUndo {
  do: "answer_undo";
  token: string;
  request: number;
  agree: boolean;
}

export interface MakeOffer {
  do: "offer";
  token: string;
  to: number;
  gives?: [string, number][];
  wants?: [string, number][];
  words?: string;
  promise?: boolean;
}

export interface CounterOffer {
  do: "counter";
  token: string;
  offer: number;
  gives?: [string, number][];
  wants?: [string, number][];
  words?: string;
  promise?: boolean;
}

export interface AnswerOffer {
  do: "answer_offer";
  token: string;
  offer: number;
  answer: "accept" | "decline" | "withdraw";
  picks?: number[];
}

export interface GivePromise {
  do: "promise";
  token: string;
  to: number;
  words: string;
}

export interface MarkPromise {
  do: "mark";
  token: string;
  promise: number;
  mark: "" | "broken" | "kept";
}

export interface AlwaysPass {
  do: "always_pass";
  token: string;
  kind: string;
  on: boolean;
}

export interface Say {
  do: "chat";
  token: string;
  text: string;
  to?: number;
}

export interface Sit {
  do: "sit";
  token: string;
  seat: number;
  invite?: string;
}

export interface Stand {
  do: "stand";
  token: string;
}

export interface SeatBot {
  do: "seat_bot";
  token: string;
  seat: number;
  bot?: string;
}

export interface Start {
  do: "start";
  token: string;
}

export interface Resign {
  do: "resign";
  token: string;
}

export interface Rematch {
  do: "rematch";
  token: string;
}

export interface Me {
  name: string;
  webhook: string;
}

export interface Introduce {
  name: string;
  webhook?: string;
}

export interface MoveLink {
  link: string;
  minutes: number;
}

export interface MoveHere {
  token: string;
}

export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, any>;
  clock?: NoClock | LiveClock | DaysClock;
  listed?: boolean;
  hints?: boolean;
  language?: "en" | "fr";
  title?: string;
  bots?: number;
  bot?: string;
  start?: boolean;
}

export interface Created {
  table: string;
}

export interface Lobby {
  games: GameCard[];
  mine: TableCard[];
  open: TableCard[];
  playing: TableCard[];
  people: number;
  tables: number;
}

export interface GameCard {
  name: string;
  least: number;
  most: number;
  minutes: [number, number];
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  language: "en" | "fr";
  hints: boolean;
  clock: NoClock | LiveClock | DaysClock;
  seats: SeatNow[];
  me: number;
  my_turn: boolean;
  waiting: number[];
  left: number | null;
  stage: Phrase | null;
}

export interface GameInfo {
  name: string;
  version: string;
  least: number;
  most: number;
  actions: ((string | number)[])[];
  asks: Record<string, AskInfo>;
  options: OptionInfo[];
  content: any;
  printed: any;
  bots: string[];
  fields: FieldInfo[];
  drawn: Record<string, "cards" | "count" | "dice" | "hidden" | "money" | "seat">;
}

export interface AskInfo {
  rule: string;
  see: string[];
  window: boolean;
  preferences: string[];
}

export interface OptionInfo {
  name: string;
  choices: (string | number | boolean)[];
  count: number;
  default: any;
  players: [number, number];
}

export interface FieldInfo {
  name: string;
  holds: "facts" | "flag" | "number" | "text";
  shown: "cards" | "count" | "dice" | "hidden" | "money" | "seat" | null;
  by_seat: boolean;
  lists: number;
  fields: FieldInfo[];
}

export interface Rules {
  game: string;
  language: "en" | "fr";
  sections: RuleSection[];
}

export interface RuleSection {
  title: string;
  intro: string;
  entries: RuleEntry[];
}

export interface RuleEntry {
  id: string;
  text: string;
}

export interface Film {
  seat: number;
  frames: Frame[];
}

export interface Frame {
  seq: number;
  at: number;
  change: any;
  heard: Heard;
  doer: number;
}

export interface Chances {
  at: number[];
  shares: number[][];
  games: number[];
  progress: number;
}

export interface Proof {
  commitment: string;
  seed: string;
  genuine: boolean;
  problem: Phrase | null;
  entries: number;
}

export interface Trouble {
  why: Phrase;
  rule: string;
}

export interface TimedOut {
  seat: number;
}

export interface OfferMade {
  offer: number;
  maker: number;
  to: number;
  gives?: [string, number][] | null;
  wants?: [string, number][] | null;
  words?: string;
  promise?: boolean;
}

export interface OfferDeclined {
  offer: number;
  maker: number;
  to: number;
  gives?: [string, number][] | null;
  wants?: [string, number][] | null;
  words?: string;
  promise?: boolean;
}

export interface OfferWithdrawn {
  offer: number;
  maker: number;
  to: number;
  gives?: [string, number][] | null;
  wants?: [string, number][] | null;
  words?: string;
  promise?: boolean;
}

export interface OfferLapsed {
  offer: number;
  maker: number;
  to: number;
  gives?: [string, number][] | null;
  wants?: [string, number][] | null;
  words?: string;
  promise?: boolean;
}

export interface Trade {
  maker: number;
  taker: number;
  gives: [string, number][];
  wants: [string, number][];
  words?: string;
}

export interface PromiseMade {
  promise: number;
  maker: number;
  to: number;
  words: string;
  round: number;
  mark: string;
}

export interface PromiseMarked {
  promise: number;
  maker: number;
  to: number;
  words: string;
  round: number;
  mark: string;
}

/** What can happen in any game, by kind. */
export interface HouseEvents {
  timed_out: TimedOut;
  offer_made: OfferMade;
  offer_declined: OfferDeclined;
  offer_withdrawn: OfferWithdrawn;
  offer_lapsed: OfferLapsed;
  trade: Trade;
  promise_made: PromiseMade;
  promise_marked: PromiseMarked;
}

export type ToPage = Welcome | Now | Waiting | TableChanged | ChatSaid | Refusal | Counsel | Tried | Done;

export type FromPage = Act | Try | TryOffer | AskCounsel | Undo | AnswerUndo | MakeOffer | CounterOffer | AnswerOffer | GivePromise | MarkPromise | AlwaysPass | Say | Sit | Stand | SeatBot | Start | Resign | Rematch;

export type Clock = NoClock | LiveClock | DaysClock;
