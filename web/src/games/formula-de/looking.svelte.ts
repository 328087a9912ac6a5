/** What board, lever and map share: the move or gear that is looked at, how hard to brake, and what is in sight. */

import type { Area } from "../../lib/board/MiniMap.svelte"
import type { Turn } from "../../lib/board/turn.svelte"
import type { FormulaDeEvent, Outlook } from "./shapes"

export const looking = $state({
  to: "", // the end of a move under the pointer or the focus
  gear: 0, // the stop of the lever under the pointer or the focus
  outlook: undefined as Outlook | undefined, // where the die of the gear looked at or chosen may lead
  brakes: -1, // only moves with so many brake points; -1: the fewest that lead to each cell
  shown: undefined as Area | undefined, // the part of the world in sight
})

let goTo: ((x: number, y: number) => void) | undefined

/** The board says how it is sent somewhere. */
export function guide(show: typeof goTo): void {
  goTo = show
}

export function show(x: number, y: number): void {
  goTo?.(x, y)
}

let asked = "" // the last question: what is answered later than another one counts no more

/** Asks where the die of a gear may lead; of none, nothing is shown. */
export async function lookAhead(turn: Turn<FormulaDeEvent, Outlook>, gear: number): Promise<void> {
  const [offered] = gear ? turn.find({ type: "shift", gear: String(gear) }) : []
  const question = (asked = offered ? `${turn.decision?.number} ${gear}` : "")
  const told = offered && (await turn.foresee(offered))
  if (question === asked) looking.outlook = told?.outlook
}
