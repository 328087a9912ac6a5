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
        .map((file) => ({ tag: "link", attrs: { rel: "preload", href: `./${file}`, as: "font", type: "font/woff2", crossorigin: true }, injectTo: "head" })),
  },
}

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
        // A board or builder is named after its game, so that its weight can be told.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game, file] = /games\/([\w-]+)\/(index\.ts|Builder\.svelte)$/.exec(facadeModuleId ?? "") ?? []
          return game ? `assets/${file === "index.ts" ? "board" : "builder"}-${game}-[hash].js` : "assets/[name]-[hash].js"
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
})
