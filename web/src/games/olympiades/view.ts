/** What the server tells of a position of Olympiades, and what follows from it for the eye. */

import { faceOf } from "./tiles/face"
import { SUN, teamOf } from "./tiles/tile"
import type { EventBegun, OlympiadesEvent, OlympiadesView } from "./shapes"

/** `OLY-30`, and its rules that have a line of their own, with the key of it. */
export function chapterOf(event: string): { section: string; lines: { rule: string; key: string }[] } {
  const [chapter, ...rules] = faceOf(event)?.rules ?? [1]
  return {
    section: `OLY-${chapter}`,
    lines: rules.map((rule) => ({ rule: `OLY-${chapter}.${rule}`, key: `rule-${chapter}-${rule}` })),
  }
}

export function isOver(view: OlympiadesView): boolean {
  return view.index === view.programme.length
}

/** The other team first, the viewer's below it, the viewer last; spectators see Sun above. */
export function groups(view: OlympiadesView, viewer: number): number[][] {
  const own = viewer < 0 ? 1 - SUN : teamOf(viewer)
  const seats = view.energy.map((_, seat) => seat)
  const rank = (seat: number) => Number(seat === viewer)
  return [1 - own, own].map((team) => seats.filter((seat) => teamOf(seat) === team).sort((a, b) => rank(a) - rank(b)))
}

/** What a seat does at the moment, as all can see it. */
export type Doing = "" | "ready" | "choosing" | "playing" | "watching"

export function doing(view: OlympiadesView, seat: number): Doing {
  if (isOver(view)) return ""
  if (view.header.submitted.includes(seat)) return "ready"
  if (view.header.waiting.includes(seat)) return "choosing"
  return view.tile.turn === seat ? "playing" : "watching"
}

/** « Golf » above the first line of each event. */
export function headings(
  lines: { id: string; event: OlympiadesEvent }[],
  name: (begun: EventBegun) => string,
): Map<string, string> {
  const heading = ({ id, event }: { id: string; event: OlympiadesEvent }): [string, string][] =>
    event.kind === "event_begun" ? [[id, name(event)]] : []
  return new Map(lines.flatMap(heading))
}
