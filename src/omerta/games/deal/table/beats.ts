/** How long each event is looked at, in milliseconds. */
import type { HeardEvent } from "$lib/wire";

import type { DealEvent, DealPlay } from "./pieces";

const BEATS: Partial<Record<DealEvent["kind"], number>> = {
  drawn_for_first: 1200,
  first: 900,
  clan: 800,
  turn: 900,
  phase: 250,
  income: 600,
  produced: 260,
  sold: 380,
  recruited: 280,
  moved: 900,
  fight: 1400,
  fight_round: 500,
  weapons_shown: 3200,
  suffered: 900,
  mob_hurt: 700,
  fight_on: 500,
  retreated: 900,
  fight_won: 1700,
  eliminated: 2600,
  profile_revealed: 3000,
  target_revealed: 2600,
  event_drawn: 3000,
  event_handed: 1300,
  event_skipped: 500,
  event_played: 2600,
  in_force: 900,
  out_of_force: 900,
  placed: 450,
  lost: 600,
  forced_sale: 1200,
  crack: 700,
  tunnel: 900,
  bought_over: 1100,
  looked: 800,
  card_shown: 1000,
  hand_shown: 2600,
  weapons_shuffled: 300,
  events_shuffled: 300,
  trade: 1200,
  promise_made: 600,
  round_cap: 900,
  final: 1200,
};

export function beat(heard: HeardEvent): number {
  const { kind, data } = heard as DealEvent;
  if (kind === "respect") return data.change === 0 ? 0 : 800;
  if (kind === "money") return data.amount > 0 ? 600 : 0;
  return BEATS[kind] ?? 0;
}

/** Weapons tell by themselves, when their sums stand. */
export const suspense = ({ kind }: HeardEvent): boolean => kind === "weapons_shown";

const ON_THE_MAP = ["moved", "eliminated"];

/** Is the map to be seen, fight or no fight? Troops arrive before one begins, and a dead boss's clan goes under. */
export const seenOnMap = ({ beat: now, beatTime }: DealPlay): boolean =>
  beatTime > 0 && ON_THE_MAP.includes(now?.kind ?? "");
