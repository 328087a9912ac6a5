/** What a board needs and no move ever changes: the shapes of a circuit, of a course. The server tells it once. */

import { SvelteMap } from "svelte/reactivity"
import { api } from "../api"
import { Pauses } from "../pauses"

/** Of a view: whose scenery is meant. */
export interface Setting {
  game: string
  version: number | null // the newest
  options: string
}

const known = new SvelteMap<string, unknown>()
const asked = new Set<string>()

/** The scenery of a table, undefined until it has come; to be called where Svelte looks for changes. */
export function scenery<T>({ game, version, options }: Setting): T | undefined {
  const key = `${game} ${version} ${options}`
  if (!known.has(key) && !asked.has(key)) void fetch(key, { game, version, options })
  return known.get(key) as T | undefined
}

async function fetch(key: string, { game, version, options }: Setting, pauses = new Pauses()): Promise<void> {
  asked.add(key)
  try {
    const found = await api.scenery(game, version, options)
    known.set(key, found)
  } catch {
    setTimeout(() => void fetch(key, { game, version, options }, pauses), pauses.after(0)) // a lost connection comes back
  }
}
