/** The reader's own settings, kept in this browser. */

export interface Settings {
  language: "en" | "fr";
  motion: "system" | "full" | "less";
  /** How fast what happened is shown: 1 as it should be, 0 at once. */
  pace: 0 | 0.5 | 1;
  sound: boolean;
  vibrate: boolean;
  notify: boolean;
  /** Bots are not heard, unless they answer the reader. */
  muteBots: boolean;
  /** By game: whom the reader met last in a quick game. */
  levels: Record<string, string>;
  /** How many answers the reader has given in each game. */
  answers: Record<string, number>;
  /** Games whose lesson was offered before the first game: once is enough. */
  offered: string[];
  /** By game: the tables at which the aim card opened by itself. */
  aims: Record<string, string[]>;
  /** The reader was told how to put the page on the home screen. */
  homeScreen: boolean;
  /** The games that hung in the lobby last time: they hang there before the house has answered. */
  bill: string[];
}

const KEY = "omerta.settings";

function kept(): Settings {
  const first: Settings = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    motion: "system",
    pace: 1,
    sound: false,
    vibrate: true,
    notify: false,
    muteBots: false,
    levels: {},
    answers: {},
    offered: [],
    aims: {},
    homeScreen: false,
    bill: [],
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(kept());

/** Keep every change, and tell the document what concerns it. Called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.motion = settings.motion;
  });
}

/** Should things move at all? */
export function moving(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many answers, and one has seen how a game goes. */
const BEGINNER = 4;

export function isNovice(game: string): boolean {
  return (settings.answers[game] ?? 0) < BEGINNER;
}

export function countAnswer(game: string): void {
  settings.answers[game] = (settings.answers[game] ?? 0) + 1;
}
