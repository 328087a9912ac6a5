/** The Tour de France's board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import Board from "./Board.svelte"
import { figures } from "./figures"
import { moment, results } from "./retold"
import { FINISH, stageAt, STAGES } from "./road"
import Seat from "./Seat.svelte"
import Shared from "./Shared.svelte"
import "./tour-de-france.css"
import Tray from "./Tray.svelte"
import { status } from "./status"
import { headings } from "./view"
import { traces } from "./traces"
import { w } from "./words"
import type { TourDeFranceEvent, TourDeFranceView } from "./shapes"

const tourDeFrance: GameBoard<TourDeFranceView, TourDeFranceEvent> = {
  Board,
  Shared,
  Tray,
  Seat,
  trayAt: "rail",
  noticeAt: "left",
  toolsAt: "foot",
  score: (count, view) => (view.by_points ? w("score-points", { count }) : w("score-space", { count })),
  badges: (view) => {
    if (view.ending || isNarrow()) return [] // on a phone the plate on the map tells the stage
    const first = Math.max(...view.riders)
    return [
      { text: w("round", { round: view.round }) },
      {
        text: w("stage-of", { number: stageAt(first).id, count: STAGES.length }),
        hot: stageAt(first) === STAGES.at(-1),
      },
    ]
  },
  status,
  proclaim: (events, names, book, viewer) => {
    if (!ofKind(events, "game_ended").length) return moment(events, names, book, viewer)
    const told = ofKind(events.slice(-6), "jersey_taken", "game_ended")
    const lines = told.map((event) => book.event(event, names, viewer))
    const arrival = ofKind(events, "rider_advanced").find(({ space }) => space === FINISH)
    if (!arrival) return { title: w("race-over"), lines }
    return {
      title: arrival.seat === viewer ? w("you-arrive") : w("arrives", { name: names[arrival.seat] ?? "" }),
      lines,
    }
  },
  results,
  headings,
  traces,
  unsaid: ["round_ended", "question_read", "points_deck_empty", "strategy_deck_empty"],
  sounds: {
    dice_rolled: "dice",
    strategy_played: "card",
    strategy_drawn: "card",
    points_won: "card",
    surprise_drawn: "card",
    rider_advanced: "piece",
    rider_bounced: "piece",
    rider_dropped_back: "rope",
    question_read: "reveal",
    question_answered: "reveal",
    trial_won: "reveal",
    jersey_taken: "piece",
    game_ended: "end",
  },
  figures,
}

export default tourDeFrance
