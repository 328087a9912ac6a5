/** How an event or a round ended, in a sentence: « Camille et Ana prennent l’or et paient 5. » */

import type { Book } from "../../lib/texts.svelte"
import type { Reveal } from "./reveal"
import type { Won } from "./shapes"
import { METALS } from "./tiles/tile"
import { w } from "./words"

const MOST = 3 // sentences of a round that brought no medal

export function verdict(shown: Reveal, names: string[], book: Book, viewer: number): string {
  const { won, isFinished } = shown
  const kept = won.filter(({ lost }) => !lost)
  const said = [
    ...METALS.flatMap((metal) => takenBy(metal, kept, shown, names, book, viewer)),
    ...won.flatMap(({ lost, team, metal }) => (lost ? [w("loses", { team: w(`team-${team}`), metal })] : [])),
  ]
  if (said.length) return said.join(" ")
  if (isFinished) return `${w("no-medal")}.`
  const round = shown.tells.slice(0, MOST).map((event) => book.event(event, names, viewer))
  return round.join(" ") || w("pads-open")
}

/** Who takes a metal; the first of them says what it cost, the others are only named. */
function takenBy(
  metal: string,
  won: Won[],
  { pads, sums }: Reveal,
  names: string[],
  book: Book,
  viewer: number,
): string[] {
  const mine = won.filter((one) => one.metal === metal)
  const isBest = won[0] !== undefined && METALS.find((one) => won.some((other) => other.metal === one)) === metal
  const seats = mine.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const teams = mine.flatMap(({ seat, team }) => (seat === null ? [team] : []))
  if (teams.length) {
    const totals = teams.length === 1 ? [...sums].sort((a, b) => b.total - a.total).map(({ total }) => total) : []
    const listed = book.listed(teams.map((team) => w(`team-${team}`)))
    const told = w("team-takes", { teams: listed, count: teams.length, metal })
    return [totals.length === 2 ? `${told.slice(0, -1)}${w("against", { more: totals[0]!, less: totals[1]! })}` : told]
  }
  if (!seats.length) return []
  const others = seats.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? "")
  const isMine = seats.includes(viewer)
  const listed = book.listed(isMine ? [...others, w("you-too")] : others)
  if (!isBest) return [w("also", { metal: w(`metal-${metal}`), names: listed })]
  const prices = new Set(seats.map((seat) => pads.find((pad) => pad.seat === seat)?.paid ?? 0))
  const [price = 0] = prices.size === 1 ? prices : []
  const who = isMine ? (others.length ? "us" : "you") : "other"
  return [w("takes", { who, names: listed, count: seats.length, metal, price: Math.max(0, price) })]
}
