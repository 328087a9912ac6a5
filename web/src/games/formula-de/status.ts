/** What a position asks, with the roll, the gear and the corner that it is about. */

import type { Told } from "../../lib/board/game"
import { circuitOf, cornerAhead, laneOf } from "./circuit"
import type { FormulaDeView } from "./shapes"
import { carOf } from "./view"

export function status(view: FormulaDeView): Told | undefined {
  const circuit = circuitOf(view)
  const car = carOf(view, view.car)
  const ahead = circuit && car?.cell ? cornerAhead(circuit, car.cell, car.stops) : undefined
  if (!car || !ahead) return undefined
  const [first, last] = ahead.steps[Math.max(0, laneOf(car.cell ?? ""))] ?? [0, 0]
  const number = view.cars.length > view.header.players ? car.car : 0
  const facts = { number, corner: ahead.corner.name, due: ahead.due, here: ahead.isHere && last >= 0, first, last }
  switch (view.phase) {
    case "gear":
      return ["status-gear", facts]
    case "move":
      return ["status-move", { ...facts, roll: view.roll, gear: car.gear }]
    default:
      return undefined
  }
}
