/** What a turn has left behind in the lagoon. */

import { isSquat } from "../../lib/screen.svelte"
import { along, ring, way, type Trace } from "../../lib/board/traces"
import { islandOf, LINES, placed, segment } from "./lagoon"
import type { KahunaEvent, KahunaView } from "./shapes"

const ROPE = 15
const ISLAND = 46

export function traces(events: KahunaEvent[], _: KahunaView, narrow: boolean): Trace[] {
  const upright = narrow && !isSquat()
  const ends = (name: string, cut: number) =>
    segment(
      LINES.find((line) => line.name === name)!,
      cut,
      upright,
    )
  const laid = new Set<string>()
  return events.flatMap((event): Trace[] => {
    switch (event.kind) {
      case "link_laid":
      case "handicap_link_laid":
        laid.add(event.line)
        return [along(...ends(event.line, 50), ROPE, event.seat)]
      case "link_removed":
      case "link_swept":
        return laid.has(event.line) ? [] : way(ends(event.line, 50), event.seat, "gone")
      case "stone_won":
        return [ring(placed(islandOf(event.island), upright), ISLAND, event.seat)]
      case "stone_lost":
        return [ring(placed(islandOf(event.island), upright), ISLAND, event.seat, "gone")]
      default:
        return []
    }
  })
}
