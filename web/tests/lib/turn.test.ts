import { describe, expect, test } from "vitest"
import { settings } from "../../src/lib/settings.svelte"
import { deciding, settled } from "../deciding"

const ACTIONS = ["bid number=1", "bid number=2", "pass"]

describe("a turn", () => {
  test("finds the legal actions that have all the parts asked for", () => {
    const { turn } = deciding(ACTIONS)
    expect(turn.find({ type: "bid" }).map(({ named }) => named)).toEqual(["bid number=1", "bid number=2"])
    expect(turn.find({ type: "bid", number: "2" }).map(({ action }) => action)).toEqual([1])
    expect(turn.find({ type: "bid", number: "3" })).toEqual([])
  })

  test("plays what is pressed twice, and shows what it would bring about in between", async () => {
    const { turn, played } = deciding(ACTIONS, { pass: ["turn_ended"] })
    const pass = turn.find({ type: "pass" })[0]!
    turn.press(pass)
    await settled()
    expect(played).toEqual([])
    expect(turn.preview?.events.map(({ kind }) => kind)).toEqual(["turn_ended"])
    turn.press(pass)
    await settled()
    expect(played).toEqual(["pass"])
  })

  test("plays at the first press what can be taken back and has no more to tell", async () => {
    const { turn, played } = deciding(ACTIONS, { "bid number=2": ["bid", "price_paid"] }, ACTIONS)
    const [one, two] = turn.find({ type: "bid" })
    turn.press(two!)
    await settled()
    expect(played).toEqual([]) // it has a price: asked once
    turn.press(one!)
    await settled()
    expect(played).toEqual(["bid number=1"])
    turn.press(two!)
    turn.press(two!)
    await settled()
    expect(played).toEqual(["bid number=1"]) // the second press of a habit is no choice
  })

  test("holds up what a bot advises, although it could be taken back", async () => {
    const { turn, played } = deciding(ACTIONS, {}, ACTIONS)
    await turn.consider(turn.actions[0]!)
    await settled()
    expect([turn.chosen?.named, played]).toEqual(["bid number=1", []])
  })

  test("plays at the first press for players who want that", async () => {
    settings.change({ oneClick: true })
    const { turn, played } = deciding(ACTIONS)
    turn.press(turn.actions[0]!)
    await settled()
    expect(played).toEqual(["bid number=1"])
  })

  test("chooses the only action there is, and plays it only when asked, whatever the setting", async () => {
    settings.change({ oneClick: true })
    const { turn, played } = deciding(["pass"])
    await settled()
    expect([turn.chosen?.named, played]).toEqual(["pass", []])
  })

  test("lets go of what was chosen when something else is picked", async () => {
    const { turn } = deciding(ACTIONS)
    await turn.choose(turn.actions[0]!)
    turn.pick("2")
    expect(turn.picks).toEqual(["2"])
    expect([turn.chosen, turn.preview]).toEqual([undefined, undefined])
  })

  test("keeps no preview that arrives after something else was chosen", async () => {
    const { turn } = deciding(ACTIONS, { "bid number=1": ["late"], pass: ["wanted"] })
    const late = turn.consider(turn.actions[0]!)
    const wanted = turn.consider(turn.actions[2]!)
    await Promise.all([late, wanted])
    expect(turn.preview?.events.map(({ kind }) => kind)).toEqual(["wanted"])
  })
})
