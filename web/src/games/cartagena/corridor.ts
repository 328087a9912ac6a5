/** Where everything lies in the gallery, in units of the board: two sections a row, upright one. */

import { START } from "./view"

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A drawing of the gallery for so many spaces. */
export interface Plan {
  width: number
  height: number
  narrow: boolean
  low: boolean
  rows: Point[][] // the spaces of each row, in the order they are walked
  spaces: Point[] // the middle of each space
  slab: { width: number; height: number }
  pitch: Point // from one space to the next, and to the row below
  cell: Box // where pirates wait at the start
  sea: number // where the water begins
  exit: Point // the top of the steps to the water
  boat: Point
  hull: number // how large the boat is drawn
  figure: number // the width of a pirate
}

export const SECTION = 6
const BENDS = [0, -12, -12, 0, 12, 12] // the walls of the gallery are not straight

/** Rows that are walked from left to right and back, in turn. */
function inRows(count: number, long: number, at: (row: number, column: number, place: number) => Point): Point[][] {
  return Array.from({ length: Math.ceil(count / long) }, (_, row) =>
    Array.from({ length: Math.min(long, count - row * long) }, (_, i) =>
      at(row, row % 2 ? long - 1 - i : i, row * long + i),
    ),
  )
}

/** On a board that is much wider than high, rows lie closer together, and the water is shallow. */
const LYING = { few: [96, 180, 366, 484], many: [78, 152, 462, 580] } as const
const STANDING = { few: [170, 230, 588, 720], many: [112, 188, 588, 720] } as const

function wide(count: number, seats: number, low: boolean): Plan {
  const few = count <= 4 * SECTION
  const [top, pitch, sea, height] = (low ? LYING : STANDING)[few ? "few" : "many"]
  const rows = inRows(count, 2 * SECTION, (row, column, place) => ({
    x: 182 + 67 * column,
    y: top + pitch * row + BENDS[place % SECTION]!,
  }))
  const last = rows.at(-1)!.at(-1)!
  return {
    width: 1000,
    height,
    narrow: false,
    low,
    rows,
    spaces: rows.flat(),
    slab: { width: 61, height: 112 },
    pitch: { x: 67, y: 128 },
    cell: { x: 14, y: top - 72, width: 132, height: 144 },
    sea,
    exit: { x: last.x + (rows.length % 2 ? 15 : -15), y: last.y + 40 },
    boat: { x: low ? 480 : few ? 590 : 700, y: sea + 58 },
    hull: seats > 3 ? 1.04 : 0.92,
    figure: 42,
  }
}

function upright(count: number, seats: number): Plan {
  const rows = inRows(count, SECTION, (row, column) => ({ x: 66 + 117.6 * column, y: 138 + 98 * row }))
  const sea = 96 + 98 * rows.length
  const last = rows.at(-1)!.at(-1)!
  return {
    width: 720,
    height: sea + 148,
    narrow: true,
    low: false,
    rows,
    spaces: rows.flat(),
    slab: { width: 106, height: 88 },
    pitch: { x: 117.6, y: 98 },
    cell: { x: 10, y: 2, width: 160 + 105 * seats, height: 88 },
    sea,
    exit: { x: last.x, y: last.y },
    boat: { x: seats > 3 ? 330 : 350, y: sea + 76 },
    hull: 1.3,
    figure: 46,
  }
}

export function planOf(count: number, seats: number, narrow: boolean, low: boolean): Plan {
  return narrow ? upright(count, seats) : wide(count, seats, low)
}

/** Where the figure of a seat stands in the cell: one for all who wait, with their number. */
export function waiting(plan: Plan, seat: number, seats: number): Point {
  const { x, y } = plan.cell
  if (plan.narrow) return { x: x + 172 + 105 * seat, y: y + 72 }
  if (seats <= 3) return { x: x + 67 + (seat - (seats - 1) / 2) * 38, y: y + 109 }
  return { x: x + 21 + (seat % 3) * 39 + (seat < 3 ? 0 : (6 - seats) * 20), y: y + (seat < 3 ? 87 : 130) }
}

