/** What this browser keeps by itself; a browser that keeps nothing (private window) still plays. */

import type { Absence } from "./since"

const memory = new Map<string, string>()
const MOST_KEPT = 400 // of tables, each with what was seen of its chance and when it was last visited

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: memory has it until the page is closed.
  }
}

export function kept<T>(key: string): T | undefined {
  let text: string | undefined
  try {
    text = localStorage.getItem(key) ?? undefined // first: another tab may have kept something since
  } catch {
    // Forbidden: memory is all there is.
  }
  text ??= memory.get(key)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}

/** One try to begin: the seals of all seats, as they were when shares were handed over, and the own ones among these. */
export interface Start {
  seals: string[]
  mine: Record<string, string> // seat -> own bytes in hexadecimal
}

/** What a browser has seen of a table's chance with its own eyes, before anybody could know the draws. */
export interface Witness {
  seen: number // when, for tidying up
  commitment: string // the first that was shown
  pending: Record<string, string> // own bytes that nobody else has seen yet, by seat
  starts: Start[] // every one that this browser saw; only the last can have become a game
}

const NOTHING_SEEN: Omit<Witness, "seen"> = { commitment: "", pending: {}, starts: [] }

const tableKey = (table: string) => `tablee table ${table}`

export function witness(table: string): Witness | undefined {
  const found = kept<Partial<Witness>>(tableKey(table))
  return found && { seen: 0, ...NOTHING_SEEN, ...found }
}

/** What this browser knows of a table's chance from now on, as it follows from what it knew. */
export function testify(table: string, follow: (before: Witness) => Witness): void {
  const before = witness(table) ?? { seen: Date.now(), ...NOTHING_SEEN }
  const after = follow(before)
  if (after !== before) keep(tableKey(table), after)
}

/** What a person last looked at on this device: an entry, when by the server's clock, and what came before while away. */
export interface Visit extends Absence {
  entry: number
  at: number
}

const visitKey = (table: string) => `${tableKey(table)} visit`

export function lastVisit(table: string): Visit | undefined {
  return kept<Visit>(visitKey(table))
}

export function visited(table: string, visit: Visit): void {
  keep(visitKey(table), { ...visit, seen: Date.now() })
}

/** Forgets the oldest tables. */
export function tidyUp(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(tableKey("")))
    const seen = (key: string) => kept<Witness>(key)?.seen ?? 0
    keys.sort((a, b) => seen(b) - seen(a))
    for (const key of keys.slice(MOST_KEPT)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept, so nothing needs tidying.
  }
}
