/** The numbers the house gives to things and states of La Cosa Nostra. Money is in thousands. */

/** For a seat, a card, a target: none. */
export const NOBODY = -1;

// Phases of a round.
export const [SETTING_UP, DRAWING, PLANNING, ACTION, PAYDAY] = [0, 1, 2, 3, 4] as const;

// The task of a gangster.
export const [NONE, JOB, PURCHASE, IDLE, DONE, IN_PROGRESS] = [0, 1, 2, 3, 4, 5] as const;

// Kinds of Influence cards.
export const [SNITCH, SPY, EMERGENCY_DOC, HENCHMAN, SABOTEUR] = [0, 1, 2, 3, 4] as const;
export const [MACHINE_PISTOL, DISTRACTION, SCHEMER, AMBULANCE] = [5, 6, 7, 8] as const;
/** What may lie on a gangster, in the order shown. */
export const ATTACHABLE = [HENCHMAN, SABOTEUR, MACHINE_PISTOL, DISTRACTION] as const;

// Kinds of Businesses that can do something.
export const [LAWYER, POLITICIAN, COP] = [3, 4, 5] as const;

/** What is named as the target. */
export const [HIMSELF, HIS_GANGSTER, HIS_BUSINESS] = [0, 1, 2] as const;

export const SIDES = 6;
