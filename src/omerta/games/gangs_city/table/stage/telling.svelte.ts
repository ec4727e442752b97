/**
 * What the stage has been told so far of something that goes on over several events: a shoot-out,
 * recruiting, the traffics being counted. `follow` once, read wherever it is shown.
 */
import { untrack } from "svelte";

import type { HeardEvent } from "$lib/wire";

import { ACTIONS_PHASE, TRAFFICS_PHASE } from "../numbers";
import type { GangsCityPlay } from "../pieces";
import { fightAt, fought, type Fight } from "./fight";
import { recruited, recruitingAt, type Recruiting } from "./recruiting";

/** What each gang shows in each traffic, by seat and traffic. */
export interface Counts {
  bids: number[][];
  managed: number[][];
  /** Traffics whose leader is known. */
  settled: number[];
}

const FIGHT = ["shoot_out", "kills", "saved", "killed", "pinned", "strengths", "nobody_wins", "wins", "takes", "wins_tile", "steals"];
const HIRING = ["recruiting", "hires", "passes", "cannot_hire"];

const tellings = new WeakMap<GangsCityPlay, Telling>();

export function tellingOf(play: GangsCityPlay): Telling {
  let telling = tellings.get(play);
  if (!telling) tellings.set(play, (telling = new Telling(play)));
  return telling;
}

export class Telling {
  private fightTold: Fight | null = $state.raw(null);
  private hiringTold: Recruiting | null = $state.raw(null);
  counts: Counts | null = $state.raw(null);

  constructor(private readonly play: GangsCityPlay) {}

  /** Hear every event as it is shown. To be called while a component is made. */
  follow(): void {
    $effect.pre(() => {
      const { beat, shown } = this.play;
      const { location, phase } = shown.table;
      untrack(() => this.hear(beat, location, phase));
    });
  }

  private hear(event: HeardEvent | null, location: number | null, phase: number): void {
    if (this.fightTold?.location !== location || phase !== ACTIONS_PHASE) this.fightTold = null;
    if (this.hiringTold?.place !== location || phase !== ACTIONS_PHASE) this.hiringTold = null;
    if (phase !== TRAFFICS_PHASE) this.counts = null;
    if (!event || event === this.last) return;
    this.last = event;
    const { kind } = event;
    const { table } = this.play.shown;
    if (kind === "cleared") this.fightTold = this.hiringTold = null;
    else if (kind === "claim" || kind === "fighters_home") this.fightTold = null;
    else if (FIGHT.includes(kind) && (this.fightTold || kind !== "takes"))
      this.fightTold = this.fightAfter(event);
    else if (HIRING.includes(kind)) {
      this.fightTold = null;
      this.hiringTold = recruited(this.hiringTold, event, table, this.play.game);
    } else this.count(event);
  }
  private last: HeardEvent | null = null;

  private fightAfter(event: HeardEvent): Fight | null {
    const { shown, game } = this.play;
    // What follows a claim (a token stolen, a tile won) is no shoot-out.
    if (!this.fightTold && !["shoot_out", "kills", "saved", "killed", "pinned", "strengths"].includes(event.kind)) return null;
    return fought(this.fightTold, event, shown.table, game);
  }

  private count({ kind, data }: HeardEvent): void {
    const nothing = () => this.play.shown.table.players.map(({ stock }) => stock.map(() => 0));
    const counts = this.counts ?? { bids: nothing(), managed: nothing(), settled: [] };
    if (kind === "bids") this.counts = { ...counts, bids: data.bids };
    else if (kind === "reveal") this.counts = counts;
    else if (kind === "managed") {
      const added = counts.managed[data.seat]!.map((have, traffic) => have + data.symbols[traffic]);
      this.counts = { ...counts, managed: counts.managed.with(data.seat, added) };
    } else if (kind === "traffic") {
      // The whole truth about it, whatever was missed before.
      const set = (by: number[][], truth: number[]) => by.map((each, seat) => each.with(data.traffic, truth[seat]!));
      this.counts = {
        bids: set(counts.bids, data.bids),
        managed: set(counts.managed, data.managed),
        settled: [...counts.settled, data.traffic],
      };
    }
  }

  /** The shoot-out on the stage; while somebody is asked about one, read from the table if need be. */
  get fight(): Fight | null {
    if (this.fightTold) return this.fightTold;
    const { shown, beat, game } = this.play;
    return !beat && ["kill", "doctor_save", "pin"].includes(shown.asking) ? fightAt(shown.table, game) : null;
  }

  get recruiting(): Recruiting | null {
    if (this.hiringTold) return this.hiringTold;
    const { shown, beat, game } = this.play;
    return !beat && shown.asking === "recruit" ? recruitingAt(shown.table, game) : null;
  }
}
