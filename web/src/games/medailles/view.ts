/** What the server tells of a position of Médailles, and what follows from it for the eye. */

import { sportOf, SPORTS } from "./athletes"
import { w } from "./words"
import type { MedaillesEvent, MedaillesView, Medal } from "./shapes"

/** What a seat does in the running contest, as all can see it. */
export type Part = "" | "turn" | "attempts" | "raises" | "beaten" | "counters" | "asked" | "silent" | "waits"

/** The seats clockwise, beginning after the viewer, or with the viewer; onlookers see them from the first on. */
export function around(view: MedaillesView, viewer: number, withOwn: boolean): number[] {
  const players = view.hands.length
  const seats = Array.from({ length: players }, (_, i) => (Math.max(0, viewer) + i) % players)
  return withOwn || viewer < 0 ? seats : seats.slice(1)
}

function steps(view: MedaillesView, seat: number): number {
  return (seat - view.turn + view.hands.length) % view.hands.length
}

export function partOf(view: MedaillesView, seat: number): Part {
  if (view.ending) return ""
  if (view.contest === null) return view.turn === seat ? "turn" : ""
  const bid = view.bids.findIndex((one) => one.seat === seat)
  if (bid >= 0 && bid < view.bids.length - 1) return "beaten"
  if (bid >= 0) return bid ? "raises" : "attempts"
  if (view.countered === seat) return "counters"
  if (view.asked === seat) return "asked"
  return steps(view, seat) < steps(view, view.asked ?? view.turn) ? "silent" : "waits"
}

/** Has the question gone by this seat on its way round, or come to it? */
export function isReached(view: MedaillesView, seat: number): boolean {
  return view.contest !== null && steps(view, seat) <= steps(view, view.asked ?? view.turn)
}

/** The cards that lie before a seat: those it bids, or those it has shown to counter and taken back. */
export function presented(view: MedaillesView, seat: number): string[] {
  const bid = view.bids.find((one) => one.seat === seat)
  if (bid) return bid.cards
  if (view.countered !== seat) return []
  return (view.hands[seat]?.shown ?? []).filter((card) => sportOf(card) === view.contest).slice(0, highest(view))
}

/** The number of cards of the highest bid. */
export function highest(view: MedaillesView): number {
  return view.bids.at(-1)?.cards.length ?? 0
}

export function ownerOf(view: MedaillesView, sport: string, metal: number): number | undefined {
  return view.medals.find((one) => one.discipline === sport && one.medal === metal)?.seat
}

/** The medals of a seat, gold first. */
export function medalsOf(view: MedaillesView, seat: number): Medal[] {
  return view.medals.filter((one) => one.seat === seat).sort((a, b) => b.medal - a.medal)
}

/**
 * A hand sorted by sport; within a sport in the order in which the cards will leave it: those seen by all, then the
 * oldest.
 */
export function handOf(view: MedaillesView, seat: number): string[] {
  const shown = view.hands[seat]?.shown ?? []
  const leaving = [...shown, ...(view.hands[seat]?.cards ?? []).filter((card) => !shown.includes(card))]
  const rank = (card: string) => SPORTS.findIndex(({ id }) => id === sportOf(card))
  return leaving
    .map((card, place) => ({ card, place }))
    .sort((a, b) => rank(a.card) - rank(b.card) || a.place - b.place)
    .map(({ card }) => card)
}

export function partnerOf(view: MedaillesView, seat: number): number | undefined {
  return view.partners[seat] ?? undefined
}

/** In teams, the other one first and the viewer's below it, the viewer last. */
export function groups(view: MedaillesView, viewer: number): number[][] | undefined {
  if (partnerOf(view, 0) === undefined) return undefined
  const isOwn = (seat: number) =>
    seat === viewer || partnerOf(view, Math.max(0, viewer)) === seat || (viewer < 0 && seat === 0)
  const seats = view.score.map((_, seat) => seat)
  const own = seats.filter(isOwn).sort((a, b) => Number(a === viewer) - Number(b === viewer))
  return [seats.filter((seat) => !isOwn(seat)), own]
}

/** Points of a seat; in teams those of both partners. */
export function pointsOfSide(view: MedaillesView, seat: number): number {
  const partner = partnerOf(view, seat)
  return (view.score[seat] ?? 0) + (partner === undefined ? 0 : (view.score[partner] ?? 0))
}

/** Medals of a seat; in teams those of both partners. */
export function medalsOfSide(view: MedaillesView, seat: number): number {
  const partner = partnerOf(view, seat)
  return view.medals.filter((one) => one.seat === seat || one.seat === partner).length
}

/** What a seat did in a contest that is over. */
export interface Did {
  cards: string[]
  how: "won" | "beaten" | "spoiled" | "countered"
}

/** The last contest, seat by seat, until the next turn begins: who bid what, and what became of it. */
export function contestOf(log: MedaillesEvent[]): Map<number, Did> | undefined {
  const begin = log.map(({ kind }) => BEGINS_TURN.includes(kind)).lastIndexOf(true)
  if (log[begin]?.kind !== "medal_attempted") return undefined
  const told = log.slice(begin)
  const winner = told.find((event) => event.kind === "medal_won")
  const spoiler = told.find((event) => event.kind === "medal_spoiled")
  if (!winner && !spoiler) return undefined
  const found = new Map<number, Did>()
  for (const event of told) {
    if (event.kind === "medal_attempted" || event.kind === "bid_raised") {
      for (const one of found.values()) if (one.how !== "countered") one.how = "beaten"
      found.set(event.seat, { cards: event.cards, how: winner ? "won" : "spoiled" })
    } else if (event.kind === "bid_countered") found.set(event.seat, { cards: event.cards, how: "countered" })
  }
  return found
}

const BEGINS_TURN: MedaillesEvent["kind"][] = ["card_discarded", "medal_attempted", "card_swapped", "turn_passed"]

/** « Tour 3 » above what a player does in a turn. */
export function headings(lines: { id: string; event: MedaillesEvent }[]): Map<string, string> {
  const turns = lines.filter(({ event }) => BEGINS_TURN.includes(event.kind))
  return new Map(turns.map(({ id }, i) => [id, w("turn", { number: i + 1 })]))
}
