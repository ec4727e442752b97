/** A round as it is carved: II, IV, IX. */
const CARVED: [number, string][] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function roman(count: number): string {
  const step = CARVED.find(([value]) => value <= count);
  return step ? step[1] + roman(count - step[0]) : "";
}
