/**
 * Where the tiles of a course lie and what is drawn on them. One lane is 40 units wide; the first tile lies around 0.
 */

import board from "../../../../src/tablee/games/biathlon/data/board.json"

export const LANE = 40
const { tile: SIDE, slot_length: LENGTH, first_slot: FIRST, corner_radius: RADIUS, corner_angle: ANGLE } = board.drawing
const HALF = SIDE / 2
const WIDE = 1.5 // half the width of a track of three lanes
const GAP = 0.035 // between spaces
const PENALTY = { a: [-1.875, -0.625, 0.625], b: 2.08, length: 1.12, width: 0.68 }

export interface Point {
  x: number
  y: number
}

export interface Face {
  id: string
  shape: string // straight, corner or range
  lanes: number
  slots: string // in skiing order: f flat, F white, u uphill, d downhill, S shooting space, A start, Z goal
}

/** A tile that lies on the table. */
export interface Tile {
  word: string // as it is written: `15A:R`
  face: Face
  cell: Point // on the grid of tiles
  heading: Point // where one skis when one comes to it
  turn: "" | "L" | "R"
  before: number // rows of the tiles before it
}

/** A space: a lane of a row, the shooting space, or one of the penalty lane. */
export interface Space extends Point {
  name: string // r12.3, S16, P16.1, as the server calls it
  row: number
  lane: number
  code: string // the slot's letter; P in the penalty lane
  path: string
  angle: number // in which direction one skis, in degrees
  isTight: boolean // the inner lane of a bend
}

export const FACES = new Map<string, Face>(board.faces.map((face) => [face.id, face]))
const COURSES = new Map(board.courses.map((course) => [course.id, course.faces]))

/** The tiles that a table has agreed on, by the names of their faces. */
export function courseOf(options: string): string[] {
  const { course = "starter", custom_course: custom = "" } = JSON.parse(options || "{}") as {
    course?: string
    custom_course?: string
  }
  return COURSES.get(course) ?? custom.split(" ").filter(Boolean)
}

/** Lays tiles one after the other; where they end, the next one would begin. Words that name no face are left out. */
export function lay(words: string[]): { tiles: Tile[]; cell: Point; heading: Point } {
  const tiles: Tile[] = []
  let cell = { x: 0, y: 0 }
  let heading = { x: 1, y: 0 }
  let before = 0
  for (const word of words) {
    const [name = "", turn = ""] = word.split(":")
    const face = FACES.get(name)
    if (!face) continue
    tiles.push({ word, face, cell, heading, turn: turn === "L" || turn === "R" ? turn : "", before })
    before += rowsOf(face)
    if (turn === "R") heading = right(heading)
    if (turn === "L") heading = { x: heading.y, y: 0 - heading.x }
    cell = { x: cell.x + heading.x, y: cell.y + heading.y }
  }
  return { tiles, cell, heading }
}

export function rowsOf(face: Face): number {
  return [...face.slots].filter((slot) => slot !== "A" && slot !== "Z").length
}

function right({ x, y }: Point): Point {
  return { x: 0 - y, y: x }
}

/** A point of a tile: `a` lanes along the skiing direction and `b` to the right of its middle. */
export function at({ cell, heading }: Tile, a: number, b: number): Point {
  const side = right(heading)
  return {
    x: (cell.x * SIDE + a * heading.x + b * side.x) * LANE,
    y: (cell.y * SIDE + a * heading.y + b * side.y) * LANE,
  }
}

/** A point of a bend, by its distance from the inner corner and the angle skied so far. */
function onBend(tile: Tile, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  const side = tile.turn === "L" ? -1 : 1
  return at(tile, -HALF + distance * Math.sin(radians), side * (HALF - distance * Math.cos(radians)))
}

