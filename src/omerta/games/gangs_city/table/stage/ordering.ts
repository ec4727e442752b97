/** The order of the locations in the making (GC-6.2, 10.13): those put in front, then the rest as they come. */
import { actionOf } from "$lib/actions";

import { idsOf, locationName, type GangsCityPlay } from "../pieces";

export interface Ordering {
  /** In the order in which they were put in front. */
  chosen: number[];
  rest: number[];
}

/** Null where the reader is not asked. */
export function orderingOf({ choice, shown, game }: GangsCityPlay): Ordering | null {
  const { prompt } = choice;
  if (prompt?.kind !== "resolution_order") return null;
  const { at } = idsOf(game);
  const taken = [...prompt.draft, ...choice.steps].filter((step) => step !== actionOf(game, "done"));
  const chosen = taken.map((step) => step - at);
  return { chosen, rest: shown.table.order.filter((location) => !chosen.includes(location)) };
}

/** Next in the order; or, where it is in it already, it and those behind it go back to the rest. */
export function putNext(play: GangsCityPlay, location: number): void {
  const ordering = orderingOf(play);
  if (!ordering || play.choice.sending) return;
  const { chosen } = ordering;
  const place = chosen.indexOf(location);
  setOrder(play, place < 0 ? [...chosen, location] : chosen.slice(0, place));
}

export function setOrder(play: GangsCityPlay, chosen: number[]): void {
  const { choice, game, shown, voice } = play;
  const { at, done } = idsOf(game);
  const settled = choice.prompt!.draft.length;
  if (chosen.length <= settled) return suggestUsual(play);
  // GC-10.5: the last one is where it is by itself.
  const steps = chosen.slice(settled, shown.table.order.length - 1).map((location) => at + location);
  const wording = voice.text("order-send", { first: locationName(play, chosen[0]!), count: chosen.length });
  choice.set([...steps, done], true, wording, () => setOrder(play, chosen.slice(0, -1)));
}

/** `done` at once: by initiative. */
export function suggestUsual({ choice, game, voice }: GangsCityPlay): void {
  choice.suggest([idsOf(game).done], voice.text("order-usual"));
}
