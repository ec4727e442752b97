/** What happened in the game, as far as it is worth telling: fights, deals, reveals, bosses removed, sales. */
import type { Item } from "$lib/game";
import { once } from "$lib/once.svelte";
import type { Story } from "$lib/story";
import type { Told, Traded } from "$lib/telling/moments";

import { type DealEvent, type DealPlay, NOBODY } from "../pieces";
import type { DealView, Respect } from "../view";

export type DealStory = Story<DealView>;

/** For names of things, which need no more of a play than this. */
export const namesOf = ({ game, voice }: DealStory) => ({ game, voice }) as DealPlay;

export interface Fought extends Told {
  attacker: number;
  defender: number;
  place: number;
  values: [number, number];
  /** Cards of each round, and who it hurt. */
  rounds: { cards: [number, number]; damage: [number, number] }[];
  /** NOBODY for the mob; null while it is not known. */
  winner: number | null;
  drugs: number;
  retreat: boolean;
  /** Whose boss fell in it. */
  dead: number;
}

export interface Revealed extends Told {
  seat: number;
  what: "profile" | "target";
  which: number;
  /** What it scored at once. */
  points: number;
}

export interface Killed extends Told {
  seat: number;
  by: number;
}

export interface Gained extends Told {
  seat: number;
  change: number;
  by: string;
  which: number;
  total: number;
}

export interface Everything {
  fights: Fought[];
  trades: Traded[];
  reveals: Revealed[];
  kills: Killed[];
  gains: Gained[];
  /** By seat: drugs sold to the market, and what they brought. */
  sales: { count: number; amount: number }[];
}

/** The whole game, read once. */
export const toldOf = once((story: DealStory): Everything => {
  const sales = story.voice.names.map(() => ({ count: 0, amount: 0 }));
  const all: Everything = { fights: [], trades: [], reveals: [], kills: [], gains: [], sales };
  let round = 0;
  story.chapters.forEach(({ told }, chapter) => {
    for (const { event, frame } of told) {
      const heard = event as DealEvent;
      if (heard.kind === "turn") round = heard.data.round;
      note(all, heard, { event, from: Math.max(0, frame - 1), round, chapter });
    }
  });
  return all;
});

function note(all: Everything, { kind, data }: DealEvent, here: Told): void {
  const fight = all.fights.at(-1);
  const open = fight && fight.winner === null ? fight : null;
  switch (kind) {
    case "fight":
      all.fights.push({ ...here, ...data, ...{ rounds: [], winner: null, drugs: 0, retreat: false, dead: NOBODY } });
      return;
    case "weapons_shown":
      open?.rounds.push({ cards: data.cards, damage: data.damage });
      return;
    case "retreated":
      if (open) open.retreat = true;
      return;
    case "fight_won":
      if (open) Object.assign(open, { winner: data.winner, drugs: data.drugs });
      return;
    case "eliminated":
      all.kills.push({ ...here, ...data });
      if (fight && fight.chapter === here.chapter) fight.dead = data.seat;
      return;
    case "trade":
      all.trades.push({ ...here, ...data });
      return;
    case "profile_revealed":
      all.reveals.push({ ...here, seat: data.seat, what: "profile", which: data.profile, points: 0 });
      return;
    case "target_revealed":
      all.reveals.push({ ...here, seat: data.seat, what: "target", which: data.clan, points: 0 });
      return;
    case "respect":
      all.gains.push({ ...here, ...data });
      credit(all.reveals.at(-1), here, data);
      return;
    case "sold": {
      const sold = all.sales[data.seat]!;
      sold.count += 1;
      sold.amount += data.amount;
    }
  }
}

/** Points that come with a reveal are its own. */
function credit(last: Revealed | undefined, { chapter, event }: Told, data: Respect): void {
  const kind = data.by === "objective" ? "profile" : data.by === "boss" ? "target" : null;
  if (!last || last.chapter !== chapter || last.seat !== data.seat || last.what !== kind) return;
  // Told in one breath: the reveal, then what it scored.
  if (event.n - last.event.n <= 6) last.points += data.change;
}

/** Half millions that change hands on one side of a deal. */
export const moneyOf = (items: readonly Item[]): number =>
  items.reduce((sum, [kind, which]) => (kind === "money" ? sum + which : sum), 0);
export const drugsOf = (items: readonly Item[]): number => items.filter(([kind]) => kind === "drug").length;

/** How the game was won. */
export type Way = "territories" | "profile" | "target" | "last" | "capped" | "shared";

export function wayOf(story: DealStory): Way {
  const { winner, capped, players, goal } = story.table(story.frames.length - 1);
  if (winner === NOBODY) return "shared";
  if (capped) return "capped";
  if (players[winner]!.respect < goal) return "last";
  const last = toldOf(story).gains.findLast(({ seat, change }) => seat === winner && change > 0);
  return ({ territory: "territories", objective: "profile", boss: "target" } as const)[last?.by ?? ""] ?? "territories";
}
