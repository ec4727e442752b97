// What the portraits are made of, on a grid of 100 by 120: flat shapes and bare lines, one lamp from the left, the clan's light
// from behind on the right.

export * from "$lib/art/strokes";

/** The clan's colour, wherever a drawing wears it. */
export const CLAN = "var(--clan)";

/** Both sides of a face alike: what is drawn on the left, again on the right. */
export const mirrored = (d: string): string =>
  d.replace(/([MLCQTSZ])([^MLCQTSZ]*)/g, (_, command: string, numbers: string) => {
    const flipped = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value, i) => (i % 2 === 0 ? Math.round((100 - Number(value)) * 10) / 10 : value));
    return `${command}${flipped.join(" ")}`;
  });
export const both = (d: string): string => d + mirrored(d);

export interface Skin {
  base: string;
  light: string;
  shade: string;
}
export const PALE: Skin = { base: "#e0b08a", light: "#f3cda9", shade: "#8a5138" };
export const OLIVE: Skin = { base: "#cf9a6c", light: "#e8ba8c", shade: "#774428" };
export const TAN: Skin = { base: "#b97f52", light: "#d6a173", shade: "#63361d" };
export const DARK: Skin = { base: "#7d4d30", light: "#a06a45", shade: "#3a1e11" };
export const INK = "#120c0a";
