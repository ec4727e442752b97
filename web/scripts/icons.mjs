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

// La Cosa Nostra: our names are those of its families, businesses, influence cards and jobs.
const COSA_NOSTRA_FROM_SET = {
  lion: "lion",
  olive: "olive",
  wolf: "wolf-head",
  rose: "rose",
  violin: "violin",
  pimp: "high-heel",
  dealer: "powder-bag",
  loan_shark: "shark-jaws",
  politician: "capitol",
  garage: "home-garage",
  waste: "trash-can",
  night_club: "martini",
  casino: "poker-hand",
  snitch: "human-ear",
  spy: "spy",
  emergency_doc: "stethoscope",
  henchman: "brass-knuckles",
  saboteur: "dynamite",
  machine_pistol: "thompson-m1928",
  distraction: "lips",
  schemer: "chess-knight",
  ambulance: "ambulance",
  bash: "punch-blast",
  property_damage: "hammer-drop",
  theft: "snatch",
  arson: "molotov",
  persuasion: "hand-ok",
  assassination: "human-target",
  robbery: "robber",
  trap: "wolf-trap",
  connections: "rotary-phone",
  money_laundering: "washing-machine",
  birthday_party: "stairs-cake",
  horse_racing: "horse-head",
  cash: "money-stack",
};

// Drawn by us, for even-odd filling.
const COSA_NOSTRA_OWN = {
  lawyer: "M236 40h40v46h132v34h-22l82 186h-28l-70-160-70 160h-28l82-186H276v286h68v52H168v-52h68V120h-78l82 186h-28L142 146 72 306H44l82-186h-22V86h132zM32 318h220c0 56-48 88-110 88S32 374 32 318zM260 318h220c0 56-48 88-110 88s-110-32-110-88z",
  cop: "M256 16c60 44 120 52 176 40 32 44 34 84 22 128-28 104-14 196-198 312C72 380 86 288 58 184 46 140 48 100 80 56c56 12 116 4 176-40zM256 90L292 190L399 194L315 259L344 361L256 302L168 361L197 259L113 194L220 190Z",
  construction: "M146 40h36l26 60h272v40H208v22h-10v282h44v44H86v-44h44V162h-10v-22H36v-40h84zM150 176v44l32-30v-14zM150 262v44l32-30v-44zM150 348v44l32-30v-44zM36 152h72v72H36zM386 152h24v86h-24zM338 250h120v96H338zM182 404l-32 30v10h32z",
  vandalism: "M32 32h448v448H32zM72 72v368h368V72zM92 92h328v328H92zM293 103L288 212L388 168L307 242L409 281L300 276L344 376L270 295L231 397L236 288L136 332L217 258L115 219L224 224L180 124L254 205ZM92 92l96 92 10-14L106 92zM420 420l-88-96-14 12 86 84z",
  kill_businessman: "M184 56h144c26 0 40 14 40 40v40h88c22 0 32 12 32 32v256c0 20-12 32-32 32H56c-20 0-32-12-32-32V168c0-20 12-32 32-32h88V96c0-26 14-40 40-40zm8 44v36h128v-36zM180 230L190 268L224 248L204 282L242 292L204 302L224 336L190 316L180 354L170 316L136 336L156 302L118 292L156 282L136 248L170 268ZM322 176L331 210L362 192L344 223L378 232L344 241L362 272L331 254L322 288L313 254L282 272L300 241L266 232L300 223L282 192L313 210ZM338 318L346 349L373 333L357 360L388 368L357 376L373 403L346 387L338 418L330 387L303 403L319 376L288 368L319 360L303 333L330 349Z",
  car_bomb: "M288 5L312 75L366 24L339 94L413 89L348 125L408 170L335 155L352 228L305 170L271 236L273 162L205 191L254 135L182 114L256 102L215 40L279 79ZM20 362c0-26 14-38 48-44l84-10 42-70c8-14 20-20 38-20h140c24 0 36 10 42 30l16 60c40 6 58 22 60 58v28h-36a58 58 0 0 0-116 0H198a58 58 0 0 0-116 0H20zM200 304h88v-52h-56zM310 304h82l-14-52h-68zM100 394a40 40 0 1 0 80 0a40 40 0 1 0 -80 0zM354 394a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z",
  drive_by: "M77 109L80 148L117 134L91 164L127 181L88 184L102 221L72 195L55 231L52 192L15 206L41 176L5 159L44 156L30 119L60 145ZM116 156h176v28H116zM186 184h58v36h-58zM20 362c0-26 14-38 48-44l84-10 34-56c8-14 22-22 40-22h80v-74h58c30 0 44 10 50 34l18 118c40 6 58 22 60 58v28h-36a58 58 0 0 0-116 0H198a58 58 0 0 0-116 0H20zM326 196v98h68l-15-84c-2-10-7-14-17-14zM198 294h90v-38h-56c-10 0-14 2-18 10zM100 394a40 40 0 1 0 80 0a40 40 0 1 0 -80 0zM354 394a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z",
  exceptional_offer: "M48 56h200c14 0 24 4 34 14l190 190c16 16 16 36 0 52L312 472c-16 16-36 16-52 0L70 282c-10-10-14-20-14-34zM88 136a40 40 0 1 0 80 0a40 40 0 1 0 -80 0zM318 212l30 20-118 170-30-20zM174 270a40 40 0 1 0 80 0a40 40 0 1 0 -80 0zM294 344a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z",
  briefcase: "M184 56h144c26 0 40 14 40 40v40h88c22 0 32 12 32 32v96H316v-24H196v24H24v-96c0-20 12-32 32-32h88V96c0-26 14-40 40-40zm8 44v36h128v-36zM24 296h172v32h120v-32h172v128c0 20-12 32-32 32H56c-20 0-32-12-32-32z",
  eye: "M256 104C138 104 58 190 24 256c34 66 114 152 232 152s198-86 232-152c-34-66-114-152-232-152zm0 46a106 106 0 1 1 0 212a106 106 0 1 1 0-212zm0 54a52 52 0 1 0 0 104a52 52 0 1 0 0-104z",
  aim: "M236 16h40v62a180 180 0 0 1 158 158h62v40h-62a180 180 0 0 1-158 158v62h-40v-62A180 180 0 0 1 78 276H16v-40h62A180 180 0 0 1 236 78zm0 104a138 138 0 0 0-116 116h60v40h-60a138 138 0 0 0 116 116v-60h40v60a138 138 0 0 0 116-116h-60v-40h60a138 138 0 0 0-116-116v60h-40zM234 256a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z",
};

