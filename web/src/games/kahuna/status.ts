/** What the cards held up can do, and what stands in the way of ending the turn. */

import type { Told } from "../../lib/board/game"
import type { Turn } from "../../lib/board/turn.svelte"
import { cardsOf, glows, handOf, missing, picked } from "./picking"
import { LINES } from "./lagoon"
import type { KahunaView } from "./shapes"

export function status(view: KahunaView, turn: Turn): Told | undefined {
  const { viewer } = view.header
  const hand = handOf(view, viewer)
  return chosen(turn) ?? held(turn, picked(turn, hand)) ?? rest(view, turn, viewer, hand.length)
}

const dash = (line: string) => line.replace("-", "–")

function chosen(turn: Turn): Told | undefined {
  const offered = turn.chosen
  const { type, line = "" } = offered?.parts ?? {}
  if (!offered || (type !== "place_link" && type !== "remove_link")) return undefined
  const [card] = cardsOf(offered)
  return type === "place_link"
    ? ["status-lay", { line: dash(line), card }]
    : ["status-tear", { line: dash(line), cards: cardsOf(offered) }]
}

function held(turn: Turn, cards: string[]): Told | undefined {
  const [card, second] = cards
  if (!card || turn.chosen) return undefined
  if (second) return ["status-pair", { cards }]
  const names = LINES.map(({ name }) => name)
  const others = [...new Set(names.flatMap((line) => missing(turn, line, cards) ?? []))]
  const canLay = names.some((line) => glows(turn, line, cards))
  if (!canLay && !others.length) return undefined
  return [canLay ? "status-held" : "status-held-for-pair", { card, others, pairs: others.length > 0 }]
}

function rest(view: KahunaView, turn: Turn, viewer: number, count: number): Told | undefined {
  const canDraw = turn.actions.some(({ parts }) => parts["type"]?.startsWith("draw_"))
  const isFull = view.hand_limit > 0 && count >= view.hand_limit
  if (isFull && !canDraw && turn.find({ type: "end_turn" }).length) return ["status-full"]
  const other = 1 - view.turn
  return view.must_draw ? ["status-must-draw", { seat: other, own: other === viewer }] : undefined
}
