import svelte from "eslint-plugin-svelte"
import { defineConfig } from "eslint/config"
import ts from "typescript-eslint"

// svelte-check judges types: this parser does not see what a component exports, and takes it for `any`.
const SEEN_BY_SVELTE_CHECK = {
  "@typescript-eslint/no-unnecessary-type-assertion": "off",
  "@typescript-eslint/no-unsafe-argument": "off",
  "@typescript-eslint/no-unsafe-assignment": "off",
  "@typescript-eslint/no-unsafe-call": "off",
  "@typescript-eslint/no-unsafe-member-access": "off",
  "@typescript-eslint/no-unsafe-return": "off",
  "@typescript-eslint/no-redundant-type-constituents": "off",
  "@typescript-eslint/restrict-plus-operands": "off",
  "@typescript-eslint/restrict-template-expressions": "off",
  "@typescript-eslint/no-unused-vars": "off", // and the compiler options noUnusedLocals and noUnusedParameters
}

export default defineConfig(
  {
    ignores: [
      "eslint.config.js",
      "public/sw.js", // a world of its own, without the types of the page
      "tests/say.mjs",
      "src/protocol.ts",
      "src/lib/board/shapes.ts",
      "src/games/*/shapes.ts",
    ],
  },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      ...SEEN_BY_SVELTE_CHECK,
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
      "@typescript-eslint/prefer-promise-reject-errors": "off", // a refusal is a value with a sentence, not an Error
      "svelte/no-useless-mustaches": "off", // {" "} is a space that Svelte keeps
      "svelte/prefer-svelte-reactivity": "off", // maps and addresses of a moment; what is drawn from is a SvelteMap already
      "no-constant-condition": "error",
      "no-var": "error",
      "prefer-const": "off", // svelte/prefer-const knows $derived and $props
      "svelte/prefer-const": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ["src/games/**", "src/parts/Poster.svelte", "src/parts/SeatPanel.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // SVG that our own code draws
  },
)
