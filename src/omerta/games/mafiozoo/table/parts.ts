/** The parts of a count (MZ-8.2 to 8.7), at the end and as things stand. */
import type { ScoreParts } from "$lib/game";
import type { Voice } from "$lib/text.svelte";

import type { Count } from "./view";

export const PARTS: { key: string; rule: string; points: (count: Count) => number }[] = [
  { key: "places", rule: "MZ-8.7", points: (count) => count.places },
  { key: "open", rule: "MZ-8.4", points: (count) => count.open_points },
  { key: "hidden", rule: "MZ-8.3", points: (count) => count.hidden_points },
  { key: "sets", rule: "MZ-8.5", points: (count) => count.sets },
  { key: "majorities", rule: "MZ-8.6", points: (count) => count.majority_points },
];

/** What hidden tokens are taken for (MZ-8.3). */
export const HIDDEN = ["judges", "informants", "favours", "gems", "money"] as const;

export const partsOf = ({ text }: Voice, count: Count): ScoreParts => ({
  rows: PARTS.map(({ key, rule, points }) => ({
    label: text(key === "hidden" ? "table-count-leftovers" : `table-count-${key}`),
    figure: String(points(count)),
    rule,
  })),
  total: { label: text("table-count-total"), figure: String(count.total) },
  note: count.face_down ? text("table-count-face-down", { count: count.face_down }) : undefined,
});
