/** What people retell of a game of Cartagena: its moments, and its figures at the end. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { CartagenaEvent, CartagenaView, PirateAdvanced, PirateBoarded } from "./shapes"
import { placeOf } from "./view"
import { w } from "./words"

const LONG = 12 // spaces in one run that people remember

/** A pirate in the boat, or a run that is long for its name. */
export function moment(
  events: CartagenaEvent[],
  names: string[],
  book: Book,
  viewer: number,
): Proclamation | undefined {
  const [run] = ofKind(events, "pirate_advanced", "pirate_boarded")
  if (!run) return undefined
  const facts = { who: run.seat === viewer ? "you" : "other", name: names[run.seat] ?? "" }
  const lines = [book.event(run, names, viewer)]
  if (run.kind === "pirate_boarded") {
    return { title: w("boards", { ...facts, count: run.count }), lines, quiet: true, once: true } // some come back
  }
  const count = run.target - (Number(run.origin) || 0)
  return count < LONG ? undefined : { title: w("runs-far", { ...facts, count }), lines, quiet: true }
}

export function results(events: CartagenaEvent[], view: CartagenaView): Tally[] {
  const seats = view.pirates.length
  const runs = ofKind(events, "pirate_advanced", "pirate_boarded")
  const far = (run: PirateAdvanced | PirateBoarded) =>
    (run.kind === "pirate_boarded" ? view.boat : run.target) - placeOf(view, run.origin)
  return telling([
    { label: w("longest-run"), cells: most(seats, runs, far) },
    { label: w("cards-played"), cells: counted(seats, runs) },
    { label: w("walks-back"), cells: counted(seats, ofKind(events, "pirate_retreated")) },
    {
      label: w("cards-won"),
      cells: counted(seats, ofKind(events, "pirate_retreated"), ({ count }) => count),
    },
  ])
}
