// The drawings of the table. <ArtDefs /> must stand once on every page that uses any of them.
export { default as ArtDefs } from "./ArtDefs.svelte";

// People, tiles, tokens.
export { default as Portrait, type PortraitState } from "./Portrait.svelte";
export { default as SettlingArt } from "./SettlingArt.svelte";
export { default as TileBack } from "./TileBack.svelte";
export { default as TileFace } from "./TileFace.svelte";
export { default as GangToken } from "./GangToken.svelte";
export { default as Stamp } from "./Stamp.svelte";

// The city.
export { default as PlaceScene } from "./PlaceScene.svelte";
export { default as CentreScene } from "./CentreScene.svelte";
export { default as NightGround } from "./NightGround.svelte";
export { default as Lot } from "./Lot.svelte";
export { default as HexRim, type RimState } from "./HexRim.svelte";
export { default as HexHatch } from "./HexHatch.svelte";
export { default as NamePlate } from "./NamePlate.svelte";
export { default as SideBar } from "./SideBar.svelte";
export { default as Slot } from "./Slot.svelte";
export { default as Wedge } from "./Wedge.svelte";
export { default as Container } from "./Container.svelte";

// Signs and lettering.
export { default as Sign } from "./Sign.svelte";
export { default as TrafficIcon } from "./TrafficIcon.svelte";
export { default as Burst, type Tone } from "./Burst.svelte";
export { default as Bang } from "./Bang.svelte";
export { default as Crown } from "./Crown.svelte";
export { default as Padlock } from "./Padlock.svelte";
export { default as CrossOut } from "./CrossOut.svelte";

export { gangOf, type GangLook } from "./gangs";
export { ANGLES, cellCentre, hexPath, towards } from "./hex";
export type { PictureName } from "./icons";
export { INK, PAPER, PLATE, POSSIBLE } from "./strokes";
export { trafficColour } from "./traffics";
export { KINDS, PLACES, TRAFFICS } from "./world";
