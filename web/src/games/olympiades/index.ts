/** Olympiades' board for the page. */

import type { GameBoard } from "../../lib/board/game"
import Board from "./Board.svelte"
import { figures } from "./figures"
import "./olympiades.css"
import { medals, results, sports } from "./retold"
import { revealOf } from "./reveal"
import Seat from "./Seat.svelte"
import Shared from "./Shared.svelte"
import { status } from "./status"
import { TEAMS, teamOf } from "./tiles/tile"
import Tray from "./Tray.svelte"
import { verdict } from "./verdict"
import { groups, headings } from "./view"
import { w } from "./words"
import type { OlympiadesEvent, OlympiadesView, Outlook } from "./shapes"

const olympiades: GameBoard<OlympiadesView, OlympiadesEvent, Outlook> = {
  Board,
  Shared,
  Tray,
  Seat,
  toolsAt: "foot",
  groups,
  score: (count, _, seat) => w("team-score", { team: w(`team-${teamOf(seat)}`), count }),
  status,
  proclaim: (events, names, book, viewer, places = [], before = []) => {
    const over = sports(events, before, book)
    const lines = medals(events, before, names, book, viewer)
    if (!events.some(({ kind }) => kind === "game_ended")) return over ? { title: over, lines, quiet: true } : undefined
    const best = TEAMS.filter((team) => places.some((place, seat) => place === 1 && teamOf(seat) === team))
    const title = best.length
      ? w(best.length > 1 ? "drawn-games" : "team-wins", { team: w(`team-${best[0]}`) })
      : w("games-over")
    return { title, lines: over ? [`${over}.`, ...lines] : lines }
  },
  stages: (events, view, names, book, viewer) => {
    const shown = revealOf(view, events)
    return shown && verdict(shown, names, book, viewer)
  },
  headings: (lines) => headings(lines, ({ number }) => w("heading", { number })),
  silent: ["pad_locked"],
  unsaid: ["token_passed", "pad_locked", "energy_paid", "energy_gained"],
  results,
  sounds: {
    pad_locked: "piece",
    choice_shown: "reveal",
    die_thrown: "dice",
    number_announced: "piece",
    ball_taken: "piece",
    cube_moved: "rope",
    medal_won: "card",
    team_medal_won: "card",
    game_ended: "end",
  },
  figures,
}

export default olympiades
