/** Bids on their desks, medals and cards on the table. */

import { frame, type Trace } from "../../lib/board/traces"
import { desks } from "./layout"
import { room } from "./room.svelte"
import { around } from "./view"
import type { MedaillesEvent, MedaillesView } from "./shapes"

const CARD = 1.35 // how much higher than wide a card is
const EDGE = 3

export function traces(events: MedaillesEvent[], view: MedaillesView, narrow: boolean, viewer: number): Trace[] {
  if (room.isCeremony) return [] // the podium stands there
  const layout = room.layout(narrow)
  const seats = around(view, viewer, !layout.hasStage)
  const places = desks(layout, seats.length)
  const atDesk = (seat: number, kind: Trace["kind"] = "around"): Trace[] => {
    const desk = places[seats.indexOf(seat)]
    return desk ? [frame(desk, 0, seat, kind)] : []
  }
  const inCentre = (place: number, seat: number): Trace[] => {
    const corner = layout.centre[place]
    return corner ? [frame({ ...corner, width: layout.card, height: layout.card * CARD }, EDGE, seat)] : []
  }
  return events.flatMap((event): Trace[] => {
    switch (event.kind) {
      case "medal_attempted":
      case "bid_raised":
      case "bid_countered":
        return atDesk(event.seat)
      case "medal_won":
        return [...atDesk(event.seat), ...inCentre(event.place, event.seat)]
      case "card_swapped":
        return inCentre(event.place, event.seat)
      case "card_discarded":
        return [frame(layout.pot, EDGE, event.seat)]
      case "cards_drawn":
        return [frame(layout.pile, EDGE, event.seat)]
      default:
        return []
    }
  })
}
