/** What has changed from one value to the next, as `kernel/differences.py` writes it. */
export type Difference =
  { [key: string]: Difference } | [] | [unknown] | [start: number, gone: number, added: unknown[]];

/** The value after the differences of some frames; one that was not made is null. */
export function framed<Value>(before: Value, frames: readonly (Difference | null)[]): Value {
  return frames.reduce((seen, frame) => (frame === null ? seen : changed(seen, frame)), before);
}

/** The value after a difference. What has not changed is the same object in both. */
export function changed<Value>(before: Value, difference: Difference): Value {
  if (!Array.isArray(difference)) return within(before as object, difference) as Value;
  if (difference.length === 3)
    return (before as unknown[]).toSpliced(difference[0], difference[1], ...difference[2]) as Value;
  return difference[0] as Value;
}

function within(before: object, differences: Record<string, Difference>): object {
  const keys = Object.keys(differences);
  if (keys.length === 0) return before;
  const after: Record<string, unknown> = Array.isArray(before) ? [...before] : ({ ...before } as any);
  for (const key of keys) {
    const difference = differences[key]!;
    if (Array.isArray(difference) && difference.length === 0) delete after[key];
    else after[key] = changed(after[key], difference);
  }
  return after;
}
