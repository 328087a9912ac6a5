// Says positions as the page does: reads cases from a file of JSON, writes their sentences. tests/browser/test_wording.py asks for it.

import { readFileSync } from "node:fs"
import { createServer } from "vite"

const cases = JSON.parse(readFileSync(process.argv[2], "utf-8"))
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined })
globalThis.document = { documentElement: { classList: { toggle: () => false } } }
Object.defineProperty(globalThis, "navigator", { value: { languages: ["fr"] }, configurable: true })

const server = await createServer({
  logLevel: "silent",
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { Book } = await server.ssrLoadModule("/src/lib/texts.svelte.ts")
const said = cases.map(({ lang, source, words, kinds, names, lines, asked, actions, events }) => {
  const book = new Book(lang, source, words, kinds)
  return {
    lines: lines.map(([label, line]) => book.line(label, line, names)),
    asked: asked.map(([key, seats, viewer]) => book.asked(key, seats, viewer, names)),
    actions: actions.map((action) => book.action(action, names)),
    events: events.map(([event, viewer]) => book.event(event, names, viewer)),
  }
})
process.stdout.write(JSON.stringify(said))
await server.close()
