/** DA-7.17 and A2: who slipped away from the fight. Its numbers keep no trace of them; it was told. */
import type { DealPlay } from "../pieces";
import type { Fallen } from "./forces";
import { toldOf } from "./showing.svelte";
import { ATTACKER, DEFENDER, type Side } from "./strike";

export interface Retreat {
  side: Side;
  /** Where to. */
  end: number;
  /** What they were worth when they went. */
  value: number;
  /** Who of that side had fallen before. */
  fallen: Fallen;
}

export function retreatOf(play: DealPlay): Retreat | null {
  const told = toldOf(play);
  const went = told.find(({ kind }) => kind === "retreated");
  const { fight } = play.shown.table;
  if (!fight || !went) return null;
  const { seat, end } = went.data;
  const side = seat === fight.attacker ? ATTACKER : DEFENDER;
  const blows = told.filter(({ kind, data }) => kind === "suffered" && data.seat === seat).map(({ data }) => data);
  const sum = (what: "soldiers" | "lieutenants") => blows.reduce((all, blow) => all + blow[what], 0);
  return {
    ...{ side, end },
    value: blows.at(-1)?.left ?? fight.start[side],
    fallen: { soldiers: sum("soldiers"), lieutenants: sum("lieutenants"), boss: false },
  };
}
