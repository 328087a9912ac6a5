/** Numbers and places of the tiles: the same file that the rules read. */

import {
  dice,
  energy,
  events,
  score_track,
  tile_drawing,
  wheel,
} from "../../../../../src/tablee/games/olympiades/data/board.json"

export type Point = readonly [number, number]

export const EVENTS = events
export const MOST_ENERGY = energy.max
export const WHEEL = wheel.max // the highest number of a pad
export const MOST_SCORE = score_track.max
export const FACES = dice.classic.green.length
export const PLACES = tile_drawing

/** Places as pairs. */
export function points(places: number[][]): Point[] {
  return places.map(([x = 0, y = 0]) => [x, y] as const)
}
