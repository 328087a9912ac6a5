/** How a game ended: who stands where, and what it means for whoever reads it. */

import type { Result } from "../protocol"
import { t, type Book } from "./texts.svelte"

export type Tone = "won" | "lost" | "drawn" | "watched"

export interface Headline {
  title: string
  tone: Tone
}

/** Those who played together, with the place of their side. */
export interface Side {
  place: number
  seats: number[]
  score: number | undefined
}

/** The sides in the order of the result; a side ahead counts once, however many play on it. */
export function sidesOf(result: Result | null): Side[] {
  const bySide = new Map<number, number[]>()
  result?.places.forEach((_, seat) => {
    const side = result.sides[seat] ?? seat
    bySide.set(side, [...(bySide.get(side) ?? []), seat])
  })
  const best = (seats: number[]) => Math.min(...seats.map((seat) => result?.places[seat] ?? 1))
  const all = [...bySide.values()].map((seats) => ({ seats, best: best(seats) }))
  return all
    .map(({ seats, best }) => ({
      place: 1 + all.filter((other) => other.best < best).length,
      seats,
      score: result?.scores[seats[0]!],
    }))
    .sort((a, b) => a.place - b.place)
}

/** The place of each seat as people count it: that of its side. */
export function placesOf(result: Result | null): number[] {
  const sides = sidesOf(result)
  return (result?.places ?? []).map((_, seat) => sides.find(({ seats }) => seats.includes(seat))?.place ?? 1)
}

/** What it means for somebody with these seats: of all on one device the winner is named, not addressed. */
export function headlineOf(result: Result | null, names: string[], mine: number[], book: Book): Headline {
  const sides = sidesOf(result)
  const first = sides.filter(({ place }) => place === 1)
  if (!result || !first.length) return { title: t("outcome-over"), tone: "watched" }
  const winners = first.flatMap(({ seats }) => seats)
  const [me] = mine
  const isMine = mine.length === 1 && me !== undefined
  if (first.length > 1 && (first.length === sides.length || !isMine || winners.includes(me)))
    return { title: t("outcome-drawn"), tone: "drawn" }
  const listed = (seats: number[]) => book.listed(seats.map((seat) => names[seat] ?? ""))
  if (isMine && winners.includes(me)) {
    const mates = winners.filter((seat) => seat !== me)
    const title = mates.length ? t("outcome-you-with", { names: listed(mates) }) : t("outcome-you")
    return { title, tone: "won" }
  }
  const tone = isMine ? "lost" : "watched"
  return { title: t("outcome-wins", { names: listed(winners), count: winners.length }), tone }
}

/** How it ended, in one sentence. */
export function resultText(result: Result | null, names: string[], mine: number[], book: Book): string {
  if (!result) return ""
  if (result.places.length === 0) return t(`result-${result.ending}`)
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const listed = (seats: number[]) => book.listed(seats.map((seat) => names[seat] ?? ""))
  if (winners.length === names.length) return t("result-draw", { names: listed(winners) })
  const key = result.ending === "conceded" ? "result-conceded" : "result-win"
  const how = result.word && book.has(`ending-${result.word}`) ? book.text(`ending-${result.word}`) : ""
  const [me] = mine
  const isShared = sidesOf(result).filter(({ place }) => place === 1).length > 1
  const isMine = mine.length === 1 && me !== undefined && winners.includes(me) && !isShared
  const others = isMine ? winners.filter((seat) => seat !== me) : winners
  const who = !isMine ? "other" : others.length ? "team" : "you"
  return t(key, { names: listed(others), who, count: winners.length, how: how && ` ${how}` })
}
