/** What a space does, for whoever points at it. */

import { trialOf, type Space } from "./road"
import type { TourDeFranceView } from "./shapes"
import { w } from "./words"

const UNTOLD = ["prologue", "finish"]

export function meaningOf(space: Space, view: TourDeFranceView): string {
  if (UNTOLD.includes(space.type)) return ""
  if (space.type !== "time_trial") return `. ${w(`space-${space.type}`)}`
  const key = view.spent.includes(space.pos) ? "space-time_trial-held" : "space-time_trial"
  return `. ${w(key)} ${w(`means-trial-${trialOf(space.pos)}`)}`
}
