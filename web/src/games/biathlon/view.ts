/** What the server tells of a position of Biathlon, and what follows from it for the eye. */

import { figureHeader, ofKind } from "../../lib/board/events"
import board from "../../../../src/tablee/games/biathlon/data/board.json"
import { w } from "./words"
import type { BiathlonEvent, BiathlonView, Skier } from "./shapes"

export interface Nation {
  id: string
  set: string
  side: string
  capacity: number[]
  tracks: string[]
  refresh: number[]
  printed: string | null
}

export const COLUMNS = ["1", "2", "3", "4", "sprint"]

export const NATIONS = new Map<string, Nation>(board.nations.map((nation) => [nation.id, nation]))
export const MOST_PLACES = Math.max(...board.nations.flatMap(({ capacity }) => capacity)) // of a column
const SETS = new Map(board.sets.map((set) => [set.id, set.wax]))
const TOKENS = new Map(board.tokens.map((token) => [token.id, token.alternatives]))
export const HITS: Record<string, number> = board.hits // of six faces, by colour

export function nationOf(skier: Skier): Nation | undefined {
  return skier.nation === null ? undefined : NATIONS.get(skier.nation)
}

/** The eight tokens of a nation. */
export function tokensOf(nation: string): string[] {
  return SETS.get(NATIONS.get(nation)?.set ?? "") ?? []
}

/** What a token does: one of its alternatives, all of its effects. */
export function effectsOf(token: string): string[][] {
  return TOKENS.get(token) ?? []
}

/** NOR, as it stands on plates. */
export function letters(skier: Skier): string {
  return (skier.nation ?? "").toUpperCase()
}

/** The colours under the five markers. */
export function colours(skier: Skier): string[] {
  const tracks = nationOf(skier)?.tracks ?? []
  return skier.endurance.map((slot, i) => tracks[i]?.[slot] ?? "B")
}

export function placeOf(view: BiathlonView, number: number): number {
  return view.order.indexOf(number) + 1
}

/** The numbers of a seat's skiers. */
export function skiersOf(view: BiathlonView, seat: number): number[] {
  return view.skiers.flatMap((skier, number) => (skier.seat === seat ? [number] : []))
}

/** The skier for which a seat has to decide now, or whose board it looks at by itself. */
export function deciding(view: BiathlonView, seat: number): number {
  return view.deciding[seat] ?? 0
}

/** Who acts or is asked, where something can be seen of it. */
export function focusOf(view: BiathlonView, viewer: number): number {
  return view.asked ?? view.active ?? (viewer >= 0 ? deciding(view, viewer) : (view.order[0] ?? 0))
}

export function isShooting(view: BiathlonView): boolean {
  return view.stage === "shoot" && view.active !== null
}

export interface Shot {
  target: number
  colour: string
  result: string
}

/** The shots among what has just happened, of one skier only, as they fell. */
export function shotsOf(events: BiathlonEvent[]): { nation: string; shots: Shot[] } | undefined {
  const all = ofKind(events, "shot_fired", "shot_rerolled")
  const nation = all.at(-1)?.nation
  return nation === undefined ? undefined : { nation, shots: all.filter((shot) => shot.nation === nation) }
}

/** « Manche 3 » above what is done in a round. */
export function headings(lines: { id: string; event: BiathlonEvent }[]): Map<string, string> {
  const round = ({ id, event }: { id: string; event: BiathlonEvent }): [string, string][] =>
    event.kind === "round_begun" ? [[id, w("round", { number: event.round })]] : []
  return new Map(lines.flatMap(round))
}

const BARE: Omit<Skier, "seat" | "nation" | "space"> = {
  status: "racing",
  columns: [0, 0, 0, 0],
  stars: [],
  sprint: 0,
  available: 10,
  rolls: 5,
  hand: 0,
  sixes: 0,
  endurance: [1, 1, 1, 1, 1],
  wax: null,
  left_used: 0,
  right_used: 0,
  shots: Array(5).fill("none") as string[],
  misses: 0,
  to_go: 0,
  must_shoot: false,
}

/** A position for a drawing: where the skiers of the seats stand, and what else there is to see. */
export function drawn(spaces: string[], more: Partial<BiathlonView> = {}): BiathlonView {
  const nations = ["nor", "ger", "fra", "rus", "swe"]
  return {
    type: "biathlon",
    header: figureHeader("biathlon", spaces.length),
    phase: "step",
    stage: "take",
    round: 1,
    first: 0,
    active: 0,
    skiers: spaces.map((space, seat) => ({ ...BARE, seat, nation: nations[seat]!, space })),
    total: 0,
    taken: [],
    sprinting: false,
    waxed: false,
    printed: false,
    todo: [],
    fired: [],
    steps: 0,
    lateral: true,
    start: null,
    trail: [],
    ways: [],
    ends: [],
    leads: [],
    leading: 0,
    asked: null,
    draft_path: [],
    draft_cost: 0,
    order: spaces.map((_, i) => i),
    finished: [],
    collapsed: [],
    ending: "",
    latest: null,
    rolled: [],
    nations: [],
    sprint_places: 0,
    wax_slots: 0,
    deciding: spaces.map((_, i) => i),
    picked: [],
    ...more,
  }
}
