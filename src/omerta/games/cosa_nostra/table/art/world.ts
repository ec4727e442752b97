// The names of the game's things, in the order of their numbers, and their colours.
import type { JobKind } from "../view";
import type { PICTURES } from "./icons";

export const FAMILIES = ["blundetto", "dimaggio", "calmuti", "laserva", "caruso"] as const;
export type Family = (typeof FAMILIES)[number];

export const BUSINESSES = [
  "pimp",
  "dealer",
  "loan_shark",
  "lawyer",
  "politician",
  "cop",
  "garage",
  "construction",
  "waste",
  "night_club",
  "casino",
] as const;
export type Business = (typeof BUSINESSES)[number];
/** The first kind that is a Company; those before it are Businessmen. */
const FIRST_COMPANY = 6;

export const INFLUENCES = [
  "snitch",
  "spy",
  "emergency_doc",
  "henchman",
  "saboteur",
  "machine_pistol",
  "distraction",
  "schemer",
  "ambulance",
] as const;
export type Influence = (typeof INFLUENCES)[number];

export const MONOPOLIES = ["prostitution", "drugs", "credit"] as const;
export type Monopoly = (typeof MONOPOLIES)[number];

export type JobType = "cash" | "attack" | "special" | "response";
/** All Cash Jobs are one, and all Thefts. */
export type Job = JobKind["id"] | "theft" | "cash";

/** Six to a family: three it starts with, of strength 1, 2, 3; then three recruits, of 2, 3, 4. */
export const GANG = 6;

/** Every component takes a thing's number or its name. */
export type Named<Name extends string> = number | Name;

const pick = <Name extends string>(names: readonly Name[], which: Named<Name>): Name =>
  typeof which === "number" ? names[which]! : which;
/** Null for who has not chosen one yet. */
export const familyOf = (which: Named<Family>): Family | null => pick(FAMILIES, which) ?? null;
export const businessOf = (which: Named<Business>): Business => pick(BUSINESSES, which);
export const influenceOf = (which: Named<Influence>): Influence => pick(INFLUENCES, which);
export const monopolyOf = (which: Named<Monopoly>): Monopoly => pick(MONOPOLIES, which);

export const isCompany = (which: Named<Business>): boolean => BUSINESSES.indexOf(businessOf(which)) >= FIRST_COMPANY;
/** The family a gangster was born into, which is the one whose colour he wears. */
export const birthFamily = (gangster: number): Family => FAMILIES[Math.floor(gangster / GANG)]!;

interface FamilyLook {
  color: string;
  /** Readable as text on cream paper. */
  onPaper: string;
  emblem: keyof typeof PICTURES;
}
export const FAMILY_LOOKS: Record<Family, FamilyLook> = {
  blundetto: { color: "#f2df5a", onPaper: "#6f5c00", emblem: "lion" },
  dimaggio: { color: "#35b58c", onPaper: "#12704f", emblem: "olive" },
  calmuti: { color: "#f0744a", onPaper: "#a63c14", emblem: "wolf" },
  laserva: { color: "#c98be0", onPaper: "#7a3a96", emblem: "rose" },
  caruso: { color: "#5fa8f2", onPaper: "#1f5fa8", emblem: "violin" },
};
const NO_FAMILY: FamilyLook = { color: "#a3927a", onPaper: "#6a5a48", emblem: "briefcase" };

export function lookOf(which: Named<Family>): FamilyLook {
  const family = familyOf(which);
  return family ? FAMILY_LOOKS[family] : NO_FAMILY;
}

/** A job type's colour as text: on the dark ground and on card paper. */
export const JOB_TYPE_COLOURS: Record<JobType, { dark: string; onPaper: string }> = {
  cash: { dark: "#83c488", onPaper: "#2f6a3a" },
  attack: { dark: "#ff8577", onPaper: "#a3261f" },
  special: { dark: "#dcae52", onPaper: "#7a5311" },
  response: { dark: "#7aa7ee", onPaper: "#2b5296" },
};

export const PILES = ["I", "II", "III", "IV"] as const;

/** The blood of wax and prices. */
export const BLOOD = "#b32a22";
