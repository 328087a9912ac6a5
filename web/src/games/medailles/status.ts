/** Which medal is bid for, by whom, and what one can answer. */

import type { Told } from "../../lib/board/game"
import type { Turn } from "../../lib/board/turn.svelte"
import type { MedaillesView } from "./shapes"

export function status(view: MedaillesView, turn: Turn): Told | undefined {
  const bid = view.bids.at(-1)
  if (view.contest === null || !bid) return undefined
  return [
    view.countered === null ? "status-bid" : "status-countered",
    {
      seat: bid.seat,
      own: bid.seat === view.header.viewer ? "yes" : "no",
      medal: bid.cards.length,
      discipline: view.contest,
      can: answersOf(turn),
    },
  ]
}

function answersOf(turn: Turn): string {
  const [one, other] = ["counter", "outbid"].filter((type) => turn.find({ type }).length)
  return one && other ? "all" : (one ?? "pass")
}
