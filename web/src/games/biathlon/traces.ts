/** The ways of the skiers, and where they shot. */

import { ring, way, type Spot, type Trace } from "../../lib/board/traces"
import { courseOf, frameOf } from "./course"
import { middleOf } from "./standing"
import type { BiathlonEvent, BiathlonView } from "./shapes"

const SKIER = 30

export function traces(events: BiathlonEvent[], view: BiathlonView): Trace[] {
  const course = courseOf(view)
  if (!course) return []
  const { x: left, y: top } = frameOf(course)
  const spot = (space: string): Spot => {
    const { x, y } = middleOf(course, space)
    return { x: x - left, y: y - top }
  }
  const ways = new Map<string, { seat: number; points: Spot[] }>()
  const rings: Trace[] = []
  for (const event of events) {
    if (event.kind === "skier_moved") {
      const went = ways.get(event.nation) ?? { seat: event.seat, points: [] }
      ways.set(event.nation, { ...went, points: [...went.points, spot(event.space)] })
    } else if (event.kind === "shooting_ended") {
      const skier = view.skiers.find((one) => one.nation === event.nation)
      if (skier?.space) rings.push(ring(spot(skier.space), SKIER, event.seat))
    } else if (event.kind === "finish_crossed") rings.push(ring(spot("FINISH"), SKIER, event.seat))
  }
  return [
    ...rings,
    ...[...ways.values()].flatMap(({ seat, points }) => [...way(points, seat), ring(points.at(-1)!, SKIER, seat)]),
  ]
}
