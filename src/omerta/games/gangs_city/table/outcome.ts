/** What would come of an answer, as the house says it, in words. */
import { actionOf } from "$lib/actions";
import { about, together } from "$lib/text.svelte";

import { directionOf, isSide, locationOf } from "./hexes";
import { kindName, locationName, sideName, trafficName, valuesOf, type GangsCityPlay } from "./pieces";
import type { Line as OutlookLine, TileView, Way } from "./view";

export type Deed = Way["deed"];

export interface Line {
  text: string;
  rule: string;
}

/** The colour of what a tile does: as on its edges. */
export const toneOf = (deed: Deed) =>
  deed === "recruit" ? "green" : deed === "vest" ? "blue" : deed === "manage" || deed === "open" ? "brass" : "red";

/** The choice that commits an answer. */
export const doneOf = ({ game }: GangsCityPlay) => actionOf(game, "done");

/** One line of an outlook. */
export function lineOf(play: GangsCityPlay, line: OutlookLine): Line {
  const { voice, game } = play;
  const { seats = [], kinds = [], symbols = [], sides = [] } = line;
  const priced = (kind: number) =>
    voice.text("table-priced", { kind: kindName(play, kind), cost: valuesOf(game, kind).cost });
  const counted = symbols.flatMap((count, traffic) =>
    count > 0 ? [voice.text("amount", { count, traffic: trafficName(play, traffic) })] : [],
  );
  const named = sides.map((spot) =>
    voice.text("table-side-of", {
      place: locationName(play, locationOf(spot)),
      side: sideName(play, directionOf(spot)),
    }),
  );
  const params = {
    ...(line.seat === undefined ? {} : about(voice, line.seat)),
    count: line.count ?? 0,
    left: line.left ?? 0,
    rivals: line.rivals ?? 0,
    total: line.total ?? 0,
    points: line.points ?? 0,
    names: together(seats.map((seat) => voice.name(seat))),
    kinds: kinds.map(priced).join(", "),
    symbols: together(counted),
    sides: together(named),
    the: line.place === undefined ? "" : locationName(play, line.place, "the-"),
  };
  return { text: voice.text(`table-${line.says}`, params), rule: line.rule };
}

/** What a tile does, for the button: "Lay it: attack 4". */
export const deedWords = (play: GangsCityPlay, spot: number, deed: Deed, value: number | null) =>
  play.voice.text(`table-lay-${deed}`, { value: value ?? 0, at: locationName(play, locationOf(spot), "at-") });

/** What it does and where, as a heading. */
export function headline(play: GangsCityPlay, tile: number, spot: number, deed: Deed): string {
  const location = locationOf(spot);
  return play.voice.text(`table-aim-${deed}`, {
    kind: kindName(play, tile),
    place: locationName(play, location),
    the: locationName(play, location, "the-"),
    at: locationName(play, location, "at-"),
  });
}

/** Where a spot is, in words: "Cabaret, north-east". */
export function spotWords(play: GangsCityPlay, spot: number): string {
  const place = locationName(play, locationOf(spot));
  return isSide(spot) ? play.voice.text("table-spot-side", { place, side: sideName(play, directionOf(spot)) }) : place;
}

/** What a tile of the reader's on the city does, in two or three words. */
export function jobWords(play: GangsCityPlay, { spot, deed }: TileView): string {
  return play.voice.text(`table-job-${deed ?? "open"}`, {
    place: locationName(play, locationOf(spot), "short-"),
    the: locationName(play, locationOf(spot), "the-"),
  });
}

/** The same in a word. */
export const shortJob = (play: GangsCityPlay, { deed }: TileView): string =>
  play.voice.text(`table-job-brief-${deed ?? "open"}`);
