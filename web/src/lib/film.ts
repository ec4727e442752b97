/** A film as it is looked at: it comes as what changes from frame to frame, and is whole here. */
import { get } from "./http";
import type { Frame, Film as Sent, Phrase, SeatView } from "./wire";

export interface Shot extends Omit<Frame, "change"> {
  view: SeatView;
  question: Phrase;
}

export interface Film {
  seat: number;
  frames: Shot[];
}

/** See `server/differences.py`. */
type Difference = { [key: string]: Difference } | [] | [unknown] | [start: number, gone: number, added: unknown[]];

/** What has not changed is the same object in both frames, so a long film takes little room. */
export function developed({ seat, frames }: Sent): Film {
  let seen: unknown = {};
  return {
    seat,
    frames: frames.map(({ change, ...frame }) => {
      seen = changed(seen, change as Difference);
      return { ...frame, ...(seen as Pick<Shot, "view" | "question">) };
    }),
  };
}

function changed(before: unknown, difference: Difference): unknown {
  if (!Array.isArray(difference)) return within(before as object, difference);
  if (difference.length === 3) return (before as unknown[]).toSpliced(difference[0], difference[1], ...difference[2]);
  return difference[0];
}

function within(before: object, differences: Record<string, Difference>): object {
  const keys = Object.keys(differences);
  if (keys.length === 0) return before;
  const after: Record<string, unknown> = Array.isArray(before) ? [...before] : ({ ...before } as any);
  for (const key of keys) {
    const difference = differences[key]!;
    if (Array.isArray(difference) && difference.length === 0) delete after[key];
    else after[key] = changed(after[key], difference);
  }
  return after;
}

const films = new Map<string, Promise<Film>>();

/** A match through these eyes. What is over stays as it is and is fetched once. */
export function filmOf(table: string, seat: number, over: boolean): Promise<Film> {
  const path = `/api/tables/${table}/film?seat=${seat}`;
  const known = films.get(path);
  if (known) return known;
  const film = get<Sent>(path).then(developed);
  if (over) {
    films.set(path, film);
    film.catch(() => films.delete(path));
  }
  return film;
}
