/** What a seat is doing, as far as everybody may know. */
import type { Play } from "$lib/game";

export type Doing = "none" | "ready" | "waiting";

export function doingOf(play: Play, seat: number, ready: number[]): Doing {
  // What is being shown is already the past of that question.
  if (play.beat) return "none";
  if (play.shown.waiting.includes(seat)) return "waiting";
  return ready.includes(seat) ? "ready" : "none";
}
