/** The shapes of a circuit, as the server tells them, ready to be looked up. */

import { scenery } from "../../lib/board/scenery.svelte"
import type { Area } from "../../lib/board/MiniMap.svelte"
import type { Pose } from "../../lib/board/motion"
import type { Saying } from "../../lib/texts.svelte"
import type { Bend, Corner, FormulaDeView, Scenery } from "./shapes"
import { w } from "./words"

/** A cell by its parts, with the corners ahead of it. */
export interface Cell {
  name: string
  x: number
  y: number
  turn: number
  outline: string
  corner: number // -1 in a straight
  arrow: number | null
  bends: Bend[]
}

export interface Circuit extends Omit<Scenery, "cells" | "bends"> {
  cells: Map<string, Cell>
  world: Area
}

/** The part of the world around a circuit that is drawn; of those that come with the game it is composed by hand. */
const WORLDS: Record<string, Area> = {
  "port-corail": { x: -50, y: -710, width: 1140, height: 821 },
  "grand-plateau": { x: 0, y: -916, width: 1460, height: 1000 },
}
const AROUND = { side: 90, above: 110 }
/** Where flags stand better than halfway outside the corner. */
const FLAGS: Record<string, Record<string, [number, number]>> = {
  "port-corail": {
    "Le Môle": [258, -132],
    "Les Escaliers": [184, -288],
    "Le Belvédère": [112, -504],
    "La Corniche": [212, -578],
    "L’Opéra": [407, -656],
    "Le Jardin": [454, -384],
    "L’Épingle du Palais": [572, -672],
    "Le Vieux Port": [713, -204],
    "La Criée": [798, -500],
    "Le Sémaphore": [893, -360],
    "Le Phare": [893, -172],
  },
}
const made = new WeakMap<Scenery, Circuit>()

/** The circuit of a table; undefined until it has come. */
export function circuitOf(view: FormulaDeView): Circuit | undefined {
  const told = scenery<Scenery>(view.header)
  if (!told) return undefined
  const known = made.get(told) ?? ready(told, view.circuit)
  made.set(told, known)
  return known
}

function ready(told: Scenery, slug: string): Circuit {
  const cells = told.cells.map(
    ([name, x, y, turn, outline, corner, arrow], i) =>
      [name, { name, x, y, turn, outline, corner, arrow, bends: told.bends[i] ?? [] }] as const,
  )
  const [x, y, width, height] = told.box
  const around = {
    x: x - AROUND.side,
    y: y - AROUND.above,
    width: width + 2 * AROUND.side,
    height: height + 2 * AROUND.above,
  }
  const corners = told.corners.map((corner) => ({ ...corner, flag: FLAGS[slug]?.[corner.name] ?? corner.flag }))
  return { ...told, corners, cells: new Map(cells), world: WORLDS[slug] ?? around }
}

/** The corner that a car must think of: its own while stops are missing, else the next one. */
export function cornerAhead(
  circuit: Circuit,
  name: string,
  stops: number,
): { corner: Corner; due: number; isHere: boolean; steps: [number, number][] } | undefined {
  const cell = circuit.cells.get(name)
  const asked = cell && cell.corner >= 0 ? circuit.corners[cell.corner]!.stops : 0
  const isHere = asked > stops
  const bend = isHere ? cell?.bends[0] : cell?.bends.at(-1)
  const corner = bend && circuit.corners[bend[0]]
  return corner && { corner, due: isHere ? asked - stops : corner.stops, isHere, steps: bend[1] }
}

const LANES = ["left", "middle", "right"]
const spoken = new WeakMap<Circuit, Record<string, Saying>>()

/** The places of a circuit as people speak of them, by the names of cells. */
export function placesOf(circuit: Circuit, lang: string): Saying {
  const known = spoken.get(circuit) ?? {}
  spoken.set(circuit, known)
  return (known[lang] ??= (word) => (circuit.cells.has(word) ? placeName(circuit, word) : undefined))
}

/** The lane of a cell, from the left; -1 at the stands. */
export function laneOf(name: string): number {
  return "LMR".indexOf(/[LMR]/.exec(name)?.[0] ?? "P")
}

/** A cell by its lane and corner: so far before it, or the second cell of it. */
export function placeName(circuit: Circuit, name: string): string {
  const cell = circuit.cells.get(name)
  const lane = laneOf(name)
  const nth = Number(/\d+$/.exec(name)?.[0] ?? 0) + 1
  if (!cell || lane < 0) return w("place-stands", { nth })
  const facts = { lane: w(LANES[lane]!), nth }
  const here = circuit.corners[cell.corner]
  if (here) return w("place-corner", { ...facts, corner: here.name })
  const [next, steps] = cell.bends[0] ?? []
  return w("place-before", { ...facts, corner: circuit.corners[next ?? 0]?.name ?? "", gap: steps?.[lane]?.[0] ?? 0 })
}

/** What surrounds these cells. */
export function around(cells: Cell[], margin: number): Area {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

/** To the left of a cell, as the driver sees it. */
export function aside({ x, y, turn }: Cell, by: number): Pose {
  const angle = (turn * Math.PI) / 180
  return { x: x + Math.sin(angle) * by, y: y - Math.cos(angle) * by, turn }
}

/** So far from the road, on the side that is nearer to a cell. */
export function besideRoad(circuit: Circuit, name: string, by: number): Pose | undefined {
  const cell = circuit.cells.get(name)
  const lanes = [0.5, 1.5][laneOf(name)]
  return cell && (lanes ? aside(cell, lanes * circuit.lane + by) : aside(cell, -0.5 * circuit.lane - by))
}
