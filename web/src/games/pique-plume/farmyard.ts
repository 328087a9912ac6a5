/** Where everything lies in the farmyard, in units of the board; nothing here knows a rule. */

import board from "../../../../src/tablee/games/pique_plume/data/board.json"

export const WIDTH = 1000
export const HEIGHT = 848
export const NARROW = 872 // on a phone the corners are cut off
export const MARGIN = 16 // above and below, for what is drawn outside the ring
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 }

const UNIT = 34 // of the data file's units
const YARD_UNIT = UNIT * 1.2 // tiles lie a little wider, so that a finger finds them
const STEEPEST = 24 // degrees that a bird leans at most
const EDGE = 12.35 * UNIT // an arc stays on the board, above and below
const NARROW_EDGE = NARROW / 2 - 14 // and on a phone to the left and right
const BEAD = 26 // nor is what lies on it cut off

export const EGGS = board.ring.eggs
export const COLOURS = board.birds.map((bird) => bird.colour)
export const KINDS = board.birds.map((bird) => bird.kind)
export const EGG = "M0 54C-23 54 -43.5 21 -43.5 -9C-43.5 -35 -25 -52 0 -52C25 -52 43.5 -35 43.5 -9C43.5 21 23 54 0 54Z"

/** Where a finger finds an egg: as wide as there is room on the ring, and out to its edge. */
export const REACH = "M-45 76V-54Q-45 -84 0 -84Q45 -84 45 -54V76Z"

export interface Point {
  x: number
  y: number
}

export interface Slot extends Point {
  turn: number // degrees
}

export const SLOTS: Slot[] = board.yard.slots.map(([x = 0, y = 0, turn = 0]) => ({
  x: MIDDLE.x + x * YARD_UNIT,
  y: MIDDLE.y - y * YARD_UNIT,
  turn,
}))

/** Degrees from the top, clockwise. */
export function angle(egg: number): number {
  return (egg * 360) / EGGS
}

/** A point of the ring, so many units of the data file from its middle. */
export function onRing(egg: number, radius: number = board.ring.radius): Point {
  const turned = (angle(egg) * Math.PI) / 180
  return { x: MIDDLE.x + Math.sin(turned) * radius * UNIT, y: MIDDLE.y - Math.cos(turned) * radius * UNIT }
}

/** How a bird stands on an egg: where its feet are, how it leans, and whether it looks left. */
export interface Stand extends Point {
  lean: number
  mirror: 1 | -1
}

export function stand(egg: number): Stand {
  const { x, y } = onRing(egg, 11)
  const turned = ((((angle(egg) + 180) % 360) + 360) % 360) - 180
  const mirror = Math.abs(turned) > 90 ? -1 : 1
  const slope = mirror === 1 ? turned : turned - Math.sign(turned) * 180
  return { x, y: y + 30, lean: Math.max(-STEEPEST, Math.min(STEEPEST, slope)), mirror }
}

/** The places on a bird's way forward from one egg to another; none for a way back. */
export function hop(from: number, to: number): Point[] {
  const steps = (to - from + EGGS) % EGGS
  if (steps === 0 || steps > EGGS / 2) return []
  const height = steps === 1 ? 0.6 : 1.4
  const count = steps * 4
  return Array.from({ length: count - 1 }, (_, i) => {
    const part = (i + 1) / count
    const { x, y } = onRing(from + steps * part, 11 + Math.sin(part * Math.PI) * height)
    return { x, y: y + 30 }
  })
}

const FANS = [
  [],
  [-58],
  [-76, -40],
  [-90, -60, -30],
  [-102, -76, -50, -24],
  [-112, -90, -66, -42, -18],
  [-116, -96, -74, -52, -30, -8],
]

/** Where one of so many feathers grows, and where it points. */
export function feather(at: Stand, place: number, of: number, size: number): { root: Point; turn: number } {
  const lean = (at.lean * Math.PI) / 180
  const [x, y] = [-13 * at.mirror * size, -15 * size]
  const root = { x: at.x + x * Math.cos(lean) - y * Math.sin(lean), y: at.y + x * Math.sin(lean) + y * Math.cos(lean) }
  return { root, turn: (FANS[of]?.[place] ?? 0) * at.mirror + at.lean }
}

/** The jump outside the ring, from a bird to the egg it wants. */
export function arc(from: number, to: number, narrow: boolean): { path: string; end: Point; turn: number } {
  const points = Array.from({ length: 25 }, (_, i) => onArc(from, to, i / 24, narrow ? NARROW_EDGE : WIDTH))
  const [before, end] = [points.at(-2)!, points.at(-1)!]
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return { path: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`, end, turn }
}

/** The point of an arc just before an egg on its way, where nothing stands. */
export function before(from: number, to: number, egg: number, narrow: boolean): Point {
  const steps = (to - from + EGGS) % EGGS
  return onArc(from, to, (((egg - from + EGGS) % EGGS) - 0.5) / steps, narrow ? NARROW_EDGE - BEAD : WIDTH)
}

function onArc(from: number, to: number, part: number, side: number): Point {
  const steps = ((to - from + EGGS) % EGGS) - 0.27
  const { x, y } = onRing(from + 0.27 + steps * part, 12 + 1.05 * Math.sin(Math.PI * part) - 0.35 * part)
  const within = (value: number, middle: number, room: number) =>
    Math.max(middle - room, Math.min(middle + room, value))
  return { x: within(x, MIDDLE.x, side), y: within(y, MIDDLE.y, EDGE) }
}

export function octagon(radius: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const turned = ((22.5 + i * 45) * Math.PI) / 180
    return `${(Math.cos(turned) * radius).toFixed(1)},${(Math.sin(turned) * radius).toFixed(1)}`
  }).join(" ")
}

/** The nearest of some places in a direction, for the arrow keys. */
export function towards(places: Point[], from: number, dx: number, dy: number): number {
  const here = places[from]!
  const ahead = places.map((place, i) => {
    const along = (place.x - here.x) * dx + (place.y - here.y) * dy
    const aside = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx)
    return { i, cost: along > 10 ? along + aside * 2 : Infinity }
  })
  const best = ahead.sort((a, b) => a.cost - b.cost)[0]!
  return best.cost === Infinity ? from : best.i
}
