/** The moments of a game that its board proclaims, by the entry in which they came. */

import type { LogLine } from "../../protocol"
import { eventOf } from "../table.svelte"
import type { Book, Event } from "../texts.svelte"
import type { GameBoard, Proclamation } from "./game"

export interface Moment extends Proclamation {
  entry: number
}

export function momentsOf(
  lines: LogLine[],
  board: GameBoard | undefined,
  names: string[],
  book: Book,
  viewer: number,
  places?: number[],
): Moment[] {
  const byEntry = new Map<number, Event[]>()
  for (const line of lines) byEntry.set(line.entry, [...(byEntry.get(line.entry) ?? []), eventOf(line)])
  const known = new Set<string>()
  const before: Event[] = []
  return [...byEntry].flatMap(([entry, events]) => {
    const told = board?.proclaim?.(events, names, book, viewer, places, before)
    before.push(...events)
    if (!told || (told.once && known.has(told.title))) return []
    known.add(told.title)
    return [{ entry, ...told }]
  })
}
