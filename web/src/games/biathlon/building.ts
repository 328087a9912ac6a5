/** What can be done with the tiles of a course that is being built. Whether it is a course, the server says. */

import board from "../../../../src/tablee/games/biathlon/data/board.json"
import { alongMiddle, beside, ends, UNKNOWN, type Course, type Place, type Point, type Tile } from "./course"
import type { Scenery, Shape } from "./shapes"

interface Face {
  id: string
  shape: string // straight, corner or range
  lanes: number
  slots: string // in skiing order: f flat, F white, u uphill, d downhill, S shooting space, A start, Z goal
}

export const FACES = new Map<string, Face>(board.faces.map((face) => [face.id, face]))
export const COURSES = new Map(board.courses.map((course) => [course.id, course.faces]))
export const TILES = [...new Set([...FACES.keys()].map((id) => id.slice(0, -1)))]
const START = "1"
const GOAL = "2"
const OTHER: Record<string, string> = { R: "L", L: "R" }

export const faceOf = (word: string): string => word.split(":")[0] ?? ""
export const tileOf = (word: string): string => faceOf(word).slice(0, -1)
export const turnOf = (word: string): string => word.split(":")[1] ?? ""
export const isCorner = (word: string): boolean => FACES.get(faceOf(word))?.shape === "corner"

/** A tile as it is taken from the box: corners turn to the right at first. */
export function wordFor(tile: string, side = "A", turn = "R"): string {
  return isCorner(tile + side) ? `${tile}${side}:${turn}` : tile + side
}

/** The same tile, the other face up. */
export function flipped(word: string): string {
  const side = faceOf(word).endsWith("A") ? "B" : "A"
  return wordFor(tileOf(word), side, turnOf(word) || "R")
}

/** The same list with some words in place of others. */
export function spliced(words: string[], place: number, away: number, ...added: string[]): string[] {
  return [...words.slice(0, place), ...added, ...words.slice(place + away)]
}

/** Where a tile goes that is laid now: the start first, the others at the end, but before the finish. */
export function placeFor(words: string[], word: string): number {
  if (tileOf(word) === START) return 0
  const last = words.at(-1)
  return last && tileOf(last) === GOAL && tileOf(word) !== GOAL ? words.length - 1 : words.length
}

/** The way back: start and finish stay where they are, what lies between is skied the other way round. */
export function reversed(words: string[]): string[] {
  const first = words.filter((word) => tileOf(word) === START)
  const last = words.filter((word) => tileOf(word) === GOAL)
  const between = words.filter((word) => tileOf(word) !== START && tileOf(word) !== GOAL)
  const turned = between
    .reverse()
    .map((word) => (turnOf(word) ? `${faceOf(word)}:${OTHER[turnOf(word)] ?? "R"}` : word))
  return [...first, ...turned, ...last]
}

/** The shape of a tile; one whose turn is wrong or missing is drawn all the same. */
function shapeOf({ shapes }: Scenery, word: string): Shape | undefined {
  return shapes[word] ?? shapes[wordFor(tileOf(word), faceOf(word).slice(-1))]
}

/** A tile by itself, as it lies in the box. */
export function alone(box: Scenery, word: string): Tile | undefined {
  const shape = shapeOf(box, word)
  return shape && { word, shape, x: 0, y: 0, heading: 0 }
}

/** Tiles laid one after the other, and where the next one would lie. Words that name no tile are left out. */
export function laid(box: Scenery, words: string[]): { course: Course; next: Place } {
  const tiles: Tile[] = []
  let next: Place = { x: 0, y: 0, heading: 0 }
  for (const word of words) {
    const shape = shapeOf(box, word)
    if (!shape) continue
    tiles.push({ word, shape, ...next })
    const heading = (next.heading + 90 * shape.turn + 360) % 360
    const { x, y } = beside({ ...next, heading }, box.side, 0)
    next = { x: Math.round(x), y: Math.round(y), heading }
  }
  return { course: { ...UNKNOWN, side: box.side, tiles, ...ends(tiles) }, next }
}

/** The letters of all rows, in skiing order. */
export function slotsOf(words: string[]): string[] {
  return words
    .flatMap((word) => [...(FACES.get(faceOf(word))?.slots ?? "")])
    .filter((slot) => slot !== "A" && slot !== "Z")
}

/** What there is on a face, in the words of the texts. */
export function featuresOf({ shape, slots }: Face): string[] {
  const kind = slots.includes("A") ? "start" : slots.includes("Z") ? "goal" : shape
  return [`shape-${kind}`, ...[...new Set(slots)].filter((slot) => "uFd".includes(slot)).map((slot) => `slot-${slot}`)]
}

/** Trees that stay where they are while the course grows; those on its way are cut. */
export function trees(
  { tiles, side }: Course,
  next: Point,
  [left, top, width, height]: [number, number, number, number],
): (Point & { size: number })[] {
  const APART = 92
  const track = alongMiddle(tiles)
  const isClear = (x: number, y: number) => Math.abs(x - next.x) > side * 0.6 || Math.abs(y - next.y) > side * 0.6
  const found: (Point & { size: number })[] = []
  for (let j = Math.floor(top / APART); j * APART < top + height + APART; j++) {
    for (let i = Math.floor(left / APART); i * APART < left + width; i++) {
      const x = (i + chance(i, j, 1)) * APART
      const y = (j + chance(i, j, 2)) * APART
      const isWood = chance(Math.floor(i / 4), Math.floor(j / 3), 3) < 0.6
      if (chance(i, j, 4) > (isWood ? 0.75 : 0.2)) continue
      if (
        isClear(x, y) &&
        track.every((one) => Math.hypot(x - one.x, y - one.y) > 104 && Math.hypot(x - one.x, y - 40 - one.y) > 92)
      ) {
        found.push({ x, y, size: 0.8 + 0.5 * chance(i, j, 5) })
      }
    }
  }
  return found
}

/** A number from 0 to 1 that looks random, always the same one for a place. */
function chance(i: number, j: number, salt: number): number {
  let mixed = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296
}
