/** How long each event is looked at, in milliseconds: long enough for what the stage shows of it. */
import type { HeardEvent } from "$lib/wire";

import { type CosaNostraEvent, eventOf } from "../events";

const BEATS: Partial<Record<CosaNostraEvent["kind"], number>> = {
  set_up: 450,
  family: 450,
  round: 850,
  starting_hands: 250,
  redealt: 600,
  influence_drawn: 250,
  planning: 450,
  job_planned: 400,
  purchase_planned: 400,
  idle: 300,
  played: 500,
  attached: 500,
  lawyer: 450,
  looked: 700,
  renewed: 500,
  action_phase: 450,
  schemers: 850,
  bonus_turn: 500,
  skipped: 650,
  announced: 1000,
  go_ahead: 450,
  threatened_back: 800,
  called_off: 600,
  bought: 450,
  job_cancelled: 500,
  purchase_cancelled: 500,
  revealed: 1100,
  needs_missing: 1250,
  markers_used: 400,
  staked: 500,
  gain: 650,
  robbed: 1000,
  repelled: 1000,
  trap_failed: 700,
  attack_failed: 850,
  special_failed: 850,
  held_fire: 500,
  doctor: 1000,
  business_down: 700,
  business_gone: 850,
  gangster_down: 800,
  gangster_killed: 1250,
  job_lost: 300,
  purchase_lost: 300,
  taken_over: 900,
  bought_special: 650,
  bought_nothing: 450,
  laundered: 700,
  markers_back: 250,
  marker_taken_back: 250,
  monopoly: 650,
  job_done: 300,
  payday: 1700,
  recruited: 600,
  discarded: 250,
  trade: 850,
  promise_made: 400,
  final: 800,
};

/** What falls on the table: first it rolls, then die after die lies still. */
export const ROLLING = 750;
export const LANDING = 170;
const READING = 600;

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
      return event.data.amount > 0 ? 500 : 0;
  }
  return BEATS[event.kind] ?? 0;
}

/** Dice tell by themselves, at the end of their roll. */
export const suspense = ({ kind }: HeardEvent): boolean =>
  kind === "rolled" || kind === "rerolled" || kind === "returned_fire";
