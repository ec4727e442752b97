/**
 * An offer in the making, in a lesson: what is to be pressed next, so that it becomes the one the step asks for.
 *
 * A composer says what its buttons do: `data-partner` whom the offer is for, `data-puts` what a button puts into it (its
 * side, the kind of thing and which; of an amount, by how much it grows), `data-lists` whose things a list would show,
 * and `data-submits` that it is sent.
 */
import type { Draft, Item } from "$lib/game";
import type { WantedOffer } from "$lib/wire";

const SIDES = ["wants", "gives"] as const;
type Side = (typeof SIDES)[number];

export function nextInOffer(draft: Draft, wanted: WantedOffer): HTMLElement | null {
  if (draft.to !== wanted.to) return button(`[data-partner="${wanted.to}"]`);
  for (const side of SIDES)
    for (const item of wanted[side]) if (!has(draft[side], item)) return toAdd(side, item, draft[side]);
  const isMore = SIDES.some((side) => draft[side].length > wanted[side].length);
  return isMore ? null : button("[data-submits]:not(:disabled)");
}

const has = (items: readonly Item[], [kind, which]: Item) =>
  items.some((each) => each[0] === kind && each[1] === which);

function toAdd(side: Side, [kind, which]: Item, there: readonly Item[]): HTMLElement | null {
  const thing = button(`[data-puts="${side} ${kind} ${which}"]`);
  if (thing) return thing;
  const missing = which - (there.find((each) => each[0] === kind)?.[1] ?? 0);
  const steps = buttons(`[data-puts^="${side} ${kind} +"]`).filter((each) => stepOf(each) <= missing);
  const largest = steps.sort((one, other) => stepOf(other) - stepOf(one))[0];
  return largest ?? button(`[data-lists="${side}"]`);
}

const stepOf = (element: HTMLElement) => Number(element.dataset.puts!.split("+")[1]);

function buttons(selector: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`.game ${selector}:not(:disabled)`);
  return [...all].filter((each) => each.checkVisibility() && !each.closest("[inert]"));
}
const button = (selector: string) => buttons(selector)[0] ?? null;
