/** What could be done with what is held up, as lines to be drawn. Where pirates would go, the server says. */

import type { Option, Turn } from "../../lib/board/turn.svelte"
import type { Event } from "../../lib/texts.svelte"
import { placeOf, SYMBOLS, type CartagenaView } from "./view"

export interface Move {
  from: number
  to: number
  seat: number
  draws: number // cards that walking back brings; 0 ahead
  jumped: number[]
}

/** Where an action leads. */
export function moveOf(view: CartagenaView, option: Option): Move | undefined {
  const { type = "", from = "", card = "" } = option.parts
  const place = placeOf(view, from)
  const reach = view.reach.find((one) => one.place === place)
  const to = type === "advance" ? reach?.ahead[SYMBOLS.indexOf(card)] : type === "retreat" ? reach?.back : undefined
  return reach && to != null
    ? { from: place, to, seat: view.turn, draws: type === "retreat" ? reach.draws : 0, jumped: [] }
    : undefined
}

/** The same from what is told of it. */
export function toldMove(view: CartagenaView, events: Event[]): Move | undefined {
  const told = events.find(({ kind }) => ["pirate_advanced", "pirate_boarded", "pirate_retreated"].includes(kind))
  if (!told) return undefined
  const draws = told.kind === "pirate_retreated" ? Number(told["count"]) : 0
  const to = told.kind === "pirate_boarded" ? view.boat : Number(told["target"])
  return {
    from: placeOf(view, String(told["origin"])),
    to,
    seat: Number(told["seat"]),
    draws,
    jumped: (told["jumped"] as number[] | undefined) ?? [],
  }
}

/** The actions that fit what is held up; of a card that is only looked at too. */
export function fitting(turn: Turn, held: { card: string; from: string }, seen: string): Option[] {
  const card = held.card || (held.from ? "" : seen)
  if (card) return turn.find({ type: "advance", card })
  return held.from ? turn.options.filter((option) => option.parts["from"] === held.from) : []
}
