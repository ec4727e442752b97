/**
 * The page's service worker: it makes the page installable, and says so where there is no connection.
 *
 * It shows the turns that the house pushes. It keeps the offline page and the page's own files, whose names
 * change with their content. Nothing else is kept: what the house says of a table, a game or a person is always
 * asked for, and never stored here.
 */
const KEPT = "omerta-1";
const OFFLINE = ["/offline.html", "/offline.css", "/favicon.svg"];
/** Files of earlier versions of the page are forgotten in the end: the oldest first. */
const MOST_FILES = 600;

const isFile = (url) => url.origin === location.origin && /^\/assets\/[\w.-]+$/.test(url.pathname);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  const cache = await caches.open(KEPT);
  const files = (await cache.keys()).filter(({ url }) => isFile(new URL(url)));
  for (const file of files.slice(0, Math.max(0, files.length - MOST_FILES))) await cache.delete(file);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (isFile(url)) event.respondWith(file(request));
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** A file never changes under its name: the kept one is as good as a new one. */
async function file(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

/** The house says that it is somebody's turn; perhaps no page of theirs is open. One note for each table. */
self.addEventListener("push", (event) => {
  const { title, body, lang, path } = event.data.json();
  const words = { body, lang, tag: path, renotify: true, icon: "/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(title, words));
});

/** Who presses a notification wants to see the table it came from. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find(({ url }) => new URL(url).pathname === to);
      return there ? there.focus() : self.clients.openWindow(to);
    }),
  );
});
