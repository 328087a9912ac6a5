import { describe, expect, test } from "vitest"
import {
  alone,
  FACES,
  featuresOf,
  flipped,
  laid,
  placeFor,
  reversed,
  slotsOf,
  spliced,
  wordFor,
} from "../../src/games/biathlon/building"
import { beside } from "../../src/games/biathlon/course"
import { columnAction, layRow, placement, pressDone, pressToken, toggleStar } from "../../src/games/biathlon/picking"
import { looking } from "../../src/games/biathlon/looking.svelte"
import { parted } from "../../src/games/biathlon/standing"
import { hasMedal, standingOf } from "../../src/games/biathlon/retold"
import { NATIONS } from "../../src/games/biathlon/view"
import type { BiathlonView, Scenery } from "../../src/games/biathlon/shapes"
import { deciding, settled } from "../deciding"

const faces = (shape: string) => [...FACES.values()].filter((face) => face.shape === shape).map(({ id }) => id)
const CORNER = faces("corner")[0]!
const STRAIGHT = faces("straight").find((id) => !/^[12][AB]$/.test(id))!
const shape = { kind: "straight", turn: 0, width: 120, line: "", track: [], spaces: [] }
const BOX: Scenery = {
  side: 200,
  shapes: {
    "1A": { ...shape, kind: "start" },
    [STRAIGHT]: shape,
    [`${CORNER}:R`]: { ...shape, kind: "corner", turn: 1 },
    [`${CORNER}:L`]: { ...shape, kind: "corner", turn: -1 },
    "2A": { ...shape, kind: "goal" },
  },
  tiles: [],
  spaces: [],
  rows: 0,
  ranges: 0,
  box: [0, 0, 0, 0],
}

describe("building a course", () => {
  test("a corner turns to the right at first, what is straight has no turn", () => {
    expect(wordFor(CORNER.slice(0, -1), CORNER.slice(-1))).toBe(`${CORNER}:R`)
    expect(wordFor(STRAIGHT.slice(0, -1), STRAIGHT.slice(-1))).toBe(STRAIGHT)
  })

  test("a tile that is flipped twice lies as before", () => {
    expect(flipped(STRAIGHT)).not.toBe(STRAIGHT)
    expect(flipped(flipped(`${CORNER}:L`))).toBe(`${CORNER}:L`)
  })

  test("the start comes first, the finish last, all others before the finish", () => {
    expect(placeFor([STRAIGHT, "2A"], "1A")).toBe(0)
    expect(placeFor([STRAIGHT, "2A"], STRAIGHT)).toBe(1)
    expect(placeFor(["1A", STRAIGHT], "2A")).toBe(2)
  })

  test("the way back keeps start and finish and turns every corner over", () => {
    const there = ["1A", `${CORNER}:R`, STRAIGHT, "2A"]
    expect(reversed(there)).toEqual(["1A", STRAIGHT, `${CORNER}:L`, "2A"])
    expect(reversed(reversed(there))).toEqual(there)
  })

  test("splicing replaces words and leaves the list that was given as it is", () => {
    const words = ["a", "b", "c"]
    expect(spliced(words, 1, 1, "x", "y")).toEqual(["a", "x", "y", "c"])
    expect(words).toEqual(["a", "b", "c"])
  })

  test("start and finish have no rows to ski", () => {
    const slots = slotsOf(["1A", STRAIGHT, "2A"])
    expect(slots.length).toBeGreaterThan(0)
    expect(slots).not.toContain("A")
    expect(slots).not.toContain("Z")
  })

  test("a word that names no tile lies nowhere", () => {
    expect(alone(BOX, "99Z")).toBeUndefined()
    expect(alone(BOX, STRAIGHT)?.shape).toBe(BOX.shapes[STRAIGHT])
    expect(laid(BOX, ["1A", "99Z"]).course.tiles).toHaveLength(1)
  })

  test("each tile lies where the one before it leads", () => {
    const { course, next } = laid(BOX, ["1A", `${CORNER}:R`, STRAIGHT, `${CORNER}:L`])
    expect(course.tiles.map(({ x, y, heading }) => [x, y, heading])).toEqual([
      [0, 0, 0],
      [200, 0, 0],
      [200, 200, 90],
      [200, 400, 90],
    ])
    expect(next).toEqual({ x: 400, y: 400, heading: 0 })
    expect([course.start, course.goal]).toEqual([course.tiles[0], undefined])
    expect(laid(BOX, ["1A", "2A"]).course.goal).toMatchObject({ x: 200, y: 0 })
  })

  test("a corner whose turn is missing is drawn all the same", () => {
    expect(alone(BOX, CORNER)?.shape).toBe(BOX.shapes[`${CORNER}:R`])
    expect(alone(BOX, `${STRAIGHT}:L`)?.shape).toBe(BOX.shapes[STRAIGHT])
  })

  test("ahead and to the right depend on where one skis", () => {
    expect(beside({ x: 10, y: 20, heading: 0 }, 3, 4)).toEqual({ x: 13, y: 24 })
    const south = beside({ x: 10, y: 20, heading: 90 }, 3, 4)
    expect([south.x, south.y].map(Math.round)).toEqual([6, 23])
  })

  test("what there is on a face is told once each", () => {
    const features = featuresOf(FACES.get(CORNER)!)
    expect(features[0]).toBe("shape-corner")
    expect(new Set(features).size).toBe(features.length)
  })
})

