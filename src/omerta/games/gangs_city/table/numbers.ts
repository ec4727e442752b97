/** The numbers the house gives to pieces, places and deeds of Gangs City, as far as they are drawn. */

export const TRAFFICS = 5;

// Kinds of character: generic ones, then mercenaries.
export const GENERICS = 7;
export const KINDS = 17;
export const [FENCE, RACKETEER] = [13, 14] as const;
/** In place of a kind: the settling tile. */
export const SETTLING = -1;

// Locations: places, then the piles.
export const PLACES = 15;
export const PILE_A = 15;

/** For an event: no gang, no place. */
export const NOBODY = -1;

// What a tile does where it lies.
export const [MANAGE, COMBAT, RECRUIT, BIG_CALIBRE, VEST, NO_ACTION] = [0, 1, 2, 3, 4, 5] as const;

// Phases of a round.
export const [SETTING_UP, PLACEMENT, TRAFFICS_PHASE, ACTIONS_PHASE, END_OF_ROUND] = [0, 1, 2, 3, 4] as const;
