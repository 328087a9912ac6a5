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
  stakes: Stakes[] // of each seat; none when the game is over
  ending: string
}

/** A piece that a bird would jump over, and the feathers that this would cost it. */
export interface Passed {
  piece: string
  egg: number
  feathers: string[]
}

/**
 * What a flip of a seat decides: the jump, if the picture is found; else whose dropping is trodden on, and what that
 * costs.
 */
export interface Stakes {
  over: Passed[]
  trap: number | null
  given: string | null
  follows: number
}

/** The seat of a piece that is a bird. */
export function birdOf({ piece }: Passed): number | undefined {
  return piece.startsWith("bird-") ? Number(piece.slice("bird-".length)) : undefined
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
export function drawn(
  birds: number[],
  droppings: (number | null)[],
  more: Partial<PiquePlumeView> = {},
): PiquePlumeView {
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
    stakes: [],
    ending: "",
    ...more,
  }
}

const RING =
  "HEDGEHOG RABBIT EARTHWORM CORN_COB SNAIL FEATHER HEDGEHOG FLOWER CHICK FEATHER CATERPILLAR FRIED_EGG CHICK CATERPILLAR EARTHWORM COCK FRIED_EGG FLOWER COCK SNAIL NEST CORN_COB NEST RABBIT".split(
    " ",
  )
