/** The first real game after a lesson: against the weakest bots, with the teacher at hand in its first round. */
import { myself } from "$lib/me.svelte";
import { settings } from "$lib/settings.svelte";
import { openAndStart } from "$lib/witness";
import type { GameInfo } from "$lib/wire";

/** So many seats, if the game has them. */
const SEATS = 4;
const KEY = "omerta.first-game";

/** Opens a table that has begun; gives its id. */
export async function firstRealGame(game: GameInfo): Promise<string> {
  await myself.beSomebody();
  const seats = Math.min(Math.max(SEATS, game.least), game.most);
  const wish = { game: game.name, seats, bots: seats - 1, bot: game.bots[0]!, language: settings.language };
  const table = await openAndStart(wish);
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Without the teacher, then.
  }
  return table;
}

/** Is the teacher at hand at this table? */
export function teacherAt(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}

export function dismissTeacher(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}
