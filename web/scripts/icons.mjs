// Writes the pictograms the pages and tables use, and no others: those of the house to src/lib/art/icons.ts, those of one
// game to its own table, so that nobody else loads them.
// Run it after changing a list below: node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

// Our name: the name in the game-icons set (https://game-icons.net, CC BY 3.0).
const FROM_SET = {
  // Seat emblems.
  crown: "crown",
  anchor: "anchor",
  club: "clubs",
  star: "round-star",
  heart: "hearts",
  diamond: "diamonds",
  spade: "spades",
  horseshoe: "horseshoe",
  // Razzia.
  hummingbird: "hummingbird",
  "cotton-flower": "cotton-flower",
  cigar: "cigar",
  jungle: "jungle",
  "top-hat": "top-hat",
  saxophone: "saxophone",
  fedora: "fedora",
  "police-badge": "police-badge",
  dice: "perspective-dice-six-faces-random",
  "pay-money": "pay-money",
  banknote: "banknote",
  // Lobby and after the game.
  posters: "theater-curtains",
  table: "round-table",
  "open-gate": "open-gate",
  rules: "bookmarklet",
  lab: "round-bottom-flask",
  chart: "histogram",
  podium: "podium",
  laurels: "laurels",
  padlock: "padlock",
  key: "key",
  // Table shell.
  chat: "chat-bubble",
  journal: "scroll-unfurled",
  "rule-book": "rule-book",
  settings: "cog",
  hint: "light-bulb",
  hourglass: "hourglass",
  robot: "vintage-robot",
  share: "share",
  download: "save-arrow",
  handshake: "shaking-hands",
  resign: "flying-flag",
  sound: "speaker",
  mute: "speaker-off",
  exit: "exit-door",
  info: "info",
  help: "help",
  globe: "world",
};

// Drawn by us on the same 512 grid: the small signs that must stay crisp at 14 px.
const OWN = {
  people:
    "M192 77a83 83 0 1 1 0 166a83 83 0 1 1 0-166zM32 432c0-96 64-144 160-144s160 48 160 144zM368 115a64 64 0 1 1 0 128a64 64 0 1 1 0-128zM384 278c64 6 102 51 102 138h-96c0-54-16-96-48-125z",
  clock:
    "M256 34a222 222 0 1 0 0 444a222 222 0 1 0 0-444zm0 46a176 176 0 1 1 0 352a176 176 0 1 1 0-352zM234 141h44v104l73 53-26 36-91-66z",
  eye: "M256 104C138 104 58 190 24 256c34 66 114 152 232 152s198-86 232-152c-34-66-114-152-232-152zm0 46a106 106 0 1 1 0 212a106 106 0 1 1 0-212zm0 54a52 52 0 1 0 0 104a52 52 0 1 0 0-104z",
  undo: "M200 72v96h88c100 0 168 64 168 152s-68 152-168 152H128v-64h160c62 0 104-36 104-88s-42-88-104-88h-88v96L40 200z",
  link: "M160 160h80v48h-80a48 48 0 0 0 0 96h80v48h-80a96 96 0 0 1 0-192zM352 160h-80v48h80a48 48 0 0 1 0 96h-80v48h80a96 96 0 0 0 0-192zM176 232h160v48H176z",
  bell: "M256 40a32 32 0 0 1 32 32v8c72 16 112 76 112 152v88l48 64v24H64v-24l48-64v-88c0-76 40-136 112-152v-8a32 32 0 0 1 32-32zM200 432h112a56 56 0 0 1-112 0z",
  check: "M44 274l56-58 102 98 210-218 56 54-264 276z",
  cross: "M98 42l158 158L414 42l56 56-158 158 158 158-56 56-158-158L98 470l-56-56 158-158L42 98z",
  plus: "M216 56h80v160h160v80H296v160h-80V296H56v-80h160z",
  play: "M130 66l300 190-300 190z",
  pause: "M112 72h96v368h-96zM304 72h96v368h-96z",
  first: "M96 88h56v336H96zM424 88v336L184 256z",
  previous: "M376 80v352L136 256z",
  next: "M136 80l240 176-240 176z",
  last: "M360 88h56v336h-56zM88 88l240 168L88 424z",
};

// Mafiozoo: our names are those of its favours, districts and places.
const MAFIOZOO_FROM_SET = {
  permit: "stamper",
  jewel: "big-diamond-ring",
  weapon: "revolver",
  godfather: "walrus-head",
  industrial: "factory",
  chinatown: "pagoda",
  campus: "graduate-cap",
  park: "fruit-tree",
  districts: "modern-city",
  fence: "gem-necklace",
  racetrack: "horse-head",
  gambling_den: "poker-hand",
  building_site: "crane",
  night_club: "martini",
  docks: "cargo-ship",
  law_office: "scales",
  pizzeria: "full-pizza",
  barber: "razor",
  massage_parlour: "lotus",
  prison: "prisoner",
  city_hall: "clock-tower",
  newspaper: "newspaper",
  courthouse: "greek-temple",
  informant: "human-ear",
};

