/** The drawings of the rule book, made by the board itself. */

import { telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import { drawn } from "./view"
import type { Passed, PiquePlumeEvent, PiquePlumeView } from "./shapes"

const told = telling<PiquePlumeEvent>({ seat: 0 })
const jumped = (egg: number, ...over: string[]) => told("bird_jumped", { egg, over })
const plucked = (bird: number, ...feathers: string[]) =>
  told("bird_plucked", { bird, count: feathers.length, feathers })

const over = (egg: number, piece: string, ...feathers: string[]): Passed => ({ piece, egg, feathers })
const atStake = (given: string | null, ...passed: Passed[]) => ({
  stakes: [{ over: passed, trap: null, given, follows: 1 }],
})

const WHOLE: Figure["crop"] = [40, 0, 920, 848]
const NORTH_EAST: Figure["crop"] = [440, 0, 500, 400]

const FIGURES: Record<string, Figure<PiquePlumeView, PiquePlumeEvent>> = {
  "PIQ-1.3": { view: drawn([0, 6, 12, 18], [23, 5, 11, 17]), crop: WHOLE },
  "PIQ-2.2": {
    view: drawn([1, 9], [13, 20], {
      showing: 4,
      yard: drawn([], []).yard.map((_, slot) => (slot === 4 ? "EARTHWORM" : null)),
    }),
    crop: [440, 90, 500, 400],
  },
  "PIQ-2.3": { view: drawn([1, 9], [13, 20]), preview: [told("bird_moved", { egg: 2 })], crop: NORTH_EAST },
  "PIQ-3.2": {
    view: drawn([1, 9, 3, 17], [13, 20, 2, 12], atStake("RED", over(2, "dropping-2"), over(3, "bird-2", "YELLOW"))),
    preview: [jumped(4, "dropping-2", "bird-2"), plucked(2, "YELLOW")],
    crop: NORTH_EAST,
  },
  "PIQ-3.3": {
    view: drawn([1, 2, 3, 17], [13, 20, 9, 12], atStake(null, over(2, "bird-1", "BLUE"), over(3, "bird-2", "YELLOW"))),
    preview: [jumped(4, "bird-1", "bird-2"), plucked(1, "BLUE"), plucked(2, "YELLOW")],
    crop: NORTH_EAST,
  },
  "PIQ-4.1": {
    view: drawn([1, 9], [13, 2], atStake("RED", over(2, "dropping-1"))),
    preview: [told("feather_given", { bird: 1, feathers: ["RED"] })],
    crop: NORTH_EAST,
  },
  "PIQ-4.6": {
    view: drawn([9, 4, 1], [null, 20, 15], { turn: 1 }),
    preview: [told("dropping_placed", { egg: 5 })],
    crop: [500, 60, 460, 368],
  },
}

export function figures(rule: string): Figure<PiquePlumeView, PiquePlumeEvent> | undefined {
  return FIGURES[rule]
}
