/** The numbers the house gives to pieces, places and deeds of Gangs City. */

// Traffics, in traffic order (GC-2.12).
export const TRAFFICS = 5;
export const [PROSTITUTION, WEAPONS, DRUGS, ALCOHOL, TOBACCO] = [0, 1, 2, 3, 4] as const;

// Kinds of character: generic ones, then mercenaries.
export const GENERICS = 7;
export const KINDS = 17;
export const [THUG, DRIVER, BODYGUARD, COP, DEALER, PIMP, HITWOMAN] = [0, 1, 2, 3, 4, 5, 6] as const;
export const [SNIPER, DOCTOR, ARMOURED, HEADHUNTER, VAMP] = [7, 8, 9, 10, 11] as const;
export const [LIEUTENANT, FENCE, RACKETEER, CLEANER, LONE_WOLF] = [12, 13, 14, 15, 16] as const;
/** In place of a kind: the settling tile. */
export const SETTLING = -1;

// Locations: places, then the piles.
export const PLACES = 15;
export const PILE_A = 15;
export const PILE_B = 16;
export const LOCATIONS = 17;

/** For an event: no gang, no place. */
export const NOBODY = -1;

export const LEAST_PLAYERS = 3;

// What a tile does where it lies.
export const [MANAGE, COMBAT, RECRUIT, BIG_CALIBRE, VEST, NO_ACTION] = [0, 1, 2, 3, 4, 5] as const;

// Phases of a round.
export const [SETTING_UP, PLACEMENT, TRAFFICS_PHASE, ACTIONS_PHASE, END_OF_ROUND] = [0, 1, 2, 3, 4] as const;