export function waitingCount(plan: Plan, seat: number, seats: number): Point {
  const { x, y } = waiting(plan, seat, seats)
  return plan.narrow ? { x: x + 44, y: y - 8 } : seats <= 3 ? { x, y: y + 24 } : { x: x + 19, y: y - 8 }
}

export function waitingSize(plan: Plan, seats: number): number {
  return plan.narrow ? plan.figure : seats <= 3 ? 34 : 27
}

/** Where a seat's figure sits in the boat, its feet behind the hull. */
export function aboard(plan: Plan, seat: number, seats: number): Point {
  const gap = plan.narrow ? (seats > 3 ? 74 : 82) : 50
  return { x: plan.boat.x + (seat - (seats - 1) / 2) * gap, y: plan.boat.y + 9 * plan.hull }
}

const ALONE = 1
const FEET = {
  wide: [
    [[0, 47]],
    [
      [-13, 42],
      [13, 49],
    ],
    [
      [-14, 36],
      [14, 36],
      [0, 51],
    ],
  ],
  upright: [
    [[24, 38]],
    [
      [13, 30],
      [37, 40],
    ],
    [
      [10, 26],
      [39, 26],
      [25, 43],
    ],
  ],
} as const

/** Where one of so many on a space puts their feet. */
export function standing(plan: Plan, space: number, place: number, of: number): Point {
  const { x, y } = plan.spaces[space - 1]!
  const crowd = (plan.narrow ? FEET.upright : FEET.wide)[Math.min(of, 3) - 1] ?? []
  const [dx, dy] = crowd[Math.min(place, crowd.length - 1)] ?? [0, 47]
  return { x: x + dx, y: y + dy }
}

/** How wide a pirate is drawn among so many. */
export function sizeAmong(plan: Plan, of: number): number {
  return plan.narrow || of <= ALONE ? plan.figure : plan.figure - 5
}

/** What is under the feet between two places: the corners to be walked round, in order. */
export function between(plan: Plan, from: number, to: number): number[] {
  const step = from < to ? 1 : -1
  const out: number[] = []
  for (let place = from + step; place !== to; place += step)
    if (place > START && place <= plan.spaces.length) out.push(place)
  return out
}

/** The middle line of a row, drawn beyond its ends to where it meets its neighbours. */
export function lineOf(plan: Plan, row: number): string {
  const points = [...plan.rows[row]!].sort((a, b) => a.x - b.x)
  const [first, last] = [points[0]!, points.at(-1)!]
  const all = [{ x: row === 0 ? 70 : first.x - 40, y: first.y }, ...points, { x: last.x + 16, y: last.y }]
  return `M${all.map(({ x, y }) => `${x} ${y}`).join("L")}`
}

/** The rounded walls where the gallery turns, and its end. */
export function bendsOf(plan: Plan): (Box & { round: number })[] {
  const out = plan.rows.slice(1).map((points, i) => {
    const [above, below] = [plan.rows[i]!.at(-1)!.y, points[0]!.y]
    const [top, bottom] = [above - 64, below + 64]
    return i % 2
      ? { x: 56, y: top, width: 160, height: bottom - top, round: 60 }
      : { x: 884, y: top, width: 104, height: bottom - top, round: 40 }
  })
  const { y } = plan.rows.at(-1)!.at(-1)!
  const steps = { x: plan.exit.x - 44, y: plan.exit.y, width: 88, height: plan.sea - plan.exit.y, round: 0 }
  return [...out, { x: plan.exit.x - 49, y: y - 64, width: 98, height: 128, round: 30 }, steps]
}

/** Flat bricks, always the same, so that the rock is not one surface. */
export function bricks(seed: number, count: number, height: number): string {
  let number = seed
  const chance = (of: number) => Math.floor(((number = (number * 1664525 + 1013904223) >>> 0) / 2 ** 32) * of)
  return Array.from({ length: count }, () => {
    const row = chance(height / 26)
    return `M${(chance(44) - 8) * 56 + (row % 2) * 28} ${row * 26}h52v22h-52Z`
  }).join("")
}
