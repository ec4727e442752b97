/** What helps with an open question, beside it and in the teacher's words. */
import { has, type Voice } from "./text.svelte";
import type { Phrase } from "./wire";

/**
 * The text of the first of these kinds (`first`, `why`) that the game has: for this very question, which may be one of
 * several of its kind (`ask-place_tile-settling`), or else for its kind. "" where there is none.
 */
export function helpWith(voice: Voice, kind: string, question: Phrase, texts: readonly string[]): string {
  const asked = question.say.replace(/^ask-/, "");
  const messages = [asked, kind].flatMap((name) => texts.map((text) => `${text}-${name}`));
  const found = messages.find((message) => has(voice.game, message));
  return found === undefined ? "" : voice.text(found);
}
