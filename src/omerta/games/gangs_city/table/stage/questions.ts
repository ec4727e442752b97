/** The questions that are answered in a panel over the city. */
import type { GangsCityPlay } from "../pieces";

const PANELS = ["bid", "fence_token", "resolution_order", "kill", "doctor_save", "pin", "steal", "recruit"] as const;
export type Panel = (typeof PANELS)[number];

/** The panel that is open; null where nothing is asked, or something that is answered on the map. */
export function panelOf({ choice, beat }: GangsCityPlay): Panel | null {
  const kind = choice.prompt?.kind;
  return beat ? null : (PANELS.find((each) => each === kind) ?? null);
}

export const isAsked = (play: GangsCityPlay) => panelOf(play) !== null;
