/** What the drawing of an event is given, and what it reads out of a view. A tile knows no rules. */

import type { Component } from "svelte"
import type { Turn } from "../../../lib/board/turn.svelte"
import type { Medals, OlympiadesView } from "../shapes"

export const WIDTH = 1000
export const HEIGHT = 600
export const SUN = 0
export const WAVE = 1
export const TEAMS = [SUN, WAVE]
export type Metal = keyof Medals
export const METALS: readonly Metal[] = ["gold", "silver", "bronze"]
export const DICE = ["green", "blue", "yellow", "red"] // in the order of `dice`

/** The part of a view that tiles look at. */
export type TileView = Pick<OlympiadesView, "header" | "energy" | "first" | "tile" | "lately">

/** What stands on the viewer's own pad before it is locked. */
export interface Draft {
  type: string // bid, shoot, attack…
  n?: number | undefined
  target?: number | undefined
}

export interface TileProps {
  view: TileView
  viewer: number // a seat, -1 a spectator, -2 everything
  names: string[]
  narrow: boolean // drawn 390 px wide: larger figures, no athletes that stand about
  turn?: Turn | undefined // where things of the tile can be pressed
  draft?: Draft | undefined
}

/** A file of this folder: the drawing in a box of WIDTH × HEIGHT, and what it shows in words. */
export interface TileModule {
  default: Component<TileProps>
  label: (view: TileView, names: string[]) => string
}

/** A word of the view: `bid:3`, `attack:s1`, `rest`. */
export interface Said {
  type: string
  n: number | undefined
  target: number | undefined
}

export function said(word: string | null | undefined): Said | undefined {
  if (!word) return undefined
  const [type = "", part] = word.split(":")
  const isSeat = /^s\d/.test(part ?? "")
  const number = Number(isSeat ? part!.slice(1) : part)
  return { type, n: isSeat || Number.isNaN(number) ? undefined : number, target: isSeat ? number : undefined }
}

/** What the pad of a seat showed when it was last opened. */
export function padOf({ tile }: TileView, seat: number): Said | undefined {
  return said(tile.pads[seat])
}

/** The last throw of a die by a seat since the last decision. */
export function thrownBy(view: TileView, seat: number, die = "green"): number | undefined {
  return (view.lately[seat] ?? [])
    .map(said)
    .filter((one) => one?.type === die)
    .at(-1)?.n
}

export function seatsOf(view: TileView): number[] {
  return Array.from({ length: view.header.players }, (_, seat) => seat)
}

export function teamOf(seat: number): number {
  return seat % TEAMS.length
}

export function mates(view: TileView, team: number): number[] {
  return seatsOf(view).filter((seat) => teamOf(seat) === team)
}

/** Is a seat's pad locked, or still open? Undefined where it has none to set. */
export function lampOf({ header }: TileView, seat: number): "ready" | "open" | undefined {
  return header.submitted.includes(seat) ? "ready" : header.waiting.includes(seat) ? "open" : undefined
}

export function isAsked(view: TileView): boolean {
  return view.header.waiting.length > 0
}

/** The medal that a seat has won in the event. */
export function metalOf({ tile }: TileView, seat: number): string | undefined {
  return tile.won.find((one) => one.seat === seat)?.metal
}

/** The medals that a team has won as a whole. */
export function teamMetals({ tile }: TileView, team: number): string[] {
  return tile.won.filter((one) => one.seat === null && one.team === team && !one.lost).map((one) => one.metal)
}

export function sum(numbers: (number | null | undefined)[]): number {
  return numbers.reduce<number>((total, one) => total + (one ?? 0), 0)
}

/** What the athletes of each team have together; nothing while none of them has anything. */
export function totalsOf(view: TileView, values: (number | undefined)[]): (number | undefined)[] {
  return TEAMS.map((team) => {
    const own = mates(view, team).flatMap((seat) => values[seat] ?? [])
    return own.length ? sum(own) : undefined
  })
}
