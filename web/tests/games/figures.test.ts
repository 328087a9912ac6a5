import { describe, expect, test } from "vitest"
import type { Figure } from "../../src/lib/board/game"
import { RuleBook } from "../../src/lib/texts.svelte"

type Figures = { figures: (rule: string) => Figure | undefined }
const found = import.meta.glob<Figures>("../../src/games/*/figures.ts", { eager: true })
const NAMES = ["Ana", "Léo", "Bo", "Zoé", "Éva", "Max", "Lou", "Tim", "Noé", "Pia"]
const sources = import.meta.glob<string>("../../../src/tablee/{engine,games/*}/texts/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
})
const texts = (folder: string, lang: string) => sources[`../../../src/tablee/${folder}/texts/${lang}.ftl`]!

describe.each(Object.entries(found))("what %s tells under its drawings", (path, { figures }) => {
  const folder = `games/${path.split("/").at(-2)?.replaceAll("-", "_")}`

  test.each(["fr", "en"] as const)("lacks nothing in %s", (lang) => {
    const book = new RuleBook(lang, texts("engine", lang) + texts(folder, lang))
    const drawn = book.sections().flatMap(({ rules }) => rules.flatMap(({ id }) => figures(id)?.preview ?? []))
    expect(drawn.length).toBeGreaterThan(0)
    for (const event of drawn) expect(book.event(event, NAMES, 0)).not.toMatch(/[{}]|hidden/)
  })
})
