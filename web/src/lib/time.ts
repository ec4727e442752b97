import { createSubscriber } from "svelte/reactivity";

import { settings } from "$lib/settings.svelte";
import { t } from "$lib/text.svelte";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Time left, as short as it can be read: 0:09, 12:30, 5 h 12, 2 d 3 h. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return t("shell-days", { days, hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  if (milliseconds >= HOUR) {
    const minutes = Math.floor((seconds % 3600) / 60);
    return t("shell-hours", { hours: Math.floor(seconds / 3600), minutes });
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A moment of today: 20:14. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: "numeric", minute: "2-digit" }).format(at);
}

/** Tells whoever looks at a running time, again and again, that it has run on. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Whole seconds left of so many milliseconds, counted from a moment of this browser's clock. It ticks. */
export function secondsLeft(milliseconds: number, from: number): number {
  ticking();
  return Math.max(0, Math.ceil((milliseconds - (performance.now() - from)) / SECOND));
}
