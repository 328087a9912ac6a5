/** The ways of the cars, and what happened to them. */

import { ring, way, type Spot, type Trace } from "../../lib/board/traces"
import { circuitOf } from "./circuit"
import { carOf } from "./view"
import type { FormulaDeEvent, FormulaDeView } from "./shapes"

const CAR = 15

export function traces(events: FormulaDeEvent[], view: FormulaDeView): Trace[] {
  const circuit = circuitOf(view)
  if (!circuit) return []
  const spot = (name: string | null | undefined): Spot[] => {
    const cell = circuit.cells.get(name ?? "")
    return cell ? [{ x: cell.x - circuit.world.x, y: cell.y - circuit.world.y }] : []
  }
  return events.flatMap((event): Trace[] => {
    switch (event.kind) {
      case "car_moved":
      case "car_blocked":
        return way([event.origin, ...event.route].flatMap(spot), event.seat)
      case "car_spun":
      case "cars_collided":
      case "car_scraped":
        return spot(carOf(view, event.car)?.cell).map((at) => ring(at, CAR, event.seat))
      case "car_out":
        return spot(event.cell).map((at) => ring(at, CAR, event.seat, "gone"))
      case "debris_dropped":
        return spot(event.cell).map((at) => ring(at, CAR))
      default:
        return []
    }
  })
}
