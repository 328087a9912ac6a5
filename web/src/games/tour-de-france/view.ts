/** What the server tells of a position of the Tour de France, and what follows from it for the eye. */

import { figureHeader, ofKind } from "../../lib/board/events"
import { w } from "./words"
import type { TourDeFranceEvent, TourDeFranceView } from "./shapes"

// in the order of `jerseys`; `totals` has the last three
export const JERSEYS = ["yellow", "polka", "green", "white"] as const
export type JerseyName = (typeof JERSEYS)[number]
export const POINTS = ["polka", "green", "white"] as const
export const LETTERS = ["A", "B", "C"]

/** What a position needs for a drawing, the rest being as at the start. */
export function drawn(riders: number[], more: Partial<TourDeFranceView> = {}): TourDeFranceView {
  const each = <T>(value: T) => riders.map(() => value)
  return {
    type: "tour-de-france",
    header: figureHeader("tour-de-france", riders.length),
    phase: "roll",
    round: 3,
    turn: 0,
    order: riders.map((_, seat) => seat),
    riders,
    skip: each(0),
    extra: false,
    jokers: each(0),
    hands: each({ size: 0, cards: null, known: [] }),
    strategy: { unknown: 24, row: [] },
    surprise: { unknown: 30, row: [] },
    questions: { unknown: 62, row: [] },
    totals: each([0, 0, 0]),
    points: each({ polka: [], green: [], white: [] }),
    jerseys: [null, null, null, null],
    ties: [null, null, null],
    spent: [],
    dice: [],
    played: [],
    total: null,
    target: null,
    reach: [],
    sums: [],
    bounces: [],
    window: [],
    asked: null,
    to_ask: [],
    threat: null,
    question: null,
    card: null,
    right: null,
    given: null,
    rolls: [],
    ending: "",
    signs_printed: false,
    by_points: false,
    ...more,
  }
}

/** The jerseys that a seat wears, yellow first. */
export function jerseysOf(view: TourDeFranceView, seat: number): JerseyName[] {
  return JERSEYS.filter((_, i) => view.jerseys[i] === seat)
}

/** `+2`, `−3`: with a minus that looks like one. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A question as it is printed: its cards are written with plain spaces. */
export function typeset(text: string): string {
  return text.replace(/ ([?!;:»])/g, "\u202f$1").replaceAll("« ", "«\u202f")
}

/** The place of one card more among `reach`, `sums` and `bounces`, which go from −4 to +4. */
function placeIn(list: unknown[], value: number): number {
  return value + (list.length - 1) / 2
}

/** What one card more would make of the move. */
export function reachWith(view: TourDeFranceView, value: number): number | undefined {
  return view.reach[placeIn(view.reach, value)]
}

/** What the roll would come to with one card more. */
export function sumWith(view: TourDeFranceView, value: number): number | undefined {
  return view.sums[placeIn(view.sums, value)]
}

/** Is the way over the finish and back? */
export function isBounced(view: TourDeFranceView, value: number): boolean {
  return view.bounces[placeIn(view.bounces, value)] ?? false
}

/** The last roll to move, with the cards that were played on it. */
export interface LastRoll {
  seat: number
  dice: number[]
  cards: { seat: number; value: number }[]
  total: number
  number: number // how many there were before
}

/** The dice lie there until the next roll; those of a view without a past are on the table. */
export function lastRoll(log: TourDeFranceEvent[], view: TourDeFranceView): LastRoll | undefined {
  const rolls = log.flatMap((event, i) => (event.kind === "dice_rolled" && event.purpose === "move" ? [i] : []))
  const at = rolls.at(-1)
  const rolled = at === undefined ? undefined : log[at]
  if (rolled?.kind !== "dice_rolled") {
    const { dice, played: cards } = view
    return dice.length ? { seat: view.turn, dice, cards, total: view.total ?? 0, number: 0 } : undefined
  }
  const played = ofKind(log.slice(at), "strategy_played")
  const cards = played.map(({ seat, sign, value }) => ({ seat, value: sign === "minus" ? -value : value }))
  const total = played.at(-1)?.total ?? rolled.total
  return { seat: rolled.seat, dice: rolled.dice, cards, total, number: rolls.length - 1 }
}

/** What a seat has done, or may do, in the window of a roll. */
export interface Turned {
  seat: number
  state: "asked" | "later" | "done" | "none"
  cards: number[] // played, with their signs
}

/** Everybody in the order of the window. */
export function windowOf(view: TourDeFranceView): Turned[] {
  return view.window.map((seat) => {
    const cards = view.played.filter((one) => one.seat === seat).map((one) => one.value)
    const state =
      view.asked === seat
        ? "asked"
        : view.to_ask.includes(seat)
          ? "later"
          : cards.length || view.hands[seat]?.size
            ? "done"
            : "none"
    return { seat, state, cards }
  })
}

/** Headings of the log: the prologue, and every round. */
export function headings(lines: { id: string; event: TourDeFranceEvent }[]): Map<string, string> {
  const found = new Map<string, string>()
  let round = 1
  let isOpen = false
  for (const { id, event } of lines) {
    if (event.kind === "dice_rolled" && event.purpose === "prologue" && found.size === 0) found.set(id, w("prologue"))
    if (event.kind === "round_ended") {
      found.set(id, w("round-end", { round: event.round }))
      round = event.round + 1
      isOpen = false
    }
    if (event.kind === "dice_rolled" && event.purpose === "move" && !isOpen) {
      found.set(id, w("round", { round }))
      isOpen = true
    }
  }
  return found
}
