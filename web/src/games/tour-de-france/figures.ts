/** The drawings of the rule book, made by the board itself. */

import { telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import { drawn } from "./view"
import type { TourDeFranceEvent, TourDeFranceView } from "./shapes"

const told = telling<TourDeFranceEvent>({ seat: 0 })
const ahead = (start: number, count: number) => told("rider_advanced", { start, count, space: start + count })
const back = (start: number, space: number) => told("rider_dropped_back", { start, space })

const PROLOGUE: Figure["crop"] = [340, 30, 320, 190]
const PARIS: Figure["crop"] = [420, 200, 300, 230]
const PYRENEES: Figure["crop"] = [290, 640, 330, 330]
const ALPS: Figure["crop"] = [690, 560, 290, 300]
const LOIRE: Figure["crop"] = [270, 380, 400, 270]

const FIGURES: Record<string, Figure<TourDeFranceView, TourDeFranceEvent>> = {
  "TDF-1.4": { view: drawn([-1, 0, -2, -3], { turn: 1, jerseys: [1, null, null, null] }), crop: PROLOGUE },
  "TDF-2.2": { view: drawn([0, -1, -2]), preview: [ahead(0, 4)], crop: [520, 60, 280, 240] },
  "TDF-3.4": {
    view: drawn([52, 66, 55], { played: [{ seat: 1, value: -2 }] }),
    preview: [told("strategy_played", { seat: 1, sign: "minus", value: 2, total: 5 }), ahead(52, 5)],
    crop: PYRENEES,
  },
  "TDF-4.2": {
    view: drawn([95, 90, 88], { spent: [] }),
    preview: [told("rider_bounced", { start: 95, count: 9, space: 96 })],
    crop: PARIS,
  },
  "TDF-4.5": { view: drawn([93, 91, 88]), preview: [ahead(93, 7)], crop: PARIS },
  "TDF-5.1": { view: drawn([71, 62, 66]), crop: LOIRE },
  "TDF-5.7": {
    view: drawn([28, 22, 26]),
    preview: [told("points_won", { jersey: "polka", points: 10, total: 10 })],
    crop: ALPS,
  },
  "TDF-5.8": { view: drawn([31, 25, 29]), preview: [back(31, 28)], crop: ALPS },
  "TDF-6.1": { view: drawn([47, 44, 41]), preview: [ahead(47, 2)], crop: [400, 740, 330, 220] },
  "TDF-7.1": { view: drawn([68, 66, 62]), preview: [ahead(68, 3)], crop: LOIRE },
  "TDF-8.1": { view: drawn([52, 66, 55, 48], { jerseys: [1, 0, 1, 3] }), crop: [290, 560, 380, 400] },
}

export function figures(rule: string): Figure<TourDeFranceView, TourDeFranceEvent> | undefined {
  return FIGURES[rule]
}
