/** What a step of a lesson speaks of, found on the table by its `data-piece`. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Among several drawings of the same piece, the largest that lies open, and not one in the log or the chat. */
export function pieceOnTable(key: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(key)}"]`);
  let best: HTMLElement | null = null;
  let most = 0;
  for (const each of all) {
    if (each.closest("[inert], [role=log], [data-told], .calm-layer")) continue;
    const { width, height } = each.getBoundingClientRect();
    if (width * height > most && liesOpen(each)) [best, most] = [each, width * height];
  }
  return best;
}

/**
 * Does no panel lie over all of it? The teacher's card does not count: it moves away. Nor does it count that it is
 * scrolled out of sight: it is brought back.
 */
function liesOpen(piece: Element): boolean {
  const box = boxOf(piece);
  if (!box) return true;
  const SHARES = [0.5, 0.2, 0.8];
  const map = piece.closest("svg, [data-holds]");
  for (const right of SHARES)
    for (const down of SHARES) {
      const all = document.elementsFromPoint(box.x + box.width * right, box.y + box.height * down);
      const top = all.find((each) => !each.closest(".teacher"));
      if (!top || piece.contains(top) || top.contains(piece) || map?.contains(top)) return true;
    }
  return false;
}

export const PRESSABLE =
  ":is(button:not(:disabled), [role=button], [role=radio], input, select):not([aria-disabled=true])";

/**
 * What can be pressed of a piece: itself, what it is part of, or its one button, whatever other pieces lie on it. Not what
 * is pressed already.
 */
export function pressableIn(piece: HTMLElement): HTMLElement | null {
  const around = piece.closest<HTMLElement>(PRESSABLE);
  const within = [...piece.querySelectorAll<HTMLElement>(PRESSABLE)];
  const own = within.filter((each) => each.parentElement === piece);
  const bare = own.filter((each) => each.dataset.piece === undefined);
  const found = around ?? [within, own, bare].find((each) => each.length === 1)?.[0] ?? null;
  return found?.getAttribute("aria-pressed") === "true" || found?.getAttribute("aria-checked") === "true"
    ? null
    : found;
}

const clips = new WeakMap<Element, Element[]>();

/** The parts of the page that cut an element off where it is scrolled away. */
function clippedBy(element: Element): Element[] {
  let known = clips.get(element);
  if (!known) {
    known = [];
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (/(auto|scroll|hidden|clip)/.test(getComputedStyle(up).overflow)) known.push(up);
    clips.set(element, known);
  }
  return known;
}

