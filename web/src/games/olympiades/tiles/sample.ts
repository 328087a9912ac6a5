/** A made-up position of an event, for drawings of the rule book. */

import { figureHeader } from "../../../lib/board/events"
import type { OlympiadesView, Tile, Won } from "../shapes"

interface Sample extends Partial<Tile> {
  event: string
  players?: number
  first?: number
  energy?: number[]
  waiting?: number[]
  submitted?: number[]
  lately?: string[][]
}

const ENERGY = 12

export function sample({
  event,
  players = 6,
  first = 0,
  energy,
  waiting = [],
  submitted = [],
  lately,
  ...shown
}: Sample): OlympiadesView {
  const each = <T>(value: T): T[] => Array.from({ length: players }, () => value)
  const tile: Tile = {
    event,
    round: 1,
    turn: null,
    score: each(null),
    pads: each(null),
    dice: [0, 0, 0, 0],
    cube: 0,
    baskets: [0, 0],
    holes: [[], []],
    ball: null,
    streak: 0,
    price: null,
    speaker: null,
    due: 0,
    gains: false,
    part: null,
    trying: 0,
    rerolls: 0,
    out: [],
    won: [],
    spent: each(0),
    strokes: [],
    ...shown,
  }
  const medals = { gold: 0, silver: 0, bronze: 0 }
  return {
    type: "olympiades",
    header: { ...figureHeader("olympiades", players), waiting, submitted },
    energy: energy ?? each(ENERGY),
    first,
    tile,
    lately: lately ?? each([]),
    programme: [event],
    kinds: ["standard"],
    index: 0,
    medals: [medals, medals],
    points: [0, 0],
    talk: "open",
    history: [],
    gained: [],
  }
}

/** `bid:7` and so on, for all seats. */
export function pads(type: string, numbers: (number | string)[]): string[] {
  return numbers.map((one) => (typeof one === "number" ? `${type}:${one}` : one))
}

/** Medals of athletes, by seat; those without one are left out. */
export function medals(...metals: string[]): Won[] {
  return metals.flatMap((metal, seat) => (metal ? [{ metal, team: seat % 2, seat, lost: false }] : []))
}

export function gold(...teams: number[]): Won[] {
  return teams.map((team) => ({ metal: "gold", team, seat: null, lost: false }))
}
