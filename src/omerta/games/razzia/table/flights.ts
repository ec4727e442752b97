/** Money that changes hands: where each bill lies, and how far it is to its new owner. */
import type { HeardEvent } from "$lib/wire";

export interface Flight {
  bill: number;
  from: DOMRect;
  x: number;
  y: number;
}

const GIVING = ["haul", "share", "duel_won"];

/** To be called before the page changes, while the bills still lie where they are taken from. */
export function takeOff(scene: HTMLElement, beat: HeardEvent): Flight[] {
  if (!GIVING.includes(beat.kind)) return [];
  const { bar, seat, bills } = beat.data;
  const place = scene.querySelector(`[data-bar="${bar}"]`);
  const target = landing(seat) ?? place?.querySelector(`[data-card-of="${seat}"]`)?.getBoundingClientRect();
  if (!place || !target) return [];
  const lying = [...place.querySelectorAll<HTMLElement>("[data-bill]")];
  return (bills as number[]).flatMap((bill) => {
    const at = lying.findIndex((each) => each.dataset.bill === String(bill));
    if (at < 0) return [];
    const from = lying.splice(at, 1)[0]!.firstElementChild!.getBoundingClientRect();
    const x = target.x + target.width / 2 - (from.x + from.width / 2);
    const y = target.y + target.height / 2 - (from.y + from.height / 2);
    return [{ bill, from, x, y }];
  });
}

/** The owner's place in the shell's list of seats, if it is in sight. */
function landing(seat: number): DOMRect | null {
  const place = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  const seen = place && place.width > 0 && place.right > 0 && place.left < innerWidth;
  return seen ? place : null;
}
