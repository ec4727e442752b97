/** A table on which nothing happens, for pictures: drawn from a few facts by the game's own components. */
import { Choice } from "./choice.svelte";
import type { Play } from "./play";
import { Voice } from "./text.svelte";
import type { GameInfo } from "./wire";

/** Who plays in the examples of all rules. */
export const PLAYERS = ["Ernest", "Karine", "Anthelme", "Judith"];

/** `table`: of the view only what the components in the picture look at. `me`: the seat that looks. */
export function still<Table>(game: GameInfo, table: Partial<Table>, me = -1): Play<Table> {
  const shown = { table, seat: me, asking: null, waiting: [], asked: [], prompt: null, scores: null };
  const voice = new Voice(game.name, PLAYERS, me);
  const play = { game, voice, shown, beat: null, beatTime: 0, told: [], choice: new Choice(() => {}) };
  return play as unknown as Play<Table>;
}
