/** One line of explanation for each thing the stage shows, and the rule behind it. */
import { about, together } from "$lib/text.svelte";

import { isPile } from "../hexes";
import { NOBODY } from "../numbers";
import { kindName, locationName, trafficName, type GangsCityEvent, type GangsCityPlay } from "../pieces";
import type { Claim, FightView, Hiring, SettlingError, TrafficTold } from "../view";

export interface Line {
  text: string;
  rule: string;
}

// --- a shoot-out ---

/** What its last event comes to. */
export function fightLine(play: GangsCityPlay, fight: FightView, step: GangsCityEvent | null): Line {
  const line = step && LINES[step.kind];
  return line ? line(play, fight) : opening(play, fight);
}

type Explain = (play: GangsCityPlay, fight: FightView) => Line;

const LINES: Partial<Record<GangsCityEvent["kind"], Explain>> = {
  kills: ({ voice }, { gangs }) => ({
    text: voice.text("stage-kills", { shots: gangs.filter(({ fired }) => fired === "yes").length }),
    rule: "GC-6.10",
  }),
  killed: ({ voice }) => ({ text: voice.text("stage-killed"), rule: "GC-6.11" }),
  saved: ({ voice }) => ({ text: voice.text("stage-saved"), rule: "GC-9.3" }),
  pinned: ({ voice }) => ({ text: voice.text("stage-pinned"), rule: "GC-9.4" }),
  strengths: ({ voice }, { charmed }) =>
    charmed
      ? { text: voice.text("stage-strengths-vamp"), rule: "GC-9.7" }
      : { text: voice.text("stage-strengths"), rule: "GC-6.13" },
  nobody_wins: ({ voice }) => ({ text: voice.text("stage-nobody"), rule: "GC-6.14" }),
  wins: outcome,
  takes: outcome,
  wins_tile: outcome,
  steals: ({ voice }, { winner }) => ({
    text: voice.text("stage-steals", about(voice, winner ?? NOBODY)),
    rule: "GC-9.9",
  }),
};

/** Who is protected, or what they count. */
function opening({ voice }: GangsCityPlay, { gangs, owner, location }: FightView): Line {
  const safe = gangs.filter((gang) => gang.protected).map(({ seat }) => voice.name(seat));
  if (safe.length > 0)
    return { text: voice.text("stage-protected", { names: together(safe), count: safe.length }), rule: "GC-6.7" };
  const defended = gangs.some(({ seat }) => seat === owner);
  return {
    text: voice.text(defended ? "stage-shoot_out" : "stage-shoot_out-open", {
      gangs: gangs.length,
      pile: isPile(location) ? "yes" : "no",
    }),
    rule: defended ? "GC-2.6" : "GC-6.4",
  };
}

function outcome({ voice }: GangsCityPlay, { winner, by, rule }: FightView): Line {
  const text = winner === null ? voice.text("stage-nobody") : voice.text(`stage-wins-${by}`, about(voice, winner));
  return { text, rule };
}

// --- recruiting ---

export function recruitingLine({ voice }: GangsCityPlay, { turn, gangs }: Hiring): Line {
  const gang = gangs.find(({ seat }) => seat === turn);
  if (!gang)
    return gangs.length > 1
      ? { text: voice.text("stage-recruiting", { gangs: gangs.length }), rule: "GC-6.21" }
      : { text: voice.text("stage-recruiting-alone", { total: gangs[0]?.total ?? 0 }), rule: "GC-6.22" };
  const params = { ...about(voice, gang.seat), total: gang.total };
  if (gang.leaves.length > 0) return { text: voice.text("stage-hires-full", params), rule: "GC-6.25" };
  const step = gang.outcome === "cannot" ? "cannot_hire" : gang.outcome;
  return { text: voice.text(`stage-${step}`, params), rule: step === "hires" ? "GC-6.23" : "GC-6.22" };
}

// --- traffics ---

export function trafficLine(play: GangsCityPlay, told: TrafficTold, rule: string): Line {
  const { voice } = play;
  const { traffic, leader, before, points, bids, managed } = told;
  const shown = [...bids, ...managed].some(Boolean);
  const params = { ...about(voice, leader === NOBODY ? before : leader), traffic: trafficName(play, traffic), points };
  const said = leader !== NOBODY ? (leader === before ? "climbs" : "leads") : shown ? "tie" : "nobody";
  const lost = said === "tie" && before !== NOBODY ? "-lost" : "";
  return { text: voice.text(`stage-traffic-${said}${lost}`, params), rule };
}

export const stockLine = ({ voice }: GangsCityPlay, kind: "stock" | "fence", seat: number): Line => ({
  text: voice.text(`stage-${kind}`, about(voice, seat)),
  rule: kind === "fence" ? "GC-9.11" : "GC-5.17",
});

/** A stamp, and no more (GC-6.5). */
export function claimLine(play: GangsCityPlay, { seat, location, before }: Claim): Line {
  const holds = seat === before;
  const params = { ...about(play.voice, seat), the: locationName(play, location, "the-") };
  return { text: play.voice.text(holds ? "stage-claim-holds" : "stage-claim", params), rule: "GC-6.5" };
}

/** What a settling tile laid amiss comes to (the option `settling_errors`). */
export function errorLine({ voice }: GangsCityPlay, { seat, counts, lost }: SettlingError, rule: string): Line {
  const outcome = counts ? "counts" : lost > 0 ? "points" : "back";
  return { text: voice.text("stage-settling_error", { ...about(voice, seat), outcome, points: lost }), rule };
}

export const joined = (play: GangsCityPlay, kinds: readonly number[], form: "" | "the-" = "the-") =>
  together(kinds.map((kind) => kindName(play, kind, form)));
