/** What the prompt bar says where a panel asks for more, or less, than the house's first small step. */
import type { Asking } from "$lib/game";

import type { GangsCityPlay } from "../pieces";
import { panelOf } from "./questions";

export function asking(play: GangsCityPlay): Asking | null {
  const { voice, choice } = play;
  // All traffics at once, not one after the other.
  if (panelOf(play) !== "bid" || choice.prompt?.answer != null) return null;
  return { question: voice.text("bid-question"), why: voice.text("why-bid"), rule: "GC-5.1" };
}
