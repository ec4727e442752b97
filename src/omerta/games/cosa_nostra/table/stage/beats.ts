/** How long each event is looked at, in milliseconds: long enough for what the stage shows of it. */
import type { HeardEvent } from "$lib/wire";

import { type CosaNostraEvent, eventOf } from "../events";

const BEATS: Partial<Record<CosaNostraEvent["kind"], number>> = {
  set_up: 700,
  family: 700,
  round: 1300,
  starting_hands: 300,
  redealt: 900,
  influence_drawn: 250,
  planning: 700,
  job_planned: 650,
  purchase_planned: 650,
  idle: 500,
  played: 800,
  attached: 800,
  lawyer: 700,
  looked: 1100,
  renewed: 800,
  action_phase: 700,
  schemers: 1300,
  bonus_turn: 800,
  skipped: 1000,
  announced: 1500,
  go_ahead: 700,
  threatened_back: 1200,
  called_off: 900,
  bought: 700,
  job_cancelled: 800,
  purchase_cancelled: 800,
  revealed: 1700,
  needs_missing: 1900,
  markers_used: 600,
  staked: 800,
  gain: 1000,
  robbed: 1500,
  repelled: 1500,
  trap_failed: 1100,
  attack_failed: 1300,
  special_failed: 1300,
  held_fire: 800,
  doctor: 1500,
  business_down: 1100,
  business_gone: 1300,
  gangster_down: 1200,
  gangster_killed: 1900,
  job_lost: 500,
  purchase_lost: 500,
  taken_over: 1400,
  bought_special: 1000,
  bought_nothing: 700,
  laundered: 1100,
  markers_back: 300,
  marker_taken_back: 400,
  monopoly: 1000,
  job_done: 450,
  payday: 2600,
  recruited: 900,
  discarded: 300,
  trade: 1300,
  promise_made: 600,
  final: 1200,
};

/** What falls on the table: first it rolls, then die after die lies still. */
export const ROLLING = 750;
export const LANDING = 170;
const READING = 900;

const throwing = ({ dice }: { dice: readonly number[] }) => ROLLING + LANDING * dice.length + READING;

export function beat(heard: HeardEvent): number {
  const event = eventOf(heard);
  switch (event.kind) {
    case "rolled":
    case "returned_fire":
      return throwing(event.data);
    case "rerolled":
      return ROLLING + READING;
    case "money":
      return event.data.amount > 0 ? 800 : 0;
  }
  return BEATS[event.kind] ?? 0;
}

/** Dice tell by themselves, at the end of their roll. */
export const suspense = ({ kind }: HeardEvent): boolean =>
  kind === "rolled" || kind === "rerolled" || kind === "returned_fire";
