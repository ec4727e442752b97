/** What travels over the table: gems, money, cards and tokens on their way to their new place. */
import { flight, seatPlace, type Flight } from "$lib/flights";

import { beatOf, GODFATHER, stoneFor, type MafiozooPlay } from "./pieces";

export type Piece =
  | { is: "gem"; stone: number }
  | { is: "favour"; kind: number }
  | { is: "note" }
  | { is: "card"; kind: "corruption" | "informant" }
  | { is: "district"; kind: number | "back" };

/** How much of its beat a piece is on its way. */
export const SHARE = 0.8;
/** Bids are looked at before the gems leave: this share of the beat. */
export const LOOKED_AT = 0.6;

const MOST = 5; // pieces of one kind that fly: more would only be a cloud

const SIZE: Record<Piece["is"], number> = { gem: 20, favour: 34, note: 46, card: 40, district: 36 };

/** To be called as the beat begins; what has no place in sight does not fly. */
export function takeOff(scene: HTMLElement, play: MafiozooPlay): Flight<Piece>[] {
  const beat = beatOf(play);
  if (!beat) return [];
  const { kind, data } = beat;
  const me = play.shown.seat;

  const find = (selector: string): DOMRect | null => {
    const place = scene.querySelector(selector)?.getBoundingClientRect();
    return place && place.width > 0 ? place : null;
  };
  const photo = (who: number) => find(`[data-character="${who}"] .tray`);
  const seat = (colour: number) => (colour === me ? find(`[data-slush="${me}"]`) : null) ?? seatPlace(colour);
  const reserve = (colour: number) =>
    find(`[data-reserve="${colour}"]`) ?? (colour === me ? find("[data-own-reserve]") : seatPlace(colour));
  const pool = (source: string, colour: number) => (source === "reserve" ? reserve(colour) : seat(colour));
  const pile = (name: string) => find(`[data-pile="${name}"]`);

  /** So many pieces from here to there, one after the other. */
  const send = (piece: Piece, from: DOMRect | null, to: DOMRect | null, count = 1, delay = 0) =>
    from && to
      ? Array.from({ length: Math.min(count, MOST) }, (_, i) =>
          flight(piece, middleOf(from, SIZE[piece.is]), to, delay + i * 60),
        )
      : [];
  const gem = (colour: number): Piece => ({ is: "gem", stone: stoneFor(play, colour) });

  switch (kind) {
    case "settle": {
      const leave = play.beatTime * LOOKED_AT;
      const gone = (colour: number) => data.spent.includes(colour) || colour === data.straw;
      const gems = data.gems.flatMap((count, colour) =>
        send(gem(colour), photo(data.character), gone(colour) ? reserve(colour) : seat(colour), count, leave),
      );
      const token = send(
        { is: "favour", kind: GODFATHER },
        find(`[data-stock="${GODFATHER}"]`),
        seat(data.token),
        1,
        leave,
      );
      return data.token < 0 ? gems : [...gems, ...token];
    }
    case "bribe":
      // The reader's own lie there already.
      if (data.seat === me) return [];
      return data.path.flatMap((who, i) => send(gem(data.seat), seat(data.seat), photo(who), data.counts[i], i * 180));
    case "placed":
    case "union":
      return send(gem(data.seat), pool(data.source, data.seat), photo(data.character));
    case "inform":
      return send(gem(data.seat), pool(data.source, data.seat), photo(data.character), data.gems);
    case "straw_man":
      return send(gem(play.shown.players), reserve(play.shown.players), photo(data.character), data.gems);
    case "producer":
      return [
        ...send(gem(data.seat), reserve(data.seat), seat(data.seat), data.slush),
        ...send(gem(data.seat), reserve(data.seat), photo(data.character), data.gems, 120),
      ];
    case "top_up":
      return send(gem(data.seat), seat(data.seat), photo(data.character), data.gems);
    case "recover":
    case "racket_gems":
    case "docks":
      return send(gem(data.seat), reserve(data.seat), seat(data.seat), data.gems);
    case "favour":
      return send({ is: "favour", kind: data.favour }, photo(data.character), seat(data.seat));
    case "banker":
      return send({ is: "note" }, photo(data.character), seat(data.seat));
    case "payments":
      return data.paying.flatMap((payer) => send({ is: "note" }, seat(payer), photo(data.character)));
    case "draw_corruption":
    case "deal":
      return send({ is: "card", kind: "corruption" }, pile("corruption"), seat(data.seat));
    case "draw_informant":
      return send({ is: "card", kind: "informant" }, pile("informants"), seat(data.seat));
    case "district":
      return send({ is: "district", kind: data.district }, find(`[data-slot="${data.slot}"]`), seat(data.seat));
    case "blind":
      return send({ is: "district", kind: data.district ?? "back" }, find('[data-slot="blind"]'), seat(data.seat));
    default:
      return [];
  }
}

function middleOf({ x, y, width, height }: DOMRect, size: number): DOMRect {
  return new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
}
