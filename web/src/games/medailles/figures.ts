/** The drawings of the rule book, made by the board itself. */

import { figureHeader, telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import type { MedaillesEvent, MedaillesView } from "./shapes"

const LANE: Figure["crop"] = [6, 6, 788, 440]
const MIDDLE: Figure["crop"] = [6, 244, 788, 270]
const HAND = { size: 5, cards: null, shown: [] }
const COUNTERED = { size: 5, cards: null, shown: ["NAT-7"] }
const told = telling<MedaillesEvent>()
const bid = (seat: number, ...cards: string[]) => ({ seat, cards })

/** A table of four, seen by the first, before whom three others play. */
function drawn(parts: Partial<MedaillesView>): MedaillesView {
  return {
    type: "medailles",
    header: figureHeader("medailles", 4),
    phase: "main",
    turns_left: 0,
    passes: 0,
    dealer: 0,
    turn: 1,
    centre: ["NAT-4", "ESC-2", "JUD-1", "AVI-2"],
    pile: 30,
    pot: ["ATH-2", "ESC-5"],
    hands: [HAND, HAND, HAND, HAND],
    medals: [],
    score: [0, 0, 0, 0],
    places: [1, 1, 1, 1],
    contest: null,
    bids: [],
    countered: null,
    asked: null,
    bid_limit: 3,
    target: 5,
    partners: [null, null, null, null],
    ending: "",
    ...parts,
  }
}

const swimming = (parts: Partial<MedaillesView>) =>
  drawn({ contest: "NAT", bids: [bid(1, "NAT-2")], asked: 0, ...parts })

const FIGURES: Record<string, Figure<MedaillesView, MedaillesEvent>> = {
  "MED-1.2": { view: drawn({ pot: ["NAT-2"] }), preview: [told("doubles_potted", { cards: ["NAT-2"] })], crop: MIDDLE },
  "MED-3.1": {
    view: drawn({ contest: "NAT", bids: [bid(1, "NAT-2", "NAT-6")], asked: 2 }),
    preview: [told("medal_attempted", { seat: 1, discipline: "NAT", medal: 2, cards: ["NAT-2", "NAT-6"] })],
    crop: LANE,
  },
  "MED-3.4": {
    view: drawn({ medals: [{ discipline: "ESC", medal: 1, seat: 2, card: "ESC-1" }] }),
    preview: [told("medal_won", { seat: 2, discipline: "ESC", medal: 1, card: "ESC-1" })],
    crop: MIDDLE,
  },
  "MED-4.2": {
    view: swimming({ bids: [bid(1, "NAT-2"), bid(3, "NAT-3", "NAT-5")] }),
    preview: [told("bid_raised", { seat: 3, discipline: "NAT", medal: 2, cards: ["NAT-3", "NAT-5"] })],
    crop: LANE,
  },
  "MED-4.3": {
    view: swimming({ hands: [HAND, HAND, COUNTERED, HAND], countered: 2, asked: 3 }),
    preview: [told("bid_countered", { seat: 2, discipline: "NAT", cards: ["NAT-7"] })],
    crop: LANE,
  },
  "MED-5.6": {
    view: drawn({ centre: ["CYC-1", "ESC-2", "JUD-1", "AVI-2"], pot: ["NAT-6", "AVI-5"] }),
    preview: [told("doubles_potted", { cards: ["AVI-5"] }), told("place_filled", { place: 0, card: "CYC-1" })],
    crop: MIDDLE,
  },
  "MED-6.3": {
    view: drawn({ phase: "final", turns_left: 8, pile: 0, centre: ["NAT-4", "CYC-2", null, "AVI-2"] }),
    preview: [told("card_swapped", { seat: 1, place: 1, card: "CYC-2", taken: "ESC-2" })],
    crop: MIDDLE,
  },
}

export function figures(rule: string): Figure<MedaillesView, MedaillesEvent> | undefined {
  return FIGURES[rule]
}
