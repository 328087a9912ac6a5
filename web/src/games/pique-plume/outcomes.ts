/** What the next flip brings, as the server says, in words: each with the rule to read. */

import { birdOf } from "./view"
import { w } from "./words"
import type { PiquePlumeView } from "./shapes"

export interface OutcomeLine {
  text: string
  rule: string
}

export function outcomes(
  view: PiquePlumeView,
  viewer: number,
  names: string[],
): { found: OutcomeLine[]; missed: OutcomeLine[] } | undefined {
  const stakes = view.stakes[view.turn]
  if (!stakes) return undefined
  const { over, trap, given, follows } = stakes
  const name = (seat: number) => (seat === viewer ? w("you") : (names[seat] ?? ""))
  const as = (seat: number) => ({ who: seat === viewer ? "you" : "other", name: names[seat] ?? "" })
  const facts = { ...as(view.turn), goal: view.goal }
  const own = view.feathers[view.turn]?.length ?? 0

  const birds = over.map(birdOf).filter((seat) => seat !== undefined)
  const count = over.length - birds.length
  const won = over.reduce((sum, { feathers }) => sum + feathers.length, 0)
  const found: OutcomeLine[] = []
  if (over.length === 0) found.push({ text: w("steps", facts), rule: "PIQ-2.3" })
  else if (birds.length === 0) found.push({ text: w("jumps", { ...facts, count }), rule: "PIQ-3.2" })
  else {
    found.push({ text: w("overtakes", { ...facts, count, birds: birds.map(name).join(", ") }), rule: "PIQ-3.2" })
    found.push(
      won
        ? { text: w("plucks", { ...facts, count: won, total: own + won }), rule: "PIQ-3.3" }
        : { text: w("no-feather"), rule: "PIQ-3.4" },
    )
  }

  const missed: OutcomeLine[] = []
  if (trap === null) missed.push({ text: w("passes", as(follows)), rule: "PIQ-2.4" })
  else {
    const owner = { owner: name(trap), mine: trap === viewer ? "yes" : "no" }
    if (given) missed.push({ text: w("gives", { ...facts, ...owner, count: own - 1 }), rule: "PIQ-4.1" })
    missed.push({ text: w("takes-back", { ...as(follows), ...owner }), rule: given ? "PIQ-2.4" : "PIQ-4.3" })
  }
  return { found, missed }
}
