// Writes the pictograms of the house and of each game, beside the list of them (`pictures.json`). A list names those of the
// game-icons set (https://game-icons.net, CC BY 3.0) by our name, and holds our own as paths. The build runs this.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const web = new URL("../", import.meta.url);
const games = new URL("../src/omerta/games/", web);
const { icons } = read(new URL("node_modules/@iconify-json/game-icons/icons.json", web));

write(new URL("src/lib/art/", web), "ICONS", "IconName");
for (const game of readdirSync(games)) {
  const art = new URL(`${game}/table/art/`, games);
  if (existsSync(new URL("pictures.json", art))) write(art, "PICTURES", "PictureName");
}

function write(art, constant, type) {
  const { fromSet, own } = read(new URL("pictures.json", art));
  const taken = Object.entries(fromSet).map(([name, source]) => [name, outline(source)]);
  const lines = [...taken, ...Object.entries(own)].map(([name, d]) => `  "${name}": ${JSON.stringify(d)},\n`);
  writeFileSync(
    new URL("icons.ts", art),
    `// Written by web/scripts/icons.mjs: do not edit.

/** Outlines on a 512 by 512 grid, one path each; most are of game-icons.net (CC BY 3.0), see the page about the house. */
export const ${constant} = {
${lines.join("")}} as const;

export type ${type} = keyof typeof ${constant};
`,
  );
}

/** Every picture of the set is one path in the current colour; another one would have to be drawn in another way. */
function outline(name) {
  const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? "");
  if (!match) throw new Error(`game-icons has no one-path icon called ${name}`);
  return match[1];
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
