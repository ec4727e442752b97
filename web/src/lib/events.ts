/** Events with types: `view.ts` of a game names what each kind of its events holds. */
import type { HeardEvent, HouseEvents } from "./wire";

/** Any event of a game; its kind says what its data is. */
export type EventOf<Events> = {
  [Kind in keyof (Events & HouseEvents)]: Omit<HeardEvent, "kind" | "data"> & {
    kind: Kind;
    data: (Events & HouseEvents)[Kind];
  };
}[keyof (Events & HouseEvents)];
