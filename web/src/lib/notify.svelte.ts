/** Calling the reader back to the table: the tab's title, and a notification if it is hidden. */
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
  return allowed;
}

/**
 * Keep the tab's title true, and call the reader whenever the table begins to wait for them.
 * To be called while a component is set up.
 */
export function callToTable(place: () => string, asked: () => boolean, called: () => void): void {
  let before = false;
  let note: Notification | null = null;

  $effect(() => {
    document.title = asked() ? t("shell-title-turn", { place: place() }) : t("shell-title", { place: place() });
    return () => (document.title = t("shell-title-house"));
  });

  $effect(() => {
    const now = asked();
    if (now && !before) {
      called();
      note = announce(place(), "omerta-turn");
    }
    if (!now) note?.close();
    before = now;
  });
}

/** Tell somebody who looks elsewhere that it is their turn, if they asked for it. */
export function announce(place: string, tag: string, onclick = () => {}): Notification | null {
  if (!document.hidden || !settings.notify || permission() !== "granted") return null;
  try {
    const note = new Notification(t("shell-notify-turn"), { body: place, tag });
    note.onclick = () => {
      window.focus();
      note.close();
      onclick();
    };
    return note;
  } catch {
    return null; // some phones allow it only to service workers
  }
}
