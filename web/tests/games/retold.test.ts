import { describe, expect, test } from "vitest"
import { counted, most } from "../../src/lib/board/counting"
import { telling } from "../../src/lib/board/events"
import { Book } from "../../src/lib/texts.svelte"
import * as cartagena from "../../src/games/cartagena/retold"
import type { CartagenaEvent } from "../../src/games/cartagena/shapes"
import { drawn as corridor } from "../../src/games/cartagena/view"
import * as kahuna from "../../src/games/kahuna/retold"
import type { KahunaEvent } from "../../src/games/kahuna/shapes"
import { drawn as lagoon } from "../../src/games/kahuna/view"
import * as medailles from "../../src/games/medailles/retold"
import type { MedaillesEvent } from "../../src/games/medailles/shapes"
import * as olympiades from "../../src/games/olympiades/retold"
import type { OlympiadesEvent, OlympiadesView } from "../../src/games/olympiades/shapes"
import * as plume from "../../src/games/pique-plume/retold"
import type { PiquePlumeEvent } from "../../src/games/pique-plume/shapes"
import { drawn as yard } from "../../src/games/pique-plume/view"

const book = new Book("fr", "list-and = { $first } et { $last }\ndiscipline-NAT = natation")
const NAMES = ["Ana", "Bo"]

test("figures are counted seat by seat", () => {
  const events = [
    { seat: 0, spaces: 3 },
    { seat: 1, spaces: 9 },
    { seat: 0, spaces: 5 },
  ]
  expect(counted(3, events)).toEqual([2, 1, 0])
  expect(counted(2, events, ({ spaces }) => spaces)).toEqual([8, 9])
  expect(most(3, events, ({ spaces }) => spaces)).toEqual([5, 9, 0])
})

describe("what is retold of Kahuna", () => {
  const told = telling<KahunaEvent>({ seat: 0 })
  const laid = told("link_laid", { line: "ALOA-HUNA", card: "HUNA" })
  const won = (island: string) => told("stone_won", { island })

  test("a moment: two islands at once, or one that falls", () => {
    expect(kahuna.moment([laid, won("ALOA")], NAMES, book, 0)).toBeUndefined()
    expect(kahuna.moment([laid, won("ALOA"), won("HUNA")], NAMES, book, 0)?.title).toBe(
      "Vous prenez ALOA et HUNA d’un coup",
    )
    const lost = told("stone_lost", { island: "GOLA", seat: 1 })
    expect(kahuna.moment([laid, won("ALOA"), lost], NAMES, book, 1)).toMatchObject({
      title: "Ana fait tomber GOLA",
      quiet: true,
    })
  })

  test("figures: points by round, links laid and swept", () => {
    const swept = told("link_swept", { line: "ALOA-BARI", island: "ALOA", seat: 1 })
    const scored = told("round_scored", { seat: 1, points: 1, stones: 3, fewer: 2 })
    expect(kahuna.results([laid, swept, scored], lagoon([[], []]))).toEqual([
      { label: "Manche 1", cells: [0, 1] },
      { label: "liens posés", cells: [1, 0] },
      { label: "liens balayés", cells: [1, 0] },
    ])
  })
})

describe("what is retold of Cartagena", () => {
  const told = telling<CartagenaEvent>({ seat: 1 })
  const ran = (origin: string, target: number) => told("pirate_advanced", { origin, target, card: "hat", jumped: [] })

  test("a moment: a long run, and every pirate aboard", () => {
    expect(cartagena.moment([ran("4", 9)], NAMES, book, 0)).toBeUndefined()
    expect(cartagena.moment([ran("start", 14)], NAMES, book, 0)?.title).toBe("Bo court 14 cases d’un trait")
    const boarded = told("pirate_boarded", { origin: "30", card: "key", count: 1, seat: 0 })
    expect(cartagena.moment([boarded], NAMES, book, 1)?.title).toBe("Le premier pirate d’Ana embarque")
  })

  test("figures: the longest run", () => {
    const [longest] = cartagena.results([ran("start", 14), ran("14", 17)], corridor([0], [0]))
    expect(longest).toEqual({ label: "plus longue course, en cases", cells: [0, 14] })
  })
})

