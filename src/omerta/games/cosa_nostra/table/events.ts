/** Events of La Cosa Nostra: the kind of one says what its data is. */
import type { EventOf } from "$lib/events";
import type { HeardEvent } from "$lib/wire";

import type { Events } from "./view";

export type CosaNostraEvent = EventOf<Events>;

/** An event as the shell hands it over. */
export const eventOf = (event: HeardEvent) => event as CosaNostraEvent;
