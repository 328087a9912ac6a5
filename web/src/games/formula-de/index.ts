/** Formula Dé's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import { settings } from "../../lib/settings.svelte"
import Board from "./Board.svelte"
import { circuitOf, cornerAhead, placesOf } from "./circuit"
import { figures } from "./figures"
import "./formula-de.css"
import Seat from "./Seat.svelte"
import Shared from "./Shared.svelte"
import Tray from "./Tray.svelte"
import { bestCar, carOf } from "./view"
import { moment, results } from "./retold"
import { status } from "./status"
import { traces } from "./traces"
import { w } from "./words"
import type { FormulaDeEvent, FormulaDeView, Outlook } from "./shapes"

const formulaDe: GameBoard<FormulaDeView, FormulaDeEvent, Outlook> = {
  Board,
  Shared,
  Tray,
  Seat,
  toolsAt: "foot",
  order: (view) => [...new Set(view.standings.map((number) => carOf(view, number)?.seat ?? 0))],
  score: (_, view, seat) =>
    w({ finished: "in-short", out: "out-short" }[bestCar(view, seat)?.status ?? ""] ?? "running-short"),
  badges: (view) => {
    const circuit = circuitOf(view)
    const car = carOf(view, view.car)
    if (!circuit || !car?.cell || isNarrow()) return []
    const laps = car.lap ? w("lap", { lap: car.lap, laps: circuit.laps }) : w("grid-lap")
    const ahead = cornerAhead(circuit, car.cell, car.stops)
    const due = ahead?.isHere ? [{ text: w("due", { name: ahead.corner.name, count: ahead.due }), hot: true }] : []
    return [{ text: `${circuit.name[settings.lang]}, ${laps}` }, ...due]
  },
  proclaim: (events, names, book, viewer) => {
    const [over] = ofKind(events, "race_over")
    if (!over) return moment(events, names, book, viewer)
    const first = ofKind(events, "car_finished").find(({ rank }) => rank === 1)
    const lines = [book.event(over, names, viewer)]
    if (!first) return { title: w("over"), lines }
    return {
      title: first.seat === viewer ? w("you-win") : w("won", { name: names[first.seat] ?? "" }),
      lines,
    }
  },
  results,
  status,
  words: (view) => {
    const circuit = circuitOf(view)
    return circuit && placesOf(circuit, settings.lang)
  },
  headings: (lines) =>
    new Map(
      lines.flatMap(({ id, event }): [string, string][] =>
        event.kind === "round_begun" ? [[id, w("round", { round: event.round })]] : [],
      ),
    ),
  traces,
  unsaid: ["slipstream_left", "stand_kept"],
  sounds: {
    die_rolled: "dice",
    car_moved: "piece",
    car_blocked: "piece",
    cars_collided: "reveal",
    car_scraped: "reveal",
    car_out: "reveal",
    car_spun: "rope",
    race_over: "end",
  },
  figures,
}

export default formulaDe
