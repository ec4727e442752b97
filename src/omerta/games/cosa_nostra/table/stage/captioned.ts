/** Events with a caption of their own. */
import { NOBODY } from "../numbers";
import type { HeardEvent } from "$lib/wire";

const CAPTIONS = ["round", "payday", "trade", "schemers", "recruited"];

export const isCaptioned = ({ kind, data }: HeardEvent): boolean =>
  CAPTIONS.includes(kind) || (kind === "monopoly" && (data.seat !== NOBODY || data.before !== NOBODY));
