import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `….ftl?lobby`: of a game's texts, those the lobby needs of every game, what it is called and its options. */
const lobbyTexts: Plugin = {
  name: "lobby-texts",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?lobby")) return null;
    const messages = readFileSync(id.slice(0, -"?lobby".length), "utf8").split(/^(?=[a-z])/m);
    return `export default ${JSON.stringify(messages.filter((message) => /^(game|option)-/.test(message)).join(""))}`;
  },
};

export default defineConfig({
  plugins: [lobbyTexts, svelte()],
  resolve: {
    alias: { $lib: here("./src/lib"), $games: here("../src/omerta/games"), $house: here("../src/omerta") },
    // Each game's table lives in its game's folder, outside this one, and uses the same packages.
    dedupe: ["svelte", "@fluent/bundle"],
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env.OMERTA_API ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/omerta/page"),
    emptyOutDir: true,
    // The page's security policy allows no inline anything, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
