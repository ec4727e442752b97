/** The pictures in Razzia's rules. */
import type { RulePictures } from "$lib/pictures";

import Chain from "./Chain.svelte";
import Fan from "./Fan.svelte";
import Fought from "./Fought.svelte";
import Proposal from "./Proposal.svelte";
import Street from "./Street.svelte";

const BAIT = [25_000, 15_000, 50_000, 10_000];

const pictures: RulePictures = {
  panels: {
    aim: {
      Picture: Street,
      shows: {
        bars: [
          { bar: "colibri", bills: [20_000] },
          { bar: "jungle", bills: [40_000, 10_000] },
        ],
      },
    },
    card: { Picture: Fan },
    gambler: {
      Picture: Street,
      shows: { bars: [{ bar: "havanna_bar", bills: [15_000, 30_000], cards: { 1: "gambler 2" } }] },
    },
    police: {
      Picture: Street,
      shows: {
        bars: [
          { bar: "jungle", bills: [20_000, 10_000], cards: { 1: "police 4", 0: "gambler 6" }, caught: [0] },
          { bar: "cotton_club", bills: [30_000], cards: { 2: "police 6" } },
        ],
      },
    },
    split: { Picture: Proposal },
    duel: { Picture: Fought },
    bait: { Picture: Street, shows: { bars: [{ bar: "lincoln", bills: BAIT }], extra: 30_000 } },
  },
  diagrams: {
    "RZ-4.5": {
      Picture: Street,
      shows: {
        bars: [
          { bar: "colibri", bills: [10_000, 20_000], cards: { 0: "gambler 2" }, verdict: "takes" },
          {
            bar: "jungle",
            bills: [20_000, 15_000],
            cards: { 1: "police 4", 0: "gambler 6" },
            caught: [0],
            verdict: "raid",
          },
          { bar: "cotton_club", bills: [30_000], cards: { 2: "police 6" }, verdict: "stays" },
          { bar: "lincoln", bills: [50_000, 5_000], cards: { 0: "gambler 5", 3: "gambler 3" }, verdict: "split" },
        ],
        free: true,
      },
      caption: "claims",
    },
    "RZ-5.6": { Picture: Proposal, caption: "split" },
    "RZ-6.2": { Picture: Fought, caption: "duel" },
    "RZ-6.4": { Picture: Chain, caption: "chain" },
  },
};

export default pictures;
