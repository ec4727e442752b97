// Writes the pictograms of the house and of each game, beside the list of them (`pictures.json`). A list names those of the
// game-icons set (https://game-icons.net, CC BY 3.0) by our name, and holds our own as paths; `holed` ones have holes.
// Pictograms go into a sprite (`icons.svg`). Only those that are parts of other drawings (`paths`; without this list, all)
// are in a script, too. The build runs this.
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
  const { fromSet, own, paths, holed = [] } = read(new URL("pictures.json", art));
  const taken = Object.entries(fromSet).map(([name, source]) => [name, outline(source)]);
  const all = [...taken, ...Object.entries(own)];
  const inScript = all.filter(([name]) => paths?.includes(name) ?? true);
  const script = [
    "// Written by web/scripts/icons.mjs: do not edit.",
    ...(paths ? ['import sprite from "./icons.svg";', "", `export const SPRITE = sprite;`] : []),
    "",
    "/** Outlines on a 512 by 512 grid, one path each; most are of game-icons.net (CC BY 3.0), see the page about the house. */",
    `export const ${constant} = {`,
    ...inScript.map(([name, d]) => `  "${name}": ${JSON.stringify(d)},`),
    "} as const;",
    "",
    `export type ${type} = ${all.map(([name]) => JSON.stringify(name)).join(" | ")};`,
    "",
  ];
  writeFileSync(new URL("icons.ts", art), script.join("\n"));
  if (paths) writeFileSync(new URL("icons.svg", art), sprite(all, holed));
}

function sprite(pictures, holed) {
  const symbol = ([name, d]) => {
    const rule = holed.includes(name) ? ' fill-rule="evenodd"' : "";
    return `<symbol id="${name}" viewBox="0 0 512 512"><path d="${d}"${rule}/></symbol>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg">${pictures.map(symbol).join("\n")}</svg>\n`;
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
