/** The answers of a question of one step, as buttons say them. */
import type { CosaNostraPlay } from "../pieces";

/** What the house calls an answer. */
export function labelOf({ choice, voice }: CosaNostraPlay, action: number): string {
  const phrase = choice.labels.get(action);
  const said = phrase ? voice.say(phrase) : "";
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
