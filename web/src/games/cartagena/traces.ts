/** The ways that pirates went. */

import { ring, way, type Spot, type Trace } from "../../lib/board/traces"
import { aboard, between, planOf, standing, type Plan } from "./corridor"
import { looking } from "./looking.svelte"
import { placeOf, START } from "./view"
import type { CartagenaEvent, CartagenaView } from "./shapes"

const END = 9
const FEET = 4 // below the feet: nobody is hidden by the way that was walked

export function traces(events: CartagenaEvent[], view: CartagenaView, narrow: boolean): Trace[] {
  const seats = view.pirates.length
  const plan = planOf(view.track.length, seats, narrow, looking.isLow)
  const walked = (seat: number, from: number, to: number): Trace[] => {
    const points = [from, ...between(plan, from, to), to].map((place) => spot(plan, view, seat, place))
    return [...way(points, seat), ring(points.at(-1)!, END, seat)]
  }
  return events.flatMap((event): Trace[] => {
    switch (event.kind) {
      case "pirate_advanced":
      case "pirate_retreated":
        return walked(event.seat, placeOf(view, event.origin), event.target)
      case "pirate_boarded":
        return walked(event.seat, placeOf(view, event.origin), view.boat)
      default:
        return []
    }
  })
}

function spot(plan: Plan, view: CartagenaView, seat: number, place: number): Spot {
  const seats = view.pirates.length
  if (place === START) return gate(plan)
  const { x, y } = place === view.boat ? aboard(plan, seat, seats) : standing(plan, place, 0, 1)
  return { x, y: y + FEET }
}

/** Where one leaves the start: whoever waits there stays in sight. */
function gate(plan: Plan): Spot {
  const { x, y, width, height } = plan.cell
  return plan.narrow ? { x: plan.spaces[0]!.x, y: y + height } : { x: x + width, y: standing(plan, 1, 0, 1).y + FEET }
}
