// The page's own code and every game's table, by the recommended rules of ESLint, TypeScript and Svelte.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import circles from "./eslint.circles.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    plugins: { circles },
    languageOptions: { globals: globals.browser },
    rules: {
      "circles/no-circles": "error",
      // svelte-check knows all names and types.
      "no-undef": "off",
      // Most sets and maps are made, filled and read within one function: nobody watches them.
      "svelte/prefer-svelte-reactivity": "off",
      // It knows neither a list of warnings to ignore nor that Svelte gives them for `<dialog>`: svelte-check does.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    // The house shows tables of games whose views it cannot know: to it, they are `any`.
    files: ["web/src/lib/**"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  {
    // Written by `make types`.
    files: ["web/src/lib/wire.ts", "src/omerta/games/*/table/view.ts"],
    rules: { "@typescript-eslint/no-empty-object-type": "off", "@typescript-eslint/no-explicit-any": "off" },
  },
);
