/** Mafiozoo's table, for the shell. */
import { verbOf } from "$lib/actions";
import type { GameTable } from "$lib/game";

import { after } from "./after";
import { asking } from "./making";
import { contentOf, idOf, type MafiozooEvent } from "./pieces";
import Scene from "./Scene.svelte";
import { partsOf } from "./parts";
import SeatMore from "./SeatMore.svelte";
import Steps from "./Steps.svelte";
import { tips } from "./tips";
import type { MafiozooView } from "./view";

const SOUNDS: Partial<Record<MafiozooEvent["kind"], "card" | "money" | "dice" | "alarm">> = {
  deal: "card",
  bribe: "card",
  recover: "card",
  draw_corruption: "card",
  draw_informant: "card",
  racket_money: "money",
  payments: "money",
  banker: "money",
  inform: "alarm",
};

/** The phases of a round (MZ-3.1); the last call belongs to Corruption. */
const PHASES = ["revenue", "corruption", "favours", "influence"];
const PHASE_OF = [-1, 0, 1, 1, 2, 3];

/** Answers that have no place on the desk or in the city. */
const IN_BAR = ["docks", "pass", "inform", "pay", "decline", "top_up", "done"];

const table: GameTable<MafiozooView> = {
  Scene,
  wide: true,
  Seat: SeatMore,
  Steps,
  asking,

  facts({ shown, voice }, seat) {
    const count = shown.table.counts[seat]!;
    return {
      main: voice.text("table-points", { points: count.total }),
      brief: String(count.total),
      sign: "laurels",
      piece: `points:${seat}`,
      second: { main: voice.text("table-gems", { gems: shown.table.slush[seat]! }), piece: `slush:${seat}` },
      parts: partsOf(voice, count),
      remarks: seat === shown.table.first ? [voice.text("table-first-player")] : [],
    };
  },

  phases: ({ shown: { table }, voice: { text } }) => ({
    title: text("table-round-of", { round: table.round, rounds: table.rounds }),
    steps: PHASES.map((id) => ({ id, label: text(`phase-${id}`) })),
    now: PHASE_OF[table.phase]!,
  }),

  stage: ({ shown: { table }, voice }) => [
    voice.text("table-stage", { round: table.round, rounds: table.rounds, phase: table.phase }),
  ],

  inBar: ({ game }, action) => IN_BAR.includes(verbOf(game, action)) || game.actions[action]?.[1] === "nobody",

  chapter({ voice }, event) {
    const { kind, data } = event as MafiozooEvent;
    return kind === "round" ? voice.text("table-chapter", { round: data.round }) : null;
  },

  sound: (event) => SOUNDS[(event as MafiozooEvent).kind] ?? null,
  tips,
  about({ game }, event) {
    const { data } = event as MafiozooEvent;
    if ("character" in data) return `character:${idOf(game, data.character)}`;
    return "place" in data ? `place:${contentOf(game).places[data.place]!.id}` : null;
  },
  after,
};

export default table;
