/** The tiles of all events, found by their files: `TugOfWar.svelte` draws `tug_of_war`. */

import type { TileModule } from "./tile"

export { HEIGHT, WIDTH, type Draft, type TileProps, type TileState, type TileView } from "./tile"

const files = import.meta.glob<TileModule>("./*.svelte", { eager: true })

/** `./Sprint100.svelte` → `sprint_100`. */
function slug(path: string): string {
  return path.slice(2, -7).replaceAll(/(?<=.)([A-Z]|\d+)/g, "_$1").toLowerCase()
}

/** From the id of an event to its drawing and its label. */
export const TILES: Record<string, TileModule> = Object.fromEntries(Object.entries(files).map(([path, tile]) => [slug(path), tile]))
