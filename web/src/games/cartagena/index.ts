/** Cartagena's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import Board from "./Board.svelte"
import "./cartagena.css"
import { figures } from "./figures"
import Seat from "./Seat.svelte"
import { moment, results } from "./retold"
import Shared from "./Shared.svelte"
import { status } from "./status"
import Tray from "./Tray.svelte"
import { traces } from "./traces"
import { CARD, headings } from "./view"
import { w } from "./words"
import type { CartagenaEvent, CartagenaView } from "./shapes"

const cartagena: GameBoard<CartagenaView, CartagenaEvent> = {
  Board,
  Shared,
  Tray,
  Seat,
  noticeAt: "left",
  trayAt: "side",
  toolsAt: "foot",
  // beside the board the seat's drawing tells it
  facts: (view, seat) => {
    const cards = view.hands[seat]?.size ?? 0
    return isNarrow() ? [{ value: cards, label: w("cards", { count: cards }), sign: CARD }] : []
  },
  score: (count) => w("score", { count }),
  badges: (view) => {
    if (view.ending || isNarrow()) return [] // on a phone torches tell it, under the board
    return [{ text: view.actions_left === 1 ? w("last-action") : w("actions-left", { count: view.actions_left }) }]
  },
  status,
  proclaim: (events, names, book, viewer) => {
    const [end] = ofKind(events, "game_won", "game_drawn", "limit_reached")
    if (!end) return moment(events, names, book, viewer)
    const lines = [book.event(end, names, viewer)]
    if (end.kind === "game_drawn") return { title: w("drawn-game"), lines }
    if (end.kind === "limit_reached") return { title: w("time-up"), lines }
    return {
      title: end.seat === viewer ? w("you-win") : w("won", { name: names[end.seat] ?? "" }),
      lines,
    }
  },
  traces,
  unsaid: ["turn_ended", "pile_remade", "row_filled"],
  results,
  sounds: {
    pirate_advanced: "piece",
    pirate_boarded: "rope",
    pirate_retreated: "piece",
    cards_drawn: "card",
    row_card_taken: "card",
    pile_remade: "card",
    game_won: "end",
    game_drawn: "end",
    limit_reached: "end",
  },
  headings,
  figures,
}

export default cartagena
