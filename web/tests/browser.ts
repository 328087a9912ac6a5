/** As little of a browser as the page's modules ask for when they are loaded; what is tested in it draws nothing. */

import type { Environment } from "vitest/runtime"

const stored = new Map<string, string>()
const GLOBALS = {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  document: {
    hidden: false,
    addEventListener: () => undefined,
    documentElement: { lang: "", classList: { toggle: () => false } },
  },
  navigator: { languages: ["fr-FR"] },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
}

export default {
  name: "browser",
  viteEnvironment: "client",
  setup(global: object) {
    for (const [name, value] of Object.entries(GLOBALS)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    }
    return { teardown: () => undefined }
  },
} satisfies Environment
