/** Numbers and places of the tiles: the same file that the rules read. */

import { events, tile_drawing } from "../../../../../src/tablee/games/olympiades/data/board.json"

export type Point = readonly [number, number]

export const EVENTS = events
export const PLACES = tile_drawing

/** Places as pairs. */
export function points(places: number[][]): Point[] {
  return places.map(([x = 0, y = 0]) => [x, y] as const)
}
