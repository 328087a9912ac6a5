/** What a board needs and no move ever changes: the shapes of a circuit, of a course. The server tells it once. */

import { SvelteMap } from "svelte/reactivity"
import { api } from "../api"
import type { ViewHeader } from "./shapes"

/** Of a view: whose scenery is meant. */
type Whose = Pick<ViewHeader, "game" | "version" | "options">

const AGAIN_MS = 2000
const known = new SvelteMap<string, unknown>()
const asked = new Set<string>()

/** The scenery of a table, undefined until it has come; to be called where Svelte looks for changes. */
export function scenery<T>({ game, version, options }: Whose): T | undefined {
  const key = `${game} ${version} ${options}`
  if (!known.has(key) && !asked.has(key)) void fetch(key, { game, version, options })
  return known.get(key) as T | undefined
}

async function fetch(key: string, { game, version, options }: Whose): Promise<void> {
  asked.add(key)
  try {
    const found = await api.scenery(game, version, options)
    known.set(key, found)
  } catch {
    setTimeout(() => void fetch(key, { game, version, options }), AGAIN_MS) // a lost connection comes back
  }
}
