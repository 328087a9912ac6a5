/** Pique Plume's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import Board from "./Board.svelte"
import { figures } from "./figures"
import "./pique-plume.css"
import Seat from "./Seat.svelte"
import { moment, results } from "./retold"
import Shared from "./Shared.svelte"
import { status } from "./status"
import Tray from "./Tray.svelte"
import { headings } from "./view"
import { traces } from "./traces"
import { w } from "./words"
import type { PiquePlumeEvent, PiquePlumeView } from "./shapes"

const piquePlume: GameBoard<PiquePlumeView, PiquePlumeEvent> = {
  Board,
  Shared,
  Tray,
  Seat,
  score: (count) => w("score", { count }),
  badges: (view) => {
    if (view.ending) return []
    const isNear = view.goal > 2 && view.feathers.some((tail) => tail.length === view.goal - 1)
    return [
      { text: w("goal", { count: view.goal }), short: "" },
      ...(isNear ? [{ text: w("one-more"), short: w("one-more-short"), hot: true }] : []),
    ]
  },
  status,
  proclaim: (events, names, book, viewer) => {
    const [won] = ofKind(events, "game_won")
    const [limit] = ofKind(events, "limit_reached")
    if (limit) return { title: w("limit"), lines: [book.event(limit, names, viewer)] }
    if (!won) return moment(events, names, book, viewer)
    const told = ofKind(events, "bird_plucked", "feather_given", "game_won")
    const lines = told.map((event) => book.event(event, names, viewer))
    return {
      title: won.seat === viewer ? w("you-win") : w("won", { name: names[won.seat] ?? "" }),
      lines,
    }
  },
  traces,
  results,
  sounds: {
    tile_flipped: "card",
    bird_moved: "piece",
    bird_jumped: "piece",
    bird_plucked: "reveal",
    feather_given: "rope",
    dropping_placed: "piece",
    game_won: "end",
    limit_reached: "end",
  },
  headings,
  figures,
}

export default piquePlume
