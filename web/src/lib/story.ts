/** A film read as a story: what happened, chapter by chapter. */
import type { Shot } from "$lib/film";
import type { Play } from "$lib/play";
import type { Voice } from "$lib/text.svelte";
import { heardUpTo, type Told } from "$lib/told";
import type { GameInfo, HeardEvent } from "$lib/wire";

export interface Chapter {
  title: string;
  begin: number;
  told: Told[];
}

export interface Story<Table = any> {
  frames: Shot[];
  chapters: Chapter[];
  /** The frame each chapter begins with, and the last frame: one more than there are chapters. */
  bounds: number[];
  game: GameInfo;
  voice: Voice;
  /** Reads the view of a frame with the game's own type. */
  table(frame: number): Table;
}

/** What a game says of its chapters (`GameTable`). */
interface Chaptered {
  chapter(play: Play, event: HeardEvent): string | null;
}

export function tell(frames: Shot[], table: Chaptered, play: Play): Story {
  const chapters: Chapter[] = [];
  for (const told of heardUpTo(frames, frames.length - 1)) {
    const title = table.chapter(play, told.event);
    if (title !== null) chapters.push({ title, begin: told.frame, told: [] });
    else if (chapters.length === 0) chapters.push({ title: "", begin: 0, told: [] });
    chapters.at(-1)!.told.push(told);
  }
  if (chapters.length === 0) chapters.push({ title: "", begin: 0, told: [] });
  return {
    frames,
    chapters,
    bounds: [...chapters.map(({ begin }) => begin), frames.length - 1],
    game: play.game,
    voice: play.voice,
    table: (frame) => frames[frame]!.view.table,
  };
}

/** Where a frame lies on an axis of chapters: 2.5 is half way through the third one. */
export function place(bounds: number[], frame: number): number {
  const after = bounds.findIndex((bound) => bound > frame);
  if (after < 0) return bounds.length - 1;
  if (after === 0) return 0;
  const [from, to] = [bounds[after - 1]!, bounds[after]!];
  return after - 1 + (frame - from) / (to - from);
}