test("what is retold of Pique Plume: feathers, and series of finds", () => {
  const told = telling<PiquePlumeEvent>({ seat: 0 })
  const flip = (seat: number, found: boolean) => told("tile_flipped", { seat, found, slot: null, picture: null })
  const plucked = told("bird_plucked", { bird: 1, count: 2, feathers: ["red", "blue"] })
  expect(plume.moment([flip(0, true), plucked], NAMES, book, 1)?.title).toBe("Ana pique 2 plumes")
  expect(plume.moment([flip(0, true)], NAMES, book, 1)).toBeUndefined()
  expect(plume.results([flip(0, true), flip(0, true), flip(0, false), flip(1, false)], yard([0, 6], []))).toEqual([
    { label: "tuiles trouvées", cells: ["2/3", "0/1"] },
    { label: "plus longue série", cells: [2, 0] },
  ])
})

test("what is retold of Médailles: gold, and medals spoiled", () => {
  const told = telling<MedaillesEvent>({ seat: 0 })
  const won = (medal: number) => told("medal_won", { discipline: "NAT", medal, card: "NAT-1", place: 0 })
  expect(medailles.moment([won(1)], NAMES, book, 1)).toBeUndefined()
  expect(medailles.moment([won(3)], NAMES, book, 1)?.title).toBe("Ana prend l’or en natation")
  const spoiled = told("medal_spoiled", { discipline: "NAT" })
  expect(medailles.moment([spoiled], NAMES, book, 1)?.title).toBe("Le contre d’Ana gâche la médaille en natation")
})

test("what is retold of Olympiades: what each event brought whom, then its figures", () => {
  const sports = new Book("fr", "sport-golf = Golf\nsport-archery = Tir à l’arc\nsport-doping_control = Contrôle")
  const told = telling<OlympiadesEvent>({ seat: 0 })
  const history = [
    { event: "golf", won: [{ metal: "gold", team: 1, seat: null, lost: false }], spent: [] },
    { event: "archery", won: [{ metal: "silver", team: 0, seat: 2, lost: false }], spent: [] },
    { event: "doping_control", won: [{ metal: "gold", team: 1, seat: null, lost: true }], spent: [] },
  ]
  const view = { energy: [0, 0, 0, 0], history } as unknown as OlympiadesView
  const events = [told("medal_won", { seat: 2, metal: "silver" }), told("energy_paid", { energy: 4 })]
  expect(olympiades.results(events, view, sports)).toEqual([
    { label: "Golf", cells: ["", "Or", "", "Or"] },
    { label: "Tir à l’arc", cells: ["", "", "Argent", ""] },
    { label: "Contrôle", cells: ["", "Or perdu", "", "Or perdu"] },
    { label: "Argent (individuel)", cells: [0, 0, 1, 0] },
    { label: "énergie dépensée", cells: [4, 0, 0, 0] },
    { label: "plus grosse dépense", cells: [4, 0, 0, 0] },
  ])
})

test("a moment of Olympiades names its event, and each of several that were over at once", () => {
  const names = new Book("fr", "sport-golf = Golf\nsport-tennis = Tennis\nsport-archery = Tir à l’arc")
  const told = telling<OlympiadesEvent>({ seat: 0 })
  const begun = (number: number, sport: string) => told("event_begun", { number, sport, talk: "open" })
  const ended = told("game_ended", {})
  expect(olympiades.sports([begun(1, "golf")], [], names)).toBe("")
  expect(olympiades.sports([begun(2, "tennis")], [begun(1, "golf")], names)).toBe("Épreuve 1 : Golf")
  expect(olympiades.sports([begun(2, "tennis"), begun(3, "archery")], [begun(1, "golf")], names)).toBe(
    "Épreuve 1 : Golf · Épreuve 2 : Tennis",
  )
  expect(olympiades.sports([ended], [begun(2, "tennis"), begun(3, "archery")], names)).toBe("Épreuve 3 : Tir à l’arc")
})

test("a moment of Olympiades tells all medals of its event, and none of the one before", () => {
  const said = new Book("fr", "event-medal-won = { $seat } { $metal }\nmetal-gold = or\nmetal-silver = argent")
  const told = telling<OlympiadesEvent>({ seat: 0 })
  const begun = (number: number, sport: string) => told("event_begun", { number, sport, talk: "open" })
  const won = (seat: number, metal: string) => told("medal_won", { seat, metal })
  const before = [begun(1, "golf"), won(0, "gold"), begun(2, "tennis"), won(1, "gold")]
  expect(olympiades.medals([won(0, "silver"), begun(3, "archery")], before, NAMES, said, -1)).toEqual([
    "Bo or",
    "Ana argent",
  ])
})
