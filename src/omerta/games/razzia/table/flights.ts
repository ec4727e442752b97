/** Money that changes hands: where each bill lies, and how far it is to its new owner. */
import { flight, seatPlace, type Flight } from "$lib/flights";

import { beatOf, type RazziaPlay } from "./pieces";

/** To be called before the page changes, while the bills still lie where they are taken from. */
export function takeOff(scene: HTMLElement, play: RazziaPlay): Flight<number>[] {
  const beat = beatOf(play);
  if (beat?.kind !== "haul" && beat?.kind !== "share" && beat?.kind !== "duel_won") return [];
  const { bar, seat, bills } = beat.data;
  const place = scene.querySelector(`[data-bar="${bar}"]`);
  const target = seatPlace(seat) ?? place?.querySelector(`[data-card-of="${seat}"]`)?.getBoundingClientRect();
  if (!place || !target) return [];
  const lying = [...place.querySelectorAll<HTMLElement>("[data-bill]")];
  return bills.flatMap((bill, i) => {
    const at = lying.findIndex((each) => each.dataset.bill === String(bill));
    if (at < 0) return [];
    const from = lying.splice(at, 1)[0]!.firstElementChild!.getBoundingClientRect();
    return [flight(bill, from, target, i * 40)];
  });
}
