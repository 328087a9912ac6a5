/** Which problem a day has, and how far this browser has come with them. */

import type { ProblemSet } from "../protocol"
import en from "../texts/problems.en.ftl?raw"
import fr from "../texts/problems.fr.ftl?raw"
import { words } from "./board/words"
import { keep, kept } from "./keep"

/** The sentences of problems, which come with their screens. */
export const w = words(fr, en)

const KEY = "tablee problems"
const DAY = 86_400_000 // ms

export interface Posed {
  game: string
  name: string
}

/** What became of a problem: how many wrong answers, and whether the right one was found, or only shown. */
export interface Progress {
  wrong: number
  end: "" | "found" | "shown"
}

const NEW: Progress = { wrong: 0, end: "" }
type Tally = Record<string, Progress>

export const progress = (): Tally => kept<Tally>(KEY) ?? {}
export const progressOf = (name: string): Progress => progress()[name] ?? NEW

/** Once it has ended, a problem that is tried again stays as it was. */
export function note(name: string, follow: (before: Progress) => Progress): void {
  const before = progressOf(name)
  if (!before.end) keep(KEY, { ...progress(), [name]: follow(before) })
}

/** How many of these were found, and how many of them at the first try. */
export function tally(names: string[], all: Tally = progress()): { found: number; first: number } {
  const found = names.map((name) => all[name] ?? NEW).filter(({ end }) => end === "found")
  return { found: found.length, first: found.filter(({ wrong }) => wrong === 0).length }
}

/** The problem of a day, by the calendar on the wall: one game after the other, and no problem twice in a row. */
export function ofDay(sets: ProblemSet[], date: Date): Posed | undefined {
  if (!sets.length) return undefined
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY)
  const { game, problems } = sets[day % sets.length]!
  return { game, name: problems[Math.floor(day / sets.length) % problems.length]! }
}

/** The one after it: in the same game, else in the next one. */
export function after(sets: ProblemSet[], { game, name }: Posed): Posed | undefined {
  const all = sets.flatMap(({ game, problems }) => problems.map((name) => ({ game, name })))
  const at = all.findIndex((one) => one.game === game && one.name === name)
  return all[at + 1] ?? all[0]
}
