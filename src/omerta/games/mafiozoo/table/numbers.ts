/** Numbers the page shares with the rules, as content.py and state.py have them. Imports nothing. */

// --- the phases of a round ---

export const REVENUE = 1;
export const CORRUPTION = 2;
export const LAST_CALL = 3;
export const FAVOUR_PHASE = 4;
export const INFLUENCE = 5;

// --- characters: their number on the table less one ---

export const FEMME_FATALE = 4;
export const BANKER = 6;

// --- cards ---

/** A targeted card is numbered like its character; all secret ones are alike. */
export const SECRET = 12;

// --- favours ---

/** The Godfather's, which stands for any other. */
export const GODFATHER = 4;

// --- places whose bonuses the page knows ---

export const PIZZERIA = 8;
export const BARBER = 9;
export const MASSAGE_PARLOUR = 10;
export const PRISON = 11;
export const POLICE_STATION = 12;
export const CITY_HALL = 13;
export const NEWSPAPER = 14;
export const COURTHOUSE = 15;
