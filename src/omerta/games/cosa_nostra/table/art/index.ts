// The drawings of the table.

// People.
export { default as Portrait } from "./Portrait.svelte";
export { default as Boss } from "./Boss.svelte";
export { default as Pistol } from "./Pistol.svelte";
export { default as Pistols } from "./Pistols.svelte";

// Families.
export { default as FamilyEmblem } from "./FamilyEmblem.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as Eye } from "./Eye.svelte";
export { default as Seal } from "./Seal.svelte";

// Cards.
export { default as BusinessCard } from "./BusinessCard.svelte";
export { default as MonopolyCard } from "./MonopolyCard.svelte";
export { default as Envelope } from "./Envelope.svelte";
export { default as CardBack } from "./CardBack.svelte";

// Signs, dice and money.
export { default as BusinessIcon } from "./BusinessIcon.svelte";
export { default as InfluenceIcon } from "./InfluenceIcon.svelte";
export { default as JobIcon } from "./JobIcon.svelte";
export { default as Crosshair } from "./Crosshair.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Die, type DieState } from "./Die.svelte";
export { default as Banknote } from "./Banknote.svelte";
export { default as Notes } from "./Notes.svelte";

export type { Crop } from "./Bust.svelte";
export type { PictureName } from "./icons";
export { mix } from "./strokes";
export * from "./world";
