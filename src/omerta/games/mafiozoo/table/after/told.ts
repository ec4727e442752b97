/** What happened in a round, as far as it is worth telling: settlements, and thugs placed. */
import type { Story } from "$lib/story";
import type { HeardEvent } from "$lib/wire";

import { outcome } from "../settle";
import type { MafiozooView } from "../view";

export type MafiozooStory = Story<MafiozooView>;

/** One character, settled with. */
export interface Settled {
  character: number;
  golden: boolean;
  godfather: boolean;
  /** By colour; the straw man's is the last. */
  gems: number[];
  /** Of these, what Informant cards added, by colour. */
  informed: number[];
  /** Who was served, free or for money. */
  served: number[];
  /** Who got the Godfather token besides; -1 for nobody. */
  token: number;
  event: HeardEvent;
  /** The frame from which it is played again. */
  from: number;
}

/** The thugs one player placed in one round. */
export interface Placed {
  seat: number;
  places: number[];
  event: HeardEvent;
  from: number;
}

export function settledIn({ chapters }: MafiozooStory, round: number): Settled[] {
  const all: Settled[] = [];
  let informed: { character: number; seat: number; gems: number; from: number } | null = null;
  for (const { event, frame } of chapters[round]!.told) {
    const { kind, data } = event;
    if (kind === "inform")
      informed = { character: data.character, seat: data.seat, gems: data.gems, from: frame - 1 };
    else if (kind === "settle") {
      const played = informed?.character === data.character ? informed : null;
      const gems = data.gems as number[];
      all.push({
        character: data.character,
        golden: data.motive === "first",
        godfather: data.godfather,
        gems,
        informed: gems.map((_, colour) => (colour === played?.seat ? played.gems : 0)),
        served: data.served,
        token: data.token,
        event,
        from: played?.from ?? frame - 1,
      });
    } else if (kind === "payments") {
      const last = all.at(-1)!;
      all[all.length - 1] = { ...last, served: [...last.served, ...data.paying] };
    }
  }
  return all;
}

export function placedIn({ chapters }: MafiozooStory, round: number): Placed[] {
  const bySeat = new Map<number, Placed>();
  for (const { event, frame } of chapters[round]!.told) {
    if (event.kind !== "thug") continue;
    const { seat, place } = event.data as { seat: number; place: number };
    const before = bySeat.get(seat);
    bySeat.set(seat, {
      seat,
      places: [...(before?.places ?? []), place],
      event,
      from: before?.from ?? frame - 1,
    });
  }
  return [...bySeat.values()];
}

/** Whom an Informant card brought the favour: served with its gems, not without them. */
export function turnedBy({ event, golden, godfather, gems, informed, served }: Settled): number | null {
  const { motive, amount } = event.data as { motive: string; amount: number };
  const face = { golden, godfather, price: motive === "pay" ? amount : 0, means: motive === "means" ? amount : 0 };
  const without = outcome(face, gems.map((count, colour) => count - informed[colour]!));
  const seat = informed.findIndex((count) => count > 0);
  return seat >= 0 && served.includes(seat) && !without?.served.includes(seat) ? seat : null;
}

/** A golden face, and nobody alone in front: all for nothing. */
export const TIE = "MZ-6.10";

export const isDenied = ({ event }: Settled) => event.rule === TIE;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
