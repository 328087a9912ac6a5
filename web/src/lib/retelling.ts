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

/** The last actions of which there is something to say, the newest first; each has so many letters at most. */
export function lastActions(lines: LogLine[], say: (event: Event) => string, room: number[]): ToldAction[] {
  const told: (Omit<ToldAction, "text"> & { sentences: string[] })[] = []
  for (let i = lines.length - 1; i >= 0; i--) {
    const { entry, seat } = lines[i]!
    const text = say(eventOf(lines[i]!))
    const last = told.at(-1)
    if (!text) continue
    if (last?.entry === entry) last.sentences.unshift(text)
    else if (told.length === room.length) break
    else told.push({ entry, seat, sentences: [text] })
  }
  return told.map(({ entry, seat, sentences }, at) => ({ entry, seat, text: within(sentences, room[at]!) }))
}

/** What was done, and of what it led to the last that there is room for: a sentence is told whole, or not at all. */
function within([first = "", ...others]: string[], room: number): string {
  const length = (told: string[]) => [first, ...told].join(" ").length
  if (length(others) <= room) return [first, ...others].join(" ")
  const left = [...others]
  while (left.length && length(["…", ...left]) > room) left.shift()
  return [first, "…", ...left].join(" ")
}
