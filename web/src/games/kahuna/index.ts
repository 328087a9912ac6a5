/** Kahuna's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import { isSquat } from "../../lib/screen.svelte"
import Board from "./Board.svelte"
import { figures } from "./figures"
import "./kahuna.css"
import { moment, results } from "./retold"
import Shared from "./Shared.svelte"
import { status } from "./status"
import Tray from "./Tray.svelte"
import { headings, linksOf, stonesOf } from "./view"
import { traces } from "./traces"
import { w } from "./words"
import type { KahunaEvent, KahunaView } from "./shapes"

const STONE = "M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14M8 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3"
const CARD = "M6.5 1.5h7v10h-7zM6.5 4.5h-4v10h7v-3"

const kahuna: GameBoard<KahunaView, KahunaEvent> = {
  Board,
  Shared,
  Tray,
  facts: (view, seat, viewer) => [
    { value: view.score[seat] ?? 0, label: w("point", { count: view.score[seat] ?? 0 }), short: w("point-short") },
    { value: stonesOf(view, seat), label: w("stones", { count: stonesOf(view, seat) }), sign: STONE },
    { value: linksOf(view, seat), label: w("links", { count: linksOf(view, seat) }) },
    {
      value: view.hands[seat]?.size ?? 0,
      label: w("cards", { count: view.hands[seat]?.size ?? 0 }),
      ...(seat === viewer ? {} : { sign: CARD }),
    },
  ],
  badges: (view) => {
    if (view.ending) return []
    const round = view.points ? w("round", { round: view.round, points: view.points }) : w(`round-${view.round}`)
    return [
      { text: round, short: isSquat() ? "" : w("round-short", { round: view.round }) }, // the rounds are drawn as well
      ...(view.must_draw ? [{ text: w("must-draw") }] : []),
      ...(view.sudden ? [{ text: w("sudden", { by: view.sudden }), hot: true }] : []),
    ]
  },
  trayAt: "side",
  toolsAt: "left",
  status,
  proclaim: (events, names, book, viewer) => {
    const [ended] = ofKind(events, "round_ended")
    const [won] = ofKind(events, "game_won")
    const [draw] = ofKind(events, "game_drawn")
    if (!ended && !won && !draw) return moment(events, names, book, viewer)
    const told = ofKind(events, "round_scored", "round_tied", "suddenly_defeated", "game_won", "game_drawn")
    const lines = told.map((event) => book.event(event, names, viewer))
    if (draw) return { title: w("drawn-game"), lines }
    if (won)
      return {
        title: won.seat === viewer ? w("you-win") : w("won", { name: names[won.seat] ?? "" }),
        lines,
      }
    return { title: w("round-over", { round: ended?.round ?? 0 }), lines }
  },
  headings,
  traces,
  unsaid: ["slot_refilled", "turn_ended", "pile_remade"],
  results,
  sounds: {
    link_laid: "rope",
    handicap_link_laid: "rope",
    link_removed: "rope",
    stone_won: "piece",
    stone_lost: "piece",
    card_drawn: "card",
    row_card_taken: "card",
    card_discarded: "card",
    round_ended: "reveal",
    game_won: "end",
    game_drawn: "end",
  },
  figures,
}

export default kahuna
