/**
 * The log's lines: one for what belongs together.
 *
 * The server says of each sentence how it is told (`HeardEvent.how`): as a line of its own, in place of the last
 * sentence (the same once more, summed), or as one more sentence of the last line.
 */
import type { HeardEvent } from "./wire";

export interface Line {
  /** The first event of the line: its number is the line's. */
  first: HeardEvent;
  /** The events whose sentences are told, in order. */
  told: HeardEvent[];
}

export interface Chapter {
  title: string;
  lines: Line[];
}

/** `opens` gives the title of the chapter that an event begins; `titled` says of an event that the title says it all. */
export function chapters(
  told: readonly HeardEvent[],
  opens: (event: HeardEvent) => string | null,
  titled: (event: HeardEvent) => boolean = () => false,
): Chapter[] {
  const all: Chapter[] = [];
  for (const event of told) {
    const title = opens(event);
    if (title !== null || all.length === 0) all.push({ title: title ?? "", lines: [] });
    if (event.line && !titled(event)) add(all.at(-1)!.lines, event);
  }
  return all;
}

function add(lines: Line[], event: HeardEvent): void {
  const last = lines.at(-1);
  if (!last || (event.how ?? "line") === "line") lines.push({ first: event, told: [event] });
  else if (event.how === "more") last.told.push(event);
  else last.told[last.told.length - 1] = event;
}
