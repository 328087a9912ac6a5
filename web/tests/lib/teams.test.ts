import { expect, test } from "vitest"
import { teamsOf } from "../../src/lib/teams"
import { Book } from "../../src/lib/texts.svelte"

const olympiades = new Book("fr", "team-0 = Soleil\nteam-1 = Vague\n")
const medailles = new Book("fr", "name = Médailles\n")

test("whoever plays alone has no team", () => {
  expect(teamsOf([0, 1, 2, 3], medailles)).toEqual([])
})

test("teams have the names that their game gives them, and a letter", () => {
  expect(teamsOf([0, 1, 0, 1], olympiades)).toEqual([
    { side: 0, name: "Soleil", sign: "S" },
    { side: 1, name: "Vague", sign: "V" },
  ])
})

test("other teams are told apart by letters", () => {
  expect(teamsOf([1, 0, 1, 0], medailles).map(({ side, sign }) => [side, sign])).toEqual([
    [0, "A"],
    [1, "B"],
  ])
})
