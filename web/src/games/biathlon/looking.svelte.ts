/** What is looked at, and what goes on by itself for a moment; nothing of it belongs to the game. */

import type { Area } from "../../lib/board/MiniMap.svelte"

export const looking: {
  shown: Area | undefined // the part of the course in sight
  show: ((x: number, y: number) => void) | undefined // looks somewhere else
  board: number | undefined // the viewer's skier whose board was asked for
  rival: number | undefined // the skier whose board is opened
  // steps still to be made: from so many on the trail; the decision answered last
  walk: { from: number; ways: string; played: number } | undefined
  // tokens to be laid into the wax row, after so many that the server knows; how many it knew when the last was sent
  row: { from: number; tokens: number[]; sent: number } | undefined
  volley: boolean // all shots one after the other
  untold: { nation: string | null; targets: number[] } // shots whose dice still tumble
} = $state({
  shown: undefined,
  show: undefined,
  board: undefined,
  rival: undefined,
  walk: undefined,
  row: undefined,
  volley: false,
  untold: { nation: null, targets: [] },
})
