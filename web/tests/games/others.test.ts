import { describe, expect, test } from "vitest"
import { cheapest } from "../../src/games/formula-de/moves"
import {
  draftOf,
  numbersOf,
  offeredAction,
  pressAction,
  pressButton,
  setNumber,
  stepNumber,
  stepTarget,
} from "../../src/games/olympiades/pad"
import { revealOf } from "../../src/games/olympiades/reveal"
import type { OlympiadesEvent, OlympiadesView } from "../../src/games/olympiades/shapes"
import { groups } from "../../src/games/medailles/view"
import type { MedaillesView } from "../../src/games/medailles/shapes"
import { cardOf, faceOf, heldUp, pressSign } from "../../src/games/tour-de-france/picking"
import { deciding, settled } from "../deciding"

describe("the pad of Olympiades", () => {
  const BIDS = ["bid n=2", "bid n=3", "bid n=4"]

  test("is clear once a number is set", () => {
    const { turn } = deciding(BIDS)
    expect(offeredAction(turn)).toBeUndefined()
    setNumber(turn, 3)
    expect(offeredAction(turn)?.named).toBe("bid n=3")
  })

  test("asks about a number that is not legal", async () => {
    const { turn, asked } = deciding(BIDS)
    setNumber(turn, 7)
    await settled()
    expect([asked, turn.picks]).toEqual([["bid n=7"], []])
  })

  test("has a wheel that stops at its ends", () => {
    const { turn } = deciding(BIDS)
    expect(numbersOf(turn)).toEqual([2, 3, 4])
    for (const by of [1, 1, 5]) stepNumber(turn, by)
    expect(draftOf(turn)?.n).toBe(4)
    stepNumber(turn, -9)
    expect(draftOf(turn)?.n).toBe(2)
  })

  test("has targets that go round", () => {
    const { turn } = deciding(["pass_to target=1", "pass_to target=3", "rest"])
    const seen = [1, 1, 1, -1].map((by) => {
      stepTarget(turn, by)
      return draftOf(turn)?.target
    })
    expect(seen).toEqual([1, 3, 1, 3])
  })

  test("takes the only target with the button", () => {
    const { turn } = deciding(["attack target=2", "rest"])
    pressButton(turn, "attack", "attack target=0")
    expect(offeredAction(turn)?.named).toBe("attack target=2")
  })
})

describe("throwing in Olympiades", () => {
  test("once more takes one press, anything else two", async () => {
    const { turn, played } = deciding(["retry", "stop"])
    pressAction(turn, "stop")
    await settled()
    expect(played).toEqual([])
    pressAction(turn, "retry")
    await settled()
    expect(played).toEqual(["retry"])
  })
})

describe("the reveal of Olympiades", () => {
  const shown = (seat: number, n: number) => ({ kind: "choice_shown", rule: "", seat, choice: "bid", n, target: null })
  const view = { history: [], tile: { event: "relay", won: [] } } as unknown as OlympiadesView
  const sums = (numbers: number[], sun: number, wave: number) => {
    const told = [...numbers.map((n, seat) => shown(seat, n)), { kind: "sums_compared", rule: "", sun, wave }]
    return revealOf(view, told as OlympiadesEvent[])?.sums.map(({ numbers, sign, total }) => [...numbers, sign, total])
  }

  test("shows how the numbers of a team came to what is told", () => {
    expect(sums([1, 5, 4, 6], 4, 30)).toEqual([
      [1, 4, "×", 4],
      [5, 6, "×", 30],
    ])
    expect(sums([1, 5, 4, 6], 5, 11)?.map(([, , sign]) => sign)).toEqual(["+", "+"])
  })

  test("and only what is told where they do not tell", () => {
    expect(sums([1, 5, 4, 6], 9, 9)?.map(([, , sign]) => sign)).toEqual(["", ""])
  })
})

describe("teams in Médailles", () => {
  const table = (partners: (number | null)[]) =>
    ({ partners, score: partners.map(() => 0) }) as unknown as MedaillesView

  test("the others first, the own one below, oneself last", () => {
    expect(groups(table([2, 3, 0, 1]), 0)).toEqual([
      [1, 3],
      [2, 0],
    ])
    expect(groups(table([2, 3, 0, 1]), -1)).toEqual([
      [1, 3],
      [0, 2],
    ])
    expect(groups(table([null, null, null]), 0)).toBeUndefined()
  })
})

describe("strategy cards of the Tour", () => {
  test("have a value, and a sign if one is printed", () => {
    expect([cardOf("3"), cardOf("-2"), cardOf("+4")]).toEqual([
      { value: "3", sign: undefined },
      { value: "2", sign: "minus" },
      { value: "4", sign: "plus" },
    ])
    expect(["3", "-2", "+4"].map(faceOf)).toEqual(["±3", "−2", "+4"])
  })

  test("change their sign where that is legal, and say why where not", async () => {
    const { turn, asked } = deciding(["play value=3 sign=plus", "play value=3 sign=minus", "play value=2 sign=plus"])
    await turn.choose(turn.actions[0]!)
    pressSign(turn, "minus")
    expect(heldUp(turn)).toBe(-3)
    await turn.choose(turn.actions[2]!)
    pressSign(turn, "minus")
    await settled()
    expect(asked).toEqual(["play value=2 sign=minus"])
  })
})

test("of the moves to one cell of a circuit the one with the fewest brake points is drawn", () => {
  const drive = (to: string, brakes: number) => ({ to, brakes }) as Parameters<typeof cheapest>[0][number]
  const found = cheapest([drive("0L4", 2), drive("0L5", 0), drive("0L4", 1), drive("0L5", 3)])
  expect(found.map(({ to, brakes }) => [to, brakes])).toEqual([
    ["0L4", 1],
    ["0L5", 0],
  ])
})
