/**
 * From cards and lines that are pressed to an action. Nothing here knows a rule: it only looks for legal actions that
 * fit.
 */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import type { KahunaView } from "./shapes"

/** The cards an action is paid with. */
export function cardsOf(offered: OfferedAction): string[] {
  const { card, cards } = offered.parts
  return card ? [card] : cards ? cards.split("+") : []
}

export function handOf(view: KahunaView, viewer: number): string[] {
  return view.hands[viewer]?.cards ?? []
}

/** The places of the cards that are held up: those that were picked, else those that an advised action is paid with. */
export function heldPlaces(turn: Turn, hand: string[]): string[] {
  return turn.picks.length || !turn.chosen ? turn.picks : placesOf(turn.chosen, hand).map(String)
}

/** The names of these cards. */
export function picked(turn: Turn, hand: string[]): string[] {
  return heldPlaces(turn, hand).flatMap((place) => hand[Number(place)] ?? [])
}

/** Where the cards lie that an action is paid with, those already up first. */
function placesOf(offered: OfferedAction, hand: string[], up: number[] = []): number[] {
  const places: number[] = []
  for (const card of cardsOf(offered)) {
    const place = [...up, ...hand.keys()].find((one) => hand[one] === card && !places.includes(one))
    if (place !== undefined) places.push(place)
  }
  return places
}

function same(one: string[], other: string[]): boolean {
  return [...one].sort().join() === [...other].sort().join()
}

function includes(cards: string[], held: string[]): boolean {
  const rest = [...cards]
  return held.every((card) => {
    const place = rest.indexOf(card)
    if (place >= 0) rest.splice(place, 1)
    return place >= 0
  })
}

/** The actions on a line that the cards held up can pay; with none held up, all. */
export function onLine(turn: Turn, line: string, held: string[]): OfferedAction[] {
  const all = turn.find({ line })
  const exact = all.filter((offered) => same(cardsOf(offered), held))
  return exact.length && held.length ? exact : all.filter((offered) => includes(cardsOf(offered), held))
}

/** Does a line glow? Only for what is held up, or where no card is needed. */
export function glows(turn: Turn, line: string, held: string[]): boolean {
  return turn.find({ line }).some((offered) => same(cardsOf(offered), held))
}

/** The card that is missing beside the one held up for an action on a line, if there is one. */
export function missing(turn: Turn, line: string, held: string[]): string | undefined {
  if (held.length !== 1) return undefined
  const pairs = turn.find({ line }).map(cardsOf)
  const pair = pairs.find((cards) => cards.length === 2 && includes(cards, held))
  return pair?.[1 - pair.indexOf(held[0]!)]
}

/** Holds up the cards that an action is paid with, those already up first, and chooses it. */
export function choose(turn: Turn, offered: OfferedAction, hand: string[]): void {
  turn.pick(...placesOf(offered, hand, turn.picks.map(Number)).map(String))
  void turn.choose(offered)
}

export function pressLine(turn: Turn, line: string, hand: string[], isFree: boolean): void {
  if (!turn.isOpen) return
  if (turn.chosen?.parts["line"] === line) return void turn.play()
  const held = picked(turn, hand)
  const fitting = onLine(turn, line, held)
  const [only, other] = fitting
  if (only && !other) return choose(turn, only, hand)
  if (only) return turn.offer(fitting)
  const ends = line.split("-")
  const card =
    held.find((name) => ends.includes(name)) ?? held[0] ?? hand.find((name) => ends.includes(name)) ?? ends[0]
  void turn.ask(isFree ? `place_link line=${line} card=${card}` : `remove_link line=${line} cards=${ends.join("+")}`)
}

export function pressCard(turn: Turn, place: number, hand: string[]): void {
  const card = hand[place]
  if (!turn.isOpen || card === undefined) return
  if (turn.picks.includes(String(place))) return turn.pick(...turn.picks.filter((one) => one !== String(place)))
  const [discard] = turn.find({ type: "discard", card })
  if (discard) return choose(turn, discard, hand)
  const [first] = turn.picks
  const pair = first === undefined ? [] : [hand[Number(first)]!, card]
  const isPair = turn.picks.length === 1 && turn.actions.some((offered) => same(cardsOf(offered), pair))
  turn.pick(...(isPair ? [first!, String(place)] : [String(place)]))
  if (!isPair && !turn.actions.some((offered) => cardsOf(offered).includes(card))) void turn.ask(`discard card=${card}`)
}

/** Chooses an action that needs nothing else; where it is not legal, says why. */
export function press(turn: Turn, named: string): void {
  if (!turn.isOpen) return
  const offered = turn.actions.find((one) => one.named === named)
  if (!offered) return void turn.ask(named)
  if (turn.chosen?.action === offered.action) return void turn.play()
  turn.pick()
  void turn.choose(offered) // it ends the turn: asked once, whatever could be taken back
}
