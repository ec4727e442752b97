/** What a Job would come to: its dice, its threshold, its chances, what it still needs. */
import { type Odds, oddsOf } from "./odds";
import {
  activeOfKind,
  type CosaNostraPlay,
  gangsterAt,
  has,
  HENCHMAN,
  isPending,
  type Job,
  jobOf,
  kindOf,
  NOBODY,
  rentedOfKind,
  SABOTEUR,
} from "./pieces";
import type { CosaNostraView, GangsterView } from "./view";

// --- what it needs ---

/** One Business a Job needs: whose it would be. */
interface Need {
  kind: number;
  state: "own" | "rented" | "planned" | "missing";
}

/** CN-7.2 to 7.4: own ones first, then rented ones; one that is still to be paid is no use yet. */
export function needsOf({ game, shown }: CosaNostraPlay, job: number, table: CosaNostraView = shown.table): Need[] {
  const me = table.players[shown.seat];
  const left = new Map<number, Need["state"][]>();
  return jobOf(game, job).needs.map((kind) => {
    if (!left.has(kind))
      left.set(kind, [
        ...(me ? activeOfKind(game, me, kind).map(() => "own" as const) : []),
        ...rentedOfKind(game, table, shown.seat, kind).map(() => "rented" as const),
        ...(me?.gangsters ?? []).flatMap(({ business }) =>
          business !== null && kindOf(game, business) === kind ? ["planned" as const] : [],
        ),
      ]);
    return { kind, state: left.get(kind)!.shift() ?? "missing" };
  });
}

interface Lender {
  seat: number;
  business: number;
}

/** CN-7.8: whose active Businesses of a kind could be rented, clockwise from the reader. */
export function lendersOf({ game, shown }: CosaNostraPlay, kind: number): Lender[] {
  const { players } = shown.table;
  return players.flatMap((_, n) => {
    const seat = (shown.seat + 1 + n) % players.length;
    if (seat === shown.seat) return [];
    return activeOfKind(game, players[seat]!, kind)
      .filter(({ markers }) => !markers.includes(shown.seat))
      .map(({ business }) => ({ seat, business }));
  });
}

// --- what the dice are likely to bring ---

export interface Forecast {
  job: Job;
  dice: number;
  /** Null while it depends on a target that is not chosen. */
  threshold: number | null;
  /** The difficulty, as printed or by the target; then what is added to it. */
  difficulty: number | null;
  changes: readonly { by: "pending" | "henchman" | "saboteur"; change: number }[];
  odds: Odds | null;
}

/** With this man, against this target if the difficulty is the target's strength. */
export function forecastOf(play: CosaNostraPlay, job: number, man: GangsterView, target: number = NOBODY): Forecast {
  const printed = jobOf(play.game, job);
  const dice = man.strength;
  const aimed = printed.difficulty === 0 ? gangsterAt(play.shown.table, target) : undefined;
  const difficulty = printed.difficulty || (aimed?.strength ?? null);
  const changes = [
    ...(aimed && isPending(aimed) ? [{ by: "pending" as const, change: 1 }] : []), // CN-6.4
    ...(has(man, HENCHMAN) ? [{ by: "henchman" as const, change: -1 }] : []), // CN-6.3
    ...(has(man, SABOTEUR) ? [{ by: "saboteur" as const, change: 1 }] : []),
  ];
  const threshold = difficulty === null ? null : Math.max(1, changes.reduce((sum, { change }) => sum + change, difficulty));
  return { job: printed, dice, difficulty, changes, threshold, odds: threshold === null ? null : oddsOf(dice, threshold) };
}
