/** What was heard in a film, with the frames that show it. */
import type { Shot } from "./film";
import type { HeardEvent } from "./wire";

export interface Told {
  event: HeardEvent;
  /** The first frame that shows what it led to. */
  frame: number;
}

/** Everything heard up to a frame; what was taken back is gone. */
export function heardUpTo(frames: Shot[], last: number): Told[] {
  let told: Told[] = [];
  frames.slice(0, last + 1).forEach(({ heard }, frame) => {
    if (told.at(-1) && told.at(-1)!.event.n >= heard.since) told = told.filter(({ event }) => event.n < heard.since);
    told.push(...heard.events.map((event) => ({ event, frame })));
  });
  return told;
}
