/** What has just happened and is worth a little show: from the events of a moment. */

import type { Event } from "../../lib/texts.svelte"

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
  cards: { card: string; then: Event[] }[]
}

/** A question that chance has answered for a bot, or dice. */
export interface Answered {
  kind: "answered"
  event: Event
}

export type Show = Race | Surprise | Answered

const THEN = [
  "rider_advanced",
  "rider_bounced",
  "rider_dropped_back",
  "strategy_drawn",
  "strategy_lost",
  "strategy_deck_empty",
  "extra_turn_won",
  "joker_used",
]

function lanesOf(rolls: Event[]): Race["lanes"] {
  const seats = [...new Set(rolls.map((event) => Number(event["seat"])))]
  return seats.map((seat) => ({
    seat,
    rolls: rolls.filter((event) => event["seat"] === seat).map((event) => event["dice"] as number[]),
  }))
}

export function showsOf(news: Event[]): Show[] {
  return [
    ...trials(news),
    ...surprises(news),
    ...news.filter(({ kind }) => kind === "answered_by_chance").map((event) => ({ kind: "answered" as const, event })),
  ]
}

function trials(news: Event[]): Race[] {
  return news.flatMap((event, i) => {
    if (event.kind !== "trial_begun") return []
    const end = news.findIndex((one, at) => at > i && one.kind === "trial_won")
    const rolls = news.slice(i, end).filter((one) => one.kind === "dice_rolled" && one["purpose"] === "trial")
    return [
      {
        kind: "race" as const,
        purpose: "trial",
        space: Number(event["space"]),
        lanes: lanesOf(rolls),
        winner: Number(news[end]?.["seat"] ?? -1),
      },
    ]
  })
}

function surprises(news: Event[]): Surprise[] {
  const drawn = news.flatMap((event, i) => (event.kind === "surprise_drawn" ? [i] : []))
  const [first] = drawn
  if (first === undefined) return []
  const cards = drawn.map((at, i) => ({
    card: String(news[at]!["card"]),
    then: news
      .slice(at + 1, drawn[i + 1])
      .filter(({ kind }) => THEN.includes(kind))
      .slice(0, 2),
  }))
  return [{ kind: "surprise", seat: Number(news[first]!["seat"]), cards }]
}
