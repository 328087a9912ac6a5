/** What is shown when all pads turn, and when an event is over: read out of what has just happened. */

import { ofKind } from "../../lib/board/events"
import { teamOf, type Said } from "./tiles/tile"
import type { ChoiceShown, OlympiadesEvent, OlympiadesView, Won } from "./shapes"

export interface ShownPad extends Said {
  seat: number
  paid: number // less than 0: gained
  dice: string[] // faces thrown
  metal: string | undefined
}

export interface Reveal {
  event: string
  pads: ShownPad[]
  won: Won[] // what was won or lost with it
  isFinished: boolean
  shot?: Shot | undefined
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
export function revealOf(view: OlympiadesView, news: OlympiadesEvent[]): Reveal | undefined {
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
  }))
  const isAlone = pads.some(({ metal }) => metal)
  pads.sort((a, b) => (isAlone ? (b.n ?? -1) - (a.n ?? -1) : teamOf(a.seat) - teamOf(b.seat)) || a.seat - b.seat)
  return {
    event: isFinished ? finished.event : view.tile.event,
    pads,
    won: given,
    isFinished,
    shot: shotOf(pads, after),
  }
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
