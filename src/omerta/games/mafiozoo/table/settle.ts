/** What lies on a character, and what it would come to now: MZ-6.8 to 6.23, as settling.py has it. */

export const NOBODY = -1;

/** What a character asks for: how the face that is up, and the Godfather, want it. */
export interface Face {
  golden: boolean;
  /** Of the silver face; 0 where it is not for sale, or asks for no means. */
  price: number;
  means: number;
  /** He stands here. */
  godfather: boolean;
}

/** By colour; the straw man ranks like a player (MZ-9.7). */
export interface Outcome {
  rule: string;
  /** Get the favour and pay nothing. */
  served: number[];
  /** Their gems go to the Reserve, all others' to the slush fund. */
  spend: number[];
  mayPay: number[];
  /** Who gets a Godfather token besides. */
  token: number;
  /** Who is served as the second player. */
  second: number;
}

/** What these gems, by colour, come to; null where there are none (MZ-6.2). */
export function outcome(face: Face, gems: readonly number[]): Outcome | null {
  const most = Math.max(...gems);
  if (most === 0) return null;
  const leaders = coloursWith(gems, (count) => count === most);
  if (face.godfather) return withGodfather(face, gems, leaders);
  const alone = leaders.length === 1;
  const none = { served: [], spend: [], mayPay: [], token: NOBODY, second: NOBODY };
  if (face.golden) {
    if (alone) return { ...none, rule: "MZ-6.8", served: leaders, spend: leaders };
    return { ...none, rule: "MZ-6.10" };
  }
  if (face.means) {
    return { ...none, rule: "MZ-6.16", served: coloursWith(gems, (count) => count >= face.means) };
  }
  if (alone) {
    const mayPay = bidders(gems, leaders);
    return { ...none, rule: "MZ-6.11", served: leaders, spend: leaders, mayPay };
  }
  return { ...none, rule: "MZ-6.13", mayPay: bidders(gems, []) };
}

/** MZ-6.18 to 6.23: replaces all but the means. */
function withGodfather(face: Face, gems: readonly number[], leaders: number[]): Outcome {
  const alone = leaders.length === 1;
  const second = alone ? secondPlayer(gems, leaders) : NOBODY; // MZ-6.21
  const served = second === NOBODY ? [...leaders] : [...leaders, second];
  let mayPay: number[] = [];
  if (!face.golden && face.means) {
    // MZ-6.23
    served.push(...coloursWith(gems, (count, colour) => count >= face.means && !served.includes(colour)));
  } else if (!face.golden) {
    mayPay = bidders(gems, served); // MZ-6.22
  }
  const rule = alone ? "MZ-6.18" : "MZ-6.19";
  return { rule, served, spend: leaders, mayPay, token: alone ? leaders[0]! : NOBODY, second };
}

/** MZ-6.20: the one player alone in second place. */
function secondPlayer(gems: readonly number[], leaders: number[]): number {
  const rest = gems.map((count, colour) => (leaders.includes(colour) ? 0 : count));
  const most = Math.max(...rest);
  const next = coloursWith(rest, (count) => count === most);
  return most > 0 && next.length === 1 ? next[0]! : NOBODY;
}

const bidders = (gems: readonly number[], but: number[]) =>
  coloursWith(gems, (count, colour) => count > 0 && !but.includes(colour));

function coloursWith(
  gems: readonly number[],
  test: (count: number, colour: number) => boolean,
): number[] {
  return gems.flatMap((count, colour) => (test(count, colour) ? [colour] : []));
}

/** The colour alone in front, or nobody. */
export function leader(gems: readonly number[]): number {
  const most = Math.max(...gems);
  const first = coloursWith(gems, (count) => count === most);
  return most > 0 && first.length === 1 ? first[0]! : NOBODY;
}
