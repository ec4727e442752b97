/**
 * When a tip is shown, and of what: a pointer that rests, the keyboard's focus, a long press, a finger's tap on what cannot
 * be pressed now, a press in explain mode.
 */
import { nearestTip, type Piece, type Tip } from "$lib/tips";

/** So long, in milliseconds, a pointer rests or a focus stands before a tip comes. */
const REST = 400;
/** From one piece to the next while a tip is open. */
const NEXT = 120;
/** Time to get from a piece to its tip. */
const GRACE = 220;
/** A long press. The browser's own menu would come a little later. */
const HOLD = 450;
/** A finger that moves farther than this, in pixels, scrolls or drags. */
const SLACK = 10;

type Marked = HTMLElement | SVGElement;
const DESCRIBED = "aria-describedby";

export class Tips {
  /** What is explained, and the piece it lies beside. It may not be in sight yet. */
  shown: { at: Marked; tip: Tip; by: "pointer" | "focus" | "press" } | null = $state.raw(null);
  inSight = $state(false);
  /** A press explains instead of playing. */
  explaining = $state(false);
  /** Where the focus moves by itself, as in a lesson, it asks for no tip. */
  byFocus = true;

  #waiting = 0;
  #holding = 0;
  #drawing = 0;
  #held: Point | null = null;
  /** A long press was answered: the click that ends it is none. */
  #swallow = false;
  /** What was clicked is known: no tip of it until the pointer has left it. */
  #pressed: Element | null = null;
  #pressedAt: Point | null = null;
  #touched = 0;
  /** A finger came down on what cannot be pressed, while nothing was being shown: its tap is no wish to see that sooner. */
  #inVain = false;
  /** A finger has put a tip away: that press is for nothing else. */
  #spent = false;
  /** Has the pointer moved since the table opened? Until then it only rests where it pressed last, and asks for no tip. */
  #awake = false;
  /** Elements that can be reached by keys only while the table explains itself. */
  #stops: Marked[] = [];

  constructor(
    readonly id: string,
    private tipOf: (piece: Piece) => Tip | null,
    private openRule: (rule: string) => void,
    private resting: () => boolean,
  ) {}

