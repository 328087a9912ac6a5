import { describe, expect, it } from "vitest"
import { headlineOf, placesOf, resultText, sidesOf } from "../../src/lib/result"
import { Book, t } from "../../src/lib/texts.svelte"
import type { Result } from "../../src/protocol"

const book = new Book("en", "list-and = { $first } and { $last }")
const NAMES = ["Ana", "Ben", "Cleo", "Dan"]

function ended(places: number[], sides = places.map((_, seat) => seat)): Result {
  return { ending: "finished", places, scores: places.map((place) => 10 - place), word: "", sides }
}

describe("the sides of a result", () => {
  it("counts a team once: two teams are first and second", () => {
    expect(sidesOf(ended([3, 1, 3, 1], [0, 1, 0, 1]))).toEqual([
      { place: 1, seats: [1, 3], score: 9 },
      { place: 2, seats: [0, 2], score: 7 },
    ])
    expect(placesOf(ended([3, 1, 3, 1], [0, 1, 0, 1]))).toEqual([2, 1, 2, 1])
  })
  it("leaves the places of those who play for themselves as they are", () => {
    expect(placesOf(ended([2, 1, 2, 4]))).toEqual([2, 1, 2, 4])
  })
})

describe("the outcome", () => {
  const said = (result: Result, ...mine: number[]) => headlineOf(result, NAMES, mine, book)

  it("addresses whoever has won, alone or with others", () => {
    expect(said(ended([1, 2]), 0)).toEqual({ title: t("outcome-you"), tone: "won" })
    const team = said(ended([1, 3, 1, 3], [0, 1, 0, 1]), 2)
    expect(team).toEqual({ title: t("outcome-you-with", { names: "Ana" }), tone: "won" })
  })
  it("names the winner to everybody else, in another tone to those who lost", () => {
    expect(said(ended([1, 2]), 1)).toEqual({ title: t("outcome-wins", { names: "Ana", count: 1 }), tone: "lost" })
    expect(said(ended([1, 2])).tone).toBe("watched")
    expect(said(ended([1, 2]), 0, 1).tone).toBe("watched")
  })
  it("knows a draw, and who has no part in it", () => {
    expect(said(ended([1, 1]), 0).tone).toBe("drawn")
    expect(said(ended([1, 1, 3]), 2).tone).toBe("lost")
  })
})

describe("how it ended", () => {
  const told = (result: Result, ...mine: number[]) => resultText(result, NAMES, mine, book)
  const win = (who: string, names: string, count: number) => t("result-win", { who, names, count, how: "" })

  it("addresses a winner among others of the same team", () => {
    const result = ended([1, 3, 1, 3], [0, 1, 0, 1])
    expect(told(result, 2)).toBe(win("team", "Ana", 2))
    expect(told(result, 1)).toBe(win("other", "Ana and Cleo", 2))
    expect(told(result)).toBe(win("other", "Ana and Cleo", 2))
  })
  it("names all who have won side by side", () => {
    expect(told(ended([1, 2, 1, 4]), 0)).toBe(win("other", "Ana and Cleo", 2))
    expect(told(ended([1, 2, 3, 4]), 0)).toBe(win("you", "", 1))
  })
})
