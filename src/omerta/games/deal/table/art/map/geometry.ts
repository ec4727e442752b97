// The map as it is drawn: outlines and lines as SVG paths in the units of its canvas, 1000 by 1200. The numbers are written by
// web/scripts/deal-map, from the coast lines of Natural Earth.
import map from "./map.json";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export const CANVAS: Box = { x: 0, y: 0, width: 1000, height: 1200 };
/** Land is drawn this far; beyond is dark sea. */
export const DRAWN: Box = { x: -260, y: -40, width: 1400, height: 1280 };

export type TerritoryId = keyof typeof map.territories;
export const TERRITORIES = Object.keys(map.territories) as TerritoryId[];
export type Beside = "below-right" | "below-left" | "right";
export type NoteBeside = "below" | "left" | "beside-name";
export type RangeId = "colorado" | "amazonia";

const TENTHS = 10;
/** The first point, then steps: x, y, dx, dy, … in tenths. */
type Steps = readonly number[];

const short = (tenths: number) => String(tenths / TENTHS);

function stepsBack(steps: Steps): number[] {
  let [x, y] = [0, 0];
  const back: number[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    if (i > 0) back.unshift(-steps[i]!, -steps[i + 1]!);
  }
  return [x, y, ...back];
}

/** An arc's steps, forwards or (as ~number) backwards. */
const arc = (which: number): Steps => (which >= 0 ? map.arcs[which]! : stepsBack(map.arcs[~which]!));

const moves = (steps: Steps, from: number) => steps.slice(from).map(short).join(" ");
const line = (steps: Steps) => `M${moves(steps.slice(0, 2), 0)}l${moves(steps, 2)}`;
const lines = (arcs: readonly number[]) => arcs.map((which) => line(arc(which))).join("");
/** One closed line: the arcs follow each other, so that only the first says where it begins. */
const ring = (arcs: readonly number[]) =>
  `${arcs.map((which, i) => (i === 0 ? line(arc(which)) : ` ${moves(arc(which), 2)}`)).join("")}z`;
const rings = (all: readonly (readonly number[])[]) => all.map(ring).join("");

// --- land and water ---

/** All land, lakes and all. */
export const LAND = rings(map.land);
export const LAKES = rings(map.lakes);
export const WILD = rings(map.wild);
export const COAST = lines(map.coast);
export const SHORES = lines(map.shores);
export const WILD_COAST = lines(map.wildCoast);
export const WILD_BORDERS = lines(map.wildBorders);
export const GRATICULE = map.graticule.map(line).join("");

/** The mainland in few points, for signs. */
export const SILHOUETTE = `${line(map.silhouette)}z`;

// --- territories ---

export interface Territory {
  id: TerritoryId;
  outline: string;
  box: Box;
  /** Where its name and pieces stand. */
  stand: Point;
  city: Point;
  /** On which side of the troops its drugs lie. */
  drugs: Beside;
  /** Where a remark on it stands. */
  note: NoteBeside;
  /** Does its name begin beside the crown of a boss, having no room above it? */
  nameBesideCrown: boolean;
}

const point = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! });

/** Around the first ring, which is the main land. */
function boxOf(arcs: readonly number[]): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const which of arcs) {
    let [x, y] = [0, 0];
    const steps = arc(which);
    for (let i = 0; i < steps.length; i += 2) {
      xs.push((x += steps[i]!));
      ys.push((y += steps[i + 1]!));
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left / TENTHS,
    y: top / TENTHS,
    width: (Math.max(...xs) - left) / TENTHS,
    height: (Math.max(...ys) - top) / TENTHS,
  };
}

export const TERRITORY = Object.fromEntries(
  Object.entries(map.territories).map(([id, each]) => [
    id,
    {
      id,
      outline: rings(each.rings),
      box: boxOf(each.rings[0]!),
      stand: point(each.stand),
      city: point(each.city),
      drugs: "drugs" in each ? each.drugs : "below-right",
      note: "note" in each ? each.note : "below",
      nameBesideCrown: "nameBesideCrown" in each,
    },
  ]),
) as Record<TerritoryId, Territory>;

/** Around these territories, pieces and all. */
export function boxAround(ids: Iterable<TerritoryId>): Box {
  const edges = [...ids].map((id) => {
    const { box, stand } = TERRITORY[id];
    return {
      left: Math.min(box.x, stand.x - 40),
      right: Math.max(box.x + box.width, stand.x + 40),
      top: Math.min(box.y, stand.y - 25),
      bottom: Math.max(box.y + box.height, stand.y + 25),
    };
  });
  const [x, y] = [Math.min(...edges.map(({ left }) => left)), Math.min(...edges.map(({ top }) => top))];
  return {
    x,
    y,
    width: Math.max(...edges.map(({ right }) => right)) - x,
    height: Math.max(...edges.map(({ bottom }) => bottom)) - y,
  };
}

// --- what lies between them ---

const pairOf = (one: string, other: string) => (one < other ? `${one}-${other}` : `${other}-${one}`);
const borders = new Map(
  Object.entries(map.borders).map(([pair, arcs]) => [pairOf(...(pair.split("-") as [string, string])), lines(arcs)]),
);
export const BORDERS = [...borders.values()].join("");
/** The line two territories share; "" where they do not touch. */
export const borderBetween = (one: TerritoryId, other: TerritoryId): string => borders.get(pairOf(one, other)) ?? "";
/** The line an event can close to drugs. */
export const CLOSABLE = map.closable
  .map((pair) => borderBetween(...(pair.split("-") as [TerritoryId, TerritoryId])))
  .join("");

export interface Route {
  pair: readonly [TerritoryId, TerritoryId];
  path: string;
  ports: readonly [Point, Point];
}
export const ROUTES: readonly Route[] = map.routes.map(({ pair, path }) => {
  const numbers = path.match(/-?\d+/g)!.map(Number);
  return {
    pair: pair as [TerritoryId, TerritoryId],
    path,
    ports: [point(numbers.slice(0, 2)), point(numbers.slice(-2))],
  };
});

export interface Range {
  id: RangeId;
  outline: string;
  middle: Point;
  /** Pairs it keeps apart. */
  apart: readonly (readonly TerritoryId[])[];
}
export const RANGES: readonly Range[] = map.ranges.map(({ id, middle, apart, rings: around }) => ({
  id: id as RangeId,
  outline: rings(around),
  middle: point(middle),
  apart: apart as TerritoryId[][],
}));

/** Who borders whom on the map, by land or by sea; what an event closes or opens is the rules' affair. */
export const NEIGHBOURS: Record<TerritoryId, readonly TerritoryId[]> = (() => {
  const all = Object.fromEntries(TERRITORIES.map((id) => [id, [] as TerritoryId[]])) as Record<
    TerritoryId,
    TerritoryId[]
  >;
  const pairs = [...Object.keys(map.borders).map((pair) => pair.split("-")), ...map.routes.map(({ pair }) => pair)];
  for (const [one, other] of pairs as [TerritoryId, TerritoryId][]) {
    all[one].push(other);
    all[other].push(one);
  }
  return all;
})();
