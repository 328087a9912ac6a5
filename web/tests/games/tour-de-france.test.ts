import { describe, expect, test } from "vitest"
import { telling } from "../../src/lib/board/events"
import { Book } from "../../src/lib/texts.svelte"
import { meaningOf } from "../../src/games/tour-de-france/meanings"
import { moment, results } from "../../src/games/tour-de-france/retold"
import { meets, nameOf, SPACES, trialOf } from "../../src/games/tour-de-france/road"
import { showsOf } from "../../src/games/tour-de-france/shows"
import { drawn, lastRoll } from "../../src/games/tour-de-france/view"
import { added, cardsOf, changed, entriesOf, turned, without } from "../../src/games/tour-de-france/writing"
import type { TourDeFranceEvent } from "../../src/games/tour-de-france/shapes"

const told = telling<TourDeFranceEvent>({ seat: 0 })
const NAMES = ["Ana", "Bo"]
const book = new Book("fr", "event-trial-won = { $seat } remporte le contre-la-montre.\nevent-jersey-taken = maillot")
const rolled = (seat: number, dice: number[]) =>
  told("dice_rolled", { seat, purpose: "move", dice, total: dice[0]! + dice[1]! })

describe("the dice of the Tour", () => {
  test("lie there until the next roll, with the cards played on them", () => {
    const played = told("strategy_played", { seat: 1, sign: "minus", value: 2, total: 5 })
    const log = [rolled(1, [6, 6]), rolled(0, [4, 3]), played, told("rider_advanced", { start: 4, count: 5, space: 9 })]
    const next = drawn([9, 2], { phase: "roll", turn: 1 })
    expect(lastRoll(log, next)).toEqual({ seat: 0, dice: [4, 3], cards: [{ seat: 1, value: -2 }], total: 5, number: 1 })
  })
  test("are those of the view where nothing of the past is known, and none before the first roll", () => {
    expect(lastRoll([], drawn([4, 2], { dice: [1, 2], total: 3, turn: 1 }))?.dice).toEqual([1, 2])
    expect(lastRoll([], drawn([0, -1]))).toBeUndefined()
  })
})

describe("what is retold of the Tour", () => {
  test("a trial that is won and a jersey that changes hands are moments", () => {
    const jersey = told("jersey_taken", { seat: 1, jersey: "yellow" })
    expect(moment([told("trial_won", { space: 18 }), jersey], NAMES, book, -1)).toEqual({
      title: "Ana remporte le contre-la-montre",
      lines: ["maillot"],
      quiet: true,
    })
    expect(moment([rolled(0, [1, 2])], NAMES, book, 0)).toBeUndefined()
    expect(moment([told("prologue_placed", { place: 1, space: 0 }), jersey], NAMES, book, 0)).toBeUndefined()
  })
  test("figures: rounds in yellow, the best roll", () => {
    const yellow = (seat: number) => told("jersey_taken", { seat, jersey: "yellow" })
    const round = (number: number) => told("round_ended", { round: number })
    const events = [yellow(0), rolled(0, [2, 3]), rolled(1, [6, 5]), round(1), yellow(1), round(2), round(3)]
    const cells = results(events, drawn([3, 12])).map((row) => row.cells)
    expect(cells.slice(0, 2)).toEqual([
      [1, 2],
      [5, 11],
    ])
  })
  test("jerseys are handed over at the end of a round, not in the prologue nor at the end", () => {
    const jersey = told("jersey_taken", { jersey: "polka" })
    const round = told("round_ended", { round: 3 })
    expect(showsOf([round, jersey]).map(({ kind }) => kind)).toEqual(["ceremony"])
    expect(showsOf([jersey])).toEqual([])
    expect(showsOf([round, jersey, told("game_ended", { ending: "finish" })])).toEqual([])
  })
})

test("every space says what it does, a trial also which kind it is (TDF-7.6)", () => {
  const view = drawn([20, 2], { spent: [18] })
  const said = SPACES.map((space) => meaningOf(space, view))
  expect(said.filter((text) => /undefined|space-|means-/.test(text))).toEqual([])
  const trials = SPACES.filter(({ type }) => type === "time_trial")
  expect(trials.map(({ pos }) => [pos, trialOf(pos)])).toEqual([
    [18, "team"],
    [42, "alone"],
    [69, "alone"],
  ])
  expect(meaningOf(trials[0]!, view)).not.toBe(meaningOf(trials[0]!, drawn([2, 2])))
})

describe("one's own questions", () => {
  const words = { q: "Qui ?", a: ["Ana", "Ben", "Zoé"] }

  test("are added with the first free number, changed, turned and removed", () => {
    let cards = added(added([], "fr", words), "fr", words, 2)
    expect(cards.map(({ id }) => id)).toEqual(["C01", "C02"])
    const [first, second] = entriesOf(cards, "fr")
    cards = changed(cards, first!, { difficulty: 3 }, { q: "Qui donc ?" })
    expect(cards[0]?.tourism).toEqual({ difficulty: 3, right: 0, fr: { q: "Qui donc ?", a: words.a } })
    cards = turned(cards, second!, "cycling")
    expect(cards[1]).toEqual({ id: "C02", cycling: { difficulty: 1, right: 2, fr: words } })
    cards = without(cards, entriesOf(cards, "fr")[0]!)
    expect(cards.map(({ id }) => id)).toEqual(["C02"])
    expect(added(cards, "fr", words).map(({ id }) => id)).toEqual(["C02", "C01"])
  })
  test("keep what a file says in another language, and are shown in one", () => {
    const file = [
      { id: "C05", tourism: { difficulty: 1, right: 0, en: words }, cycling: { difficulty: 1, right: 1, fr: words } },
    ]
    const cards = cardsOf(JSON.stringify(file))!
    expect(entriesOf(cards, "fr").map(({ category, lang }) => [category, lang])).toEqual([
      ["tourism", "en"],
      ["cycling", "fr"],
    ])
    expect(without(cards, entriesOf(cards, "fr")[0]!)).toEqual([{ id: "C05", cycling: file[0]!.cycling }])
  })
  test("that are none are left to the server to judge", () => {
    for (const text of ["{", "{}", "[1]", '[{"id": 3}]', '[{"id": "C01", "tourism": 3}]']) {
      expect(cardsOf(text)).toBeUndefined()
    }
    expect(cardsOf(" ")).toEqual([])
  })
})

test("a town's name gives way to a card's plate that would lie on it", () => {
  const town = SPACES.find(({ name }) => name === "Toulouse")!
  const name = nameOf(town, 13, false)
  const plate = { width: 32, height: 22 }
  expect(meets(name, 13, { ...plate, x: name.x, y: name.y - 6 })).toBe(true)
  expect(meets(name, 13, { ...plate, x: name.x, y: name.y - 40 })).toBe(false)
  expect(meets(name, 13, { ...plate, x: name.x + 90, y: name.y - 6 })).toBe(false)
})
