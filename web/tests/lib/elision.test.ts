import { describe, expect, test } from "vitest"
import { contract, elide } from "../../src/lib/elision"
import { words } from "../../src/lib/board/words"
import { Book, marked } from "../../src/lib/texts.svelte"
import cases from "../../../tests/engine/elision.json"

describe("a short word loses its e before a vowel", () => {
  for (const [short, words] of Object.entries(cases))
    for (const [word, said] of Object.entries(words)) test(said, () => expect(elide(short, word)).toBe(said))
})

test("an article merges with the short word before it", () => {
  expect(["Le Môle", "Les Escaliers", "La Criée", "Lesquin"].map((place) => contract("à", place))).toEqual([
    "au Môle",
    "aux Escaliers",
    "à La Criée",
    "à Lesquin",
  ])
  expect(contract("de", "Le Vieux Port")).toBe("du Vieux Port")
})

describe("a sentence asks for it", () => {
  const source = 'turn = Au tour { ELIDE("de", $name) }.\naction-greet = Saluer l’ami { ELIDE("de", $to) } !'
  const book = new Book("fr", source, { to: "seat" })

  test("in a book, with names that are shown bold", () => {
    expect(book.text("turn", { name: marked(["Ana"]) })).toBe("Au tour d’\uE000Ana\uE001.")
    expect(book.text("turn", { name: 7 })).toBe("Au tour de 7.")
  })

  test("in the words of a board", () =>
    expect(words(source, source)("turn", { name: "Yann" })).toBe("Au tour de Yann."))

  test("of a word with an accent", () => {
    const run = new Book(
      "fr",
      'action-run = Courir { IS($from, "départ") ->\n    [yes] du départ\n   *[no] de { $from }\n  }',
    )
    expect([run.action("run from=départ"), run.action("run from=4")]).toEqual(["Courir du départ", "Courir de 4"])
    expect(run.actionTypes()[0]?.pieces).toEqual(["Courir ", { part: "from" }])
  })

  test("and its blank stays one", () => {
    expect(book.actionTypes()[0]?.pieces).toEqual(["Saluer l’ami ", { part: "to" }, " !"])
  })
})
