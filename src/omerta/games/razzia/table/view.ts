// Generated from the server's types by `make types`. Do not edit.

export interface RazziaView {
  round: number;
  rounds: number;
  last_round: boolean;
  dealer: number;
  bars: BarView[];
  supply: number;
  extra_waits: boolean;
  extra: number | null;
  hand: number[];
  hand_sizes: number[];
  draw_pile: number;
  discards: number[];
  played: (number | null)[];
  caught: number[];
  money: (number | null)[];
  bills_won: number[];
  split: SplitView | null;
}

export interface BarView {
  bar: number;
  bills: number[];
}

export interface SplitView {
  bar: number;
  claimants: number[];
  bills: number[];
  shares: number[][];
  chances: number[];
  duels: boolean[];
}

export interface Content {
  bars: Bar[];
  gamblers: Values;
  police: Values;
  small_deck: SmallDeck;
  bills: Bills[];
  hand: Hand;
  die: Die;
}

export interface Bar {
  source: string;
  id: "colibri" | "cotton_club" | "havanna_bar" | "jazz_house" | "jungle" | "lincoln";
  name: string;
  colour: string;
}

export interface Values {
  source: string;
  values: number[];
}

export interface SmallDeck {
  source: string;
  most_players: number;
  without_gamblers: number[];
  without_police: number[];
}

export interface Bills {
  source: string;
  value: number;
  count: number;
  left_out_with_three: number;
}

export interface Hand {
  source: string;
  size: number;
}

export interface Die {
  source: string;
  sides: number;
}

export interface RazziaOutlook {
  sure: number;
  stake: number;
  chance: number;
}

export interface Round {
  round: number;
  dealer: number;
}

export interface Reshuffle {
  cards: number;
}

export interface Draw {
  seat: number;
  card?: number | null;
}

export interface BillsTold {
  placed: [number, number][];
}

export interface ExtraDrawn {
  dealer: number;
  bill?: number | null;
}

export interface LastRound {

}

export interface Extra {
  dealer: number;
  bar: number;
  bill: number;
}

export interface Reveal {
  cards: number[];
}

export interface Haul {
  bar: number;
  seat: number;
  bills: number[];
}

export interface Raid {
  bar: number;
  police: number[];
  gamblers: number[];
}

export interface FailedRaid {
  bar: number;
  police: number[];
  gamblers: number[];
}

export interface Split {
  bar: number;
  claimants: number[];
  bills: number[];
}

export interface Proposal {
  bar: number;
  claimants: number[];
  shares: number[][];
}

export interface Answer {
  seat: number;
  duel: boolean;
}

export interface Answers {
  claimants: number[];
  duels: boolean[];
}

export interface Share {
  bar: number;
  seat: number;
  bills: number[];
}

export interface Duel {
  seats: [number, number];
  equal: boolean;
  rolls: [number, number];
  totals: [number, number];
  winner: number;
}

export interface DuelWon {
  bar: number;
  seat: number;
  bills: number[];
}

export interface End {
  money: number[];
  winners: number[];
}

/** Every event of the game, by kind. */
export interface Events {
  round: Round;
  reshuffle: Reshuffle;
  draw: Draw;
  bills: BillsTold;
  extra_drawn: ExtraDrawn;
  last_round: LastRound;
  extra: Extra;
  reveal: Reveal;
  haul: Haul;
  raid: Raid;
  failed_raid: FailedRaid;
  split: Split;
  proposal: Proposal;
  answer: Answer;
  answers: Answers;
  share: Share;
  duel: Duel;
  duel_won: DuelWon;
  end: End;
}
