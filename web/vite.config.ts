import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"

const SERVER = "http://127.0.0.1:8642"

// The two fonts of the first screen are fetched beside the styles that name them, not after.
const FONTS = /(limelight-latin-400-normal|jost-latin-wght-normal)-.*\.woff2$/
const preloadFonts: Plugin = {
  name: "preload-fonts",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FONTS.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `./${file}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head",
        })),
  },
}

const SMALL_PARTS = /src\/(parts\/(Confirm|Log|Mark|Share|StatusLine)\.svelte|lib\/(screen\.svelte|status)\.ts)/

// Addresses in the built files are relative: the server writes its prefix into <base> and nowhere else.
export default defineConfig({
  base: "./",
  plugins: [svelte({ compilerOptions: { runes: true } }), preloadFonts],
  build: {
    outDir: "../src/tablee/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // What every visit needs is one file: smaller, and sooner there, than two dozen. So are the small parts of tables.
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], priority: 1 },
            { name: "parts", test: SMALL_PARTS },
          ],
        },
        // A board, a builder, and a tile that is fetched by itself are named after their game, so that their weight can be told.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game, file = ""] =
            /games\/([\w-]+)\/(index\.ts|Builder\.svelte|tiles\/\w+\.svelte)$/.exec(facadeModuleId ?? "") ?? []
          if (!game) return "assets/[name]-[hash].js"
          if (file.startsWith("tiles/")) return `assets/tile-${game}-[name]-[hash].js`
          return `assets/${file === "index.ts" ? "board" : "builder"}-${game}-[hash].js`
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
})
