/** A view read by its shape: what belongs to a seat, what to the table, and what things are called. */
import { has, number, t, type Params, type Voice } from "$lib/text.svelte";
import type { FieldInfo } from "$lib/wire";

export const bySeat = (fields: FieldInfo[]) => fields.filter((field) => field.by_seat);
export const ofTable = (fields: FieldInfo[]) => fields.filter((field) => !field.by_seat);

/** One number, word or flag, which fits on a small plate. */
export const isSmall = (field: FieldInfo) => field.lists === 0 && field.holds !== "facts" && field.shown !== "cards";

/** What a name stands for: the game's own word for it, or the name itself, made readable. */
export function called(voice: Voice, name: string): string {
  const message = `view-${name}`;
  if (has(voice.game, message)) return voice.text(message);
  const words = name.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export const label = (voice: Voice, field: FieldInfo) => called(voice, field.name);

/** A word or number of a field, as people read it. */
export function written(voice: Voice, field: FieldInfo, value: unknown): string {
  if (value === null || value === undefined) return "–";
  const message = `view-${field.name}-${value}`;
  if (has(voice.game, message)) return voice.text(message);
  if (field.shown === "money" && has(voice.game, "money")) return voice.text("money", { amount: Number(value) });
  return typeof value === "number" ? number(value) : String(value);
}

/** What a seat has of something in short: the number itself, or how many there are. */
export function figure(voice: Voice, field: FieldInfo, value: unknown): string | null {
  if (Array.isArray(value)) return t("labelled", { label: label(voice, field), what: value.length });
  if (field.holds !== "number" || value === null || value === undefined) return null;
  const what = field.shown === "seat" ? voice.name(Number(value)) : written(voice, field, value);
  return t("labelled", { label: label(voice, field), what });
}

/** The numbers and words of a view, as parameters for a message. */
export function scalars(fields: FieldInfo[], table: Record<string, unknown>): Params {
  const found: Params = {};
  for (const { name } of fields) {
    const value = table[name];
    if (typeof value === "number" || typeof value === "string") found[name] = value;
  }
  return found;
}
