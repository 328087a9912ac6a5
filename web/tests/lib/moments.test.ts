import { expect, test } from "vitest"
import type { GameBoard, Proclamation } from "../../src/lib/board/game"
import { momentsOf } from "../../src/lib/board/moments"
import { Book } from "../../src/lib/texts.svelte"

/** The moments of entries that are proclaimed like this. */
function moments(...told: (Proclamation | undefined)[]): string[] {
  const lines = told.map((_, entry) => ({ id: `${entry}`, entry, seat: 0, event: { kind: "acted", rule: "", entry } }))
  const proclaim = ([event]: unknown[]) => told[(event as { entry: number }).entry]
  const board = { proclaim } as unknown as GameBoard
  return momentsOf(lines, board, [], new Book("fr", ""), 0).map(({ entry, title }) => `${entry} ${title}`)
}

test("what can come again is a moment each time, unless its board says that it is one the first time only", () => {
  const again = { title: "Contre", lines: [] }
  const first = { title: "2 pirates à bord", lines: [], once: true }
  expect(moments(first, again, undefined, first, again, { ...first, title: "3 pirates à bord" })).toEqual([
    "0 2 pirates à bord",
    "1 Contre",
    "4 Contre",
    "5 3 pirates à bord",
  ])
})

test("a moment may hang on what was told before it", () => {
  const proclaim = (...given: unknown[]) => ({ title: `${(given.at(-1) as unknown[]).length}`, lines: [] })
  const lines = [0, 0, 1, 2].map((entry, i) => ({ id: `${i}`, entry, seat: 0, event: { kind: "acted", rule: "" } }))
  const board = { proclaim } as unknown as GameBoard
  expect(momentsOf(lines, board, [], new Book("fr", ""), 0).map(({ title }) => title)).toEqual(["0", "2", "3"])
})