// Deal: our names are those of its clans, weapons, events and profiles, and of what is counted.
const DEAL_FROM_SET = {
  // The clans.
  YAN: "samurai-helmet",
  NVE: "snake",
  KRA: "fist",
  SEG: "grim-reaper",
  MAR: "devil-mask",
  ASP: "round-star",
  // Weapons.
  W01: "banana-peel",
  W02: "baseball-bat",
  W03: "machete",
  W04: "revolver",
  W06: "sawed-off-shotgun",
  W07: "ak47",
  W08: "lee-enfield",
  W09: "machine-gun",
  W10: "panzerfaust",
  W11: "helicopter",
  W12: "submarine",
  W13: "battle-tank",
  "S-YAN": "katana",
  "S-SEG": "city-car",
  "S-MAR": "bulldozer",
  dynamite: "dynamite",
  // Clan events.
  Y1: "hooded-figure",
  Y2: "dragon-spiral",
  Y3: "slot-machine",
  N1: "horse-head",
  N2: "gavel",
  N3: "dagger-rose",
  N4: "round-table",
  K1: "gunshot",
  K2: "boombox",
  K3: "powder",
  K4: "brass-knuckles",
  S1: "heavy-bullets",
  S2: "mine-wagon",
  S4: "guitar",
  M1: "skull-signet",
  M2: "terror",
  M3: "receive-money",
  M4: "street-light",
  A1: "farm-tractor",
  A3: "pay-money",
  A4: "star-flag",
  // General events.
  G01: "whirlwind",
  G02: "earth-crack",
  G03: "police-badge",
  G04: "biplane",
  G05: "calculator",
  G06: "handcuffs",
  G07: "window-bars",
  G08: "price-tag",
  G09: "wheat",
  G10: "palm-tree",
  G11: "newspaper",
  G12: "mole",
  G13: "battleship",
  G14: "night-sky",
  G17: "three-friends",
  G18: "barbed-wire",
  G19: "crossed-chains",
  G20: "peace-dove",
  // Profiles.
  P1: "fedora",
  P3: "powder-bag",
  P4: "briefcase",
  P5: "conqueror",
  P6: "meat-cleaver",
  P7: "backstab",
  P8: "cargo-ship",
  // What is counted and done.
  soldier: "character",
  boss: "queen-crown",
  mob: "robber-mask",
  fight: "crossed-swords",
  respect: "laurels",
  event: "power-lightning",
  permanent: "hourglass",
  weapons: "poker-hand",
  arms: "crossed-pistols",
  secret: "cloak-dagger",
  territories: "world",
  money: "two-coins",
  recruit: "person",
  deal: "shaking-hands",
  dead: "death-skull",
  target: "crosshair",
  profile: "open-book",
  colorado: "peaks",
  amazonia: "jungle",
};

