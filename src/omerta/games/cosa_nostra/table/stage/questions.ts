/** The questions that are answered on the stage. */
import type { CosaNostraPlay } from "../pieces";

const PANELS = [
  ...(["choose_family", "mulligan", "schemers", "answer_threat", "choose_markers", "cop_reroll", "stake"] as const),
  ...(["buy_after_roll", "launder_amount", "reveal_robbery", "reveal_trap", "play_doc", "return_fire"] as const),
  "recruit",
] as const;
export type Panel = (typeof PANELS)[number];

/** The panel that is open; null where nothing is asked, or something that is answered on the rows. */
export function panelOf({ choice, beat }: CosaNostraPlay): Panel | null {
  const kind = choice.prompt?.kind;
  return beat ? null : (PANELS.find((each) => each === kind) ?? null);
}

/** Windows: all who could react are asked, and nothing is told of who can (CN-20.3). */
const WINDOWS = ["mulligan", "schemers", "reveal_robbery", "reveal_trap", "play_doc"] as const;
export type Window = (typeof WINDOWS)[number];

/** The window that is open, whoever is asked. */
export function windowOf({ shown, beat }: CosaNostraPlay): Window | null {
  return beat ? null : (WINDOWS.find((each) => each === shown.asking) ?? null);
}
