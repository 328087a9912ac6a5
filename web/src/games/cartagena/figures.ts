/** The drawings of the rule book, made by the board itself. */

import { telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import { drawn } from "./view"
import type { CartagenaEvent, CartagenaView } from "./shapes"

const told = telling<CartagenaEvent>({ seat: 0 })
const advanced = (origin: string, target: number, card: string, jumped: number[] = []) =>
  told("pirate_advanced", { origin, target, card, jumped })
const retreated = (origin: string, target: number, count: number) => told("pirate_retreated", { origin, target, count })
const boarded = (origin: string, card: string) => told("pirate_boarded", { origin, card, count: 1 })

const TOP: Figure["crop"] = [0, 20, 560, 190]
const UPPER: Figure["crop"] = [140, 20, 850, 370]
const MIDDLE: Figure["crop"] = [130, 220, 500, 180]
const END: Figure["crop"] = [520, 400, 480, 320]

const FIGURES: Record<string, Figure<CartagenaView, CartagenaEvent>> = {
  "CAR-1.2": { view: drawn([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]), crop: [0, 0, 1000, 720] },
  "CAR-3.1": { view: drawn([0], [2], [0]), preview: [advanced("start", 1, "hat")], crop: TOP },
  "CAR-3.2": {
    view: drawn([9], [20, 20], [13, 20]),
    preview: [advanced("9", 26, "hat", [13, 20])],
    crop: [0, 20, 1000, 560],
  },
  "CAR-3.4": { view: drawn([31], [33], [34]), preview: [boarded("31", "hat")], crop: END },
  "CAR-4.1": { view: drawn([9], [8], [6]), preview: [retreated("9", 8, 1)], crop: UPPER },
  "CAR-4.2": { view: drawn([22], [20, 20], [20, 18]), preview: [retreated("22", 18, 1)], crop: MIDDLE },
  "CAR-4.3": { view: drawn([23], [20], [20]), preview: [retreated("23", 20, 2)], crop: MIDDLE },
  "CAR-4.7": { view: drawn([37], [33], [27]), preview: [retreated("boat", 33, 1)], crop: END },
}

export function figures(rule: string): Figure<CartagenaView, CartagenaEvent> | undefined {
  return FIGURES[rule]
}
