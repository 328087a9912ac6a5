/** The drawings of the rule book, made by the board itself: on the course for beginners. */

import { telling } from "../../lib/board/events"
import type { Figure } from "../../lib/board/game"
import { drawn } from "./view"
import type { BiathlonEvent, BiathlonView } from "./shapes"

const told = telling<BiathlonEvent>({ both: false, ahead: 0, seat: 0, nation: "nor" })
const moved = (...spaces: string[]) => spaces.map((space) => told("skier_moved", { space }))

const START: Figure["crop"] = [230, 90, 440, 220]
const BEND: Figure["crop"] = [620, 270, 330, 260]
const EAST: Figure["crop"] = [620, 400, 330, 270]
const SOUTH: Figure["crop"] = [440, 670, 380, 240]
const WEST: Figure["crop"] = [260, 650, 380, 250]
const WHITE: Figure["crop"] = [60, 470, 320, 280]
const GOAL: Figure["crop"] = [50, 240, 300, 260]

const FIGURES: Record<string, Figure<BiathlonView, BiathlonEvent>> = {
  "BIA-1.1": { view: drawn(["START", "START", "START", "START", "START"]), crop: [0, 0, 980, 980] },
  "BIA-6.2": { view: drawn(["r4.2", "r6.3"], { ways: [] }), preview: moved("r5.2", "r5.1", "r6.1"), crop: START },
  "BIA-6.5": { view: drawn(["r34.2", "r32.1"]), preview: moved("r35.3"), crop: WHITE },
  "BIA-6.6": {
    view: drawn(["r3.2", "r5.2"]),
    preview: [...moved("r4.2", "r5.2"), told("endurance_paid", { marker: 1, colour: "R" })],
    crop: START,
  },
  "BIA-7.2": {
    view: drawn(["r3.1", "r5.2", "r9.2"], {
      phase: "draft",
      active: 2,
      asked: 1,
      start: "r6.2",
      trail: ["r7.2", "r8.2", "r9.2"],
      draft_path: ["r6.2", "r7.2", "r8.2"],
    }),
    preview: [told("draft_taken", { seat: 1, nation: "ger", leader: "fra" })],
    crop: [480, 90, 380, 230],
  },
  "BIA-8.1": {
    view: drawn(["r12.1", "r14.2"]),
    preview: [told("movement_begun", { steps: 2 }), ...moved("r13.1", "r14.1")],
    crop: BEND,
  },
  "BIA-8.3": { view: drawn(["START", "r1.2", "START"]), preview: moved("r1.2"), crop: START },
  "BIA-8.4": { view: drawn(["r23.1", "r24.1"]), preview: moved("r24.1", "r25.1"), crop: SOUTH },
  "BIA-9.1": { view: drawn(["r14.2", "S16", "r15.3"]), preview: moved("r15.2", "S16"), crop: EAST },
  "BIA-10.2": {
    view: drawn(["S27", "P27.2"]),
    preview: [...moved("P27.1", "P27.2", "P27.3"), told("lap_skied", { misses: 0 })],
    crop: WEST,
  },
  "BIA-12.1": {
    view: drawn(["r38.2", "FINISH", "r37.1"]),
    preview: [...moved("r39.2"), told("finish_crossed", { place: 2 })],
    crop: GOAL,
  },
}

export function figures(rule: string): Figure<BiathlonView, BiathlonEvent> | undefined {
  return FIGURES[rule]
}
