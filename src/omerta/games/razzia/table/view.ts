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
