/**
 * Fields, hedges, trees and farms around a circuit that has no town of its own; always the same for the same circuit.
 */

import type { Circuit } from "./circuit"

export interface Thing {
  name: string // of a symbol
  x: number // where it stands
  y: number
  size: number
}

const SHAPES: Record<string, [left: number, top: number, width: number, height: number]> = {
  "fd-pin": [-13, -25, 26, 28],
  "fd-poplar": [-8, -38, 16, 42],
  "fd-h0": [-17, -31, 34, 34],
  "fd-h1": [-17, -31, 34, 34],
  "fd-h3": [-17, -31, 34, 34],
  "fd-barn": [-30, -46, 60, 52],
  "fd-hay": [-8, -12, 16, 14],
  "fd-mill": [-34, -84, 68, 90],
  "fd-church": [-29, -80, 58, 86],
}
const MIX = [
  "fd-pin",
  "fd-pin",
  "fd-poplar",
  "fd-hay",
  "fd-pin",
  "fd-hay",
  "fd-poplar",
  "fd-h0",
  "fd-pin",
  "fd-h1",
  "fd-hay",
  "fd-h3",
]
const CLEAR = 58 // from the middle of any cell
const APART = 30
const FIELD = 150

/** What is placed by hand on Le Grand Plateau, to which its corners owe their names. */
const PLACED: Record<string, Thing[]> = {
  "grand-plateau": [
    { name: "fd-mill", x: 236, y: -706, size: 1.5 },
    { name: "fd-barn", x: 622, y: -772, size: 1.3 },
    { name: "fd-h1", x: 560, y: -764, size: 1.2 },
    { name: "fd-church", x: 820, y: -430, size: 1.3 },
    { name: "fd-h0", x: 770, y: -410, size: 1.2 },
    { name: "fd-h3", x: 880, y: -424, size: 1.2 },
    { name: "fd-h1", x: 850, y: -390, size: 1.2 },
    { name: "fd-h0", x: 730, y: -444, size: 1.2 },
    ...[0, 1, 2, 3, 4, 5].map((i) => ({ name: "fd-poplar", x: 172 + i * 25, y: -436 + i * 5, size: 1.3 })),
  ],
}
const STREAMS: Record<string, string> = {
  "grand-plateau": "M1700 -470C1520 -420 1400 -450 1322 -372S1180 -262 1040 -290S760 -200 600 -250S420 -280 330 -300",
}
const PONDS: Record<string, [number, number, number, number]> = { "grand-plateau": [310, -300, 70, 34] }

function dice(seed: number): (of: number) => number {
  let number = seed
  return (of) => ((number = (number * 1664525 + 1013904223) >>> 0) / 2 ** 32) * of
}

/** Four kinds of fields as paths, with furrows in one more. */
export function fields(circuit: Circuit): { fields: string[]; furrows: string } {
  const chance = dice(Math.round(circuit.box[2]))
  const { x, y, width, height } = circuit.world
  const [columns, rows] = [Math.ceil(width / FIELD) + 6, Math.ceil(height / FIELD) + 8]
  const corner = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))]
    return [
      Math.round(x + (column - 3) * FIELD + chance(60) + (row % 2) * 40),
      Math.round(y + (row - 4) * FIELD + chance(60)),
    ] as const
  })
  const out = ["", "", "", ""]
  let furrows = ""
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column
      const [a, b, c, d] = [corner[at]!, corner[at + 1]!, corner[at + columns + 2]!, corner[at + columns + 1]!]
      out[Math.floor(chance(4))] += `M${a}L${b}L${c}L${d}Z`
      if (chance(3) > 1) continue
      for (let i = 1; i < 9; i++) {
        const on = (from: readonly [number, number], to: readonly [number, number]) =>
          from.map((n, k) => Math.round(n + ((to[k]! - n) * i) / 9))
        furrows += `M${on(a, b)}L${on(d, c)}`
      }
    }
  }
  return { fields: out, furrows }
}

/** Trees, hay and farms, none on or near the road. */
export function things(circuit: Circuit, slug: string): Thing[] {
  const chance = dice(Math.round(circuit.box[3]) + 7)
  const { x, y, width, height } = circuit.world
  const out = [...(PLACED[slug] ?? [])]
  const road = [...circuit.cells.values()]
  const pond = PONDS[slug]
  for (let i = 0; i < 420 && out.length < 150; i++) {
    const at = { x: Math.round(x - 40 + chance(width + 80)), y: Math.round(y - 20 + chance(height + 60)) }
    const isClear = road.every((cell) => Math.hypot(cell.x - at.x, cell.y - (at.y - 8)) > CLEAR)
    const isDry = !pond || Math.hypot(pond[0] - at.x, (pond[1] - at.y) * 2) > pond[2] + 20
    if (isClear && isDry && out.every((one) => Math.hypot(one.x - at.x, one.y - at.y) > APART))
      out.push({ ...at, name: MIX[Math.floor(chance(MIX.length))]!, size: 1 + chance(0.35) })
  }
  return out.sort((a, b) => a.y - b.y)
}

/** Where a symbol is drawn so that its foot stands on its place. */
export function boxOf({ name, x, y, size }: Thing): { x: number; y: number; width: number; height: number } {
  const [left, top, width, height] = SHAPES[name]!
  return { x: x + left * size, y: y + top * size, width: width * size, height: height * size }
}

export function streamOf(slug: string): { stream: string; pond: [number, number, number, number] } | undefined {
  const [stream, pond] = [STREAMS[slug], PONDS[slug]]
  return stream && pond ? { stream, pond } : undefined
}
