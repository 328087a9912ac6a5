import { describe, expect, test, vi } from "vitest"
import { Book, chip, linesOf, marked, partsOf, pieces, RuleBook, type Event } from "../../src/lib/texts.svelte"

const SOURCE = `
list-and = { $first } et { $last }
list-nothing = rien
seat-name = Place { $number }
event-card-drawn = { $who ->
    [you] Vous piochez { $card }
   *[other] { $seat } pioche { $card }
  }
hidden = une carte
card-WAVE = la vague
action-give-card = Donner { $card } à { $to }
section-TIN-1 = Début
rule-TIN-1-1 = On commence.
section-TAB-1 = La table
rule-TAB-1-1 = On s'assoit.
section-TIN-2 = Suite
rule-TIN-2-10 = On continue.
`
const book = new Book("fr", SOURCE, { to: "seat" })

describe("a book", () => {
  test("tells an event as its viewer reads it", () => {
    const event = { kind: "card_drawn", rule: "TIN-1.1", seat: 1, card: "WAVE" }
    expect(book.event(event, ["Ana", "Bo"], 1)).toBe("Vous piochez la vague")
    expect(book.event(event, ["Ana", "Bo"], 0)).toBe("Bo pioche la vague")
    expect(book.event(event, [], -1)).toBe("Place 2 pioche la vague")
  })

  test("says an action with the names of seats", () => {
    expect(book.action("give_card card=WAVE to=0", ["Ana", "Bo"])).toBe("Donner la vague à Ana")
  })

  test("has the kinds of action as sentences with blanks", () => {
    const [give] = book.actionTypes()
    expect(give?.type).toBe("give_card")
    expect(give?.pieces).toEqual(["Donner ", { part: "card" }, " à ", { part: "to" }])
    const chosen = new Book(
      "fr",
      "action-run = Courir { $from ->\n    [start] du départ\n   *[other] de { $from }\n  }",
    )
    expect(chosen.actionTypes()[0]?.pieces).toEqual(["Courir ", { part: "from" }])
  })

  test("lists nothing, one, and many", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((words) => book.listed(words))).toEqual([
      "rien",
      "a",
      "a et b",
      "a, b et c",
    ])
  })

  test("has the rule book in its order, the table's own rules last", () => {
    const sections = new RuleBook("fr", SOURCE).sections()
    expect(sections.map(({ id }) => id)).toEqual(["TIN-1", "TIN-2", "TAB-1"])
    expect(sections[1]?.rules).toEqual([{ id: "TIN-2.10", text: "On continue." }])
  })
})

test("an action's name has a type and parts", () => {
  expect(partsOf("place_link line=HUNA-LALE card=LALE")).toEqual({
    type: "place_link",
    line: "HUNA-LALE",
    card: "LALE",
  })
  expect(partsOf("note text=a=b")).toEqual({ type: "note", text: "a=b" })
})

test("a position's lines come without its first, words apart", () => {
  expect(linesOf("tiny 1 2\nhand 0: WAVE  ?\nrow:")).toEqual([
    { label: "hand 0", words: ["WAVE", "?"] },
    { label: "row", words: [] },
  ])
})

test("marked names are every second piece of a sentence", () => {
  const [ana = ""] = marked(["Ana"])
  expect(pieces(`${ana} joue.`)).toEqual(["", "Ana", " joue."])
})

test("a rule's chip has no game in it", () => {
  expect(chip("KAH-5.2")).toBe("§ 5.2")
})

describe("a sentence that lacks a fact", () => {
  test("complains on the console, where tests look", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
    book.event({ kind: "card_drawn", rule: "TIN-1.1", seat: 1, card: "WAVE" } as Event, [], 1)
    expect(said).not.toHaveBeenCalled()
    book.event({ kind: "card_drawn", rule: "TIN-1.1", seat: 1 } as Event, [], 1)
    expect(said).toHaveBeenCalledWith("event-card-drawn: Vous piochez {$card}", expect.anything())
    said.mockRestore()
  })
})
