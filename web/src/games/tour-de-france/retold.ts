/** What people retell of a Tour: its moments, and its figures at the end. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { TourDeFranceEvent, TourDeFranceView } from "./shapes"
import { w } from "./words"

const FAR = 5 // spaces: what a surprise must move to be retold

/** A jersey that changes hands, a trial that is won, a Joker, the finish overshot, a long way by surprise. */
export function moment(
  events: TourDeFranceEvent[],
  names: string[],
  book: Book,
  viewer: number,
): Proclamation | undefined {
  if (ofKind(events, "prologue_placed").length) return undefined // everybody's, before the race
  const [first, ...others] = [
    ...ofKind(events, "trial_won", "rider_bounced", "joker_used", "extra_turn_won"),
    ...surprises(events),
    ...ofKind(events, "jersey_taken"),
  ]
  if (!first) return undefined
  const said = (event: TourDeFranceEvent) => book.event(event, names, viewer)
  return { title: said(first).replace(/\.$/, ""), lines: others.map(said), quiet: true }
}

function surprises(events: TourDeFranceEvent[]): TourDeFranceEvent[] {
  const [drawn] = ofKind(events, "surprise_drawn")
  if (!drawn) return []
  const moves = ofKind(events.slice(events.indexOf(drawn)), "rider_advanced", "rider_dropped_back")
  return moves.some(({ start, space }) => Math.abs(space - start) >= FAR) ? [drawn] : []
}

export function results(events: TourDeFranceEvent[], view: TourDeFranceView): Tally[] {
  const seats = view.riders.length
  const right = ofKind(events, "question_answered", "answered_by_chance").filter(({ result }) => result === "right")
  const moves = ofKind(events, "dice_rolled").filter(({ purpose }) => purpose === "move")
  return telling([
    { label: w("told-yellow"), cells: roundsInYellow(events, seats) },
    { label: w("told-best"), cells: most(seats, moves, ({ total }) => total) },
    { label: w("told-cards"), cells: counted(seats, ofKind(events, "strategy_played")) },
    { label: w("told-answers"), cells: counted(seats, right) },
    { label: w("told-trials"), cells: counted(seats, ofKind(events, "trial_won")) },
    { label: w("told-back"), cells: counted(seats, ofKind(events, "rider_dropped_back")) },
    ...(["polka", "green", "white"] as const).map((name, i) => ({
      label: w("points", { jersey: w(`points-${name}`) }),
      cells: view.totals.map((total) => total[i] ?? 0),
    })),
  ])
}

/** How many rounds each seat has begun in yellow. */
function roundsInYellow(events: TourDeFranceEvent[], seats: number): number[] {
  let wearer = -1
  const worn: { seat: number }[] = []
  for (const event of events) {
    if (event.kind === "round_ended" && wearer >= 0) worn.push({ seat: wearer })
    if (event.kind === "jersey_taken" && event.jersey === "yellow") wearer = event.seat
  }
  return counted(seats, worn)
}
