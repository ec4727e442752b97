import type { Kind } from "../world";
import type { Bust } from "./face";
import * as gangsters from "./gangsters";
import * as mercenaries from "./mercenaries";

const { loneWolf, ...hired } = mercenaries;

export const BUSTS: Record<Kind, Bust> = { ...gangsters, ...hired, lone_wolf: loneWolf };
