/** Where skiers stand on the drawn course, side by side where they share a space. */

import { at, type Course, type Point } from "./course"
import type { BiathlonView } from "./shapes"

export interface Spot extends Point {
  plate: Point // of its plate, from where it stands: plates of one space lie under one another
}

const FAN = 20
const PLATE = 18
const CROWD = 3 // pawns of which the plates are still told apart

/** The middle of a space by its name. */
export function middleOf(course: Course, space: string): Point {
  const found = course.spaces.get(space)
  if (found) return found
  return space === "FINISH" && course.goal ? at(course.goal, 2.1, 0) : at(course.start, -1.87, 0)
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
      ...at(course.start, place % 2 ? -2.85 : -1.75, of > 1 ? (aside / (of - 1)) * Math.min(2.6, of * 0.7) : 0),
      plate: { x: 0, y: 0 },
    }
  if (space === "FINISH" && course.goal)
    return { ...at(course.goal, place % 2 ? 3.65 : 2.75, of > 1 ? (aside / (of - 1)) * 2.6 : 0), plate: { x: 0, y: 0 } }
  const { x, y } = middleOf(course, space)
  const found = course.spaces.get(space)
  if (found?.code === "S") {
    const across = ((found.angle + 90) * Math.PI) / 180
    const apart = Math.min(40, 104 / of)
    return {
      x: x + Math.cos(across) * aside * apart,
      y: y + Math.sin(across) * aside * apart,
      plate: { x: 0, y: of > CROWD ? (place % 2) * PLATE : 0 },
    }
  }
  const dx = aside * (of > CROWD ? FAN / 2 : FAN)
  return { x: x + dx, y, plate: { x: of > 1 ? -dx : 0, y: of > 1 ? place * PLATE : 0 } }
}
