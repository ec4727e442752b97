/** Razzia's table, for the shell. */
import { verbOf } from "$lib/actions";
import type { GameTable } from "$lib/game";

import { moments } from "./moments";
import { barLook, money, type RazziaEvent } from "./pieces";
import Scene from "./Scene.svelte";
import { tips } from "./tips";
import type { RazziaView } from "./view";

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
