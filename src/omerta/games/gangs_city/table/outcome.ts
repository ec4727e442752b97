/** What a tile would do where it is aimed, before it is laid: how much, against whom, what it closes. */
import { about, together } from "$lib/text.svelte";

import { around, directionOf, isPile, isSide, keyOf, locationOf, side, SIDES, type Cell } from "./hexes";
import {
  BIG_CALIBRE,
  COMBAT,
  LIEUTENANT,
  LONE_WOLF,
  MANAGE,
  NO_ACTION,
  RECRUIT,
  SETTLING,
  VEST,
} from "./numbers";
import {
  builtCells,
  cellOfSpot,
  centreName,
  contentOf,
  kindName,
  locationName,
  placeAt,
  sideName,
  symbolsOf,
  trafficName,
  valuesOf,
  type GangsCityPlay,
} from "./pieces";
import type { TileView } from "./view";

/** A tile as aimed: what it does may still be open. */
export interface Aimed {
  tile: number;
  spot: number;
  action: number | null;
  chief: boolean;
}

export type Deed = "attack" | "defend" | "raid" | "recruit" | "manage" | "big_calibre" | "vest" | "open";

export interface Line {
  text: string;
  rule: string;
}

export function deedOf({ shown }: GangsCityPlay, { tile, spot, action }: Aimed): Deed {
  if (action === null || action === NO_ACTION) return "open";
  if (tile === SETTLING) return action === VEST ? "vest" : "big_calibre";
  if (action === MANAGE) return "manage";
  if (action === RECRUIT) return "recruit";
  if (isPile(spot)) return "raid";
  return placeAt(shown.table, locationOf(spot))?.owner === shown.seat ? "defend" : "attack";
}

/** The colour of what a tile does: as on its edges. */
export const toneOf = (deed: Deed) =>
  deed === "recruit" ? "green" : deed === "vest" ? "blue" : deed === "manage" || deed === "open" ? "brass" : "red";

/** The reader's tiles at a location that do this already. */
function alliesOf({ shown }: GangsCityPlay, location: number, action: number): TileView[] {
  return shown.table.tiles.filter(
    (tile) =>
      tile.seat === shown.seat &&
      tile.kind !== SETTLING &&
      tile.action === action &&
      locationOf(tile.spot) === location,
  );
}

/** GC-2.6, 4.24, 6.13, 6.20, 9.5, 9.6: all the reader would count there with this tile. */
export function strengthOf(play: GangsCityPlay, aimed: Aimed): number {
  const { game, shown } = play;
  const { bonuses } = contentOf(game);
  const { tile, spot, action, chief } = aimed;
  const location = locationOf(spot);
  const allies = alliesOf(play, location, action!);
  const kinds = [...allies.map(({ kind }) => kind!), tile];
  const led =
    chief || allies.some((ally) => ally.chief) || (shown.table.abilities && kinds.includes(LIEUTENANT));
  const own = placeAt(shown.table, location)?.owner === shown.seat;
  const value = (kind: number) => {
    const { attack, defence, recruit } = valuesOf(game, kind);
    return action === RECRUIT ? recruit : own ? defence : attack;
  };
  const alone = shown.table.abilities && action === COMBAT && kinds.length === 1 && tile === LONE_WOLF;
  return (
    kinds.reduce((sum, kind) => sum + value(kind) + (led ? bonuses.chief : 0), 0) +
    (alone ? bonuses.lone_wolf : 0)
  );
}

/** GC-5.7: how many more symbols of each traffic would be managed. */
export function symbolsAdded(play: GangsCityPlay, tile: number, place: number): number[] {
  const { symbols } = valuesOf(play.game, tile);
  const placed = alliesOf(play, place, MANAGE).map(({ kind }) => valuesOf(play.game, kind!).symbols);
  return symbolsOf(play.game, place).map((there, traffic) => {
    const covered = placed.reduce((sum, each) => sum + each[traffic]!, 0);
    return Math.min(there, covered + symbols[traffic]!) - Math.min(there, covered);
  });
}

/** A number for the tile's burst: what it brings; null where it is no number. */
export function valueOf(play: GangsCityPlay, aimed: Aimed): number | null {
  const deed = deedOf(play, aimed);
  if (deed === "attack" || deed === "defend" || deed === "raid" || deed === "recruit") return strengthOf(play, aimed);
  return null;
}

/** What it does, for the button: "Lay it: attack 4". */
export function deedWords(play: GangsCityPlay, aimed: Aimed): string {
  return play.voice.text(`table-lay-${deedOf(play, aimed)}`, { value: valueOf(play, aimed) ?? 0 });
}

