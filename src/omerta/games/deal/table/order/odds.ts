/**
 * The chance to win a fight before it begins, as far as the reader can tell: an estimate.
 *
 * The reader's own cards are played from the strongest down, as far as the troops can carry them; every other card is
 * drawn from those the reader has not seen, and a clan often plays the better of two. Clan events are not reckoned with.
 * (The house's bots reckon in the same way.)
 */
import { ATTACKER, DEFENDER, type Side, type Strike, strikeOf } from "../fight/strike";
import { NOBODY } from "../numbers";
import type { Content, DealView, FightView } from "../view";

export interface Attack {
  place: number;
  attacker: number;
  /** A seat; NOBODY for a mob, or for anybody. */
  defender: number;
  /** Does the attacker's boss come along? */
  boss: boolean;
  mine: number;
  theirs: number;
  /** A mob draws its cards blindly (DA-8.3). */
  mob: boolean;
}

/** How often an unknown card is the better of two. */
const CHOOSES = 0.6;
/** So many rounds are looked at card by card; most fights are decided by then. */
const ROUNDS = 3;
/** Forces above this count as that much. */
const MOST = 30;

/** What an unknown card does, and how likely. */
type Hits = readonly (readonly [damage: number, likely: number])[];

/** How many of each weapon the reader has not seen: neither in a hand he knows nor on the discard. */
export function unseenWeapons({ players, own, weapon_discard }: DealView, { weapons }: Content): number[] {
  const left = weapons.map(({ count }) => count);
  const seen = [...(own?.hand ?? []), ...weapon_discard, ...players.flatMap(({ known }) => known)];
  for (const card of seen) left[card]! -= 1;
  return left;
}

export function chanceToWin(table: DealView, content: Content, attack: Attack, hand: readonly number[], unseen: readonly number[]): number {
  return new Odds(table, content, attack, unseen).withHand(hand);
}

class Odds {
  private readonly known = new Map<string, number>();
  private readonly hits = new Map<string, Hits>();

  constructor(
    private readonly table: DealView,
    private readonly content: Content,
    private readonly attack: Attack,
    private readonly unseen: readonly number[],
  ) {}

  withHand(hand: readonly number[]): number {
    const { mine, theirs } = this.attack;
    let states = [{ ours: Math.min(mine, MOST), foes: Math.min(theirs, MOST), cards: hand, likely: 1 }];
    let win = 0;
    for (let round = 0; round < Math.min(ROUNDS, hand.length); round++) {
      const following = new Map<string, (typeof states)[number]>();
      for (const { ours, foes, cards, likely } of states) {
        const { card, strike } = this.strongest(cards, ours);
        const rest = cards.toSpliced(cards.indexOf(card), 1);
        for (const [got, likelyToo] of this.unknown(DEFENDER, foes)) {
          const swing = strike.hostage ? strike.damage : strike.damage - got;
          const [us, them] = [ours + Math.min(0, swing), foes - Math.max(0, swing)];
          if (us <= 0) continue;
          if (them <= 0) {
            win += likely * likelyToo;
            continue;
          }
          const key = `${us} ${them} ${rest}`;
          const before = following.get(key)?.likely ?? 0;
          following.set(key, { ours: us, foes: them, cards: rest, likely: before + likely * likelyToo });
        }
      }
      states = [...following.values()];
    }
    return states.reduce((sum, { ours, foes, likely }) => sum + likely * this.withoutHand(ours, foes), win);
  }

  /** When no card is known. */
  private withoutHand(mine: number, theirs: number): number {
    if (mine <= 0) return 0;
    if (theirs <= 0) return 1;
    const key = `${mine} ${theirs}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let [moving, win] = [0, 0];
    for (const [dealt, likely] of this.unknown(ATTACKER, mine))
      for (const [got, likelyToo] of this.unknown(DEFENDER, theirs)) {
        const swing = dealt - got;
        if (swing === 0) continue; // equal totals change nothing
        moving += likely * likelyToo;
        win += likely * likelyToo * this.withoutHand(mine + Math.min(0, swing), theirs - Math.max(0, swing));
      }
    this.known.set(key, win / moving);
    return win / moving;
  }

  private strongest(cards: readonly number[], force: number): { card: number; strike: Strike } {
    return cards
      .map((card) => ({ card, strike: this.strike(ATTACKER, card, force, this.attack.attacker) }))
      .reduce((best, each) => (each.strike.damage > best.strike.damage ? each : best));
  }

  private unknown(side: Side, force: number): Hits {
    const key = `${side} ${force}`;
    let hits = this.hits.get(key);
    if (!hits) this.hits.set(key, (hits = this.drawn(side, force)));
    return hits;
  }

  /** A card drawn from the unseen; of the reader's own that will come, no special weapon is hoped for. */
  private drawn(side: Side, force: number): Hits {
    const seat = side === ATTACKER ? NOBODY : this.attack.defender;
    const chooses = side === DEFENDER && this.attack.mob ? 0 : CHOOSES;
    const byDamage = new Map<number, number>();
    this.unseen.forEach((count, card) => {
      if (count <= 0) return;
      const { damage } = this.strike(side, card, force, seat);
      byDamage.set(damage, (byDamage.get(damage) ?? 0) + count);
    });
    const cards = [...byDamage.values()].reduce((sum, count) => sum + count, 0);
    let below = 0;
    return [...byDamage]
      .sort(([one], [other]) => one - other)
      .map(([damage, count]) => {
        const share = count / cards;
        const best = (below + share) ** 2 - below ** 2;
        below += share;
        return [damage, (1 - chooses) * share + chooses * best] as const;
      });
  }

  private strike(side: Side, card: number, force: number, seat: number): Strike {
    const { place, boss } = this.attack;
    const [attacker, defender] = side === ATTACKER ? [seat, NOBODY] : [NOBODY, seat];
    const values: [number, number] = side === ATTACKER ? [force, 0] : [0, force];
    const fight: FightView = {
      ...{ place, boss, attacker, defender, values, over: false, round: 1, redraws: 0, mob: 0, soldiers: 0, lieutenants: 0 },
      ...{ start: values, hurt: [0, 0], lost: [0, 0], effects: [], rounds: [] },
    };
    return strikeOf({ ...this.table, fight }, this.content, side, card);
  }
}
