/** District tokens of one player: how many of each, how many of those only they know, and sets. */
import { DISTRICTS } from "../art/world";
import type { MafiozooView } from "../view";

export interface Held {
  /** By district. */
  counts: number[];
  /** Of these, drawn blind (MZ-2.8), by district. */
  blind: number[];
  /** Tokens of no district (MZ-2.10). */
  blanks: number;
  /** Complete sets (MZ-8.5), and how many districts the next one has. */
  sets: number;
  towards: number;
}

/** What the reader holds. */
export function heldBy({ players, own }: MafiozooView, seat: number): Held | null {
  const player = players[seat];
  if (!player || !own) return null;
  const blind = own.blind_tokens;
  const counts = player.seen_tokens.map((count, district) => count + blind[district]!);
  const sets = Math.min(...counts);
  const known = counts.reduce((sum, count) => sum + count, 0);
  return { counts, blind, blanks: player.tokens - known, sets, towards: counts.filter((count) => count > sets).length };
}

/** What a set consists of. */
export const IN_A_SET = DISTRICTS.length;
