/** Where a thug may go and what pays for it (MZ-7.2 to 7.8, 11.4), as rules_influence.py has it. */
import { FAVOURS } from "../art/world";
import { GODFATHER } from "../numbers";
import type { Content } from "../view";

/** In a cost: any favour will do. */
export const ANY = FAVOURS.length;

export type Cost = [first: number, second: number];

export function costOf(content: Content, place: number): Cost {
  const [first, second] = content.places[place]!.cost;
  return [favour(first), favour(second)];
}

const favour = (id: string) => (id === "any" ? ANY : FAVOURS.findIndex((each) => each === id));

// --- what pays ---

/** One of the two favours of a cost. */
export interface Slot {
  asked: number;
  /** What may pay it, of what is held and leaves the other one payable. */
  kinds: number[];
  /** What pays it: chosen, or the only possibility. */
  paid: number | null;
}

/** The slots of a cost up to the first that is still to be chosen; single possibilities are filled in. */
export function payment(held: readonly number[], [first, second]: Cost, chosen: readonly number[]): Slot[] {
  const tokens = [...held];
  const waiting = [...chosen];
  const slots: Slot[] = [];
  for (const [asked, other] of [
    [first, second],
    [second, null],
  ] as const) {
    const kinds = fitting(tokens, asked).filter((kind) => other === null || leavesPayable(tokens, kind, other));
    const paid = (kinds.length > 1 ? waiting.shift() : kinds[0]) ?? null;
    slots.push({ asked, kinds, paid });
    if (paid === null) break;
    tokens[paid]! -= 1;
  }
  return slots;
}

/** What the next `spend` may be; nothing when the place is paid for. */
export function choicesIn(slots: Slot[]): number[] {
  return slots.find(({ paid }) => paid === null)?.kinds ?? [];
}

/** What has been chosen in slots where there was a choice, in order. */
export function chosenIn(slots: Slot[]): number[] {
  return slots.flatMap(({ kinds, paid }) => (kinds.length > 1 && paid !== null ? [paid] : []));
}

/** MZ-7.5, 7.6: the kinds held that pay a slot. */
function fitting(tokens: readonly number[], slot: number): number[] {
  return FAVOURS.flatMap((_, kind) =>
    tokens[kind]! > 0 && (slot === ANY || kind === slot || kind === GODFATHER) ? [kind] : [],
  );
}

/** Once a token of this kind is spent, can the other slot still be paid? */
function leavesPayable(tokens: readonly number[], kind: number, slot: number): boolean {
  return fitting(tokens.with(kind, tokens[kind]! - 1), slot).length > 0;
}

export function canPay(tokens: readonly number[], [first, second]: Cost): boolean {
  return fitting(tokens, first).some((kind) => leavesPayable(tokens, kind, second));
}

// --- where ---

/** MZ-7.3: always accessible. */
export function isOuter(content: Content, place: number): boolean {
  return content.city.outer.includes(content.places[place]!.id);
}

export function roadsOf(content: Content): [number, number][] {
  const number = (id: string) => content.places.findIndex((place) => place.id === id);
  return content.city.roads.map(([one, other]) => [number(one), number(other)]);
}

/** MZ-7.3, 7.4: an outer place, or one that a road joins to an own thug's. */
export function isReached(content: Content, thugs: readonly number[], place: number): boolean {
  const joined = roadsOf(content).some(
    ([one, other]) => (one === place && thugs.includes(other)) || (other === place && thugs.includes(one)),
  );
  return isOuter(content, place) || joined;
}

/** Why no thug can go there: one is there (MZ-7.8), no road (MZ-7.4), or not the tokens (MZ-7.5). */
export type Bar = "there" | "road" | "tokens";

export const BAR_RULES: Record<Bar, string> = { there: "MZ-7.8", road: "MZ-7.4", tokens: "MZ-7.5" };

export function barTo(
  content: Content,
  { thugs, favours }: { thugs: readonly number[]; favours: readonly number[] },
  place: number,
): Bar | null {
  if (thugs.includes(place)) return "there";
  if (!isReached(content, thugs, place)) return "road";
  return canPay(favours, costOf(content, place)) ? null : "tokens";
}

/** All places a thug could be placed at now, in order. */
export function openPlaces(
  content: Content,
  player: { thugs: readonly number[]; favours: readonly number[] },
): number[] {
  return content.places.flatMap((_, place) => (barTo(content, player, place) === null ? [place] : []));
}