export function headingOf({ heading }: Tile): number {
  return (Math.atan2(heading.y, heading.x) * 180) / Math.PI
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function xy({ x, y }: Point): string {
  return `${n(x)} ${n(y)}`
}

/** A rectangle of a tile, from one corner to the other. */
export function box(tile: Tile, a0: number, b0: number, a1: number, b1: number): string {
  return `M${[at(tile, a0, b0), at(tile, a1, b0), at(tile, a1, b1), at(tile, a0, b1)].map(xy).join("L")}Z`
}

function sector(tile: Tile, inner: number, outer: number, from: number, to: number): string {
  const sweep = tile.turn === "L" ? 0 : 1
  const [a, b, c, d] = [
    onBend(tile, inner, from),
    onBend(tile, outer, from),
    onBend(tile, outer, to),
    onBend(tile, inner, to),
  ]
  const arc = (radius: number, way: number, end: Point) =>
    `A${n(radius * LANE)} ${n(radius * LANE)} 0 0 ${way} ${xy(end)}`
  return `M${xy(a)}L${xy(b)}${arc(outer, sweep, c)}L${xy(d)}${arc(inner, 1 - sweep, a)}Z`
}

/** The middle of the track, to be stroked as wide as it is. */
export function middle(tile: Tile): string {
  if (tile.face.shape !== "corner") return `M${xy(at(tile, -HALF, 0))}L${xy(at(tile, HALF, 0))}`
  const radius = n(RADIUS * LANE)
  return `M${xy(onBend(tile, RADIUS, 0))}A${radius} ${radius} 0 0 ${tile.turn === "L" ? 0 : 1} ${xy(onBend(tile, RADIUS, 90))}`
}

/** Where a slot begins along the tile. */
export function slotAt(slot: number): number {
  return LENGTH * slot + FIRST
}

/** The spaces of one tile in skiing order. */
export function spacesOf(tile: Tile): Space[] {
  let row = tile.before
  return [...tile.face.slots].flatMap((code, slot) => {
    if (code === "A" || code === "Z") return []
    row += 1
    if (code === "S") return range(tile, row, slotAt(slot))
    return Array.from({ length: tile.face.lanes }, (_, i) =>
      tile.face.shape === "corner"
        ? bendSpace(tile, row, i + 1, slot, code)
        : straightSpace(tile, row, i + 1, slotAt(slot), code),
    )
  })
}

function straightSpace(tile: Tile, row: number, lane: number, a: number, code: string): Space {
  const b = lane - (tile.face.lanes + 1) / 2
  const half = LENGTH / 2 - GAP
  const path = box(tile, a - half, b - 0.5 + GAP, a + half, b + 0.5 - GAP)
  return { name: `r${row}.${lane}`, row, lane, code, path, ...at(tile, a, b), angle: headingOf(tile), isTight: false }
}

function bendSpace(tile: Tile, row: number, lane: number, slot: number, code: string): Space {
  const side = tile.turn === "L" ? -1 : 1
  const distance = RADIUS - side * (lane - (tile.face.lanes + 1) / 2)
  const gap = (GAP * 40) / distance / 1.2
  const path = sector(tile, distance - 0.5 + GAP, distance + 0.5 - GAP, ANGLE * slot + gap, ANGLE * (slot + 1) - gap)
  const degrees = ANGLE * (slot + 0.5)
  const isTight = lane === (tile.turn === "L" ? 1 : tile.face.lanes)
  return {
    name: `r${row}.${lane}`,
    row,
    lane,
    code,
    path,
    ...onBend(tile, distance, degrees),
    angle: headingOf(tile) + side * degrees,
    isTight,
  }
}

/** The shooting space, as wide as the track, and the three spaces of its penalty lane. */
function range(tile: Tile, row: number, a: number): Space[] {
  const angle = headingOf(tile)
  const half = LENGTH / 2 - GAP
  const shooting = {
    name: `S${row}`,
    row,
    lane: 0,
    code: "S",
    path: box(tile, a - half, GAP - WIDE, a + half, WIDE - GAP),
    ...at(tile, a, 0),
    angle,
    isTight: false,
  }
  const laps = PENALTY.a.map((along, i) => {
    const path = box(
      tile,
      along - PENALTY.length / 2,
      PENALTY.b - PENALTY.width / 2,
      along + PENALTY.length / 2,
      PENALTY.b + PENALTY.width / 2,
    )
    return {
      name: `P${row}.${i + 1}`,
      row,
      lane: i + 1,
      code: "P",
      path,
      ...at(tile, along, PENALTY.b),
      angle,
      isTight: false,
    }
  })
  return [shooting, ...laps]
}

/** The course as a whole. */
export interface Course {
  tiles: Tile[]
  spaces: Map<string, Space>
  rows: number
  ranges: number
  start: Tile
  goal: Tile | undefined // none while it is being built
  box: [number, number, number, number] // x, y, width, height
}

const known = new Map<string, Course>()

export function course(words: string[]): Course {
  const key = words.join(" ")
  const found = known.get(key) ?? made(words)
  known.set(key, found)
  return found
}

function made(words: string[]): Course {
  const { tiles } = lay(words)
  const spaces = new Map(tiles.flatMap(spacesOf).map((space) => [space.name, space]))
  const rows = tiles.reduce((sum, tile) => sum + rowsOf(tile.face), 0)
  const ranges = tiles.filter((tile) => tile.face.shape === "range").length
  const [xs, ys] = [tiles.map(({ cell }) => cell.x), tiles.map(({ cell }) => cell.y)]
  const side = SIDE * LANE
  const [left, top] = [Math.min(...xs) * side - side / 2, Math.min(...ys) * side - side / 2]
  const goal = tiles.find((tile) => tile.face.slots.includes("Z"))
  return {
    tiles,
    spaces,
    rows,
    ranges,
    start: tiles[0]!,
    goal,
    box: [left, top, Math.max(...xs) * side + side / 2 - left, Math.max(...ys) * side + side / 2 - top],
  }
}

/** Points along the middle of the track, close enough to keep trees away from it. */
export function alongMiddle(tiles: Tile[]): Point[] {
  return tiles.flatMap((tile) => {
    if (tile.face.shape === "corner") return Array.from({ length: 10 }, (_, i) => onBend(tile, RADIUS, i * 10))
    return Array.from({ length: 21 }, (_, i) => at(tile, (i - 10) / 4, 0))
  })
}
