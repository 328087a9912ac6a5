/** The drawings of the rule book, made by the board itself. */

import { figureHeader, telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import type { Car, FormulaDeEvent, FormulaDeView } from "./shapes"

const told = telling<FormulaDeEvent>({ seat: 0, car: 1, number: 0, rival: 1, rival_number: 0 })
const FRESH = {
  lap: 1,
  gear: 3,
  stops: 0,
  tyres: 4,
  brakes: 3,
  fuel: 2,
  body: 2,
  engine: 2,
  handling: 2,
  mode: "free",
  served: false,
  status: "running",
  rank: null,
  out: null,
} as const
const car = (cell: string, i: number): Car => ({ ...FRESH, car: i + 1, seat: i, grid: i + 1, cell })

/** Cars on these cells of Port-Corail, the first one on turn. */
function drawn(...cells: string[]): FormulaDeView {
  const order = cells.map((_, i) => i + 1)
  return {
    type: "formula-de",
    header: { ...figureHeader("formula-de", cells.length), options: "" },
    circuit: "port-corail",
    round: 1,
    phase: "gear",
    order,
    place: 0,
    car: 1,
    roll: 0,
    trail: [],
    cars: cells.map(car),
    debris: [],
    gears: [],
    moves: [],
    standings: order,
    ending: "",
  }
}

/** All of them in fourth gear. */
function fast(view: FormulaDeView): FormulaDeView {
  return { ...view, cars: view.cars.map((one) => ({ ...one, gear: 4 })) }
}

/** The die of the lowest gear that can show so much. */
const gearFor = (roll: number) => [2, 4, 8, 12, 20, 30].findIndex((most) => roll <= most) + 1

/** The first car drives over these cells. */
function moved(
  origin: string,
  way: string,
  facts: { brakes?: number; tyres?: number; stretch?: string; corner?: string; stops?: number; asked?: number } = {},
  kind: "car_moved" | "car_blocked" = "car_moved",
  cells?: number,
): FormulaDeEvent {
  const route = way.split(" ")
  const roll = route.length + (cells ?? facts.brakes ?? 0)
  return told(kind, {
    origin,
    target: route.at(-1) ?? "",
    route,
    cells: cells ?? route.length,
    brakes: 0,
    tyres: 0,
    roll,
    gear: gearFor(roll),
    stretch: "",
    corner: "",
    stops: 0,
    asked: 0,
    ahead: "",
    gap: 0,
    passed: 0,
    leads: false,
    ...facts,
  })
}

const TO_MOLE = "0R15 0R16 0R17 1R0 1R1 1R2"

const FIGURES: Record<string, Figure<FormulaDeView, FormulaDeEvent>> = {
  "FDE-1.4": {
    view: drawn("22L16", "22R15", "22L14", "22R13", "22L12", "22R11", "22L10", "22R9", "22L8", "22R7"),
    crop: [580, -190, 300, 180],
  },
  "FDE-5.1": { view: drawn("0L5"), preview: [moved("0L5", "0L6 0L7 0L8 0M8 0R9")], crop: [340, -140, 230, 130] },
  "FDE-5.2": { view: drawn("0M5", "0M6"), preview: [moved("0M5", "0L6 0L7 0M7")], crop: [350, -130, 230, 120] },
  "FDE-6.2": {
    view: drawn("0R14"),
    preview: [moved("0R14", TO_MOLE, { stretch: "corner", corner: "Le Môle", stops: 1, asked: 1 })],
    crop: [130, -195, 240, 165],
  },
  "FDE-6.3": { view: drawn("13L3"), preview: [moved("13L3", "13L4 13L5 13M4 13M5")], crop: [485, -690, 230, 140] },
  "FDE-7.1": {
    view: drawn("0R14"),
    preview: [moved("0R14", `${TO_MOLE} 1R3 2R0`, { tyres: 1 })],
    crop: [130, -200, 240, 170],
  },
  "FDE-7.4": {
    view: drawn("0L15"),
    preview: [moved("0L15", "0L16 0L17 1L0 1L1 1L2 1L3 1L4 1L5 2L0 2L1 2L2 2L3", { tyres: 4 }), told("car_spun", {})],
    crop: [90, -250, 270, 230],
  },
  "FDE-9.1": {
    view: drawn("0R17", "0M17", "2R1"),
    preview: [moved("0R17", "1R0 1R1 1R2 1R3 2R0", { brakes: 2, tyres: 1 }, "car_blocked", 2)],
    crop: [110, -215, 230, 185],
  },
  "FDE-11.1": {
    view: drawn("0M5", "0L6"),
    preview: [told("cars_collided", { other: 2 })],
    crop: [363, -130, 230, 120],
  },
  "FDE-15.1": {
    view: fast(drawn("0M4", "0M12")),
    preview: [moved("0M4", "0M5 0M6 0M7 0M8 0M9 0M10 0M11"), told("slipstream_taken", { other: 2 })],
    crop: [215, -150, 300, 150],
  },
  "FDE-16.2": {
    view: { ...drawn("0M5"), debris: ["0M8", "0L10"] },
    preview: [moved("0M5", "0M6 0M7 0M8 0M9"), told("debris_tested", { cell: "0M8", face: 3, lost: 1 })],
    crop: [300, -140, 240, 130],
  },
  "FDE-12.4": {
    view: drawn("22R0"),
    preview: [moved("22R0", "22R1 P0 P1 P2 P3 P4 P5 P6"), told("stand_reached", { cell: "P6", tyres: 6 })],
    crop: [690, -205, 290, 160],
  },
}

export function figures(rule: string): Figure<FormulaDeView, FormulaDeEvent> | undefined {
  return FIGURES[rule]
}
