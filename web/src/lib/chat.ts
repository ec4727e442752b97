/** The table's talk: what people write, what bots say, what the house announces. */
import { settings } from "./settings.svelte";
import type { ChatLine } from "./wire";

/** Does a bot say it? It has its words in no language yet. */
export const isBots = (line: ChatLine): boolean => line.notice !== null && line.seat >= 0;

/** Does the house announce it? */
export const isNotice = (line: ChatLine): boolean => line.notice !== null && line.seat < 0;

/** What the reader wants to read. Bots that are muted are still heard when they answer the reader alone. */
export const wanted = (line: ChatLine): boolean => !settings.muteBots || !isBots(line) || line.to >= 0;
