/** What people retell of a game of Pique Plume: its moments, and its figures at the end. */

import { counted, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { PiquePlumeEvent, PiquePlumeView } from "./shapes"
import { w } from "./words"

/** Feathers that change their owner. */
export function moment(
  events: PiquePlumeEvent[],
  names: string[],
  book: Book,
  viewer: number,
): Proclamation | undefined {
  const taken = ofKind(events, "bird_plucked", "feather_given")
  const [first] = taken
  if (!first) return undefined
  const plucked = ofKind(taken, "bird_plucked")
  const count = plucked.length ? plucked.reduce((sum, one) => sum + one.count, 0) : 1
  const title = w(plucked.length ? "plucks-feathers" : "loses-feather", {
    who: first.seat === viewer ? "you" : "other",
    name: names[first.seat] ?? "",
    count,
  })
  return { title, lines: taken.map((event) => book.event(event, names, viewer)), quiet: true }
}

export function results(events: PiquePlumeEvent[], view: PiquePlumeView): Tally[] {
  const seats = view.birds.length
  const flips = ofKind(events, "tile_flipped")
  return telling([
    { label: w("tiles-found"), cells: shares(seats, flips) },
    { label: w("best-series"), cells: series(seats, flips) },
    { label: w("plucked"), cells: counted(seats, ofKind(events, "bird_plucked"), ({ count }) => count) },
    {
      label: w("lost-feathers"),
      cells: counted(
        seats,
        ofKind(events, "bird_plucked").map(({ bird, count }) => ({ seat: bird, count })),
        ({ count }) => count,
      ),
    },
  ])
}

type Flip = { seat: number; found: boolean }

/** « 5/9 »: tiles found among those turned. */
function shares(seats: number, flips: Flip[]): string[] {
  const found = counted(seats, flips, (flip) => Number(flip.found))
  return counted(seats, flips).map((all, seat) => `${found[seat]}/${all}`)
}

/** The most tiles found one after another. */
function series(seats: number, flips: Flip[]): number[] {
  const best = Array.from({ length: seats }, () => 0)
  let row = 0
  for (const { seat, found } of flips) {
    row = found ? row + 1 : 0
    best[seat] = Math.max(best[seat] ?? 0, row)
  }
  return best
}
