/** The card or the pirate that is held up, and what may be done with it; else how many actions are left. */

import type { Told } from "../../lib/board/game"
import type { Turn } from "../../lib/board/turn.svelte"
import { moveOf } from "./moves"
import { heldUp } from "./picking"
import type { CartagenaView } from "./shapes"

export function status(view: CartagenaView, turn: Turn): Told {
  const { card, from } = heldUp(turn)
  const move = turn.chosen && moveOf(view, turn.chosen)
  if (move?.draws) return ["status-retreat", { place: from, draws: move.draws }]
  if (move) return ["status-advance", { card, place: from }]
  if (card) return ["status-card", { card }]
  if (!from) return ["status-turn", { left: view.actions_left }]
  const [back] = turn.find({ type: "retreat", from })
  return ["status-pirate", { place: from, draws: (back && moveOf(view, back)?.draws) ?? 0 }]
}
