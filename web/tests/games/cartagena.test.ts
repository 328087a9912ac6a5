import { describe, expect, test } from "vitest"
import { moveOf } from "../../src/games/cartagena/moves"
import { heldUp, pressCard, pressEnd, pressPlace, pressRetreat } from "../../src/games/cartagena/picking"
import { bandOf, drawn, headings, nameOf, placeOf, spread, SYMBOLS, tally, wayOf } from "../../src/games/cartagena/view"
import { deciding, settled } from "../deciding"

const VIEW = {
  ...drawn([0, 4], [7]),
  reach: [
    { place: 0, ahead: [4, 2, 1, 5, 6, 3], back: null, draws: 0 },
    { place: 4, ahead: [10, 9, 11, 12, 13, 14], back: 0, draws: 1 },
  ],
}

describe("pressing in Cartagena", () => {
  test("a card that only one pirate can use chooses the move", () => {
    const { turn } = deciding(["advance from=4 card=hat", "end_turn"])
    pressCard(turn, VIEW, "hat")
    expect(turn.chosen?.named).toBe("advance from=4 card=hat")
  })

  test("a card that several pirates can use is held up, and the place decides", () => {
    const { turn } = deciding(["advance from=start card=hat", "advance from=4 card=hat"])
    pressCard(turn, VIEW, "hat")
    expect([turn.chosen, heldUp(turn).card]).toEqual([undefined, "hat"])
    pressPlace(turn, VIEW, 4)
    expect(turn.chosen?.named).toBe("advance from=4 card=hat")
  })

  test("a place that one move leads to chooses that move", () => {
    const { turn } = deciding(["advance from=4 card=hat", "retreat from=4"])
    pressPlace(turn, VIEW, 11)
    expect(turn.chosen?.named).toBe("advance from=4 card=hat")
  })

  test("the target of the chosen move plays it", async () => {
    const { turn, played } = deciding(["advance from=4 card=hat", "retreat from=4"])
    pressPlace(turn, VIEW, 11)
    pressPlace(turn, VIEW, 11)
    await settled()
    expect(played).toEqual(["advance from=4 card=hat"])
  })

  test("several retreats are offered", () => {
    const { turn } = deciding(["retreat from=4", "retreat from=9"])
    pressRetreat(turn, VIEW)
    expect(turn.alternatives).toHaveLength(2)
  })

  test("a turn that cannot be ended says why", async () => {
    const { turn, asked } = deciding(["retreat from=4", "retreat from=9"])
    pressEnd(turn)
    await settled()
    expect(asked).toEqual(["end_turn"])
  })
})

test("where a move leads is what the server says", () => {
  const { turn } = deciding(["advance from=4 card=skull", "retreat from=4", "end_turn"])
  expect(turn.actions.map((offered) => moveOf(VIEW, offered)?.to)).toEqual([12, 0, undefined])
  expect(moveOf(VIEW, turn.actions[1]!)?.draws).toBe(1)
})

test("places have a name and names have a place", () => {
  for (const place of [0, 1, 36, VIEW.boat]) expect(placeOf(VIEW, nameOf(VIEW, place))).toBe(place)
  expect([nameOf(VIEW, 0), nameOf(VIEW, VIEW.boat)]).toEqual(["start", "boat"])
})

test("cards are counted by symbol, those there are none of too", () => {
  expect(tally(["hat", "key", "hat"])).toEqual(SYMBOLS.map((symbol) => ({ hat: 2, key: 1 })[symbol] ?? 0))
})

test("a heading stands where somebody else begins", () => {
  const seats = [0, 0, 1, 1, 0]
  const lines = seats.map((seat, i) => ({ id: String(i), event: { kind: "pirate_retreated", rule: "", seat } }))
  expect([...headings(lines as Parameters<typeof headings>[0]).keys()]).toEqual(["0", "2", "4"])
})

test("a band on its way: groups from the start to the boat, and how much of it is done", () => {
  const view = drawn([0, 0, 37, 4], [])
  expect(bandOf(view, 0)).toEqual([
    { place: 0, count: 2, way: 0 },
    { place: 4, count: 1, way: 4 / 37 },
    { place: 37, count: 1, way: 1 },
  ])
  expect(wayOf(view, 0)).toBeCloseTo(41 / (4 * 37))
  expect(wayOf(view, 1)).toBe(0)
})

test("counts of groups that stand close together are written side by side, within the line", () => {
  expect(spread([10, 60], 24, 0, 100)).toEqual([10, 60])
  expect(spread([50, 60], 24, 0, 100)).toEqual([43, 67])
  expect(spread([2, 4, 90], 24, 0, 100)).toEqual([0, 24, 90])
  expect(spread([50, 95, 97], 24, 0, 100)).toEqual([50, 76, 100])
  expect(spread([70, 95, 97], 24, 0, 100)).toEqual([52, 76, 100])
})
