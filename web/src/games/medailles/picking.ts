/**
 * From cards and sports that are pressed to an action. Nothing here knows a rule: it only looks for legal actions that
 * fit.
 */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import { settings } from "../../lib/settings.svelte"
import { sportOf } from "./athletes"
import { highest, ownerOf } from "./view"
import type { MedaillesView } from "./shapes"

// A sport with as many cards as are held up: ["NAT", "NAT"]. Which cards go is not the player's choice.

/** The sport that is held up, and how many cards of it. */
export function heldUp(turn: Turn): { sport: string; count: number } {
  return { sport: turn.picks[0] ?? "", count: turn.picks.length }
}

/** The sport and the number of cards that an action takes from the hand. */
export function takes(offered: OfferedAction, view: MedaillesView): { sport: string; count: number } {
  const { type, discipline = "", k } = offered.parts
  if (type === "counter") return { sport: view.contest ?? "", count: highest(view) }
  if (type === "outbid") return { sport: view.contest ?? "", count: Number(k) }
  if (type === "pass") return { sport: "", count: 0 }
  return { sport: discipline, count: type === "attempt" ? Number(k) : 1 }
}

/** How many cards of a sport stand out of the hand: those of the chosen action, or those held up. */
export function raised(turn: Turn, view: MedaillesView): { sport: string; count: number } {
  return turn.chosen ? takes(turn.chosen, view) : heldUp(turn)
}

/** The cards that stand out. */
export function raisedCards(turn: Turn, view: MedaillesView, hand: string[]): string[] {
  const { sport, count } = raised(turn, view)
  return hand.filter((card) => sportOf(card) === sport).slice(0, count)
}

/** The action that these cards alone make clear: a bid, a counter, else throwing a card away. */
function fitting(turn: Turn, view: MedaillesView, sport: string, count: number): OfferedAction | undefined {
  const uses = turn.actions.filter((offered) => {
    const taken = takes(offered, view)
    return offered.parts["type"] !== "swap" && taken.sport === sport && taken.count === count
  })
  return uses.find((offered) => offered.parts["type"] !== "discard") ?? uses[0]
}

/**
 * Holds up so many cards of a sport, and chooses what they make clear; whoever plays with one click presses a button
 * for it.
 */
export function hold(turn: Turn, view: MedaillesView, sport: string, count: number): void {
  turn.pick(...Array<string>(count).fill(sport))
  const offered = settings.oneClick ? undefined : fitting(turn, view, sport, count)
  if (offered) void turn.choose(offered)
}

export function pressCard(turn: Turn, view: MedaillesView, hand: string[], place: number): void {
  const card = hand[place]
  if (!turn.isOpen || card === undefined) return
  const sport = sportOf(card)
  if (!isUseful(turn, view, sport)) {
    turn.pick()
    return void turn.ask(`attempt discipline=${sport} k=1`)
  }
  const up = raised(turn, view)
  const count = up.sport === sport ? up.count : 0
  const isUp = raisedCards(turn, view, hand).includes(card)
  hold(turn, view, sport, isUp ? count - 1 : Math.min(view.bid_limit, count + 1))
}

/** Can a card of this sport be used now? */
export function isUseful(turn: Turn, view: MedaillesView, sport: string): boolean {
  return turn.actions.some((offered) => takes(offered, view).sport === sport)
}

/**
 * A card of the centre: a swap with what is held up, an attempt with what is held up, or the sport is taken up with one
 * card.
 */
export function pressCentre(turn: Turn, view: MedaillesView, place: number): void {
  const card = view.centre[place]
  if (!turn.isOpen || !card) return
  const sport = sportOf(card)
  const up = raised(turn, view)
  if (view.contest !== null) return void turn.ask(`attempt discipline=${sport} k=1`)
  if (up.sport && up.sport !== sport && view.phase === "final")
    return pressNamed(turn, `swap discipline=${up.sport} place=${place}`)
  if (up.sport === sport && turn.chosen?.parts["type"] === "attempt") return void turn.play()
  const [first] = turn.find({ type: "attempt", discipline: sport })
  if (!first)
    return void turn.ask(
      `attempt discipline=${sport} k=${[1, 2, 3].find((k) => ownerOf(view, sport, k) === undefined) ?? 1}`,
    )
  hold(turn, view, sport, Number(first.parts["k"]))
}

/** Chooses an action by its name; where it is not legal, says why. */
export function pressNamed(turn: Turn, named: string): void {
  if (!turn.isOpen) return
  const offered = turn.actions.find((one) => one.named === named)
  if (!offered) return void turn.ask(named)
  const { picks } = turn
  if (turn.chosen?.action !== offered.action) turn.pick(...picks)
  turn.press(offered)
}

/** The pot: what is held up is thrown away. */
export function pressPot(turn: Turn): boolean {
  const { sport } = heldUp(turn)
  if (!turn.isOpen || !sport) return false
  pressNamed(turn, `discard discipline=${sport}`)
  return true
}
