/** What a television knows by itself: how large it shows things, and which table it showed last. */

import { keep, kept } from "./keep"

const LAST = "tablee television"
// What is drawn for this many pixels fills the screen: the smallest words are then read from three metres.
const BASE = { width: 1120, height: 630 }

export function scaleOf(width: number, height: number): number {
  return Math.max(0.48, Math.min(width / BASE.width, height / BASE.height))
}

export interface LastTable {
  table: string
  game: string
}

export function remember(table: string, game: string): void {
  keep(LAST, { table, game } satisfies LastTable)
}

export function lastTable(): LastTable | undefined {
  return kept<LastTable>(LAST)
}