// Drawn by us, for even-odd filling.
const MAFIOZOO_OWN = {
  // A bottle and a glass.
  alcohol:
    "M150 24h92v36h-12v84c0 20 66 40 66 100v212c0 18-10 32-30 32H126c-20 0-30-14-30-32V244c0-60 66-80 66-100V60h-12zM124 276v120h144V276zM324 312h160l-18 156c-1 12-9 20-20 20h-84c-11 0-19-8-20-20zM350 338l5 50h98l5-50z",
  // A bank of Zoollars.
  finance:
    "M256 24l220 108v44H36v-44zM72 198h60v180H72zM380 198h60v180h-60zM40 400h432v80H40zM176 202h160v44l-94 88h94v44H176v-44l94-88h-94z",
  // A slice of pizza.
  little_italy:
    "M36 112c140-84 300-84 440 0l-22 58c-128-68-268-68-396 0zM76 190c116-56 244-56 360 0L256 492zM206 196a36 36 0 1 0 .1 0zM304 216a34 34 0 1 0 .1 0zM246 308a30 30 0 1 0 .1 0z",
  // A boxing glove.
  boxing_gym:
    "M196 36h116c92 0 152 62 152 148 0 76-36 130-88 160v36H178v-44c-22-10-42-24-58-44 36 4 72-8 96-36l-34-30c-26 28-66 30-94 8-32-26-34-72-8-102 18-22 46-30 72-24 2-42 14-72 44-72zM168 400h220v76H168z",
};

// Gangs City: what stands on signs, edges and buttons.
const GANGS_CITY_FROM_SET = {
  // The traffics.
  prostitution: "lips",
  weapons: "pistol-gun",
  drugs: "pill",
  // What a tile does, and what is counted.
  combat: "crossed-pistols",
  defence: "shield",
  calibre: "heavy-bullets",
  vest: "kevlar-vest",
  crate: "wooden-crate",
  districts: "modern-city",
  warehouse: "warehouse",
  gang: "meeple-group",
  place: "card-play",
  chief: "queen-crown",
  dead: "death-skull",
  aim: "crosshair",
  whole: "expand",
};

const GANGS_CITY_OWN = {
  // A bottle and a glass of it.
  alcohol:
    "M128 16h96v48h-12v88c0 28 60 44 60 108v204c0 20-12 32-32 32H112c-20 0-32-12-32-32V260c0-64 60-80 60-108V64h-12zM120 288v120h112V288zM308 296h156l-16 176c-2 16-10 24-24 24h-76c-14 0-22-8-24-24zM336 324l5 56h90l5-56z",
  // A lit cigar with its band, and smoke.
  tobacco:
    "M24 328h88v96H24c-12-16-18-32-18-48s6-32 18-48zM136 328h56v96h-56zM216 328h176v96H216zM416 328h48c24 0 42 20 42 48s-18 48-42 48h-48zM424 296c-8-56 56-68 30-130-10-24-44-34-38-78 4-24 22-42 44-48-22 48 44 58 44 122 0 62-62 74-50 134zM344 296c-6-38 36-50 18-90-8-18-34-26-28-60 4-18 18-30 34-34-14 34 36 46 34 92-2 46-42 54-32 92z",
};

const set = JSON.parse(
  readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);

// Every picture of the set is one path in the current colour; a picture that is not would need another way to be drawn.
function outline(name) {
  const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "");
  if (!match) throw new Error(`game-icons has no one-path icon called ${name}`);
  return match[1];
}

function lines(fromSet, own) {
  const taken = Object.entries(fromSet).map(([name, source]) => [name, outline(source)]);
  return [...taken, ...Object.entries(own)]
    .map(([name, d]) => `  ${JSON.stringify(name)}: ${JSON.stringify(d)},`)
    .join("\n");
}

const HEAD = `// Written by web/scripts/icons.mjs: do not edit.

/** Outlines on a 512 by 512 grid, one path each; most are of game-icons.net (CC BY 3.0), see the page about the house. */
`;

writeFileSync(
  new URL("../src/lib/art/icons.ts", import.meta.url),
  `${HEAD}export const ICONS = {
${lines(FROM_SET, OWN)}
} as const;

export type IconName = keyof typeof ICONS;
`,
);

writeFileSync(
  new URL("../../src/omerta/games/mafiozoo/table/art/icons.ts", import.meta.url),
  `${HEAD}export const PICTURES = {
${lines(MAFIOZOO_FROM_SET, MAFIOZOO_OWN)}
} as const;

export type PictureName = keyof typeof PICTURES;
`,
);

writeFileSync(
  new URL("../../src/omerta/games/gangs_city/table/art/icons.ts", import.meta.url),
  `${HEAD}export const PICTURES = {
${lines(GANGS_CITY_FROM_SET, GANGS_CITY_OWN)}
} as const;

export type PictureName = keyof typeof PICTURES;
`,
);