/** Where an element can be seen; null where nothing of it can. */
export function boxOf(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const each of clippedBy(element)) {
    const clip = each.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  if (right - left < 2 || bottom - top < 2) return null;
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** What belongs to a piece and is drawn apart from it (`data-of`), as its name on a map, or sticks out of it (`data-rim`). */
const partsOf = (piece: HTMLElement): Element[] => [
  ...document.querySelectorAll(`[data-of="${CSS.escape(piece.dataset.piece ?? "")}"]`),
  ...piece.querySelectorAll("[data-rim]"),
];

/** Where a piece can be seen, with what belongs to it. */
export const wholeBoxOf = (piece: HTMLElement): Box | null => boxAround([piece, ...partsOf(piece)]);

/**
 * Where the ring of a thing to press lies: around it, around all that it is the button of (`data-ringed`), or along its
 * own shape (`data-ring-outline`), so that it crosses nothing that is drawn in it.
 */
export function ringOf(press: HTMLElement): Hole | null {
  if (press.matches("[data-ring-outline]")) return holesOf(press)[0] ?? null;
  return wholeBoxOf(press.closest<HTMLElement>("[data-ringed]") ?? press);
}

/** Where what belongs to a piece can be seen. */
export const boxOfParts = (piece: HTMLElement): Box | null => boxAround(partsOf(piece));

function boxAround(elements: Element[]): Box | null {
  const boxes = elements.map(boxOf).filter((box) => box !== null);
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A part of the page that is not darkened: a box, or within it an outline, where a transform puts it. */
export interface Hole extends Box {
  outline?: { d: string; transform: string };
}

/**
 * A piece of some other shape says which (`data-outline`), as a place on a map: it is lit along that, with its parts. A
 * figure in the row of players is lit with whose it is.
 */
export function holesOf(piece: HTMLElement): Hole[] {
  const player = piece.closest("[data-seat-strip] [data-seat]");
  if (player) return [boxOf(player)].filter((each) => each !== null);
  const OUTLINE = "path[data-outline], polygon[data-outline]";
  const outline = piece.matches(OUTLINE) ? piece : piece.querySelector(OUTLINE);
  const box = outline && boxOf(outline);
  if (!(outline instanceof SVGGraphicsElement) || !box) return [wholeBoxOf(piece)].filter((each) => each !== null);
  const { a, b, c, d, e, f } = outline.getScreenCTM()!;
  const path = outline.getAttribute("d") ?? `M${outline.getAttribute("points")}z`;
  const parts = partsOf(piece)
    .map(boxOf)
    .filter((each) => each !== null);
  return [{ ...box, outline: { d: path, transform: `matrix(${[a, b, c, d, e, f].join(" ")})` } }, ...parts];
}

/** Is there nothing of it that is scrolled away, or that something else lies over? */
export function isWhollySeen(element: Element): boolean {
  const box = boxOf(element);
  const { width, height } = element.getBoundingClientRect();
  if (!box || box.width < width - 2 || box.height < height - 2) return false;
  return [0.1, 0.5, 0.9].every((down) => {
    const all = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height * down);
    const top = all.find((each) => !each.closest(".teacher"));
    return top !== undefined && element.contains(top);
  });
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What the keyboard reaches of a thing: itself, or what a press at its middle would press. */
export function focusableOf(piece: Element): HTMLElement | SVGElement | null {
  if (piece.matches(`${PRESSABLE}, a[href], [tabindex]`)) return piece as HTMLElement;
  const box = boxOf(piece);
  if (!box) return null;
  const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const found = under.find((each) => !each.closest(".teacher") && each.closest(PRESSABLE));
  return found?.closest<HTMLElement>(PRESSABLE) ?? null;
}

/** All the pieces of the table that can be seen, but for those that hold others. */
export function piecesInSight(): Box[] {
  const all = [...document.querySelectorAll(".game [data-piece]:not([inert] *)")];
  const single = all.filter((piece) => !piece.querySelector("[data-piece]") && !piece.closest("[role=log]"));
  return single.map(boxOf).filter((box) => box !== null);
}

/**
 * All that can be pressed on the table now, or in some part of it. Of something large only what is to be read of it
 * (`data-reads`) counts.
 */
export function choicesInSight(within = ".game main"): Box[] {
  const all = [...document.querySelectorAll(`${within} ${PRESSABLE}`)];
  const open = all.filter((each) => !each.closest("[inert], .teacher, [role=tablist]"));
  const small = open.filter((each) => !each.closest("[data-piece]")?.querySelector("[data-reads]"));
  const reads = [...document.querySelectorAll(`${within} [data-reads]:not([inert] *)`)];
  return [...small, ...reads].map(boxOf).filter((box) => box !== null);
}

/**
 * Where a card of this size covers least of these boxes: of those that are to be pressed before all, then of those that
 * are lit, then of those that may be chosen, then of `figures`, then of `others`; among such places, the nearest to the
 * wished one.
 */
export function placed(
  size: { width: number; height: number },
  room: Box,
  shown: Record<"lit" | "pressed" | "choices" | "figures" | "others", Box[]>,
  wish: Box,
): Box {
  const GAP = 12;
  const farX = room.x + room.width - size.width;
  const farY = room.y + room.height - size.height;
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, Math.max(least, most)));
  const xs = new Set([wish.x, room.x, farX, room.x + (room.width - size.width) / 2]);
  const ys = new Set([wish.y, room.y, farY, room.y + (room.height - size.height) / 2]);
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    xs.add(room.x + (farX - room.x) * share);
    ys.add(room.y + (farY - room.y) * share);
  }
  const { lit, pressed, choices, figures, others } = shown;
  for (const { x, y, width, height } of [...lit, ...pressed, ...choices, ...figures]) {
    xs.add(x - size.width - GAP).add(x + width + GAP);
    ys.add(y - size.height - GAP).add(y + height + GAP);
  }
  let best: Box | null = null;
  let least = Infinity;
  for (const eachX of xs)
    for (const eachY of ys) {
      const x = within(eachX, room.x, farX);
      const y = within(eachY, room.y, farY);
      const box = { x, y, ...size };
      const covers = (those: Box[]) => those.reduce((sum, each) => sum + overlap(box, each), 0);
      const far = Math.hypot(x - wish.x, y - wish.y);
      const cost =
        covers(pressed) * 10_000 +
        covers(lit) * 100 +
        covers(choices) * 10 +
        covers(figures) +
        covers(others) * 0.03 +
        far;
      if (cost < least) [best, least] = [box, cost];
    }
  return best!;
}

/**
 * Where a few words stand at a thing to press: above it, below it or at a side, where they hide no other words and
 * nothing that is lit. Null if there is no such place: the ring says it, too. The teacher's card is not to be met at all.
 */
export function pillAt(ring: Box, lit: Box[], card: Box | null, room: Box): Box | null {
  const size = { width: 104, height: 28 };
  const middle = ring.x + ring.width / 2;
  const x = Math.max(2, Math.min(middle, innerWidth - 2 - size.width / 2) - size.width / 2);
  const y = ring.y + (ring.height - size.height) / 2;
  const [over, under] = [ring.y - 34, ring.y + ring.height + 10];
  const [left, right] = [ring.x, ring.x + ring.width - size.width];
  const rows = [over, under].flatMap((y) => [x, left, right].map((x) => ({ x, y, ...size })));
  const sides = [ring.x - size.width - 10, ring.x + ring.width + 10].map((x) => ({ x, y, ...size }));
  const fits = (pill: Box) =>
    pill.x >= 2 &&
    pill.x + size.width <= innerWidth - 2 &&
    pill.y > (ring.y < room.y ? 2 : room.y) &&
    pill.y + size.height < innerHeight &&
    !(card && overlap(card, pill) > 0);
  const isFree = (pill: Box) => lit.every((each) => overlap(each, pill) === 0) && !hidesWords(pill);
  return [...rows, ...sides].find((pill) => fits(pill) && isFree(pill)) ?? null;
}

/** Does some point of a box lie on something that can be read or pressed? */
function hidesWords(box: Box): boolean {
  for (const right of [0, 0.25, 0.5, 0.75, 1])
    for (const down of [0.1, 0.5, 0.9]) {
      const all = document.elementsFromPoint(box.x + box.width * right, box.y + box.height * down);
      if (all.some((each) => !each.closest(".teacher") && says(each))) return true;
    }
  return false;
}

/** Is it a button, something on offer, or does it have words of its own? */
const says = (element: Element) =>
  element.closest("button, a, input, .item") !== null ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== "");
