// How a bust is put together from its parts.
import type { Stroke } from "../strokes";
import { type Build, type Cloth, coat, coatOf, neck } from "./dress";
import { head, type HeadLook, headOutline } from "./face";

/** What is drawn, from back to front. */
export interface Bust {
  /** The outlines that face and coat are clipped to. */
  face: string;
  coat: string;
  behind: readonly Stroke[];
  body: readonly Stroke[];
  head: readonly Stroke[];
  /** Where the head sits, as an SVG transform. */
  at?: string;
  front: readonly Stroke[];
}

interface Person extends HeadLook {
  cloth: Cloth;
  build?: Build;
  /** None for a dress that brings its own. */
  neck?: "plain" | "thick" | "none";
  /** Behind shoulders and head. */
  behind?: Stroke[];
  /** Collar, tie, lapels. */
  dress: Stroke[];
  /** Over the face: eyes first, hats last. */
  features: Stroke[];
  at?: string;
  /** Before everything: hands, animals. */
  front?: Stroke[];
}

export function bust({
  cloth,
  build = "plain",
  neck: throat = "plain",
  behind = [],
  dress,
  features,
  at,
  front = [],
  ...look
}: Person): Bust {
  return {
    face: headOutline(look.shape, look.top),
    coat: coatOf(build),
    behind,
    body: [...(throat === "none" ? [] : [...coat(cloth, build), ...neck(look.skin, throat === "thick")]), ...dress],
    head: [...head(look), ...features],
    at,
    front,
  };
}

/** A head made larger or smaller over its neck. */
export const sized = (across: number, up = across): string =>
  `translate(50 92) scale(${across} ${up}) translate(-50 -92)`;
