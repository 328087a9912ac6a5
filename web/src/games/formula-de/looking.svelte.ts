/** What board, lever and map share: the move or gear that is looked at, how hard to brake, and what is in sight. */

import type { Area } from "../../lib/board/MiniMap.svelte"

export const looking = $state({
  to: "", // the end of a move under the pointer or the focus
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
