import { describe, expect, it } from "vitest"
import { contestOf } from "../../src/games/medailles/view"
import { status as medailles } from "../../src/games/medailles/status"
import { status as olympiades } from "../../src/games/olympiades/status"
import type { MedaillesEvent, MedaillesView } from "../../src/games/medailles/shapes"
import type { OlympiadesView } from "../../src/games/olympiades/shapes"
import type { Turn } from "../../src/lib/board/turn.svelte"

/** A turn in which these kinds of actions are legal. */
function offering(...types: string[]): Turn {
  const find = ({ type }: { type: string }) => types.filter((one) => one === type)
  return { isOpen: types.length > 0, find } as unknown as Turn
}

const told = (...events: object[]) => events as MedaillesEvent[]
const TRIED = { kind: "medal_attempted", seat: 0, discipline: "NAT", medal: 1, cards: ["NAT-1"] }
const RAISED = { kind: "bid_raised", seat: 2, discipline: "NAT", medal: 2, cards: ["NAT-2", "NAT-3"] }
const COUNTERED = { kind: "bid_countered", seat: 1, discipline: "NAT", cards: ["NAT-4"] }

describe("the last contest of Médailles", () => {
  it("stays in sight, seat by seat", () => {
    const won = { kind: "medal_won", seat: 2 }
    expect([...contestOf(told(TRIED, COUNTERED, RAISED, won))!]).toEqual([
      [0, { cards: ["NAT-1"], how: "beaten" }],
      [1, { cards: ["NAT-4"], how: "countered" }],
      [2, { cards: ["NAT-2", "NAT-3"], how: "won" }],
    ])
    expect(contestOf(told(TRIED, COUNTERED, { kind: "medal_spoiled", seat: 1 }))!.get(0)?.how).toBe("spoiled")
  })
  it("goes with the next turn, and is not there before its end", () => {
    expect(contestOf(told(TRIED, { kind: "medal_won", seat: 0 }, { kind: "card_discarded", seat: 1 }))).toBeUndefined()
    expect(contestOf(told(TRIED))).toBeUndefined()
  })
})

describe("the status of Médailles", () => {
  const bids = [{ seat: 1, cards: ["NAT-1", "NAT-2"] }]
  const view = (more: object) =>
    ({ header: { viewer: 0 }, contest: "NAT", bids, countered: null, ...more }) as unknown as MedaillesView

  it("names the bid, and what can be answered", () => {
    expect(medailles(view({}), offering("counter", "outbid"))).toEqual([
      "status-bid",
      { seat: 1, own: "no", medal: 2, discipline: "NAT", can: "all" },
    ])
    expect(medailles(view({}), offering("outbid"))![1]).toMatchObject({ can: "outbid" })
    expect(medailles(view({ countered: 2 }), offering("pass"))).toMatchObject(["status-countered", { can: "pass" }])
  })
  it("leaves it to the server where nothing is bid", () => {
    expect(medailles(view({ contest: null }), offering("attempt"))).toBeUndefined()
  })
})

describe("the status of Olympiades", () => {
  const view = (tile: object) =>
    ({ header: { viewer: 0 }, tile: { part: null, turn: null, round: 1, ...tile } }) as unknown as OlympiadesView

  it("names the number to beat, the bar, the ball", () => {
    const price = view({ event: "tennis", round: 2, price: 7, speaker: 1 })
    expect(olympiades(price, offering("announce"))).toEqual([
      "status-price",
      { prize: "silver", n: 7, seat: 1, own: "no" },
    ])
    expect(olympiades(view({ event: "high_jump", round: 3 }), offering())).toEqual(["status-bar", { cost: 5 }])
    expect(olympiades(view({ event: "basketball", ball: 0 }), offering("shoot"))).toEqual(["status-ball"])
    expect(olympiades(view({ event: "basketball", ball: 1 }), offering())).toMatchObject([
      "status-no-ball",
      { seat: 1 },
    ])
  })
  it("tells a team how it stands in a fight, from its own side", () => {
    expect(olympiades(view({ event: "tug_of_war", cube: -1 }), offering())).toEqual(["status-rope", { cube: "behind" }])
  })
})
