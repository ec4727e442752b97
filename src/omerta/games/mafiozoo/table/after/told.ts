/** What happened in a round, as far as it is worth telling: settlements, and thugs placed. */
import type { Story } from "$lib/story";
import type { HeardEvent } from "$lib/wire";

import type { MafiozooEvent } from "../pieces";
import type { Inform, MafiozooView } from "../view";

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
  /** Whom an Informant card brought the favour. */
  turned: number | null;
  /** The colour alone in front; -1 for nobody. */
  leader: number;
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
  let informed: (Inform & { from: number }) | null = null;
  for (const { event, frame } of chapters[round]!.told) {
    const { kind, data } = event as MafiozooEvent;
    if (kind === "inform") informed = { ...data, from: frame - 1 };
    else if (kind === "settle") {
      const played: typeof informed = informed?.character === data.character ? informed : null;
      all.push({
        character: data.character,
        golden: data.motive === "first",
        godfather: data.godfather,
        gems: data.gems,
        informed: data.gems.map((_, colour) => (colour === played?.seat ? played.gems : 0)),
        turned: played?.turns ? played.seat : null,
        leader: data.leader,
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
    const { kind, data } = event as MafiozooEvent;
    if (kind !== "thug") continue;
    const { seat, place } = data;
    const before = bySeat.get(seat);
    bySeat.set(seat, { seat, places: [...(before?.places ?? []), place], event, from: before?.from ?? frame - 1 });
  }
  return [...bySeat.values()];
}

/** A golden face, and nobody alone in front: all for nothing. */
export const TIE = "MZ-6.10";

export const isDenied = ({ event }: Settled) => event.rule === TIE;

/** What the small board shows: a character with what lay there, or the city with new thugs in it. */
export interface Detail {
  settled: Settled | null;
  placed: Placed | null;
  /** Where everybody's thugs are once this has happened, by seat. */
  thugs: number[][];
}
