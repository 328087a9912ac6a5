/** The profile of the road around a rider: heights by terrain and kind of space. Shown, without any effect. */

import { FINISH, FIRST, spaceAt, stageAt } from "./road"

export const SPAN = 21 // spaces
const TERRAIN: Record<string, number> = { flat: 8, hills: 22, mountain: 40 }
const TOP: Record<string, number> = { hills: 50, mountain: 76 }
const WAVE = [0, 3, 1, 4, 2]

export interface Spot {
  pos: number
  x: number
  y: number
  isTop: boolean
}

/** The spaces around one, evenly spread over a width, with their heights from the bottom. */
export function spots(around: number, width: number, height: number): Spot[] {
  const first = Math.min(FINISH - SPAN + 1, Math.max(FIRST, around - Math.floor(SPAN / 2)))
  return Array.from({ length: SPAN }, (_, i) => {
    const pos = first + i
    const space = spaceAt(pos)
    const { terrain } = stageAt(pos)
    const isTop = space.type === "polka"
    const up = isTop ? (TOP[terrain] ?? 50) : (TERRAIN[terrain] ?? 8) + (WAVE[Math.abs(pos) % WAVE.length] ?? 0)
    return { pos, x: (i * width) / (SPAN - 1), y: height * (1 - up / 100), isTop }
  })
}

/** A soft line over them. */
export function line(points: { x: number; y: number }[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1]
      if (!before) return `M${point.x.toFixed(1)} ${point.y.toFixed(1)}`
      const middle = (before.x + point.x) / 2
      return `C${middle.toFixed(1)} ${before.y.toFixed(1)} ${middle.toFixed(1)} ${point.y.toFixed(1)} ${point.x.toFixed(1)} ${point.y.toFixed(1)}`
    })
    .join("")
}
