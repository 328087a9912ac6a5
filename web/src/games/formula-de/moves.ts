/** From what is pressed to an action. Nothing here knows a rule: prices and routes are the server's. */

import type { OfferedAction, Turn } from "../../lib/board/turn.svelte"
import { FINISH } from "./view"
import { w } from "./words"
import type { Drive, FormulaDeView } from "./shapes"

export interface Target extends Drive {
  offered: OfferedAction
  cell: string // where it is drawn: the end, or the last cell on the way to the finish
  littered: boolean // debris lies on the way
}

/** Of the moves to each end the one with the fewest brake points. */
export function cheapest(drives: Drive[]): Drive[] {
  const out = new Map<string, Drive>()
  for (const drive of drives) if ((out.get(drive.to)?.brakes ?? Infinity) > drive.brakes) out.set(drive.to, drive)
  return [...out.values()]
}

/** Where the roll can lead, one move for each end: that with the fewest brake points, or with so many. */
export function targetsOf(view: FormulaDeView, turn: Turn, brakes: number): Target[] {
  const fitting = view.moves.filter((drive) => brakes < 0 || drive.brakes === brakes)
  const targets = cheapest(fitting).flatMap((drive) => {
    const [offered] = turn.find({ type: "move", to: drive.to, brakes: String(drive.brakes) })
    const cell = drive.to === FINISH ? (drive.route.at(-1) ?? "") : drive.to
    return offered
      ? [{ ...drive, offered, cell, littered: drive.route.some((name) => view.debris.includes(name)) }]
      : []
  })
  return targets.sort((a, b) => a.brakes - b.brakes || a.tyres - b.tyres || a.slot - b.slot)
}

/** What a move costs and brings, in words. */
export function priceOf({ brakes, tyres, spin, blocked, littered }: Target, sign = ""): string {
  const costs = [
    brakes && sign + w("brakes", { count: brakes }),
    tyres && sign + w("tyres", { count: tyres }),
    spin && w("spin"),
    blocked && w("blocked"),
  ].filter(Boolean)
  return [...(costs.length ? costs : [w("free")]), ...(littered ? [w("littered")] : [])].join(", ")
}

/** How many brake points the moves ask for. */
export function brakesOf(view: FormulaDeView): number[] {
  return [...new Set(view.moves.map((move) => move.brakes))].sort()
}

/** Which brakes are looked at first: none, where that costs nothing; else all of them, as a lesson does. */
export function firstBrakes(view: FormulaDeView, turn: Turn): number {
  return !turn.wanted && view.moves.some(({ brakes, tyres, blocked }) => !brakes && !tyres && !blocked) ? 0 : -1
}

export function pressGear(turn: Turn, gear: number): void {
  if (!turn.isOpen) return
  const [offered] = turn.find({ type: "shift", gear: String(gear) })
  if (offered) turn.press(offered)
  else void turn.ask(`shift gear=${gear}`)
}

/** A cell that no move ends on: why not? */
export function askCell(turn: Turn, cell: string, brakes: number): void {
  if (turn.isOpen) void turn.ask(`move to=${cell} brakes=${Math.max(0, brakes)}`)
}
