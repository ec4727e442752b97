/** What falls on the table: first it rolls, then die after die lies still (`beats.py` has the same times). */
import type { HeardEvent } from "$lib/wire";

export const ROLLING = 750;
export const LANDING = 170;

/** Dice tell by themselves, at the end of their roll. */
export const suspense = ({ kind }: HeardEvent): boolean =>
  kind === "rolled" || kind === "rerolled" || kind === "returned_fire";
