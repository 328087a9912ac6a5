/** Tiles that were turned over, birds that went on, droppings. */

import { ring, type Spot, type Trace } from "../../lib/board/traces"
import { MARGIN, NARROW, onRing, SLOTS, WIDTH } from "./farmyard"
import type { PiquePlumeEvent, PiquePlumeView } from "./shapes"

const TILE = 56
const EGG = 54

export function traces(events: PiquePlumeEvent[], view: PiquePlumeView, narrow: boolean): Trace[] {
  const moved = ({ x, y }: Spot) => ({ x: x + (narrow ? (NARROW - WIDTH) / 2 : 0), y: y + MARGIN })
  const onEgg = (egg: number | null | undefined, seat: number, kind: Trace["kind"] = "around") =>
    egg === null || egg === undefined ? [] : [ring(moved(onRing(egg)), EGG, seat, kind)]
  return events.flatMap((event): Trace[] => {
    switch (event.kind) {
      case "tile_flipped": {
        const slot = event.slot === null ? undefined : SLOTS[event.slot] // a tile is forgotten when the next is turned
        return slot ? [ring(moved(slot), TILE, event.seat)] : []
      }
      case "bird_moved":
      case "bird_jumped":
      case "dropping_placed":
        return onEgg(event.egg, event.seat)
      case "dropping_taken_back":
        return onEgg(event.egg, event.seat, "gone")
      case "bird_plucked":
      case "feather_given":
        return onEgg(view.birds[event.bird], event.seat)
      default:
        return []
    }
  })
}
