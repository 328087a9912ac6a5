/** Where everything lies in the lagoon, in units of the board; upright for a phone, x and y change places. */

import board from "../../../../src/tablee/games/kahuna/data/board.json"

export const WIDTH = board.width
export const HEIGHT = board.height

export interface Point {
  x: number
  y: number
}

export interface Island extends Point {
  name: string
  shore: (size: number) => string // its outline, so much larger or smaller
}

export interface Line {
  name: string
  ends: [number, number]
}

export const ISLANDS: Island[] = board.islands.map(({ id, x, y }) => ({
  name: id,
  x,
  y,
  shore: shoreOf(id),
}))

export const LINES: Line[] = board.lines.map((name) => {
  const [one = "", other = ""] = name.split("-")
  const place = (island: string) => ISLANDS.findIndex((found) => found.name === island)
  return { name, ends: [place(one), place(other)] }
})

export function islandOf(name: string): Island {
  return ISLANDS.find((island) => island.name === name)!
}

/** No two islands look alike, and each always looks the same. */
function shoreOf(name: string): (size: number) => string {
  let number = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const chance = () => (number = (number * 1664525 + 1013904223) >>> 0) / 2 ** 32
  const lean = chance() * Math.PI
  const corners = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI
    return { angle, radius: 1 + 0.09 * Math.cos(2 * (angle - lean)) + 0.09 * (chance() - 0.5) }
  })
  return (size) => {
    const points = corners.map(
      ({ angle, radius }) => [Math.cos(angle) * radius * size, Math.sin(angle) * radius * size] as const,
    )
    const between = (i: number) => {
      const [a, b] = [points[i % 11]!, points[(i + 1) % 11]!]
      return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
    }
    const arcs = points.map((_, i) => `Q${points[(i + 1) % 11]!.map((n) => n.toFixed(1)).join(" ")} ${between(i + 1)}`)
    return `M${between(0)}${arcs.join("")}Z`
  }
}

export function placed(point: Point, upright: boolean): Point {
  return upright ? { x: point.y, y: point.x } : { x: point.x, y: point.y }
}

/** The segment of a line, cut off by so much at either island. */
export function segment(line: Line, cut: number, upright: boolean): [Point, Point] {
  const [a, b] = line.ends.map((end) => placed(ISLANDS[end]!, upright)) as [Point, Point]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const step = { x: ((b.x - a.x) / length) * cut, y: ((b.y - a.y) / length) * cut }
  return [
    { x: a.x + step.x, y: a.y + step.y },
    { x: b.x - step.x, y: b.y - step.y },
  ]
}

export function path([a, b]: [Point, Point]): string {
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

export function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** How far a point is from a segment. */
export function distance(point: Point, [a, b]: [Point, Point]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy)
}

/** The slanted strokes of a striped rope. */
export function stripes([a, b]: [Point, Point]): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const count = Math.floor((length - 10) / 13)
  return Array.from({ length: count }, (_, i) => {
    const at = (length - (count - 1) * 13) / 2 + i * 13
    const [x, y] = [a.x + ux * at, a.y + uy * at]
    const end = (side: number) =>
      `${(x + side * (ux * 4.3 - uy * 4.2)).toFixed(1)} ${(y + side * (uy * 4.3 + ux * 4.2)).toFixed(1)}`
    return `M${end(-1)}L${end(1)}`
  }).join("")
}
