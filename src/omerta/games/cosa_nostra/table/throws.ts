/** What the house says of Jobs: what they need, who could let one use it, what their throw would be. */
import { type CosaNostraPlay, jobOf, kindOf, ownerOf } from "./pieces";
import type { Forecast, Need, Outlook } from "./view";

/** What a Job needs, and how each need is met. Of a Job that is not the reader's, nothing is. */
export function needsOf({ game, shown }: CosaNostraPlay, job: number): Need[] {
  const known = shown.table.own?.needs.find((each) => each.job === job)?.needs;
  return known ?? jobOf(game, job).needs.map((kind) => ({ kind, met: "missing" }));
}

interface Lender {
  seat: number;
  business: number;
}

/** Who could be asked for a use of a kind of Business, clockwise from the reader. */
export function lendersOf({ game, shown }: CosaNostraPlay, kind: number): Lender[] {
  const { players, own } = shown.table;
  const after = ({ seat }: Lender) => (seat - shown.seat + players.length) % players.length;
  return (own?.lenders ?? [])
    .filter((business) => kindOf(game, business) === kind)
    .map((business) => ({ seat: ownerOf(shown.table, business), business }))
    .toSorted((one, other) => after(one) - after(other));
}

/** What the house says of an answer in which this gangster acts. */
function outlookOf({ choice }: CosaNostraPlay, gangster: number): Outlook | undefined {
  return ([...choice.outlooks.values()] as (Outlook | null)[]).find((each) => each?.gangster === gangster) ?? undefined;
}

/** The cash of a rival, where the Job of this gangster could take more; null where it is enough. */
export function purseOf(play: CosaNostraPlay, gangster: number, rival: number): number | null {
  return outlookOf(play, gangster)?.purses?.[rival] ?? null;
}

/** A Job by an own gangster, against a target where one is picked; null where the house does not say. */
export function throwOf(play: CosaNostraPlay, job: number, gangster: number, target: number | null): Forecast | null {
  const aimed = target === null ? undefined : outlookOf(play, gangster)?.targets?.[target];
  const plain = play.shown.table.own?.throws.find((each) => each.job === job && each.gangster === gangster);
  return aimed ?? plain?.forecast ?? null;
}
