/**
 * From cards and places that are pressed to an action. Nothing here knows a rule: it only looks for legal actions that
 * fit.
 */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import { moveOf } from "./moves"
import { nameOf, SYMBOLS } from "./view"
import type { CartagenaView } from "./shapes"

/** The card and the place of the pirate that are held up, in the words of actions; empty if none is. */
export function heldUp(turn: Turn): { card: string; from: string } {
  const [card = "", from = ""] = turn.picks
  return { card: turn.chosen?.parts["card"] ?? card, from: turn.chosen?.parts["from"] ?? from }
}

function hold(turn: Turn, card: string, from: string): void {
  turn.pick(card, from)
}

function choose(turn: Turn, offered: OfferedAction): void {
  turn.pick()
  void turn.choose(offered)
}

/** The first place of an own pirate, for a question that needs one. */
function anyPlace(view: CartagenaView): string {
  return nameOf(view, view.pirates[view.turn]?.[0] ?? 0)
}

export function pressCard(turn: Turn, view: CartagenaView, card: string): void {
  if (!turn.isOpen) return
  const held = heldUp(turn)
  if (held.card === card) return turn.cancel()
  const all = turn.find({ type: "advance", card })
  const [only, other] = held.from ? all.filter((offered) => offered.parts["from"] === held.from) : all
  if (only && !other) return choose(turn, only)
  if (only) return hold(turn, card, "")
  void turn.ask(`advance from=${held.from || anyPlace(view)} card=${card}`)
}

/** A space, the start or the boat: an own pirate is held up or moved from there, or one that can go there is moved. */
export function pressPlace(turn: Turn, view: CartagenaView, place: number): void {
  if (!turn.isOpen) return
  const here = nameOf(view, place)
  const { card, from } = heldUp(turn)
  const chosen = turn.chosen && moveOf(view, turn.chosen)
  if (chosen && (chosen.to === place || chosen.from === place)) return void turn.play()
  const fits = (offered: OfferedAction) =>
    (!card || offered.parts["card"] === card) && (!from || offered.parts["from"] === from)
  const leading = turn.actions.filter((offered) => fits(offered) && moveOf(view, offered)?.to === place)
  const leaving = turn.actions.filter(
    (offered) => offered.parts["from"] === here && (!card || offered.parts["card"] === card),
  )
  if (from === here) return turn.cancel()
  if (from && !card && leading.length) return decide(turn, leading)
  if (leaving.length) return card ? decide(turn, leaving) : hold(turn, "", here)
  if (leading.length) return decide(turn, leading)
  if (chosen && view.reach.find((one) => one.place === chosen.from)?.back === place) return pressRetreat(turn, view)
  void turn.ask(`advance from=${here} card=${card || SYMBOLS[0]}`)
}

function decide(turn: Turn, offers: OfferedAction[]): void {
  const [only, other] = offers
  if (only && !other) choose(turn, only)
  else turn.offer(offers)
}

/** The retreats that are meant: of the pirate that is held up, or all. */
export function retreats(turn: Turn): OfferedAction[] {
  const { from } = heldUp(turn)
  return turn.find(from ? { type: "retreat", from } : { type: "retreat" })
}

export function pressRetreat(turn: Turn, view: CartagenaView): void {
  if (!turn.isOpen) return
  const [only, other] = retreats(turn)
  if (only && other) return turn.offer(retreats(turn))
  if (only) return turn.chosen?.action === only.action ? void turn.play() : choose(turn, only)
  void turn.ask(`retreat from=${heldUp(turn).from || anyPlace(view)}`)
}

export function pressEnd(turn: Turn): void {
  if (!turn.isOpen) return
  const offered = turn.actions.find((one) => one.named === "end_turn")
  if (!offered) return void turn.ask("end_turn")
  if (turn.chosen?.action === offered.action) return void turn.play()
  turn.pick()
  void turn.choose(offered) // asked once: the next in turn may move at once
}
