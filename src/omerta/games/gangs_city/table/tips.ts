/** What Gangs City's pieces say of themselves. */
import { about, capital, together } from "$lib/text.svelte";
import { drawn, inWords, type Piece, type Tip } from "$lib/tips";

import { GangToken, Portrait, SettlingArt, TileBack, TrafficIcon } from "./art";
import LocationScene from "./LocationScene.svelte";
import PlaceTip from "./map/PlaceTip.svelte";
import {
  abilityWords,
  contentOf,
  type GangsCityPlay,
  initiativeOf,
  kindBy,
  kindName,
  locationBy,
  locationName,
  oneByOne,
  PLACES,
  placeAt,
  TRAFFIC_IDS,
  trafficName,
  valuesOf,
} from "./pieces";

/** The rule of what there is one of, or explains itself without figures. */
const RULES: Record<string, string> = {
  attack: "GC-2.6",
  defence: "GC-2.6",
  recruit: "GC-6.20",
  cost: "GC-6.22",
  total: "GC-6.20",
  hiring: "GC-6.21",
  fight: "GC-6.16",
  lot: "GC-7.2",
  number: "GC-4.1",
  side: "GC-4.7",
  slot: "GC-4.14",
  secret: "GC-4.32",
  closed: "GC-1.6",
  chief: "GC-4.24",
  supply: "GC-5.17",
  steps: "GC-10.1",
  stage: "GC-4.3",
  hand: "GC-4.4",
  nobody: "GC-6.22",
  decline: "GC-4.31",
};
const WAY_RULES: Record<string, string> = {
  attack: "GC-4.9",
  raid: "GC-4.18",
  defend: "GC-4.9",
  recruit: "GC-6.20",
  manage: "GC-5.7",
  big_calibre: "GC-6.9",
  vest: "GC-6.7",
  open: "GC-7.2",
};
const PHASE_RULES: Record<string, string> = {
  placement: "GC-4.3",
  traffics: "GC-5.10",
  actions: "GC-6.1",
  end: "GC-8.3",
};
/** What each mercenary can do. */
const ABILITY_RULES: Record<string, string> = {
  armoured: "GC-9.2",
  doctor: "GC-9.3",
  sniper: "GC-9.4",
  lone_wolf: "GC-9.5",
  lieutenant: "GC-9.6",
  vamp: "GC-9.7",
  cleaner: "GC-9.8",
  racketeer: "GC-9.9",
  headhunter: "GC-9.10",
  fence: "GC-9.11",
};

export function tips(play: GangsCityPlay, { kind, id }: Piece): Tip | null {
  const { voice, shown } = play;
  const { table } = shown;
  const seat = Number(id);
  switch (kind) {
    case "hand":
      if (id === "settling") return settlingTip(play, "both");
      return id ? characterTip(play, id) : inWords(voice, "hand", RULES.hand!);
    case "character":
      return characterTip(play, id);
    case "settling":
      return settlingTip(play, id);
    case "place":
      return placeTip(play, id);
    case "pile":
      return pileTip(play, id);
    case "stack":
    case "tile":
      return inWords(
        voice,
        "tile",
        "GC-4.8",
        {},
        {
          ...(kind === "tile" && { now: capital(voice.name(seat)), picture: drawn(TileBack, { seat, size: 66 }) }),
          ...(kind === "stack" && { now: stackWords(play, id.split(" ")[0]!) }),
        },
      );
    case "marker":
    case "traffic":
      return trafficTip(play, kind, TRAFFIC_IDS.indexOf(id as (typeof TRAFFIC_IDS)[number]));
    case "stock": {
      const { stock } = table.players[seat] ?? {};
      if (!stock) return null;
      const held = stock.flatMap((count, traffic) => (count > 0 ? [`${trafficName(play, traffic)} ${count}`] : []));
      return inWords(
        voice,
        "stock",
        "GC-5.3",
        {},
        {
          now: voice.text("tip-stock-now", { ...about(voice, seat), stock: held.length > 0 ? together(held) : "none" }),
        },
      );
    }
    case "score":
    case "target":
      return scoreTip(play, kind, seat);
    case "gang":
    case "laid":
    case "district": {
      const player = table.players[seat];
      if (!player) return null;
      const rule = { gang: "GC-6.25", laid: "GC-4.4", district: "GC-8.2" }[kind];
      const params = {
        ...about(voice, seat),
        count: player.roster.length,
        most: contentOf(play.game).gang.most,
        laid: player.laid,
        left: player.left,
        places: player.district,
        points: player.district_income,
      };
      return inWords(voice, kind, rule, params, { now: voice.text(`tip-${kind}-now`, params) });
    }
    case "way":
      return inWords(voice, `way-${id}`, WAY_RULES[id] ?? "GC-4.6");
    case "phase":
      return inWords(voice, `phase-${id}`, PHASE_RULES[id]!);
    default:
      if (!(kind in RULES)) return null;
      return inWords(voice, kind, RULES[kind]!, {
        bonus: contentOf(play.game).bonuses.chief,
        target: table.target,
        most: contentOf(play.game).gang.most,
      });
  }
}

