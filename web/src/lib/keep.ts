/** What this browser keeps by itself; a browser that keeps nothing (private window) still plays. */

const memory = new Map<string, string>()
const MOST_TABLES = 200

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
  let text = memory.get(key)
  try {
    text ??= localStorage.getItem(key) ?? undefined
  } catch {
    // Forbidden: memory is all there is.
  }
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}

/** What a browser has seen of a table's chance with its own eyes, before anybody could know the draws. */
export interface Witness {
  seen: number // when, for tidying up
  commitment: string
  seals: string[] // of all seats, as they were when the table closed
  mine: Record<string, string> // seat -> own bytes in hexadecimal
}

const tableKey = (table: string) => `tablee table ${table}`

export function witness(table: string): Witness | undefined {
  return kept<Witness>(tableKey(table))
}

export function testify(table: string, change: Partial<Witness>): Witness {
  const before = witness(table) ?? { seen: Date.now(), commitment: "", seals: [], mine: {} }
  const after = { ...before, ...change }
  keep(tableKey(table), after)
  return after
}

/** Forgets the oldest tables. */
export function tidyUp(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(tableKey("")))
    const seen = (key: string) => kept<Witness>(key)?.seen ?? 0
    keys.sort((a, b) => seen(b) - seen(a))
    for (const key of keys.slice(MOST_TABLES)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept, so nothing needs tidying.
  }
}
