/** The pictures in Deal's rules. */
import type { RulePictures } from "$lib/pictures";

import Bazaar from "./Bazaar.svelte";
import Chart from "./Chart.svelte";
import Race from "./Race.svelte";
import Round from "./Round.svelte";
import Secrets from "./Secrets.svelte";
import Turn from "./Turn.svelte";

const USABLE = {
  sides: [
    { clan: "SEG", value: 5, weapon: "W05" },
    { clan: "MAR", value: 4, weapon: "W02" },
  ],
};
const TOO_HEAVY = {
  sides: [
    { clan: "SEG", value: 5, weapon: "W03" },
    { clan: "MAR", value: 2, weapon: "W08" },
  ],
};

const pictures: RulePictures = {
  panels: {
    aim: { Picture: Race },
    turn: { Picture: Turn },
    chain: {
      Picture: Chart,
      shows: {
        here: [
          { id: "CCS", owner: "ASP", soldiers: 2, drugs: 2 },
          { id: "SDO", owner: "ASP", soldiers: 1 },
          { id: "HAB", owner: "MAR", soldiers: 2 },
          { id: "MIA", owner: "NVE", soldiers: 2 },
        ],
        way: ["CCS", "SDO", "HAB", "MIA"],
      },
    },
    fight: { Picture: Round, shows: { rounds: [USABLE] } },
    deal: { Picture: Bazaar, shows: { clans: ["ASP", "NVE"] } },
    secret: { Picture: Secrets },
    boss: { Picture: Bazaar, shows: { clans: ["KRA", "YAN"], dead: true } },
  },
  diagrams: {
    "DA-2.3": {
      Picture: Chart,
      shows: {
        here: [
          { id: "HAB", owner: "MAR", soldiers: 2, boss: true },
          { id: "MIA" },
          { id: "CUN" },
          { id: "KIN" },
          { id: "SDO" },
        ],
        free: true,
      },
      caption: "routes",
    },
    "DA-7.11": { Picture: Round, shows: { rounds: [USABLE, TOO_HEAVY] }, caption: "fight" },
    "DA-9.3": {
      Picture: Chart,
      shows: {
        here: [
          { id: "SDO", owner: "ASP", soldiers: 1, drugs: 2 },
          { id: "HAB", owner: "MAR", soldiers: 2 },
          { id: "KIN", owner: "KRA", soldiers: 1 },
        ],
        way: ["SDO", "HAB"],
        free: true,
      },
      caption: "deal",
    },
  },
};

export default pictures;