const DEAL_OWN = {
  // A hand grenade with its pin and lever.
  W05: "M196 84h76v-28h52c14 0 26 6 36 18l84 112-34 26-74-96c-4-5-8-8-14-8h-4v22c68 20 116 82 116 160 0 96-74 174-166 174S102 386 102 290c0-78 48-140 116-160v-22h-22c-16 0-26 8-32 22a52 52 0 1 1-36-16c14-20 36-30 68-30zM118 140a26 26 0 1 0 .1 0zM150 240v36h60v-36zM238 240v36h60v-36zM326 240v36h60v-36zM138 304v36h72v-36zM238 304v36h60v-36zM326 304v36h72v-36zM160 368v36h50v-36zM238 368v36h60v-36zM326 368v36h50v-36z",
  // A pistol with a silencer, longer than itself.
  "S-NVE":
    "M16 176h196v-12h20v12h188l12-18h20v22c16 4 28 16 28 34v40h-42c2 30 10 62 26 98l14 34c6 16-2 30-20 30h-78c-14 0-24-8-28-22l-26-92h-52c-26 0-44-16-50-42l-2-6h-38v-14H16zM36 192v16h148v-16zM248 196v10h156v-10zM262 254c6 12 14 20 26 20h30l-8-28h-48z",
  // A limousine made of a Hummer, from the side.
  "S-KRA":
    "M12 336V262c0-14 8-22 22-25l60-9 42-62c6-9 14-13 26-13h244c12 0 20 4 26 13l32 54 30 7c12 3 18 11 18 24v85h-34a52 52 0 0 0-104 0H194a52 52 0 0 0-104 0zM142 184l-28 46h84v-46zM214 184v46h84v-46zM314 184v46h72v-46zM402 184v46h48l-26-42c-1-2-3-4-6-4zM142 296a40 40 0 1 0 .1 0zM142 322a14 14 0 1 1-.1 0zM426 296a40 40 0 1 0 .1 0zM426 322a14 14 0 1 1-.1 0zM28 262h36v22H28z",
  // Somebody with both hands up.
  "S-ASP":
    "M256 52a60 60 0 1 0 .1 0zM96 40c-16-4-30 6-30 24l20 158c2 16 8 26 20 34l78 52v184h52V372h40v120h52V308l78-52c12-8 18-18 20-34l20-158c0-18-14-28-30-24-12 3-18 12-20 24l-18 126-70 42H204l-70-42-18-126c-2-12-8-21-20-24z",
  // A taped brick and its price, which rises,
  G15: "M256 20l118 132h-70v116h-96V152h-70zM72 308h368v172H72zM222 308v172h68V308z",
  // or falls.
  G16: "M256 276L138 150h70V24h96v126h70zM40 308h200v82H40zM272 308h200v82H272zM40 404h200v82H40zM272 404h200v82H272zM122 308v82h36v-82zM354 308v82h36v-82zM122 404v82h36v-82zM354 404v82h36v-82z",
  // A coca leaf.
  leaf: "M92 448C40 300 96 96 420 64c44 176-20 356-232 364l60-116 74-76-96 46-70 112c-24 18-44 36-64 54z",
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

writeFileSync(
  new URL("../../src/omerta/games/cosa_nostra/table/art/icons.ts", import.meta.url),
  `${HEAD}export const PICTURES = {
${lines(COSA_NOSTRA_FROM_SET, COSA_NOSTRA_OWN)}
} as const;

export type PictureName = keyof typeof PICTURES;
`,
);

writeFileSync(
  new URL("../../src/omerta/games/deal/table/art/icons.ts", import.meta.url),
  `${HEAD}export const PICTURES = {
${lines(DEAL_FROM_SET, DEAL_OWN)}
} as const;

export type PictureName = keyof typeof PICTURES;
`,
);
