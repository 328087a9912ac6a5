/** The shapes of a course, as the server tells them, ready to be looked up. A lane is forty units wide. */

import { scenery } from "../../lib/board/scenery.svelte"
import type { BiathlonView, Scenery, Shape } from "./shapes"

export interface Point {
  x: number
  y: number
}

/** Somewhere on the course, and where one skis there, in degrees. */
export interface Place extends Point {
  heading: number
}

/** A tile that lies on the table. */
export interface Tile extends Place {
  word: string // as it is written: `15A:R`
  shape: Shape
}

/** A space: a lane of a row, the shooting space, or one of the penalty lane. */
export interface Space extends Place {
  name: string // r12.3, S16, P16.1, as the server calls it
  row: number
  lane: number
  code: string // the slot's letter; P in the penalty lane
  outline: string
  tight: boolean // the inner lane of a bend
}

export interface Course {
  side: number // of a tile
  tiles: Tile[]
  spaces: Map<string, Space>
  rows: number
  ranges: number
  start: Place
  goal: Place | undefined // none while it is being built
  box: [number, number, number, number] // x, y, width, height
}

const ORIGIN = { x: 0, y: 0, heading: 0 }
/** A course of which nothing is known yet. */
export const UNKNOWN: Course = {
  side: 0,
  tiles: [],
  spaces: new Map(),
  rows: 0,
  ranges: 0,
  start: ORIGIN,
  goal: undefined,
  box: [-400, -300, 800, 600],
}
const made = new WeakMap<Scenery, Course>()

/** The course of a table; undefined until it has come. */
export function courseOf(view: BiathlonView): Course | undefined {
  const told = scenery<Scenery>(view.header)
  if (!told) return undefined
  const known = made.get(told) ?? ready(told)
  made.set(told, known)
  return known
}

function ready({ side, shapes, tiles: told, spaces, rows, ranges, box }: Scenery): Course {
  const tiles = told.map(([word, x, y, heading]) => ({ word, x, y, heading, shape: shapes[word]! }))
  const byName = spaces.map((told) => spaceOf(told)).map((space) => [space.name, space] as const)
  return { side, tiles, spaces: new Map(byName), rows, ranges, ...ends(tiles), box }
}

export function spaceOf([name, row, lane, code, x, y, heading, outline, tight]: Shape["spaces"][number]): Space {
  return { name, row, lane, code, x, y, heading, outline, tight }
}

/** The tiles with the start and with the goal. */
export function ends(tiles: Tile[]): Pick<Course, "start" | "goal"> {
  return { start: tiles[0] ?? ORIGIN, goal: tiles.find(({ shape }) => shape.kind === "goal") }
}

/** A point so far ahead of a place and so far to the right of it. */
export function beside({ x, y, heading }: Place, ahead: number, right: number): Point {
  const [cos, sin] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)]
  return { x: x + ahead * cos - right * sin, y: y + ahead * sin + right * cos }
}

/** Points along the middle of the track, close enough to keep trees away from it. */
export function alongMiddle(tiles: Tile[]): Point[] {
  return tiles.flatMap((tile) => tile.shape.track.map(([ahead, right]) => beside(tile, ahead, right)))
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const MARGIN = 90

/** The part of the world that a board shows. */
export function frameOf({ box: [x, y, width, height] }: Course): Point & { width: number; height: number } {
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}
