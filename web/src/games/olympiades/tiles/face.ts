/** What is known of an event before its tile is drawn: `faces/tug_of_war.ts`. */

import type { Tile } from "../shapes"

export interface Face {
  sign: string // a pictogram in a box of 32 around 0; S a stroke, the rest is filled
  rules: [number, ...number[]] // the chapter of the rules in which the event stands, and those that explain it in a line each
  buttons?: (tile: Tile, viewer: number) => string[] // what the buttons of the pad stand for; a bid needs none
}

const faces = import.meta.glob<Face>("./faces/*.ts", { eager: true, import: "default" })

export function faceOf(event: string): Face | undefined {
  return faces[`./faces/${event}.ts`]
}
