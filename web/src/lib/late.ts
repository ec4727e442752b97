/** Parts of the page that come late, or not at all because the house has a newer page by now. */

const ASK_AGAIN = 3000;
/** Opened anew and still not whole: after so long, in milliseconds, it is worth another try. */
const ENOUGH = 60_000;
const KEY = "omerta.renewed";

/**
 * The names of the page's files change with their content, so an old page does not find them after an
 * update; and a browser does not ask again for a file it once failed to get. Either way the page is
 * opened anew, as soon as the house answers. Nothing is lost: the house knows all.
 */
export function renewWhenBroken(): void {
  let renewing = false;
  addEventListener("vite:preloadError", () => {
    if (!renewing) void renew();
    renewing = true;
  });
}

async function renew(): Promise<void> {
  let page: string | null;
  while ((page = await newest()) === null) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  const outdated = !page.includes(new URL(import.meta.url).pathname);
  if (outdated || Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) > ENOUGH) openAnew();
}

/** The page as the house has it; null while it does not answer. */
async function newest(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

export function openAnew(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
