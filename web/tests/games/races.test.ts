import { describe, expect, test, vi } from "vitest"
import { layOn, layRow, pressToken, rowOf } from "../../src/games/biathlon/picking"
import { looking } from "../../src/games/biathlon/looking.svelte"
import * as biathlon from "../../src/games/biathlon/retold"
import { status as skiing } from "../../src/games/biathlon/status"
import type { BiathlonEvent, BiathlonView } from "../../src/games/biathlon/shapes"
import { drawn, tokensOf } from "../../src/games/biathlon/view"
import * as formulaDe from "../../src/games/formula-de/retold"
import type { FormulaDeEvent, FormulaDeView } from "../../src/games/formula-de/shapes"
import { status as driving } from "../../src/games/formula-de/status"
import { Book } from "../../src/lib/texts.svelte"
import { deciding, settled } from "../deciding"

vi.mock("../../src/lib/board/scenery.svelte", () => {
  const steps = (...lanes: string[]) => lanes.map((lane) => lane.split("…").map(Number))
  const scenery = {
    cells: [
      ["0L5", 0, 0, 0, "", -1, null],
      ["1R2", 0, 0, 0, "", 0, null],
    ],
    bends: [
      [[0, steps("3…11", "3…9", "3…7")]],
      [
        [0, steps("-1…-1", "0…4", "0…2")],
        [1, steps("9…12", "9…11", "8…10")],
      ],
    ],
    corners: [
      { name: "Le Môle", stops: 1, flag: [0, 0] },
      { name: "La Criée", stops: 2, flag: [0, 0] },
    ],
    box: [0, 0, 0, 0],
  }
  return { scenery: () => scenery }
})

const book = new Book("fr", "event-car-out = Éliminée\nevent-shooting-ended = Cinq tirs")
const NAMES = ["Ana", "Léo", "Zoé"]
const told = (kind: string, facts: object) => ({ kind, rule: "", seat: 0, car: 1, nation: "nor", ...facts })

describe("the status of Formula Dé", () => {
  const car = { car: 1, seat: 0, cell: "0L5", gear: 3, stops: 0 }
  const view = { car: 1, cars: [car, { ...car, car: 2 }], header: { players: 2 }, phase: "gear", roll: 0 }
  const at = (more: object) => driving({ ...view, ...more } as unknown as FormulaDeView)

  test("names the corner ahead in the lane of the car, and its stops", () => {
    expect(at({})).toEqual(["status-gear", { number: 0, corner: "Le Môle", due: 1, here: false, first: 3, last: 11 }])
  })

  test("names the roll and its gear, and the stops that are due where the car is", () => {
    const [key, facts] = at({ phase: "move", roll: 7, cars: [{ ...car, cell: "1R2" }] })!
    expect(key).toBe("status-move")
    expect(facts).toMatchObject({ roll: 7, gear: 3, corner: "Le Môle", here: true, last: 2 })
  })

  test("says which car, where somebody has two", () => {
    expect(at({ header: { players: 1 } })?.[1]).toMatchObject({ number: 1 })
  })
})

