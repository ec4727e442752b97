import { TRAFFICS, type Traffic } from "./world";

/** The colour of each traffic's sign. */
export const TRAFFIC_COLOURS: Record<Traffic, string> = {
  prostitution: "#ff86bd",
  weapons: "#b9c0cf",
  drugs: "#8fd9ff",
  alcohol: "#58c98d",
  tobacco: "#d9a15b",
};

export function trafficColour(traffic: number): string {
  return TRAFFIC_COLOURS[TRAFFICS[traffic] ?? "tobacco"];
}
