/** Events with a caption of their own. */
import type { CosaNostraEvent } from "../events";
import { NOBODY } from "../numbers";

const CAPTIONS: readonly CosaNostraEvent["kind"][] = [
  "round",
  "payday",
  "trade",
  "schemers",
  "recruited",
  "called_off",
];

export const isCaptioned = (event: CosaNostraEvent): boolean =>
  CAPTIONS.includes(event.kind) ||
  (event.kind === "monopoly" && (event.data.seat !== NOBODY || event.data.before !== NOBODY));
