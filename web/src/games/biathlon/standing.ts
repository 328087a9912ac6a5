/** Where skiers stand on the drawn course, side by side where they share a space. */

import { beside, type Course, type Point } from "./course"
import type { BiathlonView } from "./shapes"

export interface Spot extends Point {
  plate: Point // of its plate, from where it stands: plates of one space lie under one another
}

const FAN = 20
const PLATE = 18
const WIDE = 40 // a plate with its edge
const HIGH = 17 // nearly as far apart as plates of one space
const CROWD = 3 // pawns of which the plates are still told apart

/** The middle of a space by its name. */
export function middleOf(course: Course, space: string): Point {
  const found = course.spaces.get(space)
  if (found) return found
  return space === "FINISH" && course.goal ? beside(course.goal, 84, 0) : beside(course.start, -74.8, 0)
}

/** Where each skier stands; none for one that has collapsed. */
export function standing(view: BiathlonView, course: Course): (Spot | undefined)[] {
  return view.skiers.map(({ space }, number) => {
    if (space === null) return undefined
    const crowd = view.skiers.flatMap((other, i) => (other.space === space ? [i] : []))
    return spotOf(course, space, crowd.indexOf(number), crowd.length)
  })
}

function spotOf(course: Course, space: string, place: number, of: number): Spot {
  const aside = place - (of - 1) / 2
  if (space === "START")
    return {
      ...beside(course.start, place % 2 ? -114 : -70, of > 1 ? (aside / (of - 1)) * Math.min(104, of * 28) : 0),
      plate: { x: 0, y: 0 },
    }
  if (space === "FINISH" && course.goal)
    return {
      ...beside(course.goal, place % 2 ? 146 : 110, of > 1 ? (aside / (of - 1)) * 104 : 0),
      plate: { x: 0, y: 0 },
    }
  const found = course.spaces.get(space)
  if (found?.code === "S") {
    return {
      ...beside(found, 0, aside * Math.min(40, 104 / of)),
      plate: { x: 0, y: of > CROWD ? (place % 2) * PLATE : 0 },
    }
  }
  const { x, y } = middleOf(course, space)
  const dx = aside * (of > CROWD ? FAN / 2 : FAN)
  return { x: x + dx, y, plate: { x: of > 1 ? -dx : 0, y: of > 1 ? place * PLATE : 0 } }
}

/** Plates as they lie on the course, where one would lie on another moved aside: spaces of a bend are close together. */
export function parted(plates: Point[], scale: number): Point[] {
  const out: Point[] = []
  for (const { x, y } of plates) {
    const below = out.find((other) => Math.abs(other.x - x) < WIDE * scale && Math.abs(other.y - y) < HIGH * scale)
    out.push({ x: below ? below.x + (x < below.x ? -WIDE : WIDE) * scale : x, y })
  }
  return out
}
