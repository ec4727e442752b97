/** What an answer in the making says: on its button, and in place of the question. */
import type { Asking } from "$lib/game";
import { together } from "$lib/text.svelte";

import {
  BOSS,
  type DealPlay,
  DRUG,
  LIEUTENANT,
  MAR,
  money,
  NOBODY,
  NOTHING,
  ownPlayer,
  type Piece,
  placeName,
  SOLDIER,
  valueAt,
} from "./pieces";
import type { OrderOutlook, RecruitsOutlook, ResourcesOutlook } from "./view";

/** Pieces of one kind that go from one territory to another. */
export interface Move {
  from: number;
  what: Piece;
  to: number;
}

/** What is said of an answer in the making; `PathMaking` is one. */
export interface InTheMaking {
  readonly resources: ResourcesOutlook | null;
  readonly recruits: RecruitsOutlook | null;
  readonly order: OrderOutlook | null;
  readonly path: readonly number[];
  readonly origin: number;
  readonly hasFar: boolean;
  readonly missed: number;
  readonly to: number;
  readonly moves: readonly Move[];
  readonly chosen: readonly number[];
  readonly attacked: number;
  countOf(verb: string): number;
  isFoe(place: number): boolean;
  worthTo(place: number): number;
}

/** So many soldiers, lieutenants, the boss, drugs: those there are, in words. */
export function piecesWords(
  { voice }: DealPlay,
  {
    soldiers = 0,
    lieutenants = 0,
    boss = false,
    drugs = 0,
  }: { soldiers?: number; lieutenants?: number; boss?: boolean; drugs?: number },
): string {
  return together([
    ...(soldiers > 0 ? [voice.text("soldiers", { count: soldiers })] : []),
    ...(lieutenants > 0 ? [voice.text("lieutenants", { count: lieutenants })] : []),
    ...(boss ? [voice.text("the-boss")] : []),
    ...(drugs > 0 ? [voice.text("drugs", { count: drugs })] : []),
  ]);
}

export const movedWords = (play: DealPlay, moves: readonly Move[]): string => {
  const of = (kind: number) => moves.filter(({ what }) => what === kind).length;
  return piecesWords(play, { soldiers: of(SOLDIER), lieutenants: of(LIEUTENANT), boss: of(BOSS) > 0, drugs: of(DRUG) });
};

/** What sales and production bring, in words. */
export function stockWords(play: DealPlay, making: InTheMaking): string {
  const earned = making.resources?.earned ?? 0;
  const bonus = making.countOf("bonus");
  const ofSoldiers = ownPlayer(play)?.clan === MAR;
  const drugs = making.countOf("drug") + (ofSoldiers ? 0 : bonus);
  const soldiers = making.countOf("soldier") + (ofSoldiers ? bonus : 0);
  return [
    ...(earned > 0 ? [`+${money(play, earned)}`] : []),
    ...(soldiers + drugs > 0 ? [piecesWords(play, { soldiers, drugs })] : []),
  ].join(", ");
}

export const recruitsWords = (play: DealPlay, making: InTheMaking): string =>
  piecesWords(play, { soldiers: making.countOf("soldier"), lieutenants: making.countOf("lieutenant") });

/** What sending the path in the making does. */
export function pathWords(play: DealPlay, making: InTheMaking): string {
  const { voice, choice } = play;
  if (choice.prompt?.kind === "resources")
    return voice.text("table-resources-send", { what: stockWords(play, making) });
  if (choice.prompt?.kind === "recruit") return voice.text("table-recruit-send", { what: recruitsWords(play, making) });
  const { attacked, chosen } = making;
  if (attacked !== NOTHING) return voice.text("table-order-attack", { place: placeName(play, attacked) });
  return voice.text("table-order-move", { place: placeName(play, chosen[0]!), count: chosen.length });
}

/** Who is attacked: a name, or the mob. */
export function defenderName(play: DealPlay, place: number): string {
  const { owner } = play.shown.table.territories[place]!;
  return owner === NOBODY ? play.voice.text("mob") : play.voice.name(owner);
}

const asked = (question: string, why: string, rule: string): Asking => ({ question, why, rule });

/** Why a territory that was pressed has no part in the order. */
function missedAt(play: DealPlay, { missed, origin, to }: InTheMaking): Asking {
  const { voice, shown } = play;
  const place = placeName(play, missed);
  const why = voice.text("table-order-missed-why");
  if (shown.table.territories[missed]!.owner === shown.seat)
    return asked(
      voice.text(to === NOTHING ? "table-order-missed-own" : "table-order-missed-to", { place }),
      why,
      "DA-6.2",
    );
  const from = origin === NOTHING ? "" : placeName(play, origin);
  return asked(voice.text(from ? "table-order-missed-from" : "table-order-missed", { place, from }), why, "DA-6.2");
}

/** What is to be done next; null where the question says it all. */
export function asking(play: DealPlay, making: InTheMaking): Asking | null {
  const { choice, shown, voice } = play;
  const { resources, recruits, order, path, origin, to } = making;
  const { text } = voice;
  // Who has nothing to gain reads what goes on, as who is not asked does.
  if (choice.prompt?.idle) {
    const { fight } = shown.table;
    return asked(
      text(`waiting-${choice.prompt.kind}`, fight ? { place: placeName(play, fight.place) } : {}),
      "",
      choice.prompt.rule,
    );
  }
  if (resources && path.length > 0)
    return asked(
      text("table-resources-so-far", { what: stockWords(play, making) }),
      text("table-nothing-yet"),
      "DA-4.8",
    );
  if (recruits && path.length > 0) {
    const facts = {
      what: recruitsWords(play, making),
      cost: money(play, recruits.cost),
      left: money(play, recruits.left),
    };
    return asked(text("table-recruit-so-far", facts), text("table-nothing-yet"), "DA-5.1");
  }
  if (!order) return null;
  if (making.missed !== NOTHING) return missedAt(play, making);
  if (origin !== NOTHING) {
    const why = making.hasFar ? "table-order-from-why-far" : "table-order-from-why";
    return asked(text("table-order-from", { place: placeName(play, origin) }), text(why), "DA-6.2");
  }
  if (to === NOTHING)
    return path.length > 0 ? asked(text("table-order-further"), text("table-order-further-why"), "DA-6.1") : null;
  const place = placeName(play, to);
  const hostile = making.isFoe(to);
  const moves = making.moves.filter((move) => move.to === to);
  if (moves.length === 0)
    return asked(
      text(hostile ? "table-order-attack-who" : "table-order-to-who", { place }),
      text("table-order-who-why"),
      "DA-6.2",
    );
  if (!hostile)
    return asked(text("table-order-to", { place, what: movedWords(play, moves) }), text("table-nothing-yet"), "DA-6.1");
  const facts = { place, attack: making.worthTo(to), defence: valueAt(play, to) };
  return asked(text("table-order-against", facts), text("table-order-more-why"), "DA-6.10");
}
