/** La Cosa Nostra's table, for the shell. */
import type { GameTable } from "$lib/game";
import { roman } from "$lib/roman";

import { verbOf } from "./actions";
import { after } from "./after";
import { chapter } from "./after/chapters";
import { lookOf } from "./art";
import { PICTURES } from "./art/icons";
import { type CosaNostraEvent, eventOf } from "./events";
import { makingOf } from "./making.svelte";
import Incoming from "./offer/Incoming.svelte";
import Item from "./offer/Item.svelte";
import { partsOf } from "./parts";
import { businessPiece, gangsterPiece, jobPiece, money, NOBODY, payment } from "./pieces";
import { tips } from "./tips";
import { AT_ONCE, ON_THE_ROWS } from "./questions";
import { asking } from "./saying";
import Scene from "./Scene.svelte";
import { suspense } from "./stage/beats";
import type { CosaNostraView } from "./view";

const SOUNDS: Partial<Record<CosaNostraEvent["kind"], "card" | "money" | "dice" | "alarm">> = {
  job_planned: "card",
  purchase_planned: "card",
  attached: "card",
  revealed: "card",
  rolled: "dice",
  rerolled: "dice",
  returned_fire: "dice",
  money: "money",
  trade: "money",
  payday: "money",
  announced: "alarm",
  threatened_back: "alarm",
  gangster_killed: "alarm",
};

/** Answers that have no place on the table. */
const IN_BAR = ["pass", "stop"];

const table: GameTable<CosaNostraView> = {
  Scene,
  wide: true,
  seated: true,
  emblem({ shown }, seat) {
    const family = shown.table.players[seat]?.family ?? NOBODY;
    if (family === NOBODY) return null;
    const { color, emblem } = lookOf(family);
    return { color, emblem: PICTURES[emblem] };
  },
  Item,
  Incoming,
  composes: true,
  payment,
  answersAtOnce: ({ choice }) => AT_ONCE.includes(choice.prompt?.kind ?? ""),
  asking: (play) => asking(play, makingOf(play)),
  suspense,

  facts({ shown, voice }, seat) {
    const player = shown.table.players[seat]!;
    const { cash, worth } = player;
    return {
      main: money(shown.scores?.[seat] ?? cash),
      piece: `cash:${seat}`,
      parts: partsOf(voice, player),
      remarks: [
        voice.text("table-worth", { money: money(shown.scores?.[seat] ?? worth) }),
        ...(seat === shown.table.first ? [voice.text("table-first")] : []),
      ],
    };
  },

  phases: ({ shown: { table }, voice: { text } }) => ({
    title:
      table.round === 0
        ? text("phase-setup")
        : text("table-round-of", { round: roman(table.round), rounds: roman(table.rounds) }),
    steps: ["drawing", "planning", "action", "payday"].map((id) => ({ id, label: text(`phase-${id}`) })),
    now: table.phase - 1,
  }),

  stage: ({ shown: { table }, voice }) => [
    voice.text("table-stage", {
      round: table.round,
      roman: roman(table.round),
      rounds: roman(table.rounds),
      phase: table.phase,
    }),
  ],

  inBar: ({ game, choice }, action) =>
    ON_THE_ROWS.includes(choice.prompt?.kind ?? "") && IN_BAR.includes(verbOf(game, action)),

  ownTurn: ({ shown }) => shown.table.actor === shown.seat,

  chapter,
  titled(heard) {
    const event = eventOf(heard);
    return event.kind === "round" && event.data.gangsters.length + event.data.businesses.length === 0;
  },

  sound: (event) => SOUNDS[eventOf(event).kind] ?? null,
  tips,
  about({ game }, event) {
    const { data } = eventOf(event) as { data: { job?: number; business?: number; gangster?: number } };
    if (data.job !== undefined && data.job >= 0) return jobPiece(game, data.job);
    if (data.business !== undefined && data.business >= 0) return businessPiece(game, data.business);
    return data.gangster !== undefined && data.gangster >= 0 ? gangsterPiece(game, data.gangster) : null;
  },
  after,
};

export default table;
