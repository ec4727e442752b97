/** A shoot-out as it is drawn. */
import type { FighterView, FightView } from "../view";

/** Does not count any more: killed, whether or not saved afterwards (GC-9.12). */
export const isOut = ({ fate }: FighterView) => fate === "killed" || fate === "saved";

/** Was it a tie for the highest total? */
export const wasTie = ({ by }: FightView) => !["", "strength", "undefended"].includes(by);