/** What it does and where, as a heading. */
export function headline(play: GangsCityPlay, aimed: Aimed): string {
  const location = locationOf(aimed.spot);
  return play.voice.text(`table-aim-${deedOf(play, aimed)}`, {
    kind: kindName(play, aimed.tile),
    place: locationName(play, location),
    the: theName(play, location),
    at: locationName(play, location, "at-"),
  });
}

const theName = (play: GangsCityPlay, location: number) =>
  isPile(location) ? centreName(play, location, "the-") : locationName(play, location, "the-");

// --- what comes of it ---

export function outcomeOf(play: GangsCityPlay, aimed: Aimed): Line[] {
  const deed = deedOf(play, aimed);
  const lines: Line[] = [];
  if (deed === "attack") lines.push(opposition(play, aimed.spot));
  else if (deed === "defend") lines.push(threat(play, aimed.spot));
  else if (deed === "raid") lines.push(crowd(play, aimed.spot));
  else if (deed === "recruit") lines.push(...hiring(play, aimed));
  else if (deed === "manage") lines.push(managing(play, aimed));
  else if (deed !== "open") lines.push(...settling(play, aimed));
  else {
    const open = aimed.tile === SETTLING ? "settling" : "open";
    lines.push({ text: play.voice.text(`table-outcome-${open}`), rule: open === "open" ? "GC-4.9" : "GC-4.26" });
  }
  return [...lines, ...closing(play, aimed.spot)];
}

const tilesAt = ({ shown }: GangsCityPlay, location: number) =>
  shown.table.tiles.filter(({ spot }) => locationOf(spot) === location && spot !== location);

/** How many tiles others have against a place, and who. */
function others(play: GangsCityPlay, tiles: readonly TileView[], but = -1): { count: number; names: string } {
  const theirs = tiles.filter(({ seat }) => seat !== play.shown.seat && seat !== but);
  const seats = [...new Set(theirs.map(({ seat }) => seat))];
  return { count: theirs.length, names: together(seats.map((seat) => play.voice.name(seat))) };
}

function opposition(play: GangsCityPlay, spot: number): Line {
  const { shown, voice } = play;
  const location = locationOf(spot);
  const { owner } = placeAt(shown.table, location)!;
  const lying = tilesAt(play, location);
  if (owner === null) {
    const { count, names } = others(play, lying);
    return count > 0
      ? { text: voice.text("table-outcome-rivals", { count, names }), rule: "GC-6.4" }
      : { text: voice.text("table-outcome-neutral"), rule: "GC-6.5" };
  }
  const { roster, laid, ended } = shown.table.players[owner]!;
  const defenders = lying.filter(({ seat }) => seat === owner).length;
  const rivals = others(play, lying, owner);
  const params = {
    ...about(voice, owner),
    count: defenders,
    left: ended ? 0 : Math.max(0, roster.length + 1 - laid), // the settling tile, too
    rivals: rivals.count,
    names: rivals.names,
  };
  return defenders > 0
    ? { text: voice.text("table-outcome-defended", params), rule: "GC-6.16" }
    : { text: voice.text("table-outcome-undefended", params), rule: "GC-6.15" };
}

function threat(play: GangsCityPlay, spot: number): Line {
  const { count, names } = others(play, tilesAt(play, locationOf(spot)));
  return { text: play.voice.text("table-outcome-threat", { count, names }), rule: "GC-2.6" };
}

function crowd(play: GangsCityPlay, pile: number): Line {
  const { count, names } = others(play, play.shown.table.tiles.filter(({ spot }) => spot === pile));
  return { text: play.voice.text("table-outcome-pile", { count, names }), rule: "GC-6.18" };
}

/** GC-6.22: who lies there that the total could pay, and who with the chief besides. */
function hiring(play: GangsCityPlay, aimed: Aimed): Line[] {
  const { game, shown, voice } = play;
  const { recruits } = placeAt(shown.table, locationOf(aimed.spot))!;
  if (recruits.length === 0) return [{ text: voice.text("table-outcome-nobody"), rule: "GC-4.33" }];
  const total = strengthOf(play, aimed);
  const led = strengthOf(play, { ...aimed, chief: true });
  const costing = (least: number, most: number) =>
    [...new Set(recruits)].filter((kind) => {
      const { cost } = valuesOf(game, kind);
      return cost > least && cost <= most;
    });
  const names = (kinds: number[]) =>
    kinds.map((kind) => voice.text("table-priced", { kind: kindName(play, kind), cost: valuesOf(game, kind).cost })).join(", ");
  const now = costing(-1, total);
  const more = shown.table.players[shown.seat]!.chief ? [] : costing(total, led);
  const lines: Line[] = [
    now.length > 0
      ? { text: voice.text("table-outcome-hire", { total, kinds: names(now) }), rule: "GC-6.22" }
      : { text: voice.text("table-outcome-dear", { total, kinds: names([...new Set(recruits)]) }), rule: "GC-6.22" },
  ];
  if (more.length > 0) lines.push({ text: voice.text("table-outcome-with-chief", { kinds: names(more) }), rule: "GC-4.24" });
  return lines;
}

