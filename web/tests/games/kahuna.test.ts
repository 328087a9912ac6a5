import { describe, expect, test } from "vitest"
import { telling } from "../../src/lib/board/events"
import { glows, missing, onLine, picked, press, pressCard, pressLine } from "../../src/games/kahuna/picking"
import type { KahunaEvent } from "../../src/games/kahuna/shapes"
import { drawn, headings, lastPlayed, roundsOf } from "../../src/games/kahuna/view"
import { deciding, settled } from "../deciding"

const LALE = "place_link line=HUNA-LALE card=LALE"
const HUNA = "place_link line=HUNA-LALE card=HUNA"
const REMOVE = "remove_link line=ALOA-BARI cards=ALOA+ALOA"
const HAND = ["LALE", "HUNA", "ALOA", "ALOA", "COCO"]

describe("pressing in Kahuna", () => {
  test("a line that one card can pay chooses that action and holds the card up", () => {
    const { turn } = deciding([LALE, "end_turn"])
    pressLine(turn, "HUNA-LALE", HAND, true)
    expect(turn.chosen?.named).toBe(LALE)
    expect(picked(turn, HAND)).toEqual(["LALE"])
  })

  test("a line that two cards could pay asks which", () => {
    const { turn } = deciding([LALE, HUNA])
    pressLine(turn, "HUNA-LALE", HAND, true)
    expect(turn.alternatives.map(({ named }) => named)).toEqual([LALE, HUNA])
    expect(turn.chosen).toBeUndefined()
  })

  test("a card held up decides between them", () => {
    const { turn } = deciding([LALE, HUNA])
    pressCard(turn, 1, HAND)
    expect(onLine(turn, "HUNA-LALE", ["HUNA"]).map(({ named }) => named)).toEqual([HUNA])
    pressLine(turn, "HUNA-LALE", HAND, true)
    expect(turn.chosen?.named).toBe(HUNA)
  })

  test("two equal cards are held up from two places of the hand", () => {
    const { turn } = deciding([REMOVE])
    pressCard(turn, 2, HAND)
    pressCard(turn, 3, HAND)
    expect(turn.picks).toEqual(["2", "3"])
    expect(glows(turn, "ALOA-BARI", picked(turn, HAND))).toBe(true)
    expect(glows(turn, "ALOA-BARI", ["ALOA"])).toBe(false)
  })

  test("the chosen line again plays", async () => {
    const { turn, played } = deciding([LALE, "end_turn"])
    pressLine(turn, "HUNA-LALE", HAND, true)
    pressLine(turn, "HUNA-LALE", HAND, true)
    await settled()
    expect(played).toEqual([LALE])
  })

  test("a line where nothing is legal asks why, with a card of the hand that belongs there", async () => {
    const { turn, asked } = deciding(["end_turn"])
    pressLine(turn, "HUNA-LALE", HAND, true)
    pressLine(turn, "ALOA-BARI", HAND, false)
    await settled()
    expect(asked).toEqual([LALE, "remove_link line=ALOA-BARI cards=ALOA+BARI"])
  })

  test("what is not legal now says why", async () => {
    const { turn, asked, played } = deciding([LALE])
    press(turn, "draw_pile")
    await settled()
    expect([asked, played]).toEqual([["draw_pile"], []])
  })

  test("nothing happens while nothing can be done", async () => {
    const { turn, asked } = deciding([])
    pressLine(turn, "HUNA-LALE", HAND, true)
    pressCard(turn, 0, HAND)
    await settled()
    expect([turn.picks, asked]).toEqual([[], []])
  })
})

test("a turn has its heading above the first thing that is done in it", () => {
  const kinds = ["round_began", "link_laid", "stone_won", "card_drawn", "link_swept", "turn_ended", "link_laid"]
  const lines = kinds.map((kind, i) => ({ id: String(i), event: { kind, rule: "" } as KahunaEvent }))
  expect([...headings(lines).keys()]).toEqual(["1", "5", "6"])
})

test("a figure has links where it was told, for the seat that was told", () => {
  const view = drawn([["HUNA-LALE"], ["ALOA-BARI"]], { ALOA: 1 })
  expect(view.links.filter((owner) => owner === 0)).toHaveLength(1)
  expect(view.links.filter((owner) => owner === 1)).toHaveLength(1)
  expect(view.around.map((links) => links[0])).toEqual([0, 1])
  expect(view.stones.filter((owner) => owner !== null)).toEqual([1])
})

describe("what the table tells in Kahuna", () => {
  const told = telling<KahunaEvent>({ seat: 0 })
  const laid = (card: string) => told("link_laid", { line: "ALOA-BARI", card })

  test("the discard shows the card played last, not the last of the alphabet", () => {
    const view = { ...drawn([[], []]), discard: ["ALOA", "BARI", "HUNA"] }
    expect(lastPlayed(view, [laid("HUNA"), laid("ALOA"), laid("BARI")])).toBe("BARI")
    const removed = told("link_removed", { line: "ALOA-HUNA", cards: ["HUNA", "ALOA"] })
    expect(lastPlayed(view, [laid("BARI"), removed])).toBe("ALOA")
  })

  test("after a new shuffle it starts again", () => {
    const remade = told("pile_remade", { round: 2, count: 18 })
    expect(lastPlayed(drawn([[], []]), [laid("BARI"), remade])).toBeUndefined()
    expect(lastPlayed({ ...drawn([[], []]), discard: ["LALE"] }, [laid("LALE"), remade])).toBe("LALE")
  })

  test("three rounds: what was won, what is being played, what is to come", () => {
    const scored = told("round_scored", { seat: 1, points: 1, stones: 4, fewer: 2 })
    const view = { ...drawn([[], []]), stones: [0, 0, 1, null], round: "2" }
    expect(roundsOf(view, [scored])).toEqual([
      { number: 1, seat: 1, points: 1 },
      { number: 2, points: 0, stones: [2, 1] },
      { number: 3, points: 0 },
    ])
    const tied = told("round_tied", { stones: 3 })
    expect(roundsOf({ ...view, ending: "sudden" }, [scored, tied])).toEqual([
      { number: 1, seat: 1, points: 1 },
      { number: 2, seat: null, points: 0 },
      { number: 3, points: 0 },
    ])
  })

  test("with a card held up, a link that it and another would tear out names the other", () => {
    const { turn } = deciding(["remove_link line=ALOA-DUDA cards=ALOA+DUDA", REMOVE, LALE])
    expect(missing(turn, "ALOA-DUDA", ["DUDA"])).toBe("ALOA")
    expect(missing(turn, "ALOA-BARI", ["ALOA"])).toBe("ALOA")
    expect(missing(turn, "ALOA-DUDA", ["LALE"])).toBeUndefined()
    expect(missing(turn, "HUNA-LALE", ["LALE"])).toBeUndefined()
    expect(missing(turn, "ALOA-DUDA", ["ALOA", "DUDA"])).toBeUndefined()
  })
})
