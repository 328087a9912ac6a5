/** What people retell of an evening of Olympiades: its events, each of them a moment, and its figures. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { EventBegun, OlympiadesEvent, OlympiadesView, Won } from "./shapes"
import { METALS, teamOf } from "./tiles/tile"
import { w } from "./words"

/** What is over, by number and name; several, where nobody had anything to decide in between. */
export function sports(events: OlympiadesEvent[], before: OlympiadesEvent[], book: Book): string {
  return finished(events, before)
    .map(({ number, sport }) => w("event-over", { number, sport: book.text(`sport-${sport}`) }))
    .join(" · ")
}

/** Who has won and lost a medal in what is over. */
export function medals(
  events: OlympiadesEvent[],
  before: OlympiadesEvent[],
  names: string[],
  book: Book,
  viewer: number,
): string[] {
  const begun = before.map(({ kind }) => kind).lastIndexOf("event_begun")
  const all = [...before.slice(begun + 1), ...events]
  const told = ofKind(all, "medal_won", "team_medal_won", "medal_lost", "no_medal", "game_ended")
  return told.map((event) => book.event(event, names, viewer))
}

/** All that had begun, but for what still goes on. */
function finished(events: OlympiadesEvent[], before: OlympiadesEvent[]): EventBegun[] {
  const begun = [...ofKind(before, "event_begun").slice(-1), ...ofKind(events, "event_begun")]
  return events.some(({ kind }) => kind === "game_ended") ? begun : begun.slice(0, -1)
}

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
