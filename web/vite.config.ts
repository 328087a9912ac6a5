import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

const SERVER = "http://127.0.0.1:8642"

// Addresses in the built files are relative: the server writes its prefix into <base> and nowhere else.
export default defineConfig({
  base: "./",
  plugins: [svelte({ compilerOptions: { runes: true } })],
  build: {
    outDir: "../src/tablee/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // A board is named after its game, so that its weight can be told.
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /games\/([\w-]+)\/index\.ts$/.exec(facadeModuleId ?? "")?.[1]
          return game ? `assets/board-${game}-[hash].js` : "assets/[name]-[hash].js"
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
})
