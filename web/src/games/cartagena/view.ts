/** What the server tells of a position of Cartagena, and what follows from it for the eye. */

import { figureHeader } from "../../lib/board/events"
import { seatOf } from "../../lib/texts.svelte"
import { w } from "./words"
import type { CartagenaEvent, CartagenaView } from "./shapes"

export const SYMBOLS = ["bottle", "pistol", "hat", "skull", "dagger", "key"] // in the order of `discard` and `ahead`
export const START = 0
export const CARD = "M6.5 1.5h7v10h-7zM6.5 4.5h-4v10h7v-3" // the sign of cards, in a box of 16

export function countAt(view: CartagenaView, seat: number, place: number): number {
  return view.pirates[seat]?.filter((one) => one === place).length ?? 0
}

/** The pirates of a seat, those that stand together as one group, and how far each is: 0 at the start, 1 aboard. */
export function bandOf(view: CartagenaView, seat: number): { place: number; count: number; way: number }[] {
  const places = [...new Set(view.pirates[seat] ?? [])].sort((a, b) => a - b)
  return places.map((place) => ({ place, count: countAt(view, seat, place), way: place / view.boat }))
}

/** Places on a line from low to high, in order, that are moved as little as can be to stand so far apart. */
export function spread(places: number[], apart: number, low: number, high: number): number[] {
  const clusters: number[][] = []
  const startOf = (cluster: number[]) => {
    const wide = (cluster.length - 1) * apart
    const middle = cluster.reduce((sum, place) => sum + place, 0) / cluster.length
    return Math.min(high - wide, Math.max(low, middle - wide / 2))
  }
  const isClose = (last: number[] | undefined, next: number[]) =>
    last !== undefined && startOf(next) - startOf(last) < last.length * apart
  for (const place of places) {
    let cluster = [place]
    while (isClose(clusters.at(-1), cluster)) cluster = [...clusters.pop()!, ...cluster]
    clusters.push(cluster)
  }
  return clusters.flatMap((cluster) => cluster.map((_, i) => startOf(cluster) + i * apart))
}

/** How much of its whole way a band has gone. */
export function wayOf(view: CartagenaView, seat: number): number {
  const pirates = view.pirates[seat] ?? []
  return pirates.reduce((sum, place) => sum + place, 0) / (view.boat * pirates.length || 1)
}

export function discarded(view: CartagenaView): number {
  return view.discard.reduce((sum, count) => sum + count, 0)
}

/** Cards by symbol, those there are none of too. */
export function tally(cards: string[]): number[] {
  return SYMBOLS.map((symbol) => cards.filter((card) => card === symbol).length)
}

/** A place as actions name it. */
export function nameOf(view: CartagenaView, place: number): string {
  return place === START ? "start" : place === view.boat ? "boat" : String(place)
}

export function placeOf(view: CartagenaView, name: string): number {
  return name === "start" ? START : name === "boat" ? view.boat : Number(name)
}

const ACTS: CartagenaEvent["kind"][] = ["pirate_advanced", "pirate_boarded", "pirate_retreated", "turn_ended"]

/** « Tour 3 » above what a player does first after somebody else. */
export function headings(lines: { id: string; event: CartagenaEvent }[]): Map<string, string> {
  const found = new Map<string, string>()
  let last: number | undefined
  for (const { id, event } of lines.filter((line) => ACTS.includes(line.event.kind))) {
    if (seatOf(event) !== last) found.set(id, w("turn", { number: found.size + 1 }))
    last = seatOf(event)
  }
  return found
}

const DRAWN = [
  "hat key pistol bottle skull dagger dagger pistol hat bottle skull key",
  "hat dagger key bottle pistol skull skull hat pistol key bottle dagger",
  "skull hat dagger key bottle pistol bottle pistol hat dagger key skull",
]
  .join(" ")
  .split(" ")

/** A position for a drawing: where the pirates of each seat are. */
export function drawn(...pirates: number[][]): CartagenaView {
  const hands = pirates.map(() => ({ size: 0, cards: null, known: [] }))
  const discard = SYMBOLS.map(() => 0)
  return {
    type: "cartagena",
    header: figureHeader("cartagena", pirates.length),
    layout: [],
    track: DRAWN,
    boat: DRAWN.length + 1,
    pirates,
    hands,
    pile: 0,
    row: [],
    discard,
    turn: 0,
    actions_left: 3,
    actions: 3,
    turn_count: 0,
    idle_streak: 0,
    reach: [],
    winner: null,
    ending: "",
  }
}