describe("a race of Formula Dé", () => {
  const moment = (...events: object[]) => formulaDe.moment(events as FormulaDeEvent[], NAMES, book, 0)

  test("has a moment for a crash, a spin, overtaking and a photo finish, and for nothing else", () => {
    const move = { passed: 0, leads: false }
    expect(moment(told("car_moved", move))).toBeUndefined()
    expect(moment(told("car_moved", { ...move, passed: 1, leads: true }))?.title).toBe("Vous prenez la tête")
    expect(moment(told("car_moved", { ...move, seat: 1, passed: 3 }))?.title).toBe("Léo double le peloton")
    expect(moment(told("car_spun", { seat: 1 }))?.title).toBe("Tête-à-queue de Léo")
    expect(moment(told("cars_collided", {}))?.title).toMatch(/^Accrochage/)
    expect(moment(told("car_finished", { rank: 1, margin: 2 }))?.title).toMatch(/^Photo-finish/)
  })

  test("crosses the board only with one's own end, or a victory by a hair", () => {
    expect(moment(told("car_out", {}))).toEqual({
      title: "Votre voiture est éliminée",
      lines: ["Éliminée"],
      quiet: false,
    })
    expect(moment(told("car_out", { seat: 1 }))?.quiet).toBe(true)
  })

  test("gives no step of the podium to who has given up after the line, and leaves the others theirs", () => {
    const cars = [
      { car: 1, seat: 0, rank: 2 },
      { car: 2, seat: 1, rank: 1 },
      { car: 3, seat: 2, rank: null },
    ]
    const view = { cars } as unknown as FormulaDeView
    const steps = (places?: number[]) =>
      formulaDe.arrivals(view, places).flatMap(({ car, place, hasStep }) => (hasStep ? [[place, car.car]] : []))
    expect(steps([2, 1, 3])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(steps([1, 3, 2])).toEqual([[2, 1]])
    expect(steps()).toHaveLength(2) // before the ranks are told
  })

  test("ends with figures, seat by seat, without rows of nothing", () => {
    const view = {
      header: { players: 2 },
      cars: [
        { car: 1, seat: 0, grid: 2 },
        { car: 2, seat: 1, grid: 1 },
      ],
      standings: [1, 2],
    } as unknown as FormulaDeView
    const events = [
      told("die_rolled", { face: 12 }),
      told("car_moved", { passed: 1, brakes: 2, tyres: 0 }),
      told("stop_made", { seat: 1 }),
    ] as FormulaDeEvent[]
    const cells = formulaDe.results(events, view).map(({ cells }) => cells)
    expect(cells).toEqual([
      ["2 → 1", "1 → 2"],
      [1, 0],
      [12, 0],
      [0, 1],
      [2, 0],
    ])
  })
})

describe("a race of Biathlon", () => {
  const moment = (...events: object[]) => biathlon.moment(events as BiathlonEvent[], NAMES, book, 0)

  test("has a moment for five hits, many misses and a long run", () => {
    expect(moment(told("shooting_ended", { misses: 0 }))?.title).toBe("Votre sans-faute au tir")
    expect(moment(told("shooting_ended", { misses: 1 }))).toBeUndefined()
    expect(moment(told("shooting_ended", { seat: 1, misses: 4 }))?.title).toBe("Léo manque 4 cibles")
    expect(moment(told("movement_begun", { steps: 7 }))?.title).toBe("Vous faites 7 pas d’un coup")
    expect(moment(told("movement_begun", { steps: 3 }))).toBeUndefined()
  })

  test("says what its dice are for, and how much is left", () => {
    const skiers = drawn(["r3.2", "r4.1", "r5.1"]).skiers.map((skier) => ({ ...skier, to_go: 9 }))
    const at = (more: Partial<BiathlonView>) => skiing(drawn(["r3.2", "r4.1", "r5.1"], { skiers, ...more }))
    expect(at({ phase: "take" })).toMatchObject(["status-take", { togo: 9, shoots: false, both: false }])
    expect(at({ phase: "take", taken: ["3"], total: 4 })).toMatchObject(["status-more", { total: 4 }])
    expect(at({ phase: "step", steps: 2 })).toMatchObject(["status-step", { steps: 2 }])
    expect(at({ phase: "shoot", total: 4, fired: [1] })).toMatchObject(["status-shoot", { due: 3 }])
    expect(at({ phase: "slip" })).toBeUndefined()
  })
})

describe("six wax tokens", () => {
  const PICKS = Array.from({ length: 8 }, (_, i) => `pick_wax pick=${i + 1}`)
  const table = (picked: number[]) => ({
    ...drawn(["START", "START", "START"]),
    phase: "wax",
    wax_slots: 6,
    picked: [picked],
  })

  test("are held up by one tap each, and let go by another", () => {
    const { turn, played } = deciding(PICKS)
    for (const token of [4, 2, 7, 4]) pressToken(turn, table([]), 0, token)
    expect(rowOf(turn, table([]), 0)).toEqual([2, 7])
    for (const token of [0, 1, 3, 4, 5]) pressToken(turn, table([]), 0, token)
    expect(rowOf(turn, table([]), 0)).toEqual([2, 7, 0, 1, 3, 4])
    expect(played).toEqual([])
  })

  test("are laid one after the other by one press; of equal ones the first comes first", async () => {
    const { turn, played } = deciding(PICKS)
    expect(tokensOf("nor")[0]).toBe(tokensOf("nor")[1])
    for (const token of [1, 5, 0]) pressToken(turn, table([]), 0, token)
    layRow(turn, table([]), 0)
    await settled()
    for (const known of [[0], [0, 5], [0, 5, 1]]) {
      layOn(turn, table(known), 0)
      layOn(turn, table(known), 0) // the same position again
      await settled()
    }
    expect(played).toEqual(["pick_wax pick=1", "pick_wax pick=6", "pick_wax pick=2"])
    expect(looking.row).toBeUndefined()
  })
})
