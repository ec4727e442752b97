/** One version of an offer against the last one. */
import type { Item } from "$lib/game";

interface Changed {
  item: Item;
  /** Where it is in the list; -1 for what is no longer in it. */
  at: number;
  change: "same" | "new" | "more" | "less" | "gone";
  /** Of money: how much it was. */
  was: number;
}

/** Every thing of one side, and what was dropped from it. Without a version before, nothing has changed. */
export function changes(now: readonly Item[], before: readonly Item[] | null): Changed[] {
  if (!before) return now.map((item, at) => ({ item, at, change: "same", was: 0 }));
  const left = [...before];
  const told = now.map((item, at): Changed => {
    const found = left.findIndex(([kind, which]) => kind === item[0] && (kind === "cash" || which === item[1]));
    if (found < 0) return { item, at, change: "new", was: 0 };
    const [[, was]] = left.splice(found, 1) as [Item];
    const change = item[0] !== "cash" || was === item[1] ? "same" : item[1] > was ? "more" : "less";
    return { item, at, change, was };
  });
  return [...told, ...left.map((item): Changed => ({ item, at: -1, change: "gone", was: 0 }))];
}
