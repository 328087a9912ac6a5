/**
 * The tiles of all events, found by their files: `TugOfWar.svelte` draws `tug_of_war`. Each is fetched when it is
 * needed.
 */

import { SvelteMap } from "svelte/reactivity"
import type { TileModule } from "./tile"

export { HEIGHT, WIDTH, type Draft, type TileProps, type TileView } from "./tile"

const AGAIN_MS = 3000 // after a tile did not arrive
const files = import.meta.glob<TileModule>("./*.svelte")

/** `./Sprint100.svelte` → `sprint_100`. */
function slug(path: string): string {
  return path
    .slice(2, -7)
    .replaceAll(/(?<=.)([A-Z]|\d+)/g, "_$1")
    .toLowerCase()
}

const loaders = new Map(Object.entries(files).map(([path, load]) => [slug(path), load]))
const arrived = new SvelteMap<string, TileModule>()
const asked = new Set<string>()

/** The drawing and the label of an event; undefined until they have arrived. */
export function tileOf(event: string): TileModule | undefined {
  const found = arrived.get(event)
  const load = loaders.get(event)
  if (found || !load || asked.has(event)) return found
  asked.add(event)
  load().then(
    (tile) => arrived.set(event, tile),
    () => setTimeout(() => asked.delete(event), AGAIN_MS),
  )
  return undefined
}
