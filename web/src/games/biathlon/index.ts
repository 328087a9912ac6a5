/** Biathlon's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import "./biathlon.css"
import Board from "./Board.svelte"
import { figures } from "./figures"
import Seat from "./Seat.svelte"
import Shared from "./Shared.svelte"
import Tray from "./Tray.svelte"
import { headings } from "./view"
import { moment, results, standingOf } from "./retold"
import { status } from "./status"
import { traces } from "./traces"
import { w } from "./words"
import type { BiathlonEvent, BiathlonView } from "./shapes"

const biathlon: GameBoard<BiathlonView, BiathlonEvent> = {
  Board,
  Shared,
  Tray,
  Seat,
  noticeAt: "left",
  toolsAt: "foot",
  score: (count, view, seat, rank) => standingOf(view, seat, count, rank),
  badges: (view) => (view.ending || !view.round || isNarrow() ? [] : [{ text: w("round", { number: view.round }) }]),
  proclaim: (events, names, book, viewer) => {
    const [end] = ofKind(events, "race_ended")
    if (!end) return moment(events, names, book, viewer)
    const first = ofKind(events, "finish_crossed").find(({ place }) => place === 1)
    const told = ofKind(events, "finish_crossed", "skier_collapsed", "race_ended")
    const title = !first
      ? w(end.ending === "nobody" ? "nobody-wins" : "race-over")
      : first.seat === viewer
        ? w("you-win")
        : w("wins", { name: names[first.seat] ?? "" })
    return { title, lines: told.slice(-3).map((event) => book.event(event, names, viewer)) }
  },
  results,
  status,
  headings,
  traces,
  silent: ["choice_closed"],
  unsaid: [
    "round_begun",
    "dice_placed",
    "sixes_placed",
    "dice_set_aside",
    "star_counted",
    "movement_begun",
    "total_changed",
    "draft_refused",
  ],
  sounds: {
    dice_rolled: "dice",
    column_taken: "dice",
    die_rerolled: "dice",
    skier_moved: "piece",
    endurance_paid: "rope",
    token_used: "card",
    shot_fired: "dice",
    shot_rerolled: "dice",
    wax_laid: "reveal",
    finish_crossed: "reveal",
    race_ended: "end",
  },
  figures,
}

export default biathlon
