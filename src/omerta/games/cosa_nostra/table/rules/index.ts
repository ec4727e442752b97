/** The pictures in the rules of La Cosa Nostra. */
import type { RulePictures } from "$lib/pictures";

import Crew from "./Crew.svelte";
import Rented from "./Rented.svelte";
import Riches from "./Riches.svelte";
import Roll from "./Roll.svelte";
import Word from "./Word.svelte";

const pictures: RulePictures = {
  panels: {
    aim: { Picture: Riches },
    plan: {
      Picture: Crew,
      shows: {
        men: [
          { gangster: 0, pile: 1 },
          { gangster: 1, pile: 1 },
          { gangster: 2, pile: 2 },
        ],
      },
    },
    act: { Picture: Crew, shows: { men: [{ gangster: 1 }, { gangster: 0, pile: 1 }], job: "J1C02" } },
    rent: { Picture: Rented },
    roll: { Picture: Roll, shows: { throws: [{ gangster: 2, dice: [5, 2, 4], difficulty: 4 }] } },
    attack: { Picture: Roll, shows: { throws: [{ gangster: 8, dice: [3, 1], difficulty: 2, against: 13 }] } },
    word: { Picture: Word },
  },
  diagrams: {
    "CN-6.5": {
      Picture: Roll,
      shows: {
        throws: [
          { gangster: 2, dice: [5, 2, 4], difficulty: 4 },
          { gangster: 2, dice: [5, 3, 4], difficulty: 4, cards: [{ id: "henchman", change: -1 }] },
          { gangster: 2, dice: [5, 2, 4], difficulty: 4, cards: [{ id: "saboteur", change: 1 }] },
        ],
      },
      caption: "successes",
    },
    "CN-7.8": { Picture: Rented, caption: "rent" },
    "CN-8.10": {
      Picture: Roll,
      shows: { throws: [{ gangster: 2, dice: [6, 3, 2], difficulty: 2, against: 13 }] },
      caption: "attack",
    },
  },
};

export default pictures;
