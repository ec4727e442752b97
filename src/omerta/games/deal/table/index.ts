/** Deal's table, for the shell. */
import type { GameTable } from "$lib/game";
import { about } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import { verbOf } from "./actions";
import { after } from "./after";
import { chapter } from "./after/chapters";
import { CLANS, EVENTS, lookOf } from "./art";
import { PICTURES } from "./art/icons";
import { suspense } from "./beats";
import Incoming from "./deals/Incoming.svelte";
import Item from "./deals/Item.svelte";
import { makingOf } from "./making.svelte";
import { SETTING_UP } from "./numbers";
import { clanOr, type DealPlay, money, ownPlayer, printOf } from "./pieces";
import { AT_ONCE } from "./questions";
import { asking } from "./saying";
import Scene from "./Scene.svelte";
import Aside from "./side/Aside.svelte";
import Seat from "./side/Seat.svelte";
import { tips } from "./tips";
import type { DealView } from "./view";

const SOUNDS: Record<string, "card" | "money" | "dice" | "alarm"> = {
  drew: "card",
  weapons_shown: "card",
  event_drawn: "card",
  event_played: "card",
  sold: "money",
  income: "money",
  trade: "money",
  forced_sale: "money",
  fight: "alarm",
  eliminated: "alarm",
};

/** Questions answered on the map. */
const ON_THE_MAP = ["resources", "recruit", "order"];

/** What has no place in the scene: the end of a phase while nothing is drafted, and of a turn. */
function inBar({ game, choice }: DealPlay, action: number): boolean {
  const kind = choice.prompt?.kind ?? "";
  if (verbOf(game, action) === "end") return kind === "deal" || (ON_THE_MAP.includes(kind) && !choice.touched);
  return kind === "reveal";
}

/** What the end of Resources would leave lying: it cannot be had any more. */
function costs(play: DealPlay, action: number): string | null {
  const idle = makingOf(play).resources?.idle ?? 0;
  return idle > 0 && verbOf(play.game, action) === "end" ? play.voice.text("table-idle-sure", { count: idle }) : null;
}

const table: GameTable<DealView> = {
  Scene,
  Aside,
  wide: true,
  seated: "wide",
  Seat,
  emblem({ shown }, seat) {
    const clan = clanOr(shown.table, seat);
    return clan === null ? null : { color: lookOf(clan).color, emblem: PICTURES[CLANS[clan]!] };
  },
  Item,
  Incoming,
  composes: true,
  payment: money,
  answersAtOnce: ({ choice }) => AT_ONCE.includes(choice.prompt?.kind ?? ""),
  asking: (play) => asking(play, makingOf(play)),
  out: (play) => (ownPlayer(play)?.alive === false ? play.voice.text("waiting-out") : null),
  suspense,

  facts(play, seat) {
    const { money: cash, respect, ground, merit, blood } = play.shown.table.players[seat]!;
    const { text } = play.voice;
    const own = seat === play.shown.seat ? play.shown.table.own : null;
    return {
      main: play.voice.text("respect", { count: play.shown.scores?.[seat] ?? respect }),
      piece: `respect:${seat}`,
      brief: `${play.shown.scores?.[seat] ?? respect}`,
      parts: {
        rows: [
          { label: text("story-part-ground"), figure: String(ground), rule: "DA-11.2" },
          { label: text("story-part-merit"), figure: String(merit), rule: "DA-11.14" },
          { label: text("story-part-blood"), figure: String(blood), rule: "DA-11.9" },
        ],
        total: { label: text("table-respect"), figure: String(respect) },
        note:
          own && (own.worth > 0 || own.target_worth > 0)
            ? text("table-claims", { profile: own.worth, target: own.target_worth })
            : undefined,
      },
      sign: "laurels",
      second: { main: money(play, cash), piece: `money:${seat}`, money: true },
      remarks: [money(play, cash)],
    };
  },

  phases: ({ shown: { table }, voice }) => ({
    title:
      table.phase === SETTING_UP
        ? voice.text("phase-setup")
        : voice.text("table-turn-of", { round: table.round, ...about(voice, table.active) }),
    steps: ["R", "C", "A", "D"].map((id) => ({ id, label: voice.text(`phase-${id}`), piece: `phase:${id}` })),
    now: table.phase > 4 ? -1 : table.phase - 1,
  }),

  stage: ({ shown: { table }, voice }) => [
    voice.text("table-stage", {
      phase: table.phase,
      round: table.round,
      you: table.active === voice.me ? "yes" : "no",
      name: voice.names[table.active] ?? "",
    }),
  ],

  inBar,
  costs,
  ownTurn: ({ shown }) => shown.table.active === shown.seat,

  chapter,
  titled: ({ kind }) => kind === "turn",

  sound: (event: HeardEvent) => SOUNDS[event.kind] ?? null,
  tips,
  about({ game }, event) {
    const data = event.data as { event?: number; place?: number };
    if (event.kind.startsWith("event") && typeof data.event === "number" && data.event >= 0)
      return `event:${EVENTS[data.event]}`;
    return typeof data.place === "number" && data.place >= 0 ? `territory:${printOf(game).ids[data.place]}` : null;
  },
  after,
};

export default table;
