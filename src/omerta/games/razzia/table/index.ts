/** Razzia's table, for the shell. */
import { verbOf } from "$lib/actions";
import type { GameTable } from "$lib/game";

import { moments } from "./moments";
import { barLook, money, type RazziaEvent } from "./pieces";
import Scene from "./Scene.svelte";
import { tips } from "./tips";
import type { RazziaView } from "./view";

/** How long each event is looked at, in milliseconds. */
const BEATS: Partial<Record<RazziaEvent["kind"], number>> = {
  round: 500,
  reshuffle: 400,
  draw: 150,
  bills: 600,
  extra_drawn: 300,
  last_round: 800,
  extra: 800,
  reveal: 1500,
  raid: 1100,
  failed_raid: 1000,
  haul: 850,
  split: 700,
  proposal: 800,
  answer: 900,
  answers: 1000,
  share: 700,
  duel: 2300,
  duel_won: 900,
  end: 2600,
};

const SOUNDS: Partial<Record<RazziaEvent["kind"], "card" | "money" | "dice" | "alarm">> = {
  reveal: "card",
  bills: "money",
  extra: "money",
  haul: "money",
  share: "money",
  duel_won: "money",
  duel: "dice",
  raid: "alarm",
};

const table: GameTable<RazziaView> = {
  Scene,
  // What others draw is no secret but nothing to look at, either.
  beat(event) {
    const { kind, data } = event as RazziaEvent;
    return kind === "draw" && data.card === undefined ? 0 : (BEATS[kind] ?? 0);
  },

  // Who wins a duel, the dice tell.
  suspense: (event) => event.kind === "duel",

  facts({ shown, voice }, seat) {
    const amount = shown.table.money[seat] ?? null;
    const bills = shown.table.bills_won[seat] ?? 0;
    return {
      main: amount === null ? voice.text("table-hidden", { bills }) : money(voice, amount),
      ...(amount !== null && { brief: voice.text("table-money-brief", { thousands: amount / 1000 }) }),
      piece: `money:${seat}`,
      remarks: seat === shown.table.dealer ? [voice.text("table-dealer")] : [],
    };
  },

  phases: ({ shown: { table }, voice: { text } }) => ({
    title: text("table-round", { round: table.round, rounds: table.rounds }),
    steps: ["bills", "cards", "bars"].map((id) => ({ id, label: text(`phase-${id}`) })),
    now: table.phase - 1,
  }),

  stage({ shown: { table }, voice: { text } }) {
    const { round, rounds, supply, draw_pile: draw, discards } = table;
    const now = text("table-round", { round, rounds });
    const piles = text("table-piles", { supply, draw, discards: discards.length });
    return table.last_round ? [now, text("table-last"), piles] : [now, piles];
  },

  inBar: ({ game }, action) => ["accept", "duel"].includes(verbOf(game, action)),

  chapter({ voice }, event) {
    const { kind, data } = event as RazziaEvent;
    return kind === "round" ? voice.text("table-chapter", { round: data.round }) : null;
  },

  sound: (event) => SOUNDS[(event as RazziaEvent).kind] ?? null,

  tips,
  // (A line about a bar explains the bar.)
  about({ game }, event) {
    const { data } = event as RazziaEvent;
    return "bar" in data ? `bar:${barLook(game, data.bar).id}` : null;
  },

  after: moments,
};

export default table;
