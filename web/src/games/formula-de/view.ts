/** What the server tells of a position of Formula Dé, and what follows from it for the eye. */

import type { Setting } from "../../lib/board/scenery.svelte"

export type Point = "tyres" | "brakes" | "fuel" | "body" | "engine" | "handling"
export const FINISH = "finish"
export const GEARS = [1, 2, 3, 4, 5, 6]

export interface Car extends Record<Point, number> {
  car: number
  seat: number
  grid: number
  cell: string | null // none if it has finished or is out
  lap: number
  gear: number
  stops: number
  mode: string
  served: boolean
  status: "running" | "finished" | "out"
  rank: number | null
  out: { reason: string; cell: string; round: number; place: number } | null
}

export interface Gear {
  gear: number
  fuel: number
  brakes: number
  engine: number
}

export interface Drive {
  slot: number
  to: string
  brakes: number
  tyres: number
  spin: boolean
  blocked: boolean
  route: string[]
}

/** A cell to which faces of a gear's die lead, and what it costs at most. */
export interface Landing {
  cell: string
  faces: number[]
  brakes: number
  tyres: number
  spin: boolean
}

/** Where the die of a gear may lead; told when a gear is looked at. */
export interface Outlook {
  landings: Landing[]
  lost: number[] // faces that leave no move
}

export interface FormulaDeView {
  table: Setting
  circuit: string
  round: number
  phase: "gear" | "move" | "slipstream" | "extra" | "over"
  order: number[]
  place: number
  car: number | null
  roll: number
  trail: string[]
  cars: Car[]
  debris: string[]
  gears: Gear[]
  moves: Drive[]
  standings: number[]
  ending: string
}

export function carOf(view: FormulaDeView, number: number | null): Car | undefined {
  return view.cars.find((car) => car.car === number)
}

/** The place of a car in the race, from 1. */
export function placeOf(view: FormulaDeView, car: number): number {
  return view.standings.indexOf(car) + 1
}

/** The car whose sheet lies before a seat: that on turn, else the next of its cars that still has to play. */
export function ownCar(view: FormulaDeView, seat: number): Car | undefined {
  const own = view.cars.filter((car) => car.seat === seat)
  const due = view.order
    .slice(view.place)
    .concat(view.order)
    .find((number) => own.some((car) => car.car === number && car.status === "running"))
  return own.find((car) => car.car === view.car) ?? own.find((car) => car.car === due) ?? own[0]
}
