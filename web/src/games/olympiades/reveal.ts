/** What is shown when all pads turn, and when an event is over: read out of what has just happened. */

import { ofKind } from "../../lib/board/events"
import { teamOf, type Said } from "./tiles/tile"
import type { ChoiceShown, OlympiadesEvent, OlympiadesView, Won } from "./shapes"

export interface ShownPad extends Said {
  seat: number
  paid: number // less than 0: gained
  dice: string[] // faces thrown
  metal: string | undefined
  brings: Brings | undefined
}

/** What became of an athlete: over the obstacle or down, so much of the score track lost, out of the fight. */
export interface Brings {
  what: "cleared" | "fell" | "hit" | "out"
  count: number
}

export interface Reveal {
  event: string
  pads: ShownPad[]
  won: Won[] // what was won or lost with it
  isFinished: boolean
  shot?: Shot | undefined
  sums: Sum[] // what the teams have set together
  follows: OlympiadesEvent[] // what else it brought, to be told in words
  tells: OlympiadesEvent[] // how the round ended, where no medal does
  before?: OlympiadesView | undefined // what stays behind it until it has been seen
}

/** « 1 × 4 = 4 »: the numbers of a team and what they came to. */
export interface Sum {
  team: number
  numbers: number[]
  sign: string // how they came to it; empty if they do not tell
  total: number
}

/** A shot in basketball: die and bid against what is always needed and what was bid to block. */
export interface Shot {
  die: string
  bid: number
  base: number
  blocks: number
  result: string
}

/** The choices that were shown together last; several rounds can follow one another without a decision. */
function lastGroup(news: OlympiadesEvent[]): { choices: ChoiceShown[]; after: OlympiadesEvent[] } {
  let choices: ChoiceShown[] = []
  let begin = 0
  news.forEach((event, place) => {
    if (event.kind !== "choice_shown") return
    const isNew = news[place - 1]?.kind !== "choice_shown"
    if (isNew) begin = place
    choices = isNew ? [event] : [...choices, event]
  })
  return { choices, after: news.slice(begin) }
}

/** Undefined if nothing was revealed and no event is over. */
export function revealOf(view: OlympiadesView, news: OlympiadesEvent[], before?: OlympiadesView): Reveal | undefined {
  const { choices, after } = lastGroup(news)
  const finished = view.history.at(-1)
  const isFinished = finished !== undefined && news.some(({ kind }) => kind === "event_begun" || kind === "game_ended")
  if (!choices.length && !isFinished) return undefined
  const given = isFinished
    ? finished.won
    : view.tile.won.filter((one) => ofKind(after, "medal_won").some(({ seat }) => seat === one.seat))
  const sum = (kind: "energy_paid" | "energy_gained", seat: number) =>
    ofKind(after, kind).reduce((total, event) => total + (event.seat === seat ? event.energy : 0), 0)
  const pads = choices.map(({ seat, choice, n, target }) => ({
    seat,
    type: choice,
    n: n ?? undefined,
    target: target ?? undefined,
    paid: sum("energy_paid", seat) - sum("energy_gained", seat),
    dice: ofKind(after, "die_thrown").flatMap((thrown) => (thrown.seat === seat ? [String(thrown.face)] : [])),
    metal: given.find((one) => one.seat === seat)?.metal,
    brings: bringsOf(seat, after, before),
  }))
  const isAlone = pads.some(({ metal }) => metal)
  pads.sort((a, b) => (isAlone ? (b.n ?? -1) - (a.n ?? -1) : teamOf(a.seat) - teamOf(b.seat)) || a.seat - b.seat)
  return {
    event: isFinished ? finished.event : view.tile.event,
    pads,
    won: given,
    isFinished,
    shot: shotOf(pads, after),
    sums: sumsOf(pads, after),
    follows: ofKind(after, "athlete_hit", "athlete_eliminated", "cube_moved", "medal_lost", "limit_reached"),
    tells: ofKind(
      after,
      "sums_compared",
      "shot_taken",
      "rider_fell",
      "athlete_hit",
      "athlete_eliminated",
      "cube_moved",
      "bar_lowered",
      "ball_taken",
    ),
    before,
  }
}

function bringsOf(seat: number, after: OlympiadesEvent[], before: OlympiadesView | undefined): Brings | undefined {
  const [told] = ofKind(after, "athlete_eliminated", "athlete_hit", "rider_fell", "obstacle_cleared").filter(
    (event) => event.seat === seat,
  )
  switch (told?.kind) {
    case "athlete_eliminated":
      return { what: "out", count: 0 }
    case "athlete_hit":
      return { what: "hit", count: (before?.tile.score[seat] ?? told.score) - told.score }
    case "rider_fell":
      return { what: "fell", count: 0 }
    case "obstacle_cleared":
      return { what: "cleared", count: 0 }
    default:
      return undefined
  }
}

/** What is told of both teams, with the numbers that make it, added or multiplied. */
function sumsOf(pads: ShownPad[], after: OlympiadesEvent[]): Sum[] {
  const [compared] = ofKind(after, "sums_compared")
  if (!compared) return []
  const totals = [compared.sun, compared.wave]
  const sides = totals.map((total, team) => ({
    team,
    total,
    numbers: pads.filter(({ seat, n }) => teamOf(seat) === team && n !== undefined).map(({ n }) => n!),
  }))
  const [one, other] = (["+", "×"] as const).map((sign) =>
    sides.every(({ numbers, total }) => comesTo(numbers, sign) === total),
  )
  const sign = one === other ? "" : one ? "+" : "×"
  return sides.map((side) => ({ ...side, sign: side.numbers.length > 1 ? sign : "" }))
}

function comesTo(numbers: number[], sign: "+" | "×"): number {
  return numbers.reduce((total, n) => (sign === "+" ? total + n : total * n), sign === "+" ? 0 : 1)
}

function shotOf(pads: ShownPad[], after: OlympiadesEvent[]): Shot | undefined {
  const [taken] = ofKind(after, "shot_taken")
  const shooter = pads.find(({ seat }) => seat === taken?.seat)
  if (!taken || !shooter) return undefined
  const blocks = pads.reduce((sum, { type, n }) => sum + (type === "block" ? (n ?? 0) : 0), 0)
  return {
    die: shooter.dice[0] ?? "?",
    bid: shooter.n ?? 0,
    base: taken.needed - blocks,
    blocks,
    result: taken.result,
  }
}

/** Who pays whose bid: for each who won a medal in track cycling, the place of the next lower bid. */
export function prices({ event, pads }: Reveal): { from: number; to: number }[] {
  if (event !== "track_cycling") return []
  return pads.flatMap(({ metal, n, paid }, from) => {
    const to = pads.findIndex((other) => (other.n ?? 0) < (n ?? 0))
    return metal && paid > 0 && to >= 0 ? [{ from, to }] : []
  })
}
