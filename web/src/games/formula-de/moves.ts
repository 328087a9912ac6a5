/** From what is pressed to an action. Nothing here knows a rule: prices and routes are the server's. */

import type { Option, Turn } from "../../lib/board/turn.svelte"
import { FINISH, type Drive, type FormulaDeView } from "./view"

export interface Target extends Drive {
  option: Option
  cell: string // where it is drawn: the end, or the last cell on the way to the finish
}

/** Where the roll can lead, one move for each end: that with the fewest brake points, or with so many. */
export function targetsOf(view: FormulaDeView, turn: Turn, brakes: number): Target[] {
  const out = new Map<string, Target>()
  for (const drive of view.moves) {
    const [option] = turn.find({ type: "move", to: drive.to, brakes: String(drive.brakes) })
    const before = out.get(drive.to)
    if (!option || (brakes >= 0 && drive.brakes !== brakes) || (before && before.brakes <= drive.brakes)) continue
    out.set(drive.to, { ...drive, option, cell: drive.to === FINISH ? (drive.route.at(-1) ?? "") : drive.to })
  }
  return [...out.values()].sort((a, b) => a.brakes - b.brakes || a.tyres - b.tyres || a.slot - b.slot)
}

/** How many brake points the moves ask for. */
export function brakesOf(view: FormulaDeView): number[] {
  return [...new Set(view.moves.map((move) => move.brakes))].sort()
}

export function pressGear(turn: Turn, gear: number): void {
  if (!turn.isOpen) return
  const [option] = turn.find({ type: "shift", gear: String(gear) })
  if (option) turn.press(option)
  else void turn.ask(`shift gear=${gear}`)
}

/** A cell that no move ends on: why not? */
export function askCell(turn: Turn, cell: string, brakes: number): void {
  if (turn.isOpen) void turn.ask(`move to=${cell} brakes=${Math.max(0, brakes)}`)
}
