/** What the server tells of a position of Pique Plume, and what follows from it for the eye. */

import { figureHeader } from "../../lib/board/events"
import { COLOURS, EGGS } from "./farmyard"
import { w } from "./words"
import type { Passed, PiquePlumeEvent, PiquePlumeView } from "./shapes"

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
export function headings(lines: { id: string; event: PiquePlumeEvent }[]): Map<string, string> {
  const found = new Map<string, string>()
  let isBetween = true
  for (const { id, event } of lines) {
    if (event.kind !== "tile_flipped") continue
    if (isBetween) found.set(id, w("turn", { number: found.size + 1 }))
    isBetween = !event.found
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
    type: "pique-plume",
    header: figureHeader("pique-plume", birds.length),
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
