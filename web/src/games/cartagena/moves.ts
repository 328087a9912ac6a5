/** What could be done with what is held up, as lines to be drawn. Where pirates would go, the server says. */

import { ofKind } from "../../lib/board/events"
import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import { placeOf, SYMBOLS } from "./view"
import type { CartagenaEvent, CartagenaView } from "./shapes"

export interface Move {
  from: number
  to: number
  seat: number
  draws: number // cards that walking back brings; 0 ahead
  jumped: number[]
}

/** Where an action leads. */
export function moveOf(view: CartagenaView, offered: OfferedAction): Move | undefined {
  const { type = "", from = "", card = "" } = offered.parts
  const place = placeOf(view, from)
  const reach = view.reach.find((one) => one.place === place)
  const to = type === "advance" ? reach?.ahead[SYMBOLS.indexOf(card)] : type === "retreat" ? reach?.back : undefined
  return reach && to != null
    ? { from: place, to, seat: view.turn, draws: type === "retreat" ? reach.draws : 0, jumped: [] }
    : undefined
}

/** The same from what is told of it. */
export function toldMove(view: CartagenaView, events: CartagenaEvent[]): Move | undefined {
  const [told] = ofKind(events, "pirate_advanced", "pirate_boarded", "pirate_retreated")
  if (!told) return undefined
  return {
    from: placeOf(view, told.origin),
    to: told.kind === "pirate_boarded" ? view.boat : told.target,
    seat: told.seat,
    draws: told.kind === "pirate_retreated" ? told.count : 0,
    jumped: told.kind === "pirate_advanced" ? told.jumped : [],
  }
}

/** The actions that fit what is held up; of a card that is only looked at too. */
export function fitting(turn: Turn, held: { card: string; from: string }, seen: string): OfferedAction[] {
  const card = held.card || (held.from ? "" : seen)
  if (card) return turn.find({ type: "advance", card })
  return held.from ? turn.actions.filter((offered) => offered.parts["from"] === held.from) : []
}
