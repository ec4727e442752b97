// The names of the game's things, in the order of their numbers, and their colours.
import type { PictureName } from "./icons";

export const CLANS = ["YAN", "NVE", "KRA", "SEG", "MAR", "ASP"] as const;
export type Clan = (typeof CLANS)[number];

export const KINDS = ["conso", "prod", "grey"] as const;
export type Kind = (typeof KINDS)[number];

export const WEAPONS = [
  ...["W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08", "W09", "W10", "W11", "W12", "W13"],
  ...["S-YAN", "S-NVE", "S-KRA", "S-SEG", "S-MAR", "S-ASP"],
] as const satisfies readonly PictureName[];
export type Weapon = (typeof WEAPONS)[number];

export const PROFILES = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"] as const;
export type Profile = (typeof PROFILES)[number];

export const EVENTS = [
  ...["Y1", "Y2", "Y3", "Y4", "N1", "N2", "N3", "N4", "K1", "K2", "K3", "K4"],
  ...["S1", "S2", "S3", "S4", "M1", "M2", "M3", "M4", "A1", "A2", "A3", "A4"],
  ...["G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10"],
  ...["G11", "G12", "G13", "G14", "G15", "G16", "G17", "G18", "G19", "G20"],
] as const;
export type Event = (typeof EVENTS)[number];
const EVENTS_OF_A_CLAN = 4;

/** Every component takes a thing's number or its name. */
export type Named<Name extends string> = number | Name;

function pick<const Names extends readonly string[]>(names: Names, which: number | string): Names[number] {
  const name = typeof which === "number" ? names[which] : which;
  return (names as readonly (string | undefined)[]).includes(name)
    ? (name as Names[number])
    : (names[0] as Names[number]);
}
export const clanOf = (which: Named<Clan>): Clan => pick(CLANS, which);
export const weaponOf = (which: Named<Weapon>): Weapon => pick(WEAPONS, which);
export const profileOf = (which: Named<Profile>): Profile => pick(PROFILES, which);
export const eventOf = (which: Named<Event>): Event => pick(EVENTS, which);

/** Whose special weapon it is; null for an ordinary one. */
export const clanOfWeapon = (which: Named<Weapon>): Clan | null =>
  CLANS.find((clan) => weaponOf(which) === `S-${clan}`) ?? null;
/** Whose logo an event bears; null for a general one, which bears the continent. */
export const clanOfEvent = (which: Named<Event>): Clan | null =>
  CLANS[Math.floor(EVENTS.indexOf(eventOf(which)) / EVENTS_OF_A_CLAN)] ?? null;

export interface ClanLook {
  color: string;
  /** Readable as text on card paper. */
  onPaper: string;
  /** Readable on the clan's own colour. */
  ink: string;
}
/** Apart for normal, deutan and protan eyes; the emblem is always there too. */
export const CLAN_LOOKS: Record<Clan, ClanLook> = {
  YAN: { color: "#ff92d4", onPaper: "#9a2a70", ink: "#2b0b1e" },
  NVE: { color: "#f1e9d8", onPaper: "#5d5340", ink: "#1d1811" },
  KRA: { color: "#3f9bf5", onPaper: "#1a5ba6", ink: "#04152a" },
  SEG: { color: "#ffd83d", onPaper: "#735800", ink: "#241c02" },
  MAR: { color: "#e8592b", onPaper: "#a5330d", ink: "#2a0c02" },
  ASP: { color: "#22a874", onPaper: "#0d6845", ink: "#02180f" },
};
export const lookOf = (which: Named<Clan>): ClanLook => CLAN_LOOKS[clanOf(which)];

/** A clan's colours for whatever is drawn inside: `var(--clan)`, `var(--clan-paper)`, `var(--clan-ink)`. Nobody's are grey. */
export function clanStyle(which: Named<Clan> | null): string {
  const { color, onPaper, ink } =
    which === null ? { color: "#8c8577", onPaper: "#5d574c", ink: "#14110d" } : lookOf(which);
  return `--clan: ${color}; --clan-paper: ${onPaper}; --clan-ink: ${ink}`;
}

export interface KindLook {
  light: string;
  dark: string;
  sign: string;
  plate: string;
}
export const KIND_LOOKS: Record<Kind, KindLook> = {
  conso: { light: "#24507f", dark: "#183758", sign: "#cfe6ff", plate: "#0d2137" },
  prod: { light: "#7d2b2c", dark: "#56191d", sign: "#ffc2b6", plate: "#3a0d10" },
  grey: { light: "#4b4d50", dark: "#37393c", sign: "#c3c3bf", plate: "#1c1d1f" },
};

/** What stands for a thing that has no picture of its own name. */
const EVENT_STAND_INS: Partial<Record<Event, PictureName>> = { Y4: "fight", S3: "arms", A2: "amazonia" };
const PROFILE_STAND_INS: Partial<Record<Profile, PictureName>> = { P2: "K4" };
export const eventPicture = (which: Named<Event>): PictureName =>
  EVENT_STAND_INS[eventOf(which)] ?? (eventOf(which) as PictureName);
export const profilePicture = (which: Named<Profile>): PictureName =>
  PROFILE_STAND_INS[profileOf(which)] ?? (profileOf(which) as PictureName);

export const INK = "#2a1d12";
export const PAPER = "#f7efdf";
