import type { Family } from "../world";
import { BLUNDETTO } from "./blundetto";
import type { Bust } from "./bust";
import { CALMUTI } from "./calmuti";
import { CARUSO } from "./caruso";
import { DIMAGGIO } from "./dimaggio";
import { LASERVA } from "./laserva";

/** The boss and the six gangsters of every family, in the order of their numbers. */
export const BUSTS: Record<Family, { boss: Bust; gangsters: readonly Bust[] }> = {
  blundetto: BLUNDETTO,
  dimaggio: DIMAGGIO,
  calmuti: CALMUTI,
  laserva: LASERVA,
  caruso: CARUSO,
};
