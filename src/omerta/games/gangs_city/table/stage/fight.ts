/** A shoot-out as it is shown, step by step (GC-9.1): who is there, what befell them, what they count. */
import type { GameInfo, HeardEvent } from "$lib/wire";

import { locationOf } from "../hexes";
import {
  ARMOURED,
  BIG_CALIBRE,
  COMBAT,
  LIEUTENANT,
  LONE_WOLF,
  NOBODY,
  PILE_A,
  SETTLING,
  VAMP,
  VEST,
} from "../numbers";
import { placeAt, valuesOf } from "../pieces";
import type { GangsCityView, TileView } from "../view";

export type Fate = "stands" | "killed" | "saved" | "pinned";

export interface Fighter {
  kind: number;
  chief: boolean;
  fate: Fate;
  /** Defence at an own place, attack anywhere else (GC-2.6); 0 while pinned. */
  value: number;
  /** Of chief, lieutenant or lone wolf; known once the strengths are added up. */
  bonus: number;
  /** Whose big calibre or sniper hit him. */
  by: number[];
}

export interface FightingGang {
  seat: number;
  fighters: Fighter[];
  /** BIG_CALIBRE or VEST as it counts here, or null. */
  settling: number | null;
  protected: boolean;
  /** Null until the strengths are added up, and for a gang of which nobody is left. */
  total: number | null;
  /** Has its big calibre been fired, or kept silent? */
  fired: "no" | "yes" | "silent";
}

export type Reason = "strength" | "undefended" | "cleaner" | "owner" | "chief" | "turn";

export interface Fight {
  location: number;
  owner: number | null;
  gangs: FightingGang[];
  /** Null while undecided, NOBODY if nothing changes hands. */
  winner: number | null;
  /** Why somebody wins (GC-6.15 to 6.17, 9.8). */
  by: Reason | null;
  /** The last thing that happened. */
  step: string;
}

/** The fight as it looks after one more event; from the table where it was not followed so far. */
export function fought(
  before: Fight | null,
  { kind, data }: HeardEvent,
  table: GangsCityView,
  game: GameInfo,
): Fight | null {
  if (kind === "shoot_out") return begun(data, game);
  const fight = before ?? fightAt(table, game);
  if (!fight) return null;
  const now = STEPS[kind]?.(fight, data) ?? fight;
  return { ...now, step: kind };
}

function begun(data: HeardEvent["data"], game: GameInfo): Fight {
  const { location, owner } = data;
  const gangs = (data.gangs as TellingGang[]).map(({ seat, kinds, chief, settling, protected: safe }) => {
    let chiefs = chief < 0 ? 0 : 1; // one of its kind is the chief
    const fighters = kinds.map((kind) => {
      const leads = kind === chief && chiefs-- > 0;
      return fresh(game, kind, leads, owner === seat);
    });
    return gangOf(seat, fighters, settling < 0 ? null : settling, safe);
  });
  return { location, owner: owner === NOBODY ? null : owner, gangs, winner: null, by: null, step: "shoot_out" };
}

interface TellingGang {
  seat: number;
  kinds: number[];
  chief: number;
  settling: number;
  protected: boolean;
}

/** Who fights at the location being resolved, read from the tiles that lie there. */
export function fightAt(table: GangsCityView, game: GameInfo): Fight | null {
  const { location } = table;
  if (location === null) return null;
  const owner = placeAt(table, location)?.owner ?? null;
  const gangs = inTurn(table).flatMap((seat) => {
    const tiles = table.tiles.filter((tile) => tile.seat === seat && locationOf(tile.spot) === location);
    const fighters = tiles.filter(({ kind, action }) => kind !== SETTLING && action === COMBAT);
    if (fighters.length === 0) return [];
    const settling = settlingOf(tiles, location);
    const safe = settling === VEST || (table.abilities && fighters.some(({ kind }) => kind === ARMOURED));
    return [gangOf(seat, fighters.map(({ kind, chief }) => fresh(game, kind!, chief, owner === seat)), settling, safe)];
  });
  return gangs.length > 1 ? { location, owner, gangs, winner: null, by: null, step: "shoot_out" } : null;
}

/** GC-6.8: on a pile it can only shoot. */
function settlingOf(tiles: readonly TileView[], location: number): number | null {
  const tile = tiles.find(({ kind }) => kind === SETTLING);
  if (!tile) return null;
  return location >= PILE_A ? BIG_CALIBRE : tile.action;
}

export const inTurn = ({ players, first }: GangsCityView) =>
  players.map((_, step) => (first + step) % players.length);

function fresh(game: GameInfo, kind: number, chief: boolean, defends: boolean): Fighter {
  const { attack, defence } = valuesOf(game, kind);
  return { kind, chief, fate: "stands", value: defends ? defence : attack, bonus: 0, by: [] };
}

const gangOf = (seat: number, fighters: Fighter[], settling: number | null, safe: boolean): FightingGang => ({
  seat,
  fighters,
  settling,
  protected: safe,
  total: null,
  fired: "no",
});

