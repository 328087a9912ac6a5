import { describe, expect, it } from "vitest"
import { after, note, ofDay, progressOf, tally } from "../../src/lib/problems"

const SETS = [
  { game: "kahuna", problems: ["a", "b"] },
  { game: "biathlon", problems: ["c"] },
]

describe("the problem of the day", () => {
  it("follows from the date, one game after the other, whatever the hour", () => {
    const days = [1, 2, 3, 4, 5].map((day) => ofDay(SETS, new Date(2026, 0, day, 23))?.name)
    expect(ofDay(SETS, new Date(2026, 0, 1, 1))?.name).toBe(days[0])
    expect(days.filter((name) => name === "c")).toHaveLength(days[0] === "c" ? 3 : 2)
    expect(new Set(days)).toEqual(new Set(["a", "b", "c"]))
    expect(days[0]).toBe(days[4])
  })

  it("is none where there are none", () => expect(ofDay([], new Date())).toBeUndefined())
})

describe("the next problem", () => {
  it("is of the same game, then of the next one, and begins anew after the last", () => {
    expect(after(SETS, { game: "kahuna", name: "a" })?.name).toBe("b")
    expect(after(SETS, { game: "kahuna", name: "b" })).toEqual({ game: "biathlon", name: "c" })
    expect(after(SETS, { game: "biathlon", name: "c" })?.name).toBe("a")
  })
})

describe("the tally", () => {
  it("counts what was found, and what was found at once; what has ended stays as it was", () => {
    note("a", (before) => ({ ...before, end: "found" }))
    note("b", ({ wrong, end }) => ({ wrong: wrong + 1, end }))
    note("b", (before) => ({ ...before, end: "found" }))
    note("c", (before) => ({ ...before, end: "shown" }))
    note("c", (before) => ({ ...before, end: "found" }))
    expect(tally(["a", "b", "c", "d"])).toEqual({ found: 2, first: 1 })
    expect(progressOf("c").end).toBe("shown")
  })
})
