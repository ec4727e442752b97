/** Calling the reader back to the table: the tab's title, and a notification if it is hidden. */
import { setPush } from "./push";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";

export type Permission = NotificationPermission | "none";

/** What this browser lets us do; "none" where it knows no notifications. */
export function permission(): Permission {
  return "Notification" in window ? Notification.permission : "none";
}

/** Switch notifications on, if the browser allows it, or off. Gives what the browser allows. */
export async function setNotify(on: boolean): Promise<Permission> {
  const allowed = on && permission() === "default" ? await Notification.requestPermission() : permission();
  settings.notify = on && allowed === "granted";
  void setPush(settings.notify);
  return allowed;
}

/** The house knows a browser by who it was: told again whenever that may have changed. */
export function renewNotify(): void {
  if (settings.notify && permission() === "granted") void setPush(true);
}

/**
 * Keep the tab's title true, and call the reader whenever the table begins to wait for them.
 * To be called while a component is set up.
 */
export function callToTable(place: () => string, asked: () => boolean, called: () => void): void {
  let before = false;
  let note: Pick<Notification, "close"> | null = null;

  $effect(() => {
    document.title = asked() ? t("shell-title-turn", { place: place() }) : t("shell-title", { place: place() });
    return () => (document.title = t("shell-title-house"));
  });

  $effect(() => {
    const now = asked();
    if (now && !before) {
      called();
      note = announce(place());
    }
    if (!now) note?.close();
    before = now;
  });
}

/** Tell somebody who looks elsewhere that it is their turn, if they asked for it; pressed, it leads to the table. One note for each table. */
export function announce(place: string, path = location.pathname): Pick<Notification, "close"> | null {
  if (!document.hidden || !settings.notify || permission() !== "granted") return null;
  const words = { body: place, tag: path, icon: "/icon-192.png", data: { path } };
  try {
    const note = new Notification(t("shell-notify-turn"), words);
    note.onclick = () => {
      window.focus();
      note.close();
      if (path !== location.pathname) go(path);
    };
    return note;
  } catch {
    return announceByWorker(words); // phones allow it only to service workers
  }
}

function announceByWorker(words: NotificationOptions): Pick<Notification, "close"> {
  const worker = navigator.serviceWorker?.ready;
  void worker?.then((it) => it.showNotification(t("shell-notify-turn"), words));
  const ours = { tag: words.tag! };
  return {
    close: () => void worker?.then(async (it) => (await it.getNotifications(ours)).forEach((note) => note.close())),
  };
}

/** Can this device be felt? */
export const canBuzz = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** A short touch in the hand that it is one's turn. (A browser allows it once the page was touched.) */
export function buzz(): void {
  if (canBuzz && settings.vibrate && navigator.userActivation.hasBeenActive) navigator.vibrate([40, 60, 40]);
}
