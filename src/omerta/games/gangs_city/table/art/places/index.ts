import type { Place } from "../world";
import { armsDealer } from "./arms-dealer";
import { bar } from "./bar";
import { brothel } from "./brothel";
import { cabaret } from "./cabaret";
import { casino } from "./casino";
import { distillery } from "./distillery";
import { docks } from "./docks";
import { gamblingDen } from "./gambling-den";
import { garage } from "./garage";
import { ghetto } from "./ghetto";
import { luxuryHotel } from "./luxury-hotel";
import { nightclub } from "./nightclub";
import type { Scene } from "./night";
import { poshDistrict } from "./posh-district";
import { precinct } from "./precinct";
import { prison } from "./prison";

export const SCENES: Record<Place, Scene> = {
  posh_district: poshDistrict,
  gambling_den: gamblingDen,
  prison,
  bar,
  distillery,
  casino,
  garage,
  precinct,
  arms_dealer: armsDealer,
  cabaret,
  docks,
  luxury_hotel: luxuryHotel,
  nightclub,
  brothel,
  ghetto,
};
