/** The last actions at a table, each in a sentence or two. */

import type { LogLine } from "../protocol"
import { eventOf } from "./table.svelte"
import type { Event } from "./texts.svelte"

/** What somebody has done; `seat` is -1 for what was nobody's alone. */
export interface ToldAction {
  entry: number
  seat: number
  text: string
}

/** The last actions of which there is something to say, the newest first. */
export function lastActions(lines: LogLine[], say: (event: Event) => string, most: number): ToldAction[] {
  const told: ToldAction[] = []
  for (let i = lines.length - 1; i >= 0; i--) {
    const { entry, seat } = lines[i]!
    const text = say(eventOf(lines[i]!))
    const last = told.at(-1)
    if (!text) continue
    if (last?.entry === entry) last.text = `${text} ${last.text}`
    else if (told.length === most) break
    else told.push({ entry, seat, text })
  }
  return told
}
