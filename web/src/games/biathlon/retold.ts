/** What people retell of a race: its moments, and its figures at the end. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { BiathlonEvent, BiathlonView } from "./shapes"
import { skiersOf } from "./view"
import { w } from "./words"

const MEDALS = 3
const FAR = 7 // steps in one turn that people remember
const MANY = 3 // misses

type Turning = { event: BiathlonEvent & { seat: number }; title: string; count: number }

/** The one thing that made these events a moment. */
function turning(events: BiathlonEvent[]): Turning | undefined {
  const [line] = ofKind(events, "finish_crossed")
  if (line) return { event: line, title: "moment-finish", count: line.place }
  const [collapse] = ofKind(events, "skier_collapsed")
  if (collapse) return { event: collapse, title: "moment-collapse", count: collapse.row }
  const [shots] = ofKind(events, "shooting_ended")
  if (shots && shots.misses === 0) return { event: shots, title: "moment-clean", count: 0 }
  if (shots && shots.misses >= MANY) return { event: shots, title: "moment-misses", count: shots.misses }
  const [draft] = ofKind(events, "draft_taken")
  if (draft) return { event: draft, title: "moment-draft", count: 0 }
  const [run] = ofKind(events, "movement_begun").filter(({ steps }) => steps >= FAR)
  return run && { event: run, title: "moment-run", count: run.steps }
}

/** A clean round of shots or a bad one, a long run, somebody pulled along, a collapse, the line. */
export function moment(events: BiathlonEvent[], names: string[], book: Book, viewer: number): Proclamation | undefined {
  const found = turning(events)
  if (!found) return undefined
  const { event, title, count } = found
  const facts = { who: event.seat === viewer ? "you" : "other", name: names[event.seat] ?? "", count }
  return { title: w(title, facts), lines: [book.event(event, names, viewer)], quiet: true }
}

export function results(events: BiathlonEvent[], view: BiathlonView): Tally[] {
  const seats = view.header.players
  const shots = ofKind(events, "shot_fired", "shot_rerolled")
  const fired = counted(seats, shots)
  const hits = counted(seats, shots, ({ result }) => Number(result === "hit"))
  return telling([
    { label: w("shots-hit"), cells: fired.map((all, seat) => (all ? `${hits[seat]}/${all}` : "")) },
    { label: w("laps-skied"), cells: counted(seats, ofKind(events, "lap_skied")) },
    { label: w("longest-run"), cells: most(seats, ofKind(events, "movement_begun"), ({ steps }) => steps) },
    { label: w("drafts-taken"), cells: counted(seats, ofKind(events, "draft_taken")) },
    { label: w("endurance-paid"), cells: counted(seats, ofKind(events, "endurance_paid")) },
    { label: w("tokens-used"), cells: counted(seats, ofKind(events, "token_used", "printed_used")) },
  ])
}

/** Does a skier who was at this place on the line keep a medal? Not if its seat has given up, and so has a lower rank. */
export function hasMedal(place: number, rank = place): boolean {
  return place <= MEDALS && rank <= place
}

/** What the best skier of a seat has come to: a medal unless the seat has given up, the line, or so many rows. */
export function standingOf(view: BiathlonView, seat: number, count: number, rank: number): string {
  const place = view.finished.findIndex((number) => view.skiers[number]?.seat === seat) + 1
  if (place) return hasMedal(place, rank) ? w(`medal-${place}`) : w("arrived")
  return w(
    skiersOf(view, seat).every((number) => view.skiers[number]?.status === "collapsed") ? "stopped" : "rows-reached",
    { count },
  )
}
