import type { FromPage } from "./wire";

type Unsent<M> = M extends unknown ? Omit<M, "token"> : never;

/** A message without its token, which the client adds. */
export type ToSay = Unsent<FromPage>;
