// The names of the game's things, in the order of their numbers, and their colours.
import type { PictureName } from "./icons";

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

export const JOB_TYPES = ["cash", "attack", "special", "response"] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOBS = [
  "bash",
  "property_damage",
  "theft",
  "vandalism",
  "kill_businessman",
  "arson",
  "persuasion",
  "assassination",
  "car_bomb",
  "drive_by",
  "robbery",
  "trap",
  "exceptional_offer",
  "connections",
  "money_laundering",
  "birthday_party",
  "horse_racing",
  "cash",
] as const;
export type Job = (typeof JOBS)[number];

/** Six to a family: three it starts with, of strength 1, 2, 3; then three recruits, of 2, 3, 4. */
export const GANGSTERS = [
  ...["little_joey", "jimmy_bananas", "big_joey", "stevie_blundetto", "micky_dogs", "knocky_fivepoints"],
  ...["phil_malony", "lenny_dimaggio", "franco_luciano", "mia_lavecchia", "pablo_dimaggio", "tommy_the_cat"],
  ...["vito_baritono", "frankie_calmuti", "bobby_ruthless", "carmine_lucatoni", "salie_canalli", "rocky_santiago"],
  ...["rusty_laserva", "sunny_bonasera", "jacky_two_finger", "harry_diamonds", "donny_brasi", "eddy_riso"],
  ...["paulie_pennino", "babyface_tony", "rocco_caruso", "fat_tony", "mr_larry_caruso", "massimo_valente"],
] as const;
export const GANG = 6;

/** Every component takes a thing's number or its name. */
export type Named<Name extends string> = number | Name;

function pick<const Names extends readonly string[]>(names: Names, which: number | string): Names[number] {
  const name = typeof which === "number" ? names[which] : which;
  return (names as readonly (string | undefined)[]).includes(name) ? (name as Names[number]) : (names[0] as Names[number]);
}
export const familyOf = (which: Named<Family>): Family => pick(FAMILIES, which);
export const businessOf = (which: Named<Business>): Business => pick(BUSINESSES, which);
export const influenceOf = (which: Named<Influence>): Influence => pick(INFLUENCES, which);
export const monopolyOf = (which: Named<Monopoly>): Monopoly => pick(MONOPOLIES, which);
export const jobOf = (which: Named<Job>): Job => pick(JOBS, which);

export const isCompany = (which: Named<Business>): boolean => BUSINESSES.indexOf(businessOf(which)) >= FIRST_COMPANY;
/** The family a gangster was born into, which is the one whose colour he wears. */
export const birthFamily = (gangster: number): Family => familyOf(Math.floor(gangster / GANG));

export interface FamilyLook {
  color: string;
  /** Readable as text on cream paper. */
  onPaper: string;
  emblem: PictureName;
}
export const FAMILY_LOOKS: Record<Family, FamilyLook> = {
  blundetto: { color: "#f2df5a", onPaper: "#6f5c00", emblem: "lion" },
  dimaggio: { color: "#35b58c", onPaper: "#12704f", emblem: "olive" },
  calmuti: { color: "#f0744a", onPaper: "#a63c14", emblem: "wolf" },
  laserva: { color: "#c98be0", onPaper: "#7a3a96", emblem: "rose" },
  caruso: { color: "#5fa8f2", onPaper: "#1f5fa8", emblem: "violin" },
};
export const lookOf = (which: Named<Family>): FamilyLook => FAMILY_LOOKS[familyOf(which)];

/** A job type's colour as text: on the dark ground and on card paper. */
export const JOB_TYPE_COLOURS: Record<JobType, { dark: string; onPaper: string }> = {
  cash: { dark: "#83c488", onPaper: "#2f6a3a" },
  attack: { dark: "#ff8577", onPaper: "#a3261f" },
  special: { dark: "#dcae52", onPaper: "#7a5311" },
  response: { dark: "#7aa7ee", onPaper: "#2b5296" },
};

export const PILES = ["I", "II", "III", "IV"] as const;

/** Ink, card paper, and the blood of wax and prices. */
export const INK = "#2a1d12";
export const CREAM = "#f7efdf";
export const BLOOD = "#b32a22";
