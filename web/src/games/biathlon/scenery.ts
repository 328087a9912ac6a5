/** Trees, drifts and row posts around a course: always the same ones for the same course. */

import { alongMiddle, type Course, type Point } from "./course"

export interface Tree extends Point {
  size: number
}

const TRIES = 1500
const APART = 24
const AROUND_RANGE = 112
const CLEAR = 80 // between the foot of a tree and the middle of the track
const MARGIN = 260 // beyond the tiles

/** Numbers that look random, from a seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A forest in clusters that keeps away from track and ranges, from back to front. */
export function forest(course: Course): Tree[] {
  const random = dice(course.rows * 31 + course.tiles.length)
  const [left, top, width, height] = course.box
  const spot = () => ({
    x: left - MARGIN + random() * (width + 2 * MARGIN),
    y: top - MARGIN + random() * (height + 2 * MARGIN),
  })
  const track = alongMiddle(course.tiles)
  const ranges = course.tiles.filter((tile) => tile.shape.kind === "range")
  const clusters = Array.from({ length: Math.round((width * height) / 70_000) }, spot)
  const isTaken = ({ x, y }: Point, away: number) =>
    track.some((one) => Math.hypot(x - one.x, y - one.y) < away) ||
    ranges.some((tile) => Math.abs(x - tile.x) < AROUND_RANGE && Math.abs(y - tile.y) < AROUND_RANGE)
  const meadow = clearing(course)
  const trees: Tree[] = []
  const tries = Math.min(3 * TRIES, Math.round((TRIES * width * height) / 640_000))
  for (let i = 0; i < tries; i++) {
    const { x, y } = spot()
    const near = Math.min(...clusters.map((one) => Math.hypot(x - one.x, y - one.y)))
    if (random() > Math.max(0.1, 1.1 - near / 170)) continue
    const size = 0.75 + random() * 0.45
    if (meadow && Math.abs(x - meadow.x - 20) < 125 && Math.abs(y - meadow.y - 20) < 80) continue
    if (
      isTaken({ x, y }, CLEAR) ||
      isTaken({ x, y: y - 46 * size }, CLEAR - 6) ||
      isTaken({ x: x + 14 * size, y }, CLEAR - 2)
    )
      continue
    if (trees.every((one) => Math.hypot(x - one.x, y - one.y) >= APART)) trees.push({ x, y, size })
  }
  return trees.sort((a, b) => a.y - b.y)
}

/** A free cell of the grid in the midst of the course, for a lake and a chalet; none where there is no room. */
export function clearing(course: Course): Point | undefined {
  const { side } = course
  const [xs, ys] = [course.tiles.map(({ x }) => x / side), course.tiles.map(({ y }) => y / side)]
  const taken = new Set(xs.map((x, i) => `${x} ${ys[i]}`))
  const around = (x: number, y: number) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`)).filter((cell) => taken.has(cell)).length
  const free: Point[] = []
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) if (!taken.has(`${x} ${y}`)) free.push({ x, y })
  const away = ({ x, y }: Point) => (Math.max(Math.abs(x), Math.abs(y)) > 1 ? 0 : 10) // skiers stand around the start
  const best = free.sort((a, b) => around(a.x, a.y) + away(a) - around(b.x, b.y) - away(b))[0]
  return best && { x: best.x * side, y: best.y * side }
}

/** Where snow has drifted. */
export function drifts(course: Course): (Point & { width: number })[] {
  const random = dice(course.rows)
  const [left, top, width, height] = course.box
  return Array.from({ length: Math.round((width * height) / 60_000) + 6 }, () => ({
    x: left - MARGIN + random() * (width + 2 * MARGIN),
    y: top - MARGIN + random() * (height + 2 * MARGIN),
    width: 150 + random() * 110,
  }))
}
