/** What people retell of a race: its moments, and its figures at the end. */

import { counted, most, telling } from "../../lib/board/counting"
import { ofKind } from "../../lib/board/events"
import type { Proclamation, Tally } from "../../lib/board/game"
import type { Book } from "../../lib/texts.svelte"
import type { Car, FormulaDeEvent, FormulaDeView } from "./shapes"
import { bestCar, placeOf } from "./view"
import { w } from "./words"

const MANY = 3 // cars overtaken in one move that people remember
const PODIUM = 3

type Turning = { seat: number; title: string; isLoud?: boolean }

/** The one thing that made these events a moment, the gravest first. */
function turning(events: FormulaDeEvent[], viewer: number): Turning | undefined {
  const [out] = ofKind(events, "car_out")
  if (out) return { seat: out.seat, title: "moment-out", isLoud: out.seat === viewer }
  const [finished] = ofKind(events, "car_finished").filter(({ rank }) => rank <= PODIUM)
  if (finished?.margin) return { seat: finished.seat, title: "moment-photo", isLoud: finished.rank === 1 }
  if (finished) return { seat: finished.seat, title: "moment-finish" }
  const [struck] = ofKind(events, "cars_collided", "car_spun", "engine_tested").filter(
    (event) => event.kind !== "engine_tested" || event.lost > 0,
  )
  if (struck) return { seat: struck.seat, title: `moment-${struck.kind}` }
  const [start] = ofKind(events, "super_start", "false_start")
  if (start) return { seat: start.seat, title: `moment-${start.kind}` }
  const [move] = ofKind(events, "car_moved", "car_blocked").filter(({ passed, leads }) => leads || passed >= MANY)
  return move && { seat: move.seat, title: move.leads ? "moment-lead" : "moment-pass" }
}

/** A crash, a spin, a car that passes others, the line. */
export function moment(
  events: FormulaDeEvent[],
  names: string[],
  book: Book,
  viewer: number,
): Proclamation | undefined {
  const found = turning(events, viewer)
  if (!found) return undefined
  const { seat, title, isLoud = false } = found
  const lines = events.map((event) => book.event(event, names, viewer)).filter(Boolean)
  const facts = { who: seat === viewer ? "you" : "other", name: names[seat] ?? "" }
  return { title: w(title, facts), lines, quiet: !isLoud }
}

/** A car that has arrived, and its step of the podium: who has given up after the line has none, others keep theirs. */
export function arrivals(view: FormulaDeView, places?: number[]): { car: Car; place: number; hasStep: boolean }[] {
  return view.cars
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map((car, i) => ({ car, place: i + 1, hasStep: i < PODIUM && (places?.[car.seat] ?? 1) <= i + 1 }))
}

/** Of drivers with two cars, the better one counts (FDE-14.6). */
export function results(events: FormulaDeEvent[], view: FormulaDeView): Tally[] {
  const seats = view.header.players
  const moves = ofKind(events, "car_moved", "car_blocked")
  const best = Array.from({ length: seats }, (_, seat) => bestCar(view, seat))
  const from = best.map((car) => (car ? `${car.grid} → ${placeOf(view, car.car)}` : ""))
  return telling([
    { label: w("from-to-place"), cells: from },
    { label: w("overtaken"), cells: counted(seats, moves, ({ passed }) => passed) },
    { label: w("best-roll"), cells: most(seats, ofKind(events, "die_rolled"), ({ face }) => face) },
    { label: w("stops-made"), cells: counted(seats, ofKind(events, "stop_made")) },
    { label: w("brakes-spent"), cells: counted(seats, moves, ({ brakes }) => brakes) },
    { label: w("tyres-spent"), cells: counted(seats, moves, ({ tyres }) => tyres) },
    { label: w("spins"), cells: counted(seats, ofKind(events, "car_spun")) },
    { label: w("touches"), cells: counted(seats, ofKind(events, "cars_collided", "car_scraped")) },
  ])
}
