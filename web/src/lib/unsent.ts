import type { FromLearner } from "./wire";

type Unsent<M> = M extends unknown ? Omit<M, "token"> : never;

/** A message to a table, or in a lesson, without its token, which the client adds. */
export type ToSay = Unsent<FromLearner>;
