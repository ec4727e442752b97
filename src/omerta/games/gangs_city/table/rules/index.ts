/** The pictures in the rules of Gangs City. */
import type { RulePictures } from "$lib/pictures";

import City from "./City.svelte";
import Traffic from "./Traffic.svelte";

const BAR = { id: "bar", at: [0, 0], owner: 0 };
const CASINO = { id: "casino", at: [1, 0], owner: 1 };
/** Three places around one cell, (1, −1). */
const CORNER = [
  { id: "bar", at: [0, 0], owner: 0 },
  { id: "casino", at: [1, 0], owner: 1 },
  { id: "distillery", at: [1, -2], owner: 2 },
];
const LOTS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [0, -1],
  [1, -1],
  [2, -1],
  [1, 1],
  [2, 0],
  [0, -2],
];

const pictures: RulePictures = {
  panels: {
    aim: { Picture: Traffic, shows: { all: true } },
    placing: {
      Picture: City,
      shows: {
        places: [BAR, CASINO],
        lots: LOTS,
        tiles: [
          { at: [0, -1], direction: 5, seat: 1 },
          { at: [2, -1], direction: 4, seat: 0, chief: true },
          { at: [1, 1], direction: 2, seat: 2 },
        ],
        box: "-132 -190 400 250",
      },
    },
    orders: {
      Picture: City,
      shows: {
        places: [
          { id: "distillery", at: [0, 0], owner: 0, on: { seat: 0, kind: "dealer" } },
          { id: "centre", at: [2, -1] },
        ],
        lots: LOTS,
        tiles: [
          { at: [-1, 0], direction: 0, seat: 1, kind: "thug" },
          { at: [1, 0], direction: 3, seat: 2, kind: "driver", action: 2 },
        ],
        box: "-205 -200 480 300",
      },
    },
    sides: {
      Picture: City,
      shows: {
        places: CORNER,
        lots: LOTS,
        tiles: [{ at: [1, -1], direction: 4, seat: 3 }],
        closed: [
          { at: [1, -1], direction: 5 },
          { at: [1, -1], direction: 2 },
        ],
        box: "-172 -290 480 300",
      },
    },
    traffics: { Picture: Traffic },
    shootout: {
      Picture: City,
      shows: {
        places: [{ id: "casino", at: [0, 0], owner: 1 }],
        lots: LOTS,
        tiles: [
          { at: [-1, 0], direction: 0, seat: 0, kind: "thug", counts: "attack", chief: true },
          { at: [1, 0], direction: 3, seat: 1, kind: "bodyguard", counts: "defence" },
          { at: [0, -1], direction: 5, seat: 0, kind: "driver", counts: "attack" },
        ],
        box: "-200 -170 400 250",
      },
    },
    end: {
      Picture: City,
      shows: {
        places: [
          { id: "bar", at: [0, 0], owner: 0 },
          { id: "distillery", at: [1, 0], owner: 0 },
          { id: "docks", at: [0, 1], owner: 0 },
          { id: "cabaret", at: [2, -1], owner: 2 },
        ],
        lots: LOTS,
        box: "-100 -100 400 250",
      },
    },
  },
  diagrams: {
    "GC-1.4": {
      Picture: City,
      shows: {
        places: [BAR],
        lots: LOTS,
        open: [
          { at: [1, 0], direction: 3 },
          { at: [1, -1], direction: 4 },
          { at: [0, -1], direction: 5 },
          { at: [-1, 0], direction: 0 },
          { at: [-1, 1], direction: 1 },
          { at: [0, 1], direction: 2 },
        ],
        box: "-240 -210 480 420",
        free: true,
      },
      caption: "sides",
    },
    "GC-1.6": {
      Picture: City,
      shows: {
        places: CORNER,
        lots: LOTS,
        tiles: [{ at: [1, -1], direction: 4, seat: 3 }],
        open: [
          { at: [0, 1], direction: 2 },
          { at: [-1, 1], direction: 1 },
          { at: [-1, 0], direction: 0 },
        ],
        closed: [
          { at: [1, -1], direction: 5 },
          { at: [1, -1], direction: 2 },
        ],
        box: "-180 -330 480 520",
        free: true,
      },
      caption: "closed",
    },
    "GC-6.17": {
      Picture: City,
      shows: {
        places: [{ id: "casino", at: [0, 0], owner: 1 }],
        lots: LOTS,
        tiles: [
          { at: [-1, 0], direction: 0, seat: 0, kind: "thug", counts: "attack", chief: true },
          { at: [0, -1], direction: 5, seat: 0, kind: "driver", counts: "attack" },
          { at: [1, 0], direction: 3, seat: 1, kind: "bodyguard", counts: "defence" },
        ],
        box: "-230 -210 460 360",
        free: true,
      },
      caption: "shootout",
    },
  },
};

export default pictures;