describe("pressing in Biathlon", () => {
  test("a column is taken, or else one of its dice is rolled again", () => {
    expect(columnAction(deciding(["take_column column=2", "done"]).turn, "2")?.named).toBe("take_column column=2")
    expect(columnAction(deciding(["reroll_die spot=col-2", "done"]).turn, "2")?.named).toBe("reroll_die spot=col-2")
    expect(columnAction(deciding(["take_column column=2", "done"]).turn, "3")).toBeUndefined()
  })

  test("sixes are laid one by one, in the order of the columns", async () => {
    const legal = ["none", "2", "3", "23"].map((stars) => `place_sixes stars=${stars}`)
    const { turn, asked } = deciding(legal)
    toggleStar(turn, "3")
    toggleStar(turn, "2")
    expect(placement(turn).offered?.named).toBe("place_sixes stars=23")
    toggleStar(turn, "4")
    await settled()
    expect(asked).toEqual(["place_sixes stars=234"])
    toggleStar(turn, "3")
    expect(placement(turn).named).toBe("place_sixes stars=2")
  })

  test("enough dice: goes at once, but not before a collapse was announced", async () => {
    const safe = deciding(["done", "roll"])
    const fatal = deciding(["done", "roll"], { done: ["skier_collapsed"] })
    pressDone(safe.turn)
    pressDone(fatal.turn)
    await settled()
    expect([safe.played, fatal.played]).toEqual([["done"], []])
    pressDone(fatal.turn)
    await settled()
    expect(fatal.played).toEqual(["done"])
  })

  test("a token that never reached the server can be laid again", async () => {
    const view = {
      phase: "wax",
      wax_slots: 2,
      picked: [[]],
      deciding: [0],
      skiers: [{ nation: [...NATIONS.keys()][0] }],
    }
    const { turn } = deciding(["pick_wax pick=1", "pick_wax pick=2"], {}, [], ["pick_wax pick=1"])
    pressToken(turn, view as unknown as BiathlonView, 0, 0)
    layRow(turn, view as unknown as BiathlonView, 0)
    expect(looking.row).toBeDefined()
    await settled()
    expect(looking.row).toBeUndefined()
    pressToken(turn, view as unknown as BiathlonView, 0, 1)
    expect(turn.picks).toEqual(["0", "1"])
  })
})

test("who has given up after the line has no medal", () => {
  const skiers = [0, 1].map((seat) => ({ seat, status: "racing" }))
  const view = { finished: [0], skiers } as unknown as BiathlonView
  expect(standingOf(view, 0, 40, 1)).toBe("médaille d’or")
  expect(standingOf(view, 0, 40, 2)).toBe("arrivé")
  expect(hasMedal(1, 2)).toBe(false) // nor a step of the podium
  expect(hasMedal(2, 1)).toBe(true) // whoever comes next keeps what the line has given
  expect(hasMedal(4)).toBe(false)
})

test("a plate that would lie on one of another space is moved aside, plates of one space stay under one another", () => {
  const [first, under, aside] = parted(
    [
      { x: 100, y: 50 },
      { x: 100, y: 68 },
      { x: 122, y: 46 },
    ],
    1,
  )
  expect([first, under]).toEqual([
    { x: 100, y: 50 },
    { x: 100, y: 68 },
  ])
  expect(aside).toEqual({ x: 140, y: 46 })
})
