/** Cartagena's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import Board from "./Board.svelte"
import "./cartagena.css"
import { figures } from "./figures"
import Shared from "./Shared.svelte"
import Tray from "./Tray.svelte"
import { countAt, headings, START } from "./view"
import { w } from "./words"
import type { CartagenaEvent, CartagenaView } from "./shapes"

const CARD = "M4 1.5h8v13H4z"

const cartagena: GameBoard<CartagenaView, CartagenaEvent> = {
  Board,
  Shared,
  Tray,
  noticeAt: "left",
  facts: (view, seat) => {
    const cards = view.hands[seat]?.size ?? 0
    return [
      { value: `${countAt(view, seat, view.boat)}/${view.pirates[seat]?.length ?? 0}`, label: w("in-boat") },
      { value: countAt(view, seat, START), label: w("at-start") },
      { value: cards, label: w("cards", { count: cards }), sign: CARD },
    ]
  },
  score: (count) => w("score", { count }),
  badges: (view) => {
    if (view.ending || isNarrow()) return [] // on a phone torches tell it, under the board
    return [{ text: view.actions_left === 1 ? w("last-action") : w("actions-left", { count: view.actions_left }) }]
  },
  proclaim: (events, names, book, viewer) => {
    const [end] = ofKind(events, "game_won", "game_drawn", "limit_reached")
    if (!end) return undefined
    const lines = [book.event(end, names, viewer)]
    if (end.kind === "game_drawn") return { title: w("drawn-game"), lines }
    if (end.kind === "limit_reached") return { title: w("time-up"), lines }
    return {
      title: end.seat === viewer ? w("you-win") : w("won", { name: names[end.seat] ?? "" }),
      lines,
    }
  },
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
