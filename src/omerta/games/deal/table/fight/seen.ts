/** How a fight lies before the reader: his own side to the left, else the attacker's. */
import type { DealPlay } from "../pieces";
import type { SideView } from "../view";

export const [ATTACKER, DEFENDER] = [0, 1] as const;
export type Side = 0 | 1;

/** The side the reader fights on; null for who only watches. */
export function sideOf({ shown }: DealPlay): Side | null {
  const { fight } = shown.table;
  if (!fight || shown.seat < 0) return null;
  return shown.seat === fight.attacker ? ATTACKER : shown.seat === fight.defender ? DEFENDER : null;
}

export const nearSide = (play: DealPlay): Side => sideOf(play) ?? ATTACKER;
export const farSide = (play: DealPlay): Side => (nearSide(play) === ATTACKER ? DEFENDER : ATTACKER);

export const seatAt = ({ shown }: DealPlay, side: Side): number =>
  side === ATTACKER ? shown.table.fight!.attacker : shown.table.fight!.defender;

export const forceAt = ({ shown }: DealPlay, side: Side): SideView => shown.table.fight!.sides[side];

/** Who slipped away from the fight, and where to; null while nobody has. */
export function retreatOf({ shown }: DealPlay): { side: Side; end: number; value: number } | null {
  const sides = shown.table.fight?.sides ?? [];
  const side = sides.findIndex(({ away }) => away >= 0);
  return side < 0 ? null : { side: side as Side, end: sides[side]!.away, value: sides[side]!.value };
}

/** Is this the question of which weapon, and has this seat answered it? */
export function choosing({ shown }: DealPlay, seat: number): "chooses" | "ready" | null {
  if (shown.asking !== "weapons" || !shown.asked.includes(seat)) return null;
  return shown.waiting.includes(seat) ? "chooses" : "ready";
}
