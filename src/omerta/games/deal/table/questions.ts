/** Which questions are answered how. */
import type { Prompt } from "$lib/wire";

import type { DealPlay } from "./pieces";

/** By buttons of the scene that answer at once: then the bar has none that sends. */
export const AT_ONCE: readonly string[] = [
  ...["event_window", "fight_window", "called_event", "last_reveals"],
  ...["way_out", "hand_after", "deal", "new_hand", "look", "discard"],
];

/** Those a window of cards is for; in a fight it lies within. */
const IN_WINDOW: readonly string[] = ["event_window", "called_event", "last_reveals", "new_hand", "look", "discard"];
/** Does a sheet lie at the foot of the scene: of such a window, or of an offer in the making? */
export const sheetUp = ({ bargain, choice }: DealPlay): boolean =>
  bargain.composing !== null || sheetFor(choice.prompt);
/** Who has nothing to gain is passed for: he is as little disturbed as who is not asked. */
export const sheetFor = (prompt: Prompt | null): boolean =>
  prompt !== null && !prompt.idle && IN_WINDOW.includes(prompt.kind);
