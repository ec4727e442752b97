/**
 * The pictures in a game's rules: `table/rules/index.ts` in its folder has a default export of this type.
 *
 * They are drawn by the table's own components. They say nothing that the words beside them do not say.
 */
import type { Component } from "svelte";

/** A component that is given the game (`GameInfo`) as `info`, and what else it is to show. */
export interface RulePicture {
  Picture: Component<any>;
  shows?: Record<string, unknown>;
}

export interface RulePictures {
  /** For the game in two minutes, by the panel's id. */
  panels: Record<string, RulePicture>;
  /** Under a rule, by its id; below it stands the message `rules-diagram-…` with this ending. */
  diagrams: Record<string, RulePicture & { caption: string }>;
}

const PICTURES = import.meta.glob<{ default: RulePictures }>("$games/*/table/rules/index.ts");
const NONE: RulePictures = { panels: {}, diagrams: {} };

const found = (game: string) =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${game}/table/rules/index.ts`))?.[1];

/** A game that has pictures can be told in two minutes. */
export const hasPictures = (game: string) => found(game) !== undefined;

export async function picturesOf(game: string): Promise<RulePictures> {
  return (await found(game)?.())?.default ?? NONE;
}
