/** Where the reader is in the house. The path is public; secrets travel in the fragment only. */

export const route = $state({ path: location.pathname, hash: location.hash });

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** Take a secret out of the address bar once it was used. */
export function dropHash(): void {
  history.replaceState(null, "", location.pathname);
  follow();
}

function follow(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

/** For links that stay in the page: `<a href="/t/x" use:link>`. */
export function link(node: HTMLAnchorElement): void {
  node.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href")!);
  });
}
