/** What people retell of an evening of Olympiades: its events and its figures. Each event is a moment already. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { OlympiadesEvent, OlympiadesView, Won } from "./shapes"
import { METALS, teamOf } from "./tiles/tile"
import { w } from "./words"

export function results(events: OlympiadesEvent[], view: OlympiadesView, book: Book): Tally[] {
  const seats = view.energy.length
  const won = ofKind(events, "medal_won")
  const paid = ofKind(events, "energy_paid")
  return telling([
    ...view.history.map(({ event, won }) => ({ label: book.text(`sport-${event}`), cells: medalsOf(won, seats) })),
    ...METALS.map((metal) => ({
      label: w("won-alone", { metal: w(`metal-${metal}`) }),
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

/** What an event brought each athlete, a medal of the team to all of it. */
function medalsOf(won: Won[], seats: number): string[] {
  return Array.from({ length: seats }, (_, athlete) =>
    won
      .filter(({ seat, team }) => (seat === null ? team === teamOf(athlete) : seat === athlete))
      .map(({ metal, lost }) => w(lost ? `lost-${metal}` : `metal-${metal}`))
      .join(", "),
  )
}
