/** What people retell of a game of Médailles: its moments, and its figures at the end. */

import { counted, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { MedaillesEvent, MedaillesView } from "./shapes"
import { w } from "./words"

const GOLD = 3

/** A gold medal, and a medal that somebody spoils. */
export function moment(
  events: MedaillesEvent[],
  names: string[],
  book: Book,
  viewer: number,
): Proclamation | undefined {
  const [told] = ofKind(events, "medal_won", "medal_spoiled")
  if (!told || (told.kind === "medal_won" && told.medal < GOLD)) return undefined
  const isWon = told.kind === "medal_won"
  const title = w(isWon ? "wins-gold" : "spoils", {
    who: told.seat === viewer ? "you" : "other",
    name: names[told.seat] ?? "",
    sport: book.text(`discipline-${told.discipline}`),
  })
  return { title, lines: isWon ? [book.event(told, names, viewer)] : [], quiet: true } // what is spoiled is said
}

export function results(events: MedaillesEvent[], view: MedaillesView): Tally[] {
  const seats = view.score.length
  const won = ofKind(events, "medal_won")
  return telling([
    ...[3, 2, 1].map((metal) => ({
      label: w(`metal-${metal}`),
      cells: counted(
        seats,
        won.filter(({ medal }) => medal === metal),
      ),
    })),
    { label: w("raised"), cells: counted(seats, ofKind(events, "bid_raised")) },
    { label: w("spoiled"), cells: counted(seats, ofKind(events, "medal_spoiled")) },
  ])
}
