/** What is shown of an event, and how. */
import type { HeardEvent } from "$lib/wire";

import type { DealPlay } from "./pieces";

/** Weapons tell by themselves, when their sums stand. */
export const suspense = ({ kind }: HeardEvent): boolean => kind === "weapons_shown";

const ON_THE_MAP = ["moved", "eliminated"];

/** Is the map to be seen, fight or no fight? Troops arrive before one begins, and a dead boss's clan goes under. */
export const seenOnMap = ({ beat: now, beatTime }: DealPlay): boolean =>
  beatTime > 0 && ON_THE_MAP.includes(now?.kind ?? "");
