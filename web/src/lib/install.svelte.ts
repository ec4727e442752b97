/** Putting the page on a phone's home screen: what the browser offers. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** The browser's own offer, once it has made one. */
  offer: InstallPrompt | null = $state.raw(null);
  /** Phones of this kind make none: there it is done by hand. */
  readonly byHand = /iPhone|iPad/.test(navigator.userAgent);
  readonly onPhone = matchMedia("(pointer: coarse) and (max-width: 932px)").matches;
  readonly done = matchMedia("(display-mode: standalone)").matches;

  get possible(): boolean {
    return this.onPhone && !this.done && (this.byHand || this.offer !== null);
  }
}

export const install = new Install();

addEventListener("beforeinstallprompt", (event) => {
  if (!install.onPhone) return; // elsewhere the browser shows it in its own way
  event.preventDefault();
  install.offer = event as InstallPrompt;
});
