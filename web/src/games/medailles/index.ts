/** Médailles' board for the page. */

import { ofKind } from "../../lib/board/events"
import type { GameBoard, SeatFact } from "../../lib/board/game"
import { isNarrow } from "../../lib/screen.svelte"
import Board from "./Board.svelte"
import { figures } from "./figures"
import "./medailles.css"
import { moment, results } from "./retold"
import Shared from "./Shared.svelte"
import { medalPicture, METAL_ORDER } from "./signs"
import { status } from "./status"
import Tray from "./Tray.svelte"
import { groups, headings, highest, medalsOf, partnerOf, pointsOfSide } from "./view"
import { traces } from "./traces"
import { w } from "./words"
import type { MedaillesEvent, MedaillesView } from "./shapes"

const CARD = `<svg viewBox="0 0 16 16" width="17" height="17" aria-hidden="true"><path d="M6.5 1.5h7v10h-7zM6.5 4.5h-4v10h7v-3" fill="none" stroke="currentColor" stroke-width="1.6" /></svg>`
const FEW = 10 // cards in the pile
// A flag for each team, whole or with a swallow's tail.
const FLAGS = ["M4 15V2h9v7H4", "M4 15V2h10l-3 3.5 3 3.5H4"]

/** What both partners have, under the flag of their team. */
function teamFact(view: MedaillesView, seat: number): SeatFact {
  return { value: pointsOfSide(view, seat), label: w("team-points"), sign: FLAGS[seat % FLAGS.length]! }
}
const medailles: GameBoard<MedaillesView, MedaillesEvent> = {
  Board,
  Shared,
  Tray,
  groups,
  facts: (view, seat) => {
    const won = medalsOf(view, seat)
    const points = view.score[seat] ?? 0
    const cards = view.hands[seat]?.size ?? 0
    const point = { value: points, label: w("points", { count: points }), short: w("point-short") }
    const card = { value: cards, label: w("in-hand"), picture: CARD }
    const teams = partnerOf(view, seat) === undefined ? [] : [teamFact(view, seat)]
    if (isNarrow()) return [point, ...teams] // the rest lies on the board
    const metals = METAL_ORDER.map((k) => ({
      value: won.filter((one) => one.medal === k).length,
      label: w(`metal-${k}`),
      picture: medalPicture(k),
    }))
    return [point, ...teams, ...metals, card]
  },
  badges: (view) => {
    if (view.ending || isNarrow()) return []
    const teams = view.partners[0] !== null
    return [
      ...(teams ? [{ text: w("teams") }] : []),
      ...(view.contest === null ? [] : [{ text: w("stake", { k: highest(view) }) }]),
      ...(view.phase === "final"
        ? [{ text: w("turns-left", { count: view.turns_left }), hot: true }]
        : [{ text: w("pile-badge", { count: view.pile }), hot: view.pile < FEW }]),
    ]
  },
  toolsAt: "right",
  status,
  proclaim: (events, names, book, viewer, places = []) => {
    const ended = events.some((event) => event.kind === "game_ended")
    if (!ended && !events.some((event) => event.kind === "final_begun")) return moment(events, names, book, viewer)
    const told = ofKind(events, "final_begun", "medal_won", "game_ended")
    const lines = told.map((event) => book.event(event, names, viewer))
    if (!ended) return { title: w("final-turns"), lines }
    const first = names.filter((_, seat) => places[seat] === 1)
    return {
      title: first.length ? w("won", { names: book.listed(first), count: first.length }) : w("game-over"),
      lines,
    }
  },
  headings,
  traces,
  unsaid: ["place_filled", "place_left_empty", "bids_laid_down"],
  results,
  sounds: {
    card_discarded: "card",
    cards_drawn: "card",
    medal_attempted: "card",
    bid_raised: "card",
    bid_countered: "rope",
    medal_won: "piece",
    medal_spoiled: "rope",
    card_swapped: "card",
    final_begun: "reveal",
    game_ended: "end",
  },
  figures,
}

export default medailles
