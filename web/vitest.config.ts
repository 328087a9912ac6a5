import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/browser.ts",
    setupFiles: ["tests/settings.ts"],
    server: { deps: { inline: [/svelte/] } }, // Node would take the half of it that is for servers
  },
})
