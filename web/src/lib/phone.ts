/** Which screens are a phone's. The style sheets say the same. */

/** Held in a hand, upright or on its side: the frame of fixed heights. */
export const PHONE = "(max-width: 719px), (max-height: 479px)";
/** The same on its side. */
export const SIDEWAYS = "(max-height: 479px) and (min-width: 560px)";
