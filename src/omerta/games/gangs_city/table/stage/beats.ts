/** How long each event is looked at, in milliseconds: long enough for what the stage shows of it. */
import type { GangsCityEvent } from "../pieces";

const BEATS: Partial<Record<GangsCityEvent["kind"], number>> = {
  founded: 600,
  drawn: 700,
  starting_place: 700,
  recruits: 300,
  round: 900,
  fresh_blood: 600,
  first: 900,
  first_stays: 700,
  lay: 700,
  ends_placing: 400,
  reveal: 2600,
  settling_error: 1500,
  managed: 1100,
  traffic: 1500,
  stock: 800,
  fence: 800,
  actions: 500,
  order: 900,
  shoot_out: 1700,
  kills: 1900,
  saved: 1400,
  killed: 350,
  pinned: 1500,
  nobody_wins: 1500,
  wins: 1700,
  takes: 450,
  wins_tile: 900,
  steals: 1100,
  recruiting: 1500,
  cannot_hire: 900,
  hires: 1300,
  passes: 800,
  fighters_home: 300,
  cleared: 300,
  pile_gone: 600,
  opens: 1100,
  new_place: 1000,
  enclosed: 1000,
  returns: 900,
  scores: 2600,
  end: 2800,
};

/** Each fighter of a sum. */
const COUNT = 260;

export function beat({ kind, data }: GangsCityEvent): number {
  // Some take longer the more there is to see.
  switch (kind) {
    case "bids":
      return data.bids.flat().some(Boolean) ? 1700 : 600;
    // A claim is a stamp and no more; who holds his own place without a fight is worth a glance.
    case "claim":
      return data.seat === data.before ? 600 : 1200;
    case "strengths":
      return Math.min(2900, 1000 + COUNT * data.parties.flatMap(({ sums }) => sums).length);
    default:
      return BEATS[kind] ?? 0;
  }
}
