import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { AcceptedPlugin } from "postcss";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of the text files: `….ftl?lobby` is what the lobby says of every game, `….ftl?page` what a page can say at all. */
const PARTS: Record<string, (message: string) => boolean> = {
  "?lobby": (message) => /^(game|option)-/.test(message),
  "?page": (message) =>
    !/^(arena|balance|cli|figure|games|program|serve|show|simulate|verify)-|^play-(?!guest)/.test(message),
};

const partsOfTexts: Plugin = {
  name: "parts-of-texts",
  enforce: "pre",
  load(id) {
    const [file, part] = id.split(/(?=\?)/);
    const wanted = part && file!.endsWith(".ftl") ? PARTS[part] : undefined;
    if (!wanted) return null;
    const messages = readFileSync(file!, "utf8").split(/^(?=[a-z])/m);
    return `export default ${JSON.stringify(messages.filter(wanted).join(""))}`;
  },
};

/** A finger leaves no hover behind: rules for `:hover` count where there is a pointer that can hover. */
const hoverIsForMice: AcceptedPlugin = {
  postcssPlugin: "hover-is-for-mice",
  Once(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      if (rule.parent?.type === "atrule" && /hover/.test((rule.parent as { params?: string }).params ?? "")) return;
      const [hovered, others] = [true, false].map((is) =>
        rule.selectors.filter((one) => one.includes(":hover") === is),
      );
      const media = new AtRule({ name: "media", params: "(hover: hover)", source: rule.source });
      media.append(rule.clone({ selectors: hovered }));
      rule.after(media);
      if (others!.length > 0) rule.selectors = others!;
      else rule.remove();
    });
  },
};

export default defineConfig({
  css: { postcss: { plugins: [hoverIsForMice] } },
  plugins: [partsOfTexts, svelte()],
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
