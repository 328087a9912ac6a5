/** Marks on a board of what has just happened: a game says where, `Frame` draws them over its picture. */

export interface Spot {
  x: number
  y: number
}

/** A line in units of the frame, in the colour of a seat. */
export interface Trace {
  path: string
  kind: "around" | "way" | "gone" // around something; where something went; where something was
  seat: number | undefined
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A ring around a place. */
export function ring({ x, y }: Spot, radius: number, seat?: number, kind: Trace["kind"] = "around"): Trace {
  const path = `M${at({ x: x - radius, y })}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
  return { path, kind, seat }
}

/** A frame around something rectangular. */
export function frame(
  { x, y, width, height }: Spot & { width: number; height: number },
  margin: number,
  seat?: number,
  kind: Trace["kind"] = "around",
): Trace {
  const path = `M${at({ x: x - margin, y: y - margin })}h${width + 2 * margin}v${height + 2 * margin}h${-width - 2 * margin}Z`
  return { path, kind, seat }
}

/** An outline around what lies between two points. */
export function along(a: Spot, b: Spot, radius: number, seat?: number): Trace {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const side = { x: (-(b.y - a.y) / length) * radius, y: ((b.x - a.x) / length) * radius }
  const round = `A${radius} ${radius} 0 0 0 `
  const [one, two] = [
    { x: a.x + side.x, y: a.y + side.y },
    { x: b.x + side.x, y: b.y + side.y },
  ]
  const [three, four] = [
    { x: b.x - side.x, y: b.y - side.y },
    { x: a.x - side.x, y: a.y - side.y },
  ]
  return { path: `M${at(one)}L${at(two)}${round}${at(three)}L${at(four)}${round}${at(one)}Z`, kind: "around", seat }
}

/** The way of something through some places. */
export function way(points: Spot[], seat?: number, kind: Trace["kind"] = "way"): Trace[] {
  if (points.length < 2) return []
  return [{ path: `M${points.map(at).join("L")}`, kind, seat }]
}

export const TRACES = Symbol("traces") // the context in which a `Frame` finds them
export const RETOLD = Symbol("retold") // and whether they are those of one action that somebody looks at
