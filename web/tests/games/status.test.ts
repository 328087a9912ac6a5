/** The line above a board names what is held up and what may be done with it. */

import { describe, expect, test } from "vitest"
import { pressCard as holdSymbol, pressPlace } from "../../src/games/cartagena/picking"
import { status as cartagena } from "../../src/games/cartagena/status"
import { drawn as corridor } from "../../src/games/cartagena/view"
import { pressCard, pressLine } from "../../src/games/kahuna/picking"
import { status as kahuna } from "../../src/games/kahuna/status"
import { drawn as lagoon } from "../../src/games/kahuna/view"
import { status as piquePlume } from "../../src/games/pique-plume/status"
import { drawn as farmyard } from "../../src/games/pique-plume/view"
import type { Told } from "../../src/lib/board/game"
import { Book } from "../../src/lib/texts.svelte"
import { deciding } from "../deciding"

const SOURCES = import.meta.glob<string>("../../../src/tablee/{engine,games/*}/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
})
const NAMES = ["Ana", "Léo"]
const WORDS = { place: "from" }

/** A game's book, as the server sends it: its own texts after the kernel's. */
function bookOf(folder: string, lang: "fr" | "en"): Book {
  const read = (path: string) => SOURCES[`../../../src/tablee/${path}/${lang}.ftl`]
  return new Book(lang, `${read("engine/texts")}\n${read(`games/${folder}/texts`)}`, WORDS)
}

/** What is said to a viewer while a seat must decide. */
function said(folder: string, told: Told | undefined, viewer = 0, seat = 0, lang: "fr" | "en" = "fr"): string {
  return told ? bookOf(folder, lang).asked(told[0], [seat], viewer, NAMES, told[1]) : ""
}

/** The same position for somebody else. */
function seenBy<V extends { header: { viewer: number } }>(view: V, viewer: number): V {
  return { ...view, header: { ...view.header, viewer } }
}

describe("Kahuna", () => {
  const HAND = ["ALOA", "DUDA", "HUNA"]
  const LAY = "place_link line=ALOA-BARI card=ALOA"
  const TEAR = "remove_link line=ALOA-DUDA cards=ALOA+DUDA"
  const hands = [
    { size: 3, cards: HAND, known: [] },
    { size: 2, cards: null, known: [] },
  ]
  const view = seenBy({ ...lagoon([[], []]), hands, hand_limit: 5 }, 0)

  test("names the card held up, and the one it could tear a link out with", () => {
    const { turn } = deciding([LAY, TEAR, "end_turn", "draw_pile"])
    expect(kahuna(view, turn)).toBeUndefined()
    pressCard(turn, 0, HAND)
    expect(said("kahuna", kahuna(view, turn))).toBe(
      "ALOA : choisissez une liaison marquée, ou un lien à retirer avec DUDA.",
    )
    pressCard(turn, 1, HAND)
    expect(said("kahuna", kahuna(view, turn))).toBe("ALOA et DUDA : choisissez le lien à retirer.")
    turn.cancel()
    pressCard(turn, 1, HAND)
    expect(said("kahuna", kahuna(view, turn), 0, 0, "en")).toBe("DUDA: choose a link to remove together with ALOA.")
  })

  test("names the line that is chosen", () => {
    const { turn } = deciding([LAY, TEAR, "end_turn", "draw_pile"])
    pressLine(turn, "ALOA-BARI", HAND, true)
    expect(said("kahuna", kahuna(view, turn))).toContain("ALOA–BARI : posez le lien avec ALOA")
  })

  test("says why one must draw, and that a hand is full", () => {
    const must = { ...view, must_draw: true }
    expect(said("kahuna", kahuna(must, deciding([]).turn))).toBe(
      "Léo n’a pas pioché : jouez si vous voulez, puis piochez.",
    )
    expect(said("kahuna", kahuna(seenBy(must, 1), deciding([]).turn), 1)).toBe(
      "Ana joue, puis doit piocher : vous n’avez pas pioché.",
    )
    const full = { ...view, hand_limit: 3 }
    expect(said("kahuna", kahuna(full, deciding([LAY, "end_turn"]).turn))).toContain("Main pleine")
  })
})

describe("Cartagena", () => {
  const reach = [
    { place: 0, ahead: [2, 3, 1, 4, 5, 6], back: null, draws: 0 },
    { place: 4, ahead: [5, 6, 9, 7, 8, 10], back: 2, draws: 2 },
  ]
  const view = { ...corridor([0, 4], [0, 2, 2]), reach, actions_left: 2 }
  const ACTIONS = ["advance from=start card=hat", "advance from=4 card=hat", "retreat from=4", "end_turn"]

  test("names the card held up, then the pirate that would walk", () => {
    const { turn } = deciding(ACTIONS)
    expect(said("cartagena", cartagena(view, turn))).toMatch(/^Encore 2 actions/)
    holdSymbol(turn, view, "hat")
    expect(said("cartagena", cartagena(view, turn))).toBe("tricorne : choisissez un pirate.")
    pressPlace(turn, view, 0)
    expect(said("cartagena", cartagena(view, turn))).toBe(
      "tricorne : avancez du départ, ou choisissez un autre pirate.",
    )
  })

  test("names the pirate held up, and what walking back brings", () => {
    const { turn } = deciding(ACTIONS)
    pressPlace(turn, view, 4)
    expect(said("cartagena", cartagena(view, turn))).toBe(
      "Pirate de la case 4 : choisissez une carte, ou reculez (2 cartes).",
    )
    expect(said("cartagena", cartagena(view, turn), 0, 0, "en")).toBe(
      "Pirate on space 4: choose a card, or walk back (2 cards).",
    )
  })

  test("tells those who wait how long the turn still is", () => {
    expect(said("cartagena", cartagena({ ...view, actions_left: 1 }, deciding([]).turn), 1)).toBe(
      "Ana déplace ses pirates : dernière action.",
    )
  })
})

describe("Pique Plume", () => {
  const view = { ...farmyard([0, 8], [], {}), turn: 0 }
  const sought = view.eggs[view.targets[0]!]

  test("names the picture to find", () => {
    expect(sought).toBe("RABBIT")
    const asked = piquePlume(view)
    expect(said("pique_plume", asked)).toBe("Retournez une tuile : trouvez le lapin.")
    expect(said("pique_plume", asked, 1)).toBe("Ana cherche le lapin.")
    expect(said("pique_plume", asked, 1, 0, "en")).toBe("Ana looks for the rabbit.")
  })

  test("says who has overtaken whom", () => {
    const asked = (viewer: number) => piquePlume(seenBy({ ...view, asked: [1] }, viewer))
    expect(said("pique_plume", asked(1), 1, 1)).toMatch(/^Ana vous a doublé/)
    expect(said("pique_plume", asked(0), 0, 1)).toBe("Vous avez doublé Léo, qui peut poser son caca.")
  })
})
