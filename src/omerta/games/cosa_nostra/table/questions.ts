/** Which questions are answered where. */

/** On the rows and in the hand, without a sheet. */
export const ON_THE_ROWS: readonly string[] = ["plan", "influence_turn", "turn_to_act", "end_turn", "peek"];

/** By picking things; the others have buttons of their own, on the stage. */
export const BY_PICKING: readonly string[] = [...ON_THE_ROWS, "choose_markers", "buy_after_roll", "recruit"];

/** By buttons on the stage, which answer at once; of recruits, once one is picked. */
export const AT_ONCE: readonly string[] = [
  ...["mulligan", "schemers", "answer_threat", "return_fire", "recruit"],
  ...["reveal_robbery", "reveal_trap", "play_doc"],
];
