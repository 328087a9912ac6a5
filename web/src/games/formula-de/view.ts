/** What the server tells of a position of Formula Dé, and what follows from it for the eye. */

import type { Car, FormulaDeView } from "./shapes"

export type Point = "tyres" | "brakes" | "fuel" | "body" | "engine" | "handling"
export const FINISH = "finish"

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

/** Of a driver's cars the one that counts in the end. */
export function bestCar(view: FormulaDeView, seat: number): Car | undefined {
  return view.standings.map((number) => carOf(view, number)).find((car) => car?.seat === seat)
}