function managing(play: GangsCityPlay, { tile, spot }: Aimed): Line {
  const added = symbolsAdded(play, tile, spot);
  if (!added.some(Boolean)) return { text: play.voice.text("table-outcome-idle"), rule: "GC-4.15" };
  const symbols = added.flatMap((count, traffic) =>
    count > 0 ? [play.voice.text("amount", { count, traffic: trafficName(play, traffic) })] : [],
  );
  return { text: play.voice.text("table-outcome-manage", { symbols: together(symbols) }), rule: "GC-5.7" };
}

function settling(play: GangsCityPlay, { spot, action }: Aimed): Line[] {
  const { voice, shown } = play;
  const does: Line =
    action === BIG_CALIBRE
      ? { text: voice.text("table-outcome-calibre"), rule: isPile(spot) ? "GC-6.8" : "GC-6.9" }
      : { text: voice.text("table-outcome-vest"), rule: "GC-6.7" };
  const joined = shown.table.tiles.some((tile) => tile.seat === shown.seat && tile.spot === spot);
  if (joined || shown.table.book_errors) return [does];
  return [does, { text: voice.text("table-outcome-companion"), rule: "GC-4.28" }];
}

// --- GC-1.6: what a new stack closes ---

export interface Closed {
  place: number;
  direction: number;
  cell: Cell;
}

/** Sides of other places that lead into the same cell. Joining a stack or a pile closes nothing. */
export function closedBy({ shown: { table } }: GangsCityPlay, spot: number): Closed[] {
  if (!isSide(spot) || table.tiles.some((tile) => tile.spot === spot)) return [];
  const cell = cellOfSpot(table, spot)!;
  const built = builtCells(table);
  return around(cell).flatMap((next, way) => {
    const place = built.get(keyOf(next));
    const direction = (way + 3) % SIDES;
    if (place === undefined || isPile(place) || side(place, direction) === spot) return [];
    return [{ place, direction, cell }];
  });
}

/** How many sides of a place are open. */
export function openSides({ shown: { table } }: GangsCityPlay, place: number): number {
  const home = placeAt(table, place)!;
  const built = builtCells(table);
  const taken = new Set(
    table.tiles.flatMap(({ spot }) => (isSide(spot) ? [keyOf(cellOfSpot(table, spot)!)] : [])),
  );
  return around(home).filter((cell) => !built.has(keyOf(cell)) && !taken.has(keyOf(cell))).length;
}

const FEW = 2;

function closing(play: GangsCityPlay, spot: number): Line[] {
  const { voice, shown } = play;
  if (!isSide(spot) || shown.table.tiles.some((tile) => tile.spot === spot)) return [];
  const place = locationOf(spot);
  const closed = closedBy(play, spot).map(({ place, direction }) =>
    voice.text("table-side-of", { place: locationName(play, place), side: sideName(play, direction) }),
  );
  const left = openSides(play, place) - 1;
  const lines: Line[] = [];
  if (closed.length > 0)
    lines.push({ text: voice.text("table-outcome-closes", { sides: together(closed) }), rule: "GC-1.6" });
  if (left < FEW)
    lines.push({ text: voice.text("table-outcome-left", { left, the: locationName(play, place, "the-") }), rule: "GC-1.4" });
  return lines;
}

/** Where a spot is, in words: "Cabaret, north-east". */
export function spotWords(play: GangsCityPlay, spot: number): string {
  const place = locationName(play, locationOf(spot));
  return isSide(spot)
    ? play.voice.text("table-spot-side", { place, side: sideName(play, directionOf(spot)) })
    : place;
}

/** What a tile of the reader's on the city does, in two or three words. */
export function jobWords(play: GangsCityPlay, { kind, spot, action, chief }: TileView): string {
  const deed = deedOf(play, { tile: kind!, spot, action, chief });
  return play.voice.text(`table-job-${deed}`, {
    place: locationName(play, locationOf(spot), "short-"),
    the: theName(play, locationOf(spot)),
  });
}
