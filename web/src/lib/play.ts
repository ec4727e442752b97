/** What a table is drawn from, in a game in progress and in a replay alike; and how one bargains at it. */
import type { Choice } from "./choice.svelte";
import type { Voice } from "./text.svelte";
import type { GameInfo, HeardEvent, Offer, Pledge, Promise as Word, Refusal, SeatNow, SeatView, Tried } from "./wire";

/** What a scene is drawn from. The same for a game in progress and for a replay. */
export interface Play<Table = any> {
  /** What is shown now. While events are being played, it is behind the truth, on its way there. */
  readonly shown: SeatView<Table>;
  /** The event being shown at this moment, to be animated; null when all is still. */
  readonly beat: HeardEvent | null;
  /** How long the beat lasts, in milliseconds. */
  readonly beatTime: number;
  /** All events that have been shown, from the beginning of the game. */
  readonly told: readonly HeardEvent[];
  readonly game: GameInfo;
  readonly voice: Voice;
  /** What the reader is about to answer. In a replay, and when not asked, nothing can be chosen. */
  readonly choice: Choice;
  /** Offers and promises, for games with trade. In a replay they can be looked at only. */
  readonly bargain: Bargain;
  /** What each open offer would change for the reader, by its number, where the game says so. */
  readonly offerOutlooks: Record<number, any>;
  /** Seconds left for the open question, where it has a time of its own, whoever is asked. It ticks. */
  readonly deadline: number | null;
  /** Who sits where, people and bots, here or away; in a replay, nobody any more. */
  readonly seats: readonly SeatNow[];
  /** Seats whose clock is running. */
  readonly running: readonly number[];
  /** Milliseconds a seat has left at a moment of this browser's clock; null without clocks. */
  timeLeft(seat: number, at?: number): number | null;
}

/** One thing in an offer: its kind, and how much or which. */
export type Item = [kind: string, which: number];
export type Answer = "accept" | "decline" | "withdraw";
export type Mark = "kept" | "broken" | "";

/** An offer in the making. Whoever draws it writes straight into it. */
export interface Draft {
  /** A seat, or -1 for whoever accepts first. */
  to: number;
  gives: Item[];
  wants: Item[];
  words: string;
  /** What both promise; once accepted, it is on record for all. */
  pledges: Pledge[];
  /** The offer this one answers, as it was. */
  countering: Offer | null;
}

/** Where in bargaining a refusal belongs: its reason is shown there. */
export type Place = "draft" | "word" | `offer ${number}` | `mark ${number}`;

/** Bargaining as one reader sees it. Everything in it is live: read it where it is drawn. */
export interface Bargain {
  /** All open offers, oldest first; without gives, wants and words where they are of two others. */
  readonly offers: Offer[];
  /** Those that wait for the reader's answer, oldest first. */
  readonly waiting: Offer[];
  readonly promises: Word[];
  /** The rule of trading; "" in a game without. */
  readonly rule: string;
  /** May the reader bargain at all: seated, in a game with trade that is still being played? */
  readonly live: boolean;
  /** Is the gate open, so that offers can be made and accepted now? (The rest always can.) */
  readonly open: boolean;
  /** Something said is on its way. Until it is answered, nothing more is sent. */
  readonly busy: boolean;
  /** Why what was last said there was refused. */
  refusal(place: Place): Refusal | null;
  /** Seconds until an offer runs out; null where it does not. It ticks. */
  left(offer: number): number | null;

  /** One's word in the making, to a seat (-1: nobody yet), without any trade. */
  readonly word: { to: number; words: string };
  /** How many offers the reader has accepted here. */
  readonly agreed: number;
  /** The offer in the making, if any: what a game's composer draws. */
  readonly composing: Draft | null;
  /** Begin an answer to this offer, its sides exchanged; or with null a new one, to this seat. */
  /** An answer to an offer; or an offer of one's own, to somebody, with what is promised already. */
  compose(offer: Offer | null, to?: number, pledges?: Pledge[]): void;
  /** Go on with the offer in the making, wherever it was left: it comes into sight. */
  takeUp(): void;
  /** Send the offer in the making. It is gone when it is made; refused, it stays, with its reason. */
  submit(): Promise<void>;
  /** Think better of it. */
  discard(): void;
  /** What would come of an offer; null if that was refused, or a newer one was asked about. */
  tryOffer(to: number, gives: Item[], wants: Item[]): Promise<Tried | null>;

  // What can be said. Each comes to true when it is done; refused, its reason is at its place.
  make(to: number, gives: Item[], wants: Item[], words: string, pledges: Pledge[]): Promise<boolean>;
  counter(offer: number, gives: Item[], wants: Item[], words: string, pledges: Pledge[]): Promise<boolean>;
  /** `picks`: where an offer asks for something of one's choice, the actions that say what is given. */
  answer(offer: number, answer: Answer, picks?: number[]): Promise<boolean>;
  /** Ask a bot what it would want for these. It makes an offer, or says why not. */
  askPrice(to: number, gives: Item[], wants: Item[]): Promise<boolean>;
  promise(to: number, pledge: Pledge): Promise<boolean>;
  mark(promise: number, mark: Mark): Promise<boolean>;
}