const STEPS: Record<string, (fight: Fight, data: HeardEvent["data"]) => Fight> = {
  kills: (fight, { shots }) => {
    const aimed = shots as { seat: number; gang: number; kind: number; chief: boolean }[];
    const hit = aimed.reduce(shoot, fight);
    return eachGang(hit, (each) => {
      const shot = aimed.find(({ seat }) => seat === each.seat);
      return shot ? { ...each, fired: shot.gang === NOBODY ? "silent" : "yes" } : each;
    });
  },
  saved: (fight, { seat, kind }) =>
    eachGang(fight, (each) =>
      each.seat === seat
        ? { ...each, fighters: firstOf(each.fighters, "saved", null, (one) => one.fate === "killed" && one.kind === kind) }
        : each,
    ),
  // (Which of several of a kind, the chief or another, the strengths tell.)
  pinned: (fight, { seat, gang, kind }) =>
    befall(fight, gang, "pinned", [seat], (each, all) => each.kind === kind && (!each.chief || alone(all, kind))),
  strengths: (fight, { parties }) =>
    eachGang(fight, (each) => {
      const party = (parties as Party[]).find(({ seat }) => seat === each.seat);
      if (!party) return each;
      const sums = [...party.sums];
      const snipers = each.fighters.find(({ fate }) => fate === "pinned")?.by ?? [];
      const fighters = each.fighters.map((fighter) => {
        if (isOut(fighter)) return fighter;
        const sum = sums.shift();
        return sum ? { ...sum, by: sum.pinned ? snipers : [], fate: sum.pinned ? ("pinned" as const) : ("stands" as const) } : fighter;
      });
      return { ...each, fighters, total: party.total };
    }),
  wins: (fight, { seat, by }) => ({ ...fight, winner: seat, by }),
  nobody_wins: (fight) => ({ ...fight, winner: NOBODY }),
};

interface Party {
  seat: number;
  total: number;
  sums: { kind: number; value: number; bonus: number; pinned: boolean; chief: boolean }[];
}

/** GC-6.10: of several alike two shots hit two; two on the same victim kill one character. */
function shoot(fight: Fight, { seat, gang, kind, chief }: { seat: number; gang: number; kind: number; chief: boolean }): Fight {
  const isAlike = (each: Fighter) => each.kind === kind && each.chief === chief;
  return eachGang(fight, (each) => {
    if (each.seat !== gang) return each;
    const standing = each.fighters.some((one) => one.fate === "stands" && isAlike(one));
    const isHit = (one: Fighter) => isAlike(one) && one.fate === (standing ? "stands" : "killed");
    const at = each.fighters.findIndex(isHit);
    const victim = each.fighters[at];
    if (!victim) return each;
    return { ...each, fighters: each.fighters.with(at, { ...victim, fate: "killed", by: [...victim.by, seat] }) };
  });
}

/** Does not count any more: killed, whether or not saved afterwards (GC-9.12). */
export const isOut = ({ fate }: Fighter) => fate === "killed" || fate === "saved";

const alone = (all: readonly Fighter[], kind: number) =>
  all.filter((each) => each.kind === kind && each.fate === "stands").length === 1;

function eachGang(fight: Fight, change: (gang: FightingGang) => FightingGang): Fight {
  return { ...fight, gangs: fight.gangs.map(change) };
}

function befall(fight: Fight, seat: number, fate: Fate, by: number[], is: (one: Fighter, all: Fighter[]) => boolean): Fight {
  return eachGang(fight, (each) =>
    each.seat === seat
      ? { ...each, fighters: firstOf(each.fighters, fate, by, (one) => one.fate === "stands" && is(one, each.fighters)) }
      : each,
  );
}

/** The first that is so meets this fate. */
function firstOf(fighters: Fighter[], fate: Fate, by: number[] | null, is: (one: Fighter) => boolean): Fighter[] {
  const at = fighters.findIndex(is);
  if (at < 0) return fighters;
  return fighters.with(at, { ...fighters[at]!, fate, by: by ?? fighters[at]!.by });
}

// --- what it comes to ---

/** GC-6.13, 9.4 to 9.7: what each gang would count if nothing more happened but this. */
export function expected(
  { gangs }: Fight,
  bonuses: { chief: number; lone_wolf: number },
  abilities: boolean,
  hit: { fighter: Fighter; fate: Fate } | null = null,
): number[] {
  const fateOf = (fighter: Fighter) => (hit?.fighter === fighter ? hit.fate : fighter.fate);
  const standing = gangs.map(({ fighters }) => fighters.filter((each) => !["killed", "saved"].includes(fateOf(each))));
  const has = (fighters: readonly Fighter[], mercenary: number) => abilities && fighters.some(({ kind }) => kind === mercenary);
  return standing.map((own, i) => {
    const led = own.some(({ chief }) => chief) || has(own, LIEUTENANT);
    const charmed = standing.some((others, j) => j !== i && has(others, VAMP));
    const alone = own.length === 1 && has(own, LONE_WOLF) ? bonuses.lone_wolf : 0;
    const bonus = (led && !charmed ? bonuses.chief : 0) + alone;
    return own.reduce((sum, each) => sum + (fateOf(each) === "pinned" ? 0 : each.value + bonus), 0);
  });
}

/** Was it a tie for the highest total? */
export const wasTie = ({ by }: Fight) => by !== null && by !== "strength" && by !== "undefended";
