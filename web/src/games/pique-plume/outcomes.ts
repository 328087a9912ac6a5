/** What the next flip brings, in words: only what the board shows, each with the rule to read. */

import { stakes, type PiquePlumeView } from "./view"
import { w } from "./words"

export interface Line {
  text: string
  rule: string
}

export function outcomes(view: PiquePlumeView, viewer: number, names: string[]): { found: Line[]; missed: Line[] } {
  const seat = view.turn
  const at = stakes(view, seat)
  const who = seat === viewer ? "you" : "other"
  const name = (one: number) => (one === viewer ? w("you") : (names[one] ?? ""))
  const facts = { who, name: names[seat] ?? "", goal: view.goal }
  const found: Line[] = []
  if (at.droppings && !at.birds.length) found.push({ text: w("jumps", { ...facts, count: at.droppings }), rule: "PIQ-3.2" })
  else if (at.birds.length) {
    const birds = at.birds.map((bird) => name(bird.seat)).join(", ")
    found.push({ text: w("overtakes", { ...facts, count: at.droppings, birds }), rule: "PIQ-3.2" })
    found.push(at.won ? { text: w("plucks", { ...facts, count: at.won, total: at.own + at.won }), rule: "PIQ-3.3" } : { text: w("no-feather"), rule: "PIQ-3.4" })
  } else found.push({ text: w("steps", facts), rule: "PIQ-2.3" })
  const next = (seat + 1) % view.birds.length
  const missed: Line[] = []
  if (at.trap && at.given) missed.push({ text: w("gives", { ...facts, owner: name(at.trap.seat), count: at.own - 1 }), rule: "PIQ-4.1" })
  const follower = { who: next === viewer ? "you" : "other", name: names[next] ?? "" }
  if (at.trap) missed.push({ text: w("takes-back", { ...follower, owner: name(at.trap.seat), mine: at.trap.seat === viewer ? "yes" : "no" }), rule: at.given ? "PIQ-2.4" : "PIQ-4.3" })
  else missed.push({ text: w("passes", follower), rule: "PIQ-2.4" })
  return { found, missed }
}
