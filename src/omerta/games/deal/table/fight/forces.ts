/** The two sides of a fight, troop by troop, as far as a view tells who was there at the start. */
import { boardOf } from "../board";
import { NOBODY } from "../numbers";
import type { Content, DealView } from "../view";
import type { Retreat } from "./retreat";
import { ATTACKER, type Side } from "./strike";

export interface Fallen {
  soldiers: number;
  lieutenants: number;
  boss: boolean;
}

export interface Force {
  seat: number;
  clan: number | null;
  soldiers: number;
  lieutenants: number;
  boss: boolean;
  /** Removed so far. */
  gone: Fallen;
  /** Damage the first one who is no soldier bears already (DA-7.14). */
  hurt: number;
  /** Of those engaged; of those who slipped away, when they did. */
  value: number;
  start: number;
  /** Where they slipped away to; null while they have not. */
  awayTo: number | null;
  bossValue: number;
  mob: boolean;
}

export function forceOf(table: DealView, content: Content, side: Side, retreat: Retreat | null = null): Force {
  const fight = table.fight!;
  const seat = side === ATTACKER ? fight.attacker : fight.defender;
  const mob = seat === NOBODY;
  const clan = mob ? null : table.players[seat]!.clan;
  const bossValue = clan === null ? 0 : boardOf(content).boss[clan]!;
  const { soldiers, lieutenants, boss } = mob ? NONE : side === ATTACKER ? fight : defending(table);
  const away = retreat?.side === side ? retreat : null;
  return {
    ...{ seat, clan, soldiers, lieutenants, boss, bossValue, mob },
    gone: mob ? NONE : (away?.fallen ?? goneFrom(table, content, side, bossValue)),
    hurt: fight.hurt[side],
    value: away?.value ?? fight.values[side],
    start: fight.start[side],
    awayTo: away?.end ?? null,
  };
}

const NONE: Fallen = { soldiers: 0, lieutenants: 0, boss: false };

/** The defender's troops stand on the territory, until it is taken. */
function defending(table: DealView) {
  const { place, defender } = table.fight!;
  const here = table.territories[place]!;
  return here.owner === defender ? here : NONE;
}

/**
 * Who fell, from how many did and what their side was worth: soldiers count 1, lieutenants 3, a boss an even
 * number, so there is one answer. None where troops left in another way.
 */
function goneFrom(table: DealView, content: Content, side: Side, bossValue: number): Fallen {
  const fight = table.fight!;
  const lost = fight.lost[side];
  const there = side === ATTACKER ? fight : defending(table);
  const each = content.troops.lieutenant;
  const left = there.soldiers + there.lieutenants * each + (there.boss ? bossValue : 0);
  for (const boss of there.boss ? [0] : [0, 1]) {
    const [count, worth] = [lost - boss, fight.start[side] - left - boss * bossValue];
    const lieutenants = (worth - count) / (each - 1);
    const soldiers = count - lieutenants;
    if (Number.isInteger(lieutenants) && lieutenants >= 0 && soldiers >= 0)
      return { soldiers, lieutenants, boss: boss === 1 };
  }
  return NONE;
}
