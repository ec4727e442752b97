/**
 * Web Push: the house tells this browser of turns while no page of it is open, by way of the browser's push service.
 *
 * Where the house has no key, or the browser cannot, turns are told while a page is open, and nothing else changes.
 */
import { get, post, put } from "./http";
import { settings } from "./settings.svelte";
import type { Subscribe, Unsubscribe, VapidKey } from "./wire";

/** Be told of turns, or no longer. What does not work is no reason to stop anything else. */
export async function setPush(on: boolean): Promise<void> {
  const worker = await registered();
  if (!worker) return;
  try {
    if (on) await subscribe(worker);
    else await unsubscribe(worker);
  } catch {
    // The house or the push service cannot be reached, or the browser refuses: as if there were none.
  }
}

/** The service worker; undefined where there is none, or none that can be pushed to. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function subscribe(worker: ServiceWorkerRegistration): Promise<void> {
  const { key } = await get<VapidKey>("/api/push");
  if (key === "") return;
  let found = await worker.pushManager.getSubscription();
  if (found && keyOf(found) !== key) {
    await found.unsubscribe(); // made for a house that was here before
    found = null;
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  const wish: Subscribe = {
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    language: settings.language,
  };
  await put("/api/me/push", wish);
}

async function unsubscribe(worker: ServiceWorkerRegistration): Promise<void> {
  const found = await worker.pushManager.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  await post("/api/me/push/off", { endpoint: found.endpoint } satisfies Unsubscribe);
}

/** The key a subscription was made for, as the house writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
