/** The pictures in Mafiozoo's rules. */
import type { RulePictures } from "$lib/pictures";

import Bribe from "./Bribe.svelte";
import Desk from "./Desk.svelte";
import Settled from "./Settled.svelte";
import Spent from "./Spent.svelte";
import ThreadMap from "./ThreadMap.svelte";
import Town from "./Town.svelte";

const pictures: RulePictures = {
  panels: {
    aim: {
      Picture: Town,
      shows: { places: [{ id: "night_club", thugs: [0] }, { id: "docks", thugs: [1, 2] }, { id: "city_hall" }] },
    },
    bribe: { Picture: Bribe },
    threads: {
      Picture: Desk,
      shows: {
        family: [
          { who: 3, bids: [1] },
          { who: 0, bids: [1], low: true },
          { who: 1, bids: [1] },
        ],
        thread: true,
      },
    },
    prices: {
      Picture: Desk,
      shows: {
        family: [
          { who: 4, face: { golden: true, price: 0, means: 0 }, bids: [3, 1] },
          { who: 10, face: { golden: false, price: 3, means: 0 }, bids: [1, 2], low: true },
          { who: 6, face: { golden: false, price: 0, means: 2 }, bids: [2, 2] },
        ],
      },
    },
    spent: { Picture: Spent },
    places: { Picture: Town, shows: { paid: ["alcohol", "jewel"], places: [{ id: "night_club", thugs: [0] }] } },
    end: {
      Picture: Town,
      shows: {
        places: [
          { id: "racetrack", thugs: [0] },
          { id: "courthouse", thugs: [0] },
        ],
        districts: [0, 1, 2, 3, 4, 5],
      },
    },
  },
  diagrams: {
    "MZ-5.13": { Picture: ThreadMap, caption: "threads" },
    "MZ-6.17": { Picture: Settled, caption: "prices" },
  },
};

export default pictures;
