/** The table's keys. A key pressed in a field, a dialog or with Ctrl means what it always means. */
import type { Tab } from "./tabs";

export const TAB_KEYS: Record<string, Tab> = { l: "log", o: "offers", c: "chat", r: "rules" };

/** For the list of keys: what is on them, and the message that says what they do. */
interface Key {
  keys: string[];
  does: string;
  /** Only in games with trade; only at tables with hints. */
  only?: "trade" | "hints";
}
export const KEYS: Key[] = [
  { keys: ["Enter"], does: "shell-key-send" },
  { keys: ["Esc"], does: "shell-key-clear" },
  { keys: ["u", "⌫"], does: "shell-key-undo" },
  { keys: ["s"], does: "shell-key-skip" },
  { keys: ["p", "b"], does: "shell-key-pace" },
  { keys: ["h"], does: "shell-key-counsel", only: "hints" },
  { keys: ["a"], does: "shell-key-aim" },
  { keys: ["l", "c", "r"], does: "shell-key-tabs" },
  { keys: ["o"], does: "shell-key-offers", only: "trade" },
  { keys: ["?"], does: "shell-key-explain" },
  { keys: ["k"], does: "shell-key-help" },
];

/** Is this press for the table, or for whatever has the focus? */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(event.target as Element).closest("input, textarea, select, [contenteditable]");
}

/** Does the focus lie on what is picked already? Then Enter sends it; a click puts it down. */
export function onPicked(event: KeyboardEvent): boolean {
  return (event.target as Element).closest('main [aria-pressed="true"]') !== null;
}

/** Does the focus lie on something that Enter and Space press anyway? What cannot be pressed now does not count. */
export function presses(event: KeyboardEvent): boolean {
  const found = (event.target as Element).closest("button, a, summary, [role=button], [role=tab]");
  return found !== null && found.getAttribute("aria-disabled") !== "true";
}

/** Does the focus lie on what changes the pace? */
export const paces = (event: KeyboardEvent): boolean => (event.target as Element).closest(".pace") !== null;
