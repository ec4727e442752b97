/** Gangs City's table, for the shell. */
import type { GameTable } from "$lib/game";

import { after } from "./after";
import { chapter } from "./after/chapters";
import { asking as askingOnMap } from "./making.svelte";
import Scene from "./Scene.svelte";
import { asking as askingInPanel } from "./stage/asking";
import SeatMore from "./stage/SeatMore.svelte";
import Steps from "./Steps.svelte";
import { locationPiece, TRAFFIC_IDS, type GangsCityEvent } from "./pieces";
import { tips } from "./tips";
import type { Events, GangsCityView } from "./view";

const SOUNDS: Partial<Record<keyof Events, "card" | "money" | "dice" | "alarm">> = {
  lay: "card",
  reveal: "card",
  stock: "money",
  steals: "money",
  scores: "money",
  kills: "alarm",
};

const table: GameTable<GangsCityView> = {
  Scene,
  wide: true,
  Seat: SeatMore,
  Steps,
  asking: (play) => askingOnMap(play) ?? askingInPanel(play),

  facts({ shown, voice }, seat) {
    const { score, traffic_income, district_income } = shown.table.players[seat]!;
    const { text } = voice;
    return {
      main: text("table-points", { points: score }),
      piece: `score:${seat}`,
      brief: text("table-points-brief", { points: score }),
      ...(shown.scores === null && {
        parts: {
          rows: [
            { label: text("score-so-far"), figure: String(score) },
            { label: text("score-traffics"), figure: `+${traffic_income}`, rule: "GC-8.1" },
            { label: text("score-district"), figure: `+${district_income}`, rule: "GC-8.2" },
          ],
          total: { label: text("score-to-come"), figure: String(score + traffic_income + district_income) },
        },
      }),
      remarks: seat === shown.table.first && shown.asking !== "first_player" ? [voice.text("table-first-player")] : [],
    };
  },

  phases: ({ shown: { table }, voice: { text } }) => ({
    title: table.round === 0 ? text("table-setting-up") : text("table-chapter", { round: table.round }),
    steps: ["placement", "traffics", "actions", "end"].map((id) => ({
      id,
      label: text(`table-phase-${id}`),
      piece: `phase:${id}`,
    })),
    now: table.phase - 1,
  }),

  stage: ({ shown: { table }, voice }) => [
    voice.text("table-stage", { round: table.round, phase: table.phase, target: table.target }),
  ],

  // Everything has its place in the scene.
  inBar: () => false,

  chapter: (play, event) => chapter(play, event as GangsCityEvent),
  titled: ({ kind }) => kind === "round",

  sound: ({ kind }) => SOUNDS[kind as keyof Events] ?? null,
  tips,
  about({ game }, event) {
    const { data } = event as GangsCityEvent;
    const location = "place" in data ? data.place : "location" in data ? data.location : null;
    if (location !== null) return locationPiece(game, location);
    return "traffic" in data ? `marker:${TRAFFIC_IDS[data.traffic]}` : null;
  },
  after,
};

export default table;
