/** The Tour de France's board for the page. */

import type { GameBoard } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import Board from "./Board.svelte"
import { figures } from "./figures"
import { FINISH, stageAt, STAGES } from "./road"
import Seat from "./Seat.svelte"
import Shared from "./Shared.svelte"
import "./tour-de-france.css"
import Tray from "./Tray.svelte"
import { headings, option, type TourView } from "./view"
import { w } from "./words"

const TITLES = ["jersey_taken", "game_ended"]

const tourDeFrance: GameBoard<TourView> = {
  Board,
  Shared,
  Tray,
  Seat,
  trayAt: "rail",
  noticeAt: "left",
  score: (count, view) =>
    option(view, "victory") === "palmares" ? w("score-points", { count }) : w("score-space", { count }),
  badges: (view) => {
    if (view.ending || isNarrow()) return [] // on a phone the plate on the map tells the stage
    const first = Math.max(...view.riders)
    return [
      { text: w("round", { round: view.round }) },
      { text: w("stage-of", { number: stageAt(first).id, count: STAGES.length }), hot: first >= 92 },
    ]
  },
  proclaim: (events, names, book, viewer) => {
    const end = events.find(({ kind }) => kind === "game_ended")
    if (!end) return undefined
    const lines = events
      .slice(-6)
      .filter(({ kind }) => TITLES.includes(kind))
      .map((event) => book.event(event, names, viewer))
    const arrival = events.find((event) => event.kind === "rider_advanced" && event["space"] === FINISH)
    if (!arrival) return { title: w("race-over"), lines }
    return {
      title:
        arrival["seat"] === viewer ? w("you-arrive") : w("arrives", { name: names[Number(arrival["seat"])] ?? "" }),
      lines,
    }
  },
  headings,
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