  /** All of this is heard before whatever is on the page: a press may have to be kept from it. */
  listen(): () => void {
    const off = new AbortController();
    const on = <Kind extends keyof WindowEventMap>(
      kind: Kind,
      hear: (event: WindowEventMap[Kind]) => void,
      passive = false,
    ) => addEventListener(kind, hear, { capture: true, passive, signal: off.signal });
    on("pointerover", (event) => this.#pointed(event), true);
    on("pointerdown", (event) => this.#down(event));
    on("pointermove", (event) => this.#moved(event), true);
    for (const kind of ["pointerup", "pointercancel"] as const) on(kind, () => this.#letGo(), true);
    on("click", (event) => this.#clicked(event));
    addEventListener("click", ({ target }) => this.#tappedInVain(target as Element), { signal: off.signal });
    on("contextmenu", (event) => this.#swallow && event.preventDefault());
    on("focusin", (event) => this.#focused(event), true);
    // The focus is also lost when its element is taken away, in the middle of drawing: no state may change then.
    on("focusout", () => queueMicrotask(() => this.shown?.by === "focus" && this.close()), true);
    on("keydown", (event) => this.#key(event));
    on("scroll", ({ target }) => !this.#inside(target) && this.shown?.by !== "focus" && this.close(), true);
    on("resize", () => this.close(), true);
    document.documentElement.addEventListener("pointerleave", () => this.#later(null, GRACE), { signal: off.signal });
    return () => {
      off.abort();
      this.close();
      this.explain(false);
    };
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.inSight = false;
    this.#show(null);
  }

  explain(on: boolean): void {
    if (on === this.explaining) return;
    this.close();
    this.explaining = on;
    document.documentElement.classList.toggle("explaining", on);
    for (const stop of this.#stops.splice(0)) stop.removeAttribute("tabindex");
  }

  /** The piece is gone, or means something else now. */
  refresh(): void {
    if (!this.shown) return;
    const found = this.shown.at.isConnected && nearestTip(this.shown.at, this.tipOf);
    if (found && found.at === this.shown.at) this.shown = { ...this.shown, tip: found.tip };
    else this.close();
  }

  // --- the pointer ---

  #pointed(event: PointerEvent): void {
    if (!this.#awake || event.pointerType === "touch" || Date.now() - this.#touched < 800) return;
    if (this.#inside(event.target)) return clearTimeout(this.#waiting);
    if (event.buttons !== 0 || this.shown?.by === "press") return;
    // What comes to lie under a pointer that has not moved since it pressed is not what it points at.
    if (this.#pressedAt && apart(event, this.#pressedAt) <= SLACK) return;
    this.#pressedAt = null;
    const found = nearestTip(event.target as Element, this.tipOf);
    if (found?.at !== this.#pressed) this.#pressed = null;
    if (!found || this.#pressed || noted(found.at)) return this.#later(null, GRACE);
    if (found.at === this.shown?.at) return clearTimeout(this.#waiting);
    this.#later({ ...found, by: "pointer" }, this.inSight ? NEXT : REST);
  }

  #down(event: PointerEvent): void {
    if (this.#inside(event.target)) return;
    const touch = event.pointerType === "touch";
    if (touch) this.#touched = Date.now();
    const piece = (event.target as Element).closest("[data-piece]");
    this.#inVain = touch && this.resting() && piece?.closest("[aria-disabled=true]") != null;
    this.#swallow = false;
    const found = nearestTip(pressed(event), this.tipOf);
    if (this.explaining) {
      // Nothing is taken up, drawn or dragged either.
      if (this.#explained(event.target)) event.stopImmediatePropagation();
      return;
    }
    this.#spent = touch && this.shown?.by === "press" && this.shown.at !== found?.at;
    this.close();
    this.#pressed = found?.at ?? null;
    this.#pressedAt = { x: event.clientX, y: event.clientY };
    this.#letGo();
    if (!touch || !found) return;
    this.#held = { x: event.clientX, y: event.clientY };
    // (A finger that was lifted while the page was busy is heard before the next frame.)
    this.#holding = window.setTimeout(() => {
      this.#drawing = requestAnimationFrame(() => {
        // Where the long press has taken something up, explain mode is the way.
        if ((event.target as Element).closest("[data-held]")) return;
        this.#swallow = true;
        this.#open({ ...found, by: "press" });
      });
    }, HOLD);
  }

  #moved(event: PointerEvent): void {
    if (!this.#awake) {
      this.#awake = true;
      this.#pointed(event);
    }
    if (this.#held && apart(event, this.#held) > SLACK) this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#holding);
    cancelAnimationFrame(this.#drawing);
  }

  #clicked(event: MouseEvent): void {
    if (this.#inside(event.target)) return;
    if (this.#swallow) {
      this.#swallow = false;
      return stop(event);
    }
    if (this.#spent) {
      stop(event);
      this.#tappedInVain(event.target as Element);
    } else if (this.explaining && this.#explained(event.target)) {
      stop(event);
      this.#explain(event.target as Element);
    }
  }

  /** What cannot be pressed now says at least what it is. */
  #tappedInVain(target: Element): void {
    if (this.#inVain) this.#explain(target);
    this.#inVain = false;
  }

  // --- keys ---

  #focused({ target }: FocusEvent): void {
    if (this.#inside(target) || !(target as Element).matches?.(":focus-visible")) return;
    if (!this.byFocus && !this.explaining) return;
    if (Date.now() - this.#touched < 800) return;
    const found = nearestTip(target as Element, this.tipOf);
    clearTimeout(this.#waiting);
    this.inSight = false;
    // It describes the piece at once; in sight it comes a little later.
    this.#show(found && { ...found, by: "focus" });
    if (found && !noted(found.at)) this.#waiting = window.setTimeout(() => (this.inSight = true), REST);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if ((event.target as Element).closest?.("input, textarea, select, [contenteditable]")) return;
    const { key } = event;
    if (key === "?") this.explain(!this.explaining);
    else if (key === "Escape" && (this.inSight || this.explaining)) {
      if (!this.inSight) this.explain(false);
      this.close();
    } else if (key === "r" && this.inSight && this.shown?.tip.rule) this.openRule(this.shown.tip.rule);
    else if (this.explaining && ["Enter", " "].includes(key) && this.#explained(event.target))
      this.#explain(event.target as Element);
    else {
      if (this.explaining && key === "Tab") this.#makeStops();
      // Who presses a piece has read what it is.
      if (["Enter", " "].includes(key) && this.shown?.by === "focus") this.close();
      return;
    }
    stop(event);
  }

  /** In explain mode the keyboard reaches every piece, not only what can be pressed. */
  #makeStops(): void {
    for (const piece of document.querySelectorAll<Marked>("[data-piece]")) {
      if (piece.tabIndex >= 0 || piece.hasAttribute("tabindex") || piece.closest("[inert]")) continue;
      piece.setAttribute("tabindex", "0");
      this.#stops.push(piece);
    }
  }

  // --- showing ---

  #explain(target: Element): void {
    const found = nearestTip(target, this.tipOf);
    if (found) this.#open({ ...found, by: "press" });
    else this.close();
  }

  #open(next: NonNullable<Tips["shown"]>): void {
    clearTimeout(this.#waiting);
    this.#show(next);
    this.inSight = true;
  }

  #later(next: Tips["shown"], time: number): void {
    clearTimeout(this.#waiting);
    if (!next && (!this.shown || this.shown.by !== "pointer")) return;
    this.#waiting = window.setTimeout(() => (next ? this.#open(next) : this.close()), time);
  }

  #show(next: Tips["shown"]): void {
    if (this.shown?.at.getAttribute(DESCRIBED) === this.id) this.shown.at.removeAttribute(DESCRIBED);
    this.shown = next;
    if (next && !next.at.hasAttribute(DESCRIBED)) next.at.setAttribute(DESCRIBED, this.id);
  }

  /** Is a press there kept for explaining? On the table, always; elsewhere, on pieces. */
  #explained(target: EventTarget | null): boolean {
    const element = target as Element;
    const nearest = element.closest?.("[data-piece], [data-explains], [data-scenery], [role=tablist], .scene");
    return nearest?.matches("[data-piece], .scene") ?? false;
  }

  #inside(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest(`#${this.id}`) !== null;
  }
}

interface Point {
  x: number;
  y: number;
}

/** What a press is on. What reaches over its neighbours, to be large enough for a finger, hides none of them from a tip. */
function pressed({ target, clientX, clientY }: PointerEvent): Element {
  const on = target as Element;
  if (!on.closest("[data-reaches-over]")) return on;
  return document.elementsFromPoint(clientX, clientY).find((each) => !each.closest("[data-reaches-over]")) ?? on;
}

/** Where the game says itself what a press would come to, right beside it, a tip would hide more than it tells. */
const noted = (at: Element) => at.matches("[data-noted]");

const apart = ({ clientX, clientY }: PointerEvent, { x, y }: Point) => Math.hypot(clientX - x, clientY - y);

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
