/** What the server tells of a position of Olympiades, and what follows from it for the eye. */

import type { Event } from "../../lib/texts.svelte"
import { faceOf } from "./tiles/face"
import { METALS, SUN, TEAMS, teamOf, type TileView, type Won } from "./tiles/tile"

export interface OlympiadesView extends TileView {
  table: TileView["table"] & { drafts?: (number[] | null)[] } // of secret choices, only the own one
  programme: (string | null)[] // null: not drawn yet
  kinds: string[] // standard, rest, final
  index: number // as many as there are: the game is over
  medals: Record<string, number>[] // of each team, by metal
  points: number[]
  talk: string // open, closed, numbers
  history: Finished[]
}

/** An event that is over: its medals, and the energy that each athlete has spent in it. */
export interface Finished {
  event: string
  won: Won[]
  spent: number[]
}

/** `OLY-30`, and the rules that its one sentence cites. */
export function chapterOf(event: string): { section: string; rules: string[] } {
  const [chapter, ...rules] = faceOf(event)?.rules ?? [1, 1]
  return { section: `OLY-${chapter}`, rules: rules.map((rule) => `OLY-${chapter}.${rule}`) }
}

export const MOST_ENERGY = 30
const POINTS = [3, 2, 1]

/** What a medal counts; one that was lost counts against its team. */
export function worth({ metal, lost }: Won): number {
  const points = POINTS[METALS.indexOf(metal)] ?? 0
  return lost ? -points : points
}

/** The points that each team has won in an event. */
export function gained(won: Won[]): number[] {
  return TEAMS.map((team) => won.filter((one) => one.team === team).reduce((sum, one) => sum + worth(one), 0))
}

export function isOver(view: OlympiadesView): boolean {
  return view.index === view.programme.length
}

/** The other team first, the own one below it, its viewer last; who only looks on sees Sun above. */
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
  if (view.table.submitted.includes(seat)) return "ready"
  if (view.table.waiting.includes(seat)) return "choosing"
  return view.tile.turn === seat ? "playing" : "watching"
}

/** « Golf » above the first line of each event. */
export function headings(lines: { id: string; event: Event }[], name: (event: Event) => string): Map<string, string> {
  return new Map(lines.filter(({ event }) => event.kind === "event_begun").map(({ id, event }) => [id, name(event)]))
}
