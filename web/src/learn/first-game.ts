/** The first real game after a lesson: against the weakest bots, with the teacher at hand in its first round. */
import { myself } from "$lib/me.svelte";
import { settings } from "$lib/settings.svelte";
import { openAndStart } from "$lib/witness";
import type { GameInfo } from "$lib/wire";

/** So many seats, if the game has them. */
const SEATS = 4;
const KEY = "omerta.first-game";
/** What the teacher says first was read: after a reload it is not said again. */
const GREETED = "omerta.first-game.greeted";

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

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Is the teacher at hand at this table? */
export const teacherAt = (table: string): boolean => kept(KEY) === table;

export const teacherGreeted = (table: string): boolean => kept(GREETED) === table;

export function greetedBy(table: string): void {
  try {
    sessionStorage.setItem(GREETED, table);
  } catch {
    // He greets again, then.
  }
}

export function dismissTeacher(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}
