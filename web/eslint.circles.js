// A rule of our own: no file imports another that comes back to it, not even for a type.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const ROOMS = { "$lib/": join(here, "src/lib/"), "$games/": join(here, "../src/omerta/games/") };
const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts"];
const STATEMENT = /^\s*(?:import|export)\b[^;'"]*?from\s+["']([^"']+)["']|^\s*import\s+["']([^"']+)["']/gm;

/** The file an import means; null for a package's. */
function fileOf(name, importer) {
  const room = Object.keys(ROOMS).find((each) => name.startsWith(each));
  if (!room && !name.startsWith(".")) return null;
  const path = room ? ROOMS[room] + name.slice(room.length) : resolve(dirname(importer), name);
  return ENDINGS.map((ending) => path + ending).find((each) => existsSync(each) && statSync(each).isFile()) ?? null;
}

/** What each file imports, read once for all files. */
const known = new Map();
function importsOf(file) {
  if (!known.has(file)) {
    const code = /\.(ts|svelte)$/.test(file) ? readFileSync(file, "utf8") : "";
    const names = [...code.matchAll(STATEMENT)].map(([, from, bare]) => from ?? bare);
    known.set(file, new Set(names.map((name) => fileOf(name, file)).filter((each) => each !== null)));
  }
  return known.get(file);
}

/** The way from one file to another along imports; null where there is none. */
function wayBetween(start, goal) {
  const cameFrom = new Map([[start, null]]);
  for (const file of cameFrom.keys()) {
    if (file === goal) {
      const way = [];
      for (let at = file; at !== null; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

const noCircles = {
  meta: { type: "problem", schema: [], messages: { circle: "An import circle: {{way}}" } },
  create(context) {
    const check = (node) => {
      const file = node.source && fileOf(node.source.value, context.filename);
      // A component may draw itself: that is no circle between files.
      const way = file && file !== context.filename && wayBetween(file, context.filename);
      if (way)
        context.report({
          node,
          messageId: "circle",
          data: { way: [context.filename, ...way].map((each) => each.split("/").slice(-2).join("/")).join(" → ") },
        });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { rules: { "no-circles": noCircles } };
