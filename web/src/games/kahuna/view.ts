/** What the server tells of a position of Kahuna, and what follows from it for the eye. */

import board from "../../../../src/tablee/games/kahuna/data/board.json"
import { figureHeader, ofKind } from "../../lib/board/events"
import { ISLANDS, LINES } from "./lagoon"
import { w } from "./words"
import type { KahunaEvent, KahunaView } from "./shapes"

export function stonesOf(view: KahunaView, seat: number): number {
  return view.stones.filter((owner) => owner === seat).length
}

export function linksOf(view: KahunaView, seat: number): number {
  return view.links.filter((owner) => owner === seat).length
}

/** Cards discarded by both, face up and face down. */
export function discarded(view: KahunaView): number {
  return view.discard.length + view.buried.reduce((sum, one) => sum + one.size, 0)
}

/** The card played last, if it has not been shuffled since: the discard of a view has no order. */
export function lastPlayed(view: KahunaView, log: KahunaEvent[]): string | undefined {
  const since = log.slice(log.map(({ kind }) => kind).lastIndexOf("pile_remade") + 1)
  const [played] = ofKind(since, "link_laid", "link_removed").reverse()
  const card = played?.kind === "link_laid" ? played.card : played?.cards.at(-1)
  return card !== undefined && view.discard.includes(card) ? card : view.discard.at(-1)
}

/** One of the three rounds: who won how much, nobody (null), or the stones of both while it is being played. */
export interface Round {
  number: number
  seat?: number | null
  points: number
  stones?: [number, number]
}

export function roundsOf(view: KahunaView, log: KahunaEvent[]): Round[] {
  const results = ofKind(log, "round_scored", "round_tied")
  return [1, 2, 3].map((number) => {
    const result = results[number - 1]
    if (result?.kind === "round_scored") return { number, seat: result.seat, points: result.points }
    if (result) return { number, seat: null, points: 0 }
    const isNow = number === results.length + 1 && !view.ending
    return { number, points: 0, ...(isNow ? { stones: [stonesOf(view, 0), stonesOf(view, 1)] } : {}) }
  })
}

/** A position for a drawing: links by seat, and by island who rules it. */
export function drawn(links: [string[], string[]], rulers: Record<string, number> = {}): KahunaView {
  const owners = LINES.map(({ name }) => {
    const seat = links.findIndex((names) => names.includes(name))
    return seat < 0 ? null : seat
  })
  const touching = (island: number, seat: number) =>
    LINES.filter((line, i) => line.ends.includes(island) && owners[i] === seat).length
  const none = { size: 0, cards: null }
  const hand = { ...none, known: [] }
  return {
    type: "kahuna",
    header: figureHeader("kahuna", 2),
    links: owners,
    stones: ISLANDS.map(({ name }) => rulers[name] ?? null),
    around: [0, 1].map((seat) => ISLANDS.map((_, island) => touching(island, seat))),
    needs: board.islands.map(({ need }) => need),
    hands: [hand, hand],
    row: [],
    pile: 0,
    discard: [],
    buried: [none, none],
    round: "1",
    score: [0, 0],
    dealer: 1,
    turn: 0,
    drew: [true, true],
    blank: 0,
    has_played: false,
    has_discarded: false,
    last_turns: 0,
    must_draw: false,
    points: 1,
    hand_limit: 0,
    sudden: "",
    handicap: 0,
    winner: null,
    ending: "",
  }
}

const ENDS_TURN: KahunaEvent["kind"][] = ["card_drawn", "row_card_taken", "turn_ended"]
const PLAYED: KahunaEvent["kind"][] = ["link_laid", "link_removed", "card_discarded", ...ENDS_TURN]

/** « Tour 3 » above what a player does first after the other has finished. */
export function headings(lines: { id: string; event: KahunaEvent }[]): Map<string, string> {
  const found = new Map<string, string>()
  let isBetween = true
  for (const { id, event } of lines) {
    if (isBetween && PLAYED.includes(event.kind)) {
      found.set(id, w("turn", { number: found.size + 1 }))
      isBetween = false
    }
    if (ENDS_TURN.includes(event.kind)) isBetween = true
  }
  return found
}
