/** The ways of the riders. */

import { ring, way, type Trace } from "../../lib/board/traces"
import { passed, spaceAt, TOP } from "./road"
import type { TourDeFranceEvent } from "./shapes"

const SPACE = 24

export function traces(events: TourDeFranceEvent[]): Trace[] {
  const spot = (space: number) => ({ x: spaceAt(space).x, y: spaceAt(space).y + TOP })
  const rode = (seat: number, from: number, to: number, overFinish = false): Trace[] => [
    ...way([from, ...passed(from, to, overFinish), to].map(spot), seat),
    ring(spot(to), SPACE, seat),
  ]
  return events.flatMap((event): Trace[] => {
    switch (event.kind) {
      case "rider_advanced":
      case "rider_dropped_back":
        return rode(event.seat, event.start, event.space)
      case "rider_bounced":
        return rode(event.seat, event.start, event.space, true)
      case "prologue_placed":
        return [ring(spot(event.space), SPACE, event.seat)]
      default:
        return []
    }
  })
}
