/**
 * What a piece says of itself. Whatever can be seen on a table carries its name, `data-piece="kind:id"`;
 * a game's `table/tips.ts` explains it, and the shell shows that (`shell/TipLayer.svelte`).
 */
import type { Component } from "svelte";

import type { Params, Voice } from "./text.svelte";

/** A piece by its name on the page: `bar:jungle`, `money:0`, `dice`. */
export interface Piece {
  kind: string;
  /** "" where there is one of its kind. */
  id: string;
}

/** A component with what it needs. */
export interface Drawn {
  of: Component<any>;
  with: Record<string, any>;
}

export interface Tip {
  name: string;
  /** What it is for, in 25 words at most. */
  text: string;
  /** What it means at this moment, or where it stands, in a line. */
  now?: string;
  /** The rule that says it all. */
  rule: string;
  /** A small picture of it. */
  picture?: Drawn;
  /** Figures under the words. */
  more?: Drawn;
}

export const pieceNamed = (name: string): Piece => {
  const colon = name.indexOf(":");
  return colon < 0 ? { kind: name, id: "" } : { kind: name.slice(0, colon), id: name.slice(colon + 1) };
};

export const drawn = <Props extends Record<string, any>>(of: Component<Props>, props: NoInfer<Props>): Drawn => ({
  of,
  with: props,
});

/** A tip in a game's own words: the messages `tip-<id>-name` and `tip-<id>`. */
export function inWords(voice: Voice, id: string, rule: string, params: Params = {}, rest: Partial<Tip> = {}): Tip {
  return { name: voice.text(`tip-${id}-name`, params), text: voice.text(`tip-${id}`, params), rule, ...rest };
}

/** The nearest piece around an element for which somebody has something to say, and what is said. */
export function nearestTip(
  from: Element | null,
  tipOf: (piece: Piece) => Tip | null,
): { at: HTMLElement | SVGElement; tip: Tip } | null {
  // What is too small for a tip of each of its parts is one piece.
  let at =
    from?.closest<HTMLElement>("[data-whole]") ?? from?.closest<HTMLElement | SVGElement>("[data-piece]") ?? null;
  while (at) {
    const tip = tipOf(pieceNamed(at.dataset.piece!));
    if (tip) return { at, tip };
    at = at.parentElement?.closest<HTMLElement>("[data-piece]") ?? null;
  }
  return null;
}
