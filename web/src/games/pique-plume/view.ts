/** What the server tells of a position of Pique Plume, and what follows from it for the eye. */

import type { Event } from "../../lib/texts.svelte"
import { COLOURS, EGGS } from "./farmyard"
import { w } from "./words"

export interface PiquePlumeView {
  eggs: string[]
  yard: (string | null)[] // only what is shown now
  showing: number | null
  birds: number[]
  feathers: string[][]
  droppings: (number | null)[]
  targets: number[]
  goal: number
  turn: number
  turns: number
  asked: number[]
  ending: string
}

/** A piece on an egg. */
export interface Piece {
  egg: number
  kind: "bird" | "dropping"
  seat: number
}

export function pieceOn(view: PiquePlumeView, egg: number): Piece | undefined {
  const bird = view.birds.indexOf(egg)
  if (bird >= 0) return { egg, kind: "bird", seat: bird }
  const dropping = view.droppings.indexOf(egg)
  return dropping >= 0 ? { egg, kind: "dropping", seat: dropping } : undefined
}

/** What stands between a bird and the egg it wants, nearest first. */
export function onTheWay(view: PiquePlumeView, seat: number): Piece[] {
  const [from, to] = [view.birds[seat]!, view.targets[seat]!]
  const count = (to - from + EGGS) % EGGS
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => pieceOn(view, (from + 1 + i) % EGGS)).filter((piece) => piece !== undefined)
}

/** What a flip of this seat decides: feathers to be won, and the one that a dropping right in front would cost. */
export function stakes(view: PiquePlumeView, seat: number) {
  const way = onTheWay(view, seat)
  const birds = way.filter(({ kind }) => kind === "bird").map((piece) => ({ ...piece, feathers: view.feathers[piece.seat] ?? [] }))
  const [first] = way
  const trap = first?.kind === "dropping" ? first : undefined
  const own = view.feathers[seat] ?? []
  const given = trap && trap.seat !== seat ? own.at(-1) : undefined
  return { birds, droppings: way.length - birds.length, won: birds.reduce((sum, { feathers }) => sum + feathers.length, 0), trap, given, own: own.length }
}

/** « Tour 3 » above the first flip after one that found nothing. */
export function headings(lines: { id: string; event: Event }[]): Map<string, string> {
  const found = new Map<string, string>()
  let isBetween = true
  for (const { id, event } of lines.filter((line) => line.event.kind === "tile_flipped")) {
    if (isBetween) found.set(id, w("turn", { number: found.size + 1 }))
    isBetween = !event["found"]
  }
  return found
}

export function seatOf(colour: string): number {
  return COLOURS.indexOf(colour)
}

/** A position for a drawing: every other egg as in an ordinary game, birds and droppings where they are told. */
export function drawn(birds: number[], droppings: (number | null)[], more: Partial<PiquePlumeView> = {}): PiquePlumeView {
  const taken = [...birds, ...droppings]
  const ahead = (egg: number): number => (taken.includes((egg + 1) % EGGS) ? ahead((egg + 1) % EGGS) : (egg + 1) % EGGS)
  return {
    eggs: RING,
    yard: Array.from({ length: 12 }, () => null),
    showing: null,
    birds,
    feathers: birds.map((_, seat) => [COLOURS[seat]!]),
    droppings,
    targets: birds.map(ahead),
    goal: Math.min(4, birds.length),
    turn: 0,
    turns: 0,
    asked: [],
    ending: "",
    ...more,
  }
}

const RING = "HEDGEHOG RABBIT EARTHWORM CORN_COB SNAIL FEATHER HEDGEHOG FLOWER CHICK FEATHER CATERPILLAR FRIED_EGG CHICK CATERPILLAR EARTHWORM COCK FRIED_EGG FLOWER COCK SNAIL NEST CORN_COB NEST RABBIT".split(" ")
