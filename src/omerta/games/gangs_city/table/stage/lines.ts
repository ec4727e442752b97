/** One line of explanation for each thing the stage shows, and the rule behind it. */
import { about, together } from "$lib/text.svelte";
import type { HeardEvent } from "$lib/wire";

import { NOBODY, VAMP } from "../numbers";
import { kindName, locationName, trafficName, type GangsCityPlay } from "../pieces";
import { isOut, type Fight, type Reason } from "./fight";
import type { Recruiting } from "./recruiting";

export interface Line {
  text: string;
  rule: string;
}

// --- a shoot-out ---

export function fightLine(play: GangsCityPlay, fight: Fight): Line {
  return LINES[fight.step]?.(play, fight) ?? opening(play, fight);
}

const LINES: Record<string, (play: GangsCityPlay, fight: Fight) => Line> = {
  kills: ({ voice }, { gangs }) => ({
    text: voice.text("stage-kills", { shots: gangs.filter(({ fired }) => fired === "yes").length }),
    rule: "GC-6.10",
  }),
  killed: ({ voice }) => ({ text: voice.text("stage-killed"), rule: "GC-6.11" }),
  saved: ({ voice }) => ({ text: voice.text("stage-saved"), rule: "GC-9.3" }),
  pinned: ({ voice }) => ({ text: voice.text("stage-pinned"), rule: "GC-9.4" }),
  strengths: ({ voice, shown }, { gangs }) => {
    const vamp = shown.table.abilities && gangs.some(({ fighters }) => fighters.some((each) => each.kind === VAMP && !isOut(each)));
    return vamp
      ? { text: voice.text("stage-strengths-vamp"), rule: "GC-9.7" }
      : { text: voice.text("stage-strengths"), rule: "GC-6.13" };
  },
  nobody_wins: ({ voice }) => ({ text: voice.text("stage-nobody"), rule: "GC-6.14" }),
  wins: outcome,
  takes: outcome,
  wins_tile: outcome,
  steals: ({ voice }, { winner }) => ({ text: voice.text("stage-steals", about(voice, winner ?? NOBODY)), rule: "GC-9.9" }),
};

/** Who is protected, or what they count. */
function opening({ voice }: GangsCityPlay, { gangs, owner, location }: Fight): Line {
  const safe = gangs.filter((gang) => gang.protected).map(({ seat }) => voice.name(seat));
  if (safe.length > 0)
    return { text: voice.text("stage-protected", { names: together(safe), count: safe.length }), rule: "GC-6.7" };
  const defended = gangs.some(({ seat }) => seat === owner);
  return {
    text: voice.text(defended ? "stage-shoot_out" : "stage-shoot_out-open", { gangs: gangs.length, pile: location > 14 ? "yes" : "no" }),
    rule: defended ? "GC-2.6" : "GC-6.4",
  };
}

function outcome({ voice }: GangsCityPlay, { winner, by }: Fight): Line {
  if (winner === null || winner === NOBODY || by === null) return { text: voice.text("stage-nobody"), rule: "GC-6.14" };
  return { text: voice.text(`stage-wins-${by}`, about(voice, winner)), rule: RULES[by] };
}

const RULES: Record<Reason, string> = {
  strength: "GC-6.16",
  undefended: "GC-6.15",
  cleaner: "GC-9.8",
  owner: "GC-6.17",
  chief: "GC-6.17",
  turn: "GC-6.17",
};

// --- recruiting ---

export function recruitingLine({ voice }: GangsCityPlay, { step, turn, gangs }: Recruiting): Line {
  const gang = gangs.find(({ seat }) => seat === turn);
  if (step === "recruiting" || !gang)
    return gangs.length > 1
      ? { text: voice.text("stage-recruiting", { gangs: gangs.length }), rule: "GC-6.21" }
      : { text: voice.text("stage-recruiting-alone", { total: gangs[0]?.total ?? 0 }), rule: "GC-6.22" };
  const params = { ...about(voice, gang.seat), total: gang.total };
  if (gang.leaves.length > 0) return { text: voice.text("stage-hires-full", params), rule: "GC-6.25" };
  return { text: voice.text(`stage-${step}`, params), rule: step === "hires" ? "GC-6.23" : "GC-6.22" };
}

// --- traffics ---

export function trafficLine(play: GangsCityPlay, { data, rule }: HeardEvent): Line {
  const { voice } = play;
  const { traffic, leader, before, points, bids, managed } = data;
  const most = Math.max(...bids.map((bid: number, seat: number) => bid + managed[seat]));
  const params = { ...about(voice, leader === NOBODY ? before : leader), traffic: trafficName(play, traffic), points };
  const said = leader !== NOBODY ? (leader === before ? "climbs" : "leads") : most > 0 ? "tie" : "nobody";
  const lost = said === "tie" && before !== NOBODY ? "-lost" : "";
  return { text: voice.text(`stage-traffic-${said}${lost}`, params), rule };
}

export const stockLine = (play: GangsCityPlay, { kind, data }: HeardEvent): Line => ({
  text: play.voice.text(`stage-${kind}`, about(play.voice, data.seat)),
  rule: kind === "fence" ? "GC-9.11" : "GC-5.17",
});

/** A stamp, and no more (GC-6.5). */
export function claimLine(play: GangsCityPlay, { data }: HeardEvent): Line {
  const { seat, location, before } = data;
  const holds = seat === before;
  const params = { ...about(play.voice, seat), the: locationName(play, location, "the-") };
  return { text: play.voice.text(holds ? "stage-claim-holds" : "stage-claim", params), rule: "GC-6.5" };
}

/** What a settling tile laid amiss comes to (the option `settling_errors`). */
export function errorLine({ voice }: GangsCityPlay, { data, rule }: HeardEvent): Line {
  const outcome = data.counts ? "counts" : data.lost > 0 ? "points" : "back";
  return { text: voice.text("stage-settling_error", { ...about(voice, data.seat), outcome, points: data.lost }), rule };
}

export const joined = (play: GangsCityPlay, kinds: readonly number[], form: "" | "the-" = "the-") =>
  together(kinds.map((kind) => kindName(play, kind, form)));
