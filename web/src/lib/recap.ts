/**
 * What happened since the reader's last answer, in a few sentences: what concerns the reader first, then what was
 * looked at longest. Empty where there is nothing worth saying: small things, or what the reader has just seen.
 */
import type { HeardEvent, Phrase, Row, SeatName } from "./wire";

type Part = string | number | Phrase | SeatName | Row;

/** What is looked at for so long matters (`games/pace.py`). */
const MATTERS = 1000;
/** After fewer sentences nobody has lost the thread. */
const FEW = 4;
const MOST = 3;

/** Does it speak of this seat? */
function names(part: Part, seat: number): boolean {
  if (typeof part !== "object") return false;
  if (part.is === "seat") return part.seat === seat;
  if (part.is === "row") return part.parts.some((each) => names(each, seat));
  return part.who === seat || Object.values(part.params ?? {}).some((each) => names(each, seat));
}

/** The events to recall, in their order, of those that were told from number `moved` on to the seat `me`. */
export function recalled(told: readonly HeardEvent[], moved: number, me: number): HeardEvent[] {
  const since = told.filter((event) => event.n >= moved && event.line);
  // A sentence that says the same once more, summed, stands for those before it.
  const sentences = since.filter((_, n) => since[n + 1]?.how !== "instead");
  if (sentences.length < FEW) return [];
  const worth = (event: HeardEvent) => (names(event.line!, me) ? 100_000 : 0) + (event.beat ?? 0);
  const found = sentences
    .filter((event) => (event.beat ?? 0) >= MATTERS)
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.n - other.n);
  // What happened just now needs no recalling: the question is about it.
  return found.length === 1 && found[0] === sentences.at(-1) ? [] : found;
}
