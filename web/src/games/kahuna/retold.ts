/** What people retell of a game of Kahuna: its moments, and its figures at the end. */

import { counted, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { KahunaEvent, KahunaView } from "./shapes"
import { roundsOf } from "./view"
import { w } from "./words"

/** An island that falls, or two that are taken at once. */
export function moment(events: KahunaEvent[], names: string[], book: Book, viewer: number): Proclamation | undefined {
  const [played] = ofKind(events, "link_laid", "link_removed")
  const won = ofKind(events, "stone_won")
  const lost = ofKind(events, "stone_lost")
  if (!played || (won.length < 2 && !lost.length)) return undefined
  const islands = (lost.length ? lost : won).map(({ island }) => island)
  const key = played.seat === viewer ? "you" : "other"
  const title = w(lost.length ? "topples" : "takes-both", {
    who: key,
    name: names[played.seat] ?? "",
    islands: book.listed(islands),
  })
  const told = ofKind(events, "link_laid", "link_removed", "stone_won", "link_swept", "stone_lost")
  return { title, lines: told.map((event) => book.event(event, names, viewer)), quiet: true }
}

export function results(events: KahunaEvent[], view: KahunaView): Tally[] {
  const rounds = roundsOf(view, events).flatMap(({ number, seat, points }): Tally[] =>
    seat === undefined
      ? []
      : [{ label: w("points-of-round", { round: number }), cells: [0, 1].map((one) => (one === seat ? points : 0)) }],
  )
  const lost = ofKind(events, "link_swept")
  return [
    ...rounds,
    ...telling([
      { label: w("links-laid"), cells: counted(2, ofKind(events, "link_laid")) },
      { label: w("links-torn"), cells: counted(2, ofKind(events, "link_removed")) },
      {
        label: w("links-swept"),
        cells: counted(
          2,
          lost.map(({ seat }) => ({ seat: 1 - seat })),
        ),
      },
      { label: w("islands-taken"), cells: counted(2, ofKind(events, "stone_won")) },
    ]),
  ]
}