function characterTip(play: GangsCityPlay, id: string): Tip | null {
  const kind = kindBy(play.game, id);
  if (kind < 0) return null;
  const { voice, shown } = play;
  const { attack, defence, recruit, cost, symbols, mercenary } = valuesOf(play.game, kind);
  const own = shown.table.players[shown.seat]?.roster.filter((each) => each === kind).length ?? 0;
  const runs = together([...new Set(oneByOne(symbols))].map((traffic) => trafficName(play, traffic)));
  const talent = mercenary && shown.table.abilities;
  return {
    name: kindName(play, kind),
    text: voice.text("tip-character", {
      attack,
      defence,
      recruit,
      cost,
      runs: runs || "none",
      ability: talent ? capital(abilityWords(play, kind)) : "none",
    }),
    now: own > 0 ? voice.text("tip-character-now", { count: own }) : undefined,
    rule: talent ? ABILITY_RULES[id]! : "GC-2.6",
    picture: drawn(Portrait, { kind, size: 72 }),
  };
}

const settlingTip = (play: GangsCityPlay, half: string): Tip =>
  inWords(
    play.voice,
    half === "calibre" || half === "vest" ? half : "settling",
    half === "vest" ? "GC-6.7" : half === "calibre" ? "GC-6.9" : "GC-4.25",
    {},
    { picture: drawn(SettlingArt, { half: half as "both", size: 64 }) },
  );

function placeTip(play: GangsCityPlay, id: string): Tip | null {
  const place = locationBy(play.game, id);
  if (place < 0 || place >= PLACES) return null;
  const here = placeAt(play.shown.table, place);
  const { voice } = play;
  return {
    name: locationName(play, place),
    text: voice.text("tip-place", { initiative: initiativeOf(play.game, place) }),
    now:
      here &&
      voice.text("tip-place-now", {
        ...(here.owner === null ? { you: "nobody", name: "" } : about(voice, here.owner)),
        enclosed: here.enclosed ? "yes" : "no",
      }),
    rule: here?.enclosed ? "GC-1.9" : "GC-2.1",
    picture: drawn(LocationScene, { location: place }),
    more: here && drawn(PlaceTip, { play, location: place }),
  };
}

function pileTip(play: GangsCityPlay, id: string): Tip {
  const location = locationBy(play.game, id);
  const pile = play.shown.table.piles.find((each) => each.location === location);
  return {
    name: locationName(play, location),
    text: play.voice.text("tip-pile"),
    now: play.voice.text("tip-pile-now", { count: pile?.tiles ?? 0 }),
    rule: "GC-4.18",
    picture: drawn(LocationScene, { location }),
  };
}

/** Whose stacks lie around a place. */
function stackWords(play: GangsCityPlay, id: string): string {
  return play.voice.text("tip-stack-now", { place: locationName(play, locationBy(play.game, id)) });
}

function trafficTip(play: GangsCityPlay, kind: "marker" | "traffic", traffic: number): Tip | null {
  if (traffic < 0) return null;
  const { voice, shown } = play;
  const { leader, points } = shown.table.markers[traffic]!;
  const levels = contentOf(play.game).traffics[traffic]!.levels;
  return {
    name: capital(trafficName(play, traffic)),
    text: voice.text(kind === "marker" ? "tip-marker" : "tip-traffic", {
      least: Math.min(...levels),
      most: Math.max(...levels),
    }),
    now: voice.text("tip-marker-now", {
      ...(leader === null ? { you: "nobody", name: "" } : about(voice, leader)),
      points: leader === null ? Math.min(...levels) : points,
    }),
    rule: kind === "marker" ? "GC-5.11" : "GC-5.7",
    picture: drawn(TrafficIcon, { traffic, size: 56 }),
  };
}

function scoreTip(play: GangsCityPlay, kind: "score" | "target", seat: number): Tip {
  const { voice, shown } = play;
  const { target, players } = shown.table;
  if (kind === "target") return inWords(voice, "target", "GC-8.5", { target });
  const score = players[seat]?.score ?? 0;
  return inWords(
    voice,
    "score",
    "GC-8.3",
    { ...about(voice, seat), target },
    {
      now: voice.text("tip-score-now", { ...about(voice, seat), score, left: Math.max(0, target - score) }),
      picture: drawn(GangToken, { seat, size: 56 }),
    },
  );
}
