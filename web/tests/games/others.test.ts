import { describe, expect, test } from "vitest"
import { cheapest } from "../../src/games/formula-de/moves"
import {
  draftOf,
  numbersOf,
  offeredAction,
  pressButton,
  setNumber,
  stepNumber,
  stepTarget,
} from "../../src/games/olympiades/pad"
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
