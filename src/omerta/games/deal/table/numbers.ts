// The house's numbers for things that have no name on the wire.

/** No seat, no card, no territory. */
export const NOBODY = -1;
export const NOTHING = -1;
export const NOWHERE = -1;

export const [SETTING_UP, RESOURCES, RECRUITMENT, ACTION, DEAL, ENDING] = [0, 1, 2, 3, 4, 5] as const;

/** Pieces that move, as orders and their events count them. */
export const [SOLDIER, LIEUTENANT, DRUG, BOSS] = [0, 1, 2, 3] as const;
export type Piece = 0 | 1 | 2 | 3;
export const PIECE_IDS = ["soldier", "lieutenant", "drug", "boss"] as const;

export const [YAN, NVE, KRA, SEG, MAR, ASP] = [0, 1, 2, 3, 4, 5] as const;
/** The back of a general event, where that of a clan event is its clan. */
export const CONTINENT = 6;

export const EACH_PROFILE = 5;
