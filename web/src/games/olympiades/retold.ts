/** What people retell of an evening of Olympiades: its figures at the end. Each event is a moment already. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Tally } from "../../lib/board/game"
import type { OlympiadesEvent, OlympiadesView } from "./shapes"
import { METALS } from "./tiles/tile"
import { w } from "./words"

export function results(events: OlympiadesEvent[], view: OlympiadesView): Tally[] {
  const seats = view.energy.length
  const won = ofKind(events, "medal_won")
  const paid = ofKind(events, "energy_paid")
  return telling([
    ...METALS.map((metal) => ({
      label: w(`metal-${metal}`),
      cells: counted(
        seats,
        won.filter((one) => one.metal === metal),
      ),
    })),
    { label: w("energy-spent"), cells: counted(seats, paid, ({ energy }) => energy) },
    { label: w("dearest"), cells: most(seats, paid, ({ energy }) => energy) },
    { label: w("heaviest"), cells: most(seats, ofKind(events, "weight_lifted"), ({ kg }) => kg) },
  ])
}
