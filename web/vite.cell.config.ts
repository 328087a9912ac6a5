import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

// The boards for notebooks: one program and its styles, which need no server, with fonts and pictures inside.
export default defineConfig({
  base: "./",
  publicDir: false,
  plugins: [svelte({ compilerOptions: { runes: true } })],
  build: {
    outDir: "../src/tablee/server/page/notebook",
    emptyOutDir: true,
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000, // kB: it is sent once to a notebook, from the same machine as a rule
    target: "es2022",
    rolldownOptions: {
      input: "src/cell/main.ts",
      output: { codeSplitting: false, entryFileNames: "cell.js", assetFileNames: "cell[extname]" },
    },
  },
})
