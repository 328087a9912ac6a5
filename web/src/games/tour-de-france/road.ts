/** Where the spaces lie on the map, and the line of the road through them. */

import { spaces, stages } from "../../../../src/tablee/games/tour_de_france/data/board.json"

export interface Point {
  x: number
  y: number
}

export interface Space extends Point {
  pos: number
  type: string
  name: string
  stage: number
}

export interface Stage {
  id: number
  from: string
  to: string
  first: number
  last: number
  terrain: string
}

export const TOP = 14 // units of the frame above the first line of the map
export const FIRST = spaces[0]!.pos
export const FINISH = spaces.at(-1)!.pos
const RADIUS: Record<string, number> = { prologue: 14, finish: 22 }
const MOVED: Record<number, Point> = { 22: { x: 736, y: 597 } } // Lyon: room for the name of Clermont-Ferrand

export const SPACES: Space[] = spaces.map((space) => ({ ...space, ...MOVED[space.pos] }))
export const STAGES: Stage[] = stages

export function spaceAt(pos: number): Space {
  return SPACES[Math.min(FINISH, Math.max(FIRST, pos)) - FIRST]!
}

/** The first is a team's, the others are ridden one by one: only their captions differ. */
export function trialOf(pos: number): "team" | "alone" {
  return pos === SPACES.find(({ type }) => type === "time_trial")?.pos ? "team" : "alone"
}

export function radiusOf(space: Space): number {
  return RADIUS[space.type] ?? 16
}

/** The stage that a rider is in; the prologue belongs to the first. */
export function stageAt(pos: number): Stage {
  return STAGES[Math.max(1, spaceAt(pos).stage) - 1]!
}

/** A smooth line through the spaces from one to another. */
export function road(from: number, to: number): string {
  const points = SPACES.slice(from - FIRST, to - FIRST + 1)
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)]
    return `C${start.x + (end.x - before.x) / 7} ${start.y + (end.y - before.y) / 7} ${end.x - (after.x - start.x) / 7} ${end.y - (after.y - start.y) / 7} ${end.x} ${end.y}`
  })
  return `M${at(0).x} ${at(0).y}${curves.join("")}`
}

/** The spaces that a rider passes between two, over the finish and back if he bounced. */
export function passed(from: number, to: number, overFinish = false): number[] {
  const walk = (start: number, end: number) =>
    Array.from({ length: Math.max(0, Math.abs(end - start) - 1) }, (_, i) => start + (i + 1) * Math.sign(end - start))
  return overFinish ? [...walk(from, FINISH), FINISH, ...walk(FINISH, to)] : walk(from, to)
}

/** Names of towns at the size of a name on the map: on which side, how far aside, how far lower. */
type Side = "n" | "s" | "e" | "w"
const SIDES: Record<number, [Side, number?, number?]> = {
  4: ["s", -10],
  8: ["n"],
  11: ["n"],
  14: ["s", 26],
  17: ["s", 16],
  22: ["s"],
  25: ["w"],
  29: ["e"],
  33: ["e"],
  37: ["s", -20],
  41: ["s", 34],
  44: ["e"],
  48: ["e"],
  54: ["e"],
  58: ["w"],
  62: ["n"],
  66: ["e", 0, 9],
  71: ["n"],
  75: ["s", -4],
  80: ["n"],
  84: ["s", 34],
  87: ["n"],
  90: ["n"],
}
const SHORT: Record<number, string> = { 66: "Clermont-Fd" }
const AWAY = 14 // from a space with riders on it

export interface Name extends Point {
  pos: number
  text: string
  anchor: "start" | "middle" | "end"
}

/** A town's name beside its space, further away if riders stand there. */
export function nameOf(space: Space, size: number, occupied: boolean): Name {
  const [side, dx = 0, dy = 0] = SIDES[space.pos] ?? ["n"]
  const out = occupied ? AWAY : 0
  const text = SHORT[space.pos] ?? space.name
  const { x, y, pos } = space
  if (side === "n") return { pos, text, anchor: "middle", x: x + dx, y: y - 22 + dy - out * 2 }
  if (side === "s") return { pos, text, anchor: "middle", x: x + dx, y: y + 20 + size * 0.74 + dy }
  return {
    pos,
    text,
    anchor: side === "e" ? "start" : "end",
    x: x + (side === "e" ? 21 + out : -21 - out * 2),
    y: y + size * 0.33 + dy,
  }
}

const LETTER = 0.58 // of the size of a name: how wide a letter is at most

/** Does a name run into a plate that stands on the road? */
export function meets(
  name: Name,
  size: number,
  plate: { x: number; y: number; width: number; height: number },
): boolean {
  const width = name.text.length * size * LETTER
  const left = name.x - { start: 0, middle: width / 2, end: width }[name.anchor]
  const isBeside = left > plate.x + plate.width / 2 || left + width < plate.x - plate.width / 2
  return !isBeside && name.y > plate.y - plate.height / 2 && name.y - size < plate.y + plate.height / 2
}
