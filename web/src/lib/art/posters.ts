/** The games' posters: each game's `table/Poster.svelte`. There is nothing else to sign up for. */
import type { Component } from "svelte";

export interface PosterProps {
  /** The part to show, as a viewBox; without it the whole poster. */
  crop?: string;
  /** What a screen reader says; without it the poster is decoration. */
  label?: string;
}

interface Poster {
  default: Component<PosterProps>;
  /** The part a thumbnail shows. */
  HEART: string;
}

/** A poster is drawn on 300 by 440 units. */
export const FULL = "0 0 300 440";

const FOUND = import.meta.glob<Poster>("$games/*/table/Poster.svelte", { eager: true });

export const POSTERS = new Map(Object.entries(FOUND).map(([path, poster]) => [path.split("/").at(-3)!, poster]));
