/** What has just happened and is worth a little show: from the events of a moment. */

import { ofKind } from "../../lib/board/events"
import type { AnsweredByChance, DiceRolled, JerseyTaken, TourDeFranceEvent } from "./shapes"

/** All riders roll: the prologue, a time trial, a tie. A rider rolls again if he is level with another. */
export interface Race {
  kind: "race"
  purpose: string
  space: number
  lanes: { seat: number; rolls: number[][] }[]
  winner: number
}

/** A surprise card, and the one that its space brought after it. */
export interface Surprise {
  kind: "surprise"
  seat: number
  cards: { card: string; then: TourDeFranceEvent[] }[]
}

/** A question that chance has answered for a bot, or dice. */
export interface Answered {
  kind: "answered"
  event: AnsweredByChance
}

/** Jerseys that have a new wearer. */
export interface Ceremony {
  kind: "ceremony"
  taken: JerseyTaken[]
}

export type Show = Race | Surprise | Answered | Ceremony

const THEN = [
  "rider_advanced",
  "rider_bounced",
  "rider_dropped_back",
  "strategy_drawn",
  "strategy_lost",
  "strategy_deck_empty",
  "extra_turn_won",
  "joker_used",
] as const

function lanesOf(rolls: DiceRolled[]): Race["lanes"] {
  const seats = [...new Set(rolls.map(({ seat }) => seat))]
  return seats.map((seat) => ({ seat, rolls: rolls.filter((roll) => roll.seat === seat).map(({ dice }) => dice) }))
}

export function showsOf(news: TourDeFranceEvent[]): Show[] {
  return [
    ...ceremonies(news),
    ...trials(news),
    ...surprises(news),
    ...ofKind(news, "answered_by_chance").map((event) => ({ kind: "answered" as const, event })),
  ]
}

/** At the end of a round; those of the end are shown on the podium. */
function ceremonies(news: TourDeFranceEvent[]): Ceremony[] {
  const taken = ofKind(news, "jersey_taken")
  const isRound = ofKind(news, "round_ended").length && !ofKind(news, "game_ended").length
  return taken.length && isRound ? [{ kind: "ceremony", taken }] : []
}

function trials(news: TourDeFranceEvent[]): Race[] {
  return news.flatMap((event, i) => {
    if (event.kind !== "trial_begun") return []
    const [won] = ofKind(news.slice(i), "trial_won")
    const rolls = ofKind(news.slice(i, won && news.indexOf(won)), "dice_rolled")
    return [
      {
        kind: "race" as const,
        purpose: "trial",
        space: event.space,
        lanes: lanesOf(rolls.filter(({ purpose }) => purpose === "trial")),
        winner: won?.seat ?? -1,
      },
    ]
  })
}

function surprises(news: TourDeFranceEvent[]): Surprise[] {
  const drawn = ofKind(news, "surprise_drawn")
  const [first] = drawn
  if (!first) return []
  const cards = drawn.map((event, i) => {
    const next = drawn[i + 1]
    const after = news.slice(news.indexOf(event) + 1, next && news.indexOf(next))
    return { card: event.card, then: ofKind(after, ...THEN).slice(0, 2) }
  })
  return [{ kind: "surprise", seat: first.seat, cards }]
}
