/** A film as it is looked at: it comes as what changes from frame to frame, and is whole here. */
import { changed, framed, type Difference } from "./differences";
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

/** What has not changed is the same object in both frames, so a long film takes little room. */
export function developed({ seat, frames }: Sent): Film {
  let seen: any = {};
  return {
    seat,
    frames: frames.map(({ change, ...frame }) => {
      seen = { ...seen, view: framed(seen.view, frame.heard.frames) };
      seen = changed(seen, change as Difference);
      return { ...frame, ...(seen as Pick<Shot, "view" | "question">) };
    }),
  };
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
