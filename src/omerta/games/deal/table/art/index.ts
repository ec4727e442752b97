// The drawings of the table.

// The map.
export type { Held, Owners, ViewportWords } from "./map/viewport";
export { default as Viewport } from "./map/Viewport.svelte";
export { default as Map } from "./map/Map.svelte";
export { default as MiniMap } from "./map/MiniMap.svelte";
export { default as MoveArrow } from "./map/MoveArrow.svelte";
export { default as Versus } from "./map/Versus.svelte";
export type { Camera, Insets } from "./map/camera.svelte";
export type { Mark, Marks } from "./map/Marks.svelte";
export type { PlaceState, TroopsHere } from "./map/Place.svelte";
export type { Seas } from "./map/SeaNames.svelte";
export { NEIGHBOURS, TERRITORIES, TERRITORY, type Point, type RangeId, type TerritoryId } from "./map/geometry";

// Pieces.
export { default as Emblem } from "./Emblem.svelte";
export { default as Troops } from "./pieces/Troops.svelte";
export { default as Chevrons } from "./pieces/Chevrons.svelte";
export { default as Drugs } from "./pieces/Drugs.svelte";
export { default as Respect } from "./pieces/Respect.svelte";
export { default as Mob } from "./pieces/Mob.svelte";
export { default as KindSign } from "./pieces/KindSign.svelte";
export { default as Token, type Rank, type TokenState } from "./pieces/Token.svelte";
export { default as ValueGauge } from "./pieces/ValueGauge.svelte";
export { default as RespectTrack, type TrackToken } from "./pieces/RespectTrack.svelte";
export { default as Bill, type Denomination } from "./pieces/Bill.svelte";
export { default as Cash } from "./pieces/Cash.svelte";

// Cards.
export { default as WeaponCard } from "./cards/WeaponCard.svelte";
export { default as WeaponArt } from "./cards/WeaponArt.svelte";
export { default as Need } from "./cards/Need.svelte";
export { default as EventCard } from "./cards/EventCard.svelte";
export { default as ProfileCard, type Objective, type ObjectiveState } from "./cards/ProfileCard.svelte";
export { default as TargetCard } from "./cards/TargetCard.svelte";
export { default as CardBack, type Deck } from "./cards/CardBack.svelte";
export { default as Continent } from "./cards/Continent.svelte";

// People and signs.
export { default as BossPortrait, type Crop } from "./people/BossPortrait.svelte";
export { default as ProfilePortrait } from "./people/ProfilePortrait.svelte";
export { default as Picture } from "./Picture.svelte";
export type { PictureName } from "./icons";

export * from "./world";
