// Generated from the structs of src/tablee/games/formula_de: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** How a car went out: why, where, in which round, and its place in the order of that round, counted from 0. */
export interface Retired {
  reason: string
  cell: string
  round: number
  place: number
}

/** A car: where it is, its lever and its sheet. */
export interface Car {
  car: number // its number, from 1
  seat: number
  grid: number // where it started, 1 for the pole
  cell: string | null // None if it has finished or is out
  lap: number // how often it has crossed the line
  gear: number // 0 in neutral
  stops: number // turns ended in the corner where it is
  tyres: number
  brakes: number
  fuel: number
  body: number
  engine: number
  handling: number
  mode: string // fresh, stalled, free, spun, long_stop
  served: boolean // has stopped at its stand during this visit
  status: string // running, finished, out
  rank: number | null // of a finished car
  out: Retired | null
}

/** A gear that can be chosen, and what skipping gears costs. */
export interface Gear {
  gear: number
  fuel: number
  brakes: number
  engine: number
}

/** A move that can be chosen: its end, its price, and the cells it leads over. */
export interface Drive {
  slot: number
  to: string // a cell, or `finish`
  brakes: number
  tyres: number
  spin: boolean
  blocked: boolean
  route: string[]
}

/** Formula Dé as everybody may know it: nothing is hidden. */
export interface FormulaDeView {
  type: "formula-de"
  header: ViewHeader
  circuit: string
  round: number
  phase: string // gear, move, slipstream, extra (a move in a slipstream), over
  order: number[] // the cars of this round, by number, in order of play
  place: number // of the car on turn in it
  car: number | null // the car on turn
  roll: number // cells to drive, while a move is chosen
  trail: string[] // debris driven over in this turn
  cars: Car[]
  debris: string[]
  gears: Gear[]
  moves: Drive[]
  standings: number[] // all cars, by number, the first one ahead
  ending: string // finished, first, no_finisher, limit; empty while the race goes on
}

/** A cell: its middle and its heading, its outline, its corner (-1 in a straight), where its arrow points. */
export type Cell = [name: string, x: number, y: number, turn: number, outline: string, corner: number, arrow: number | null]

/** How far a corner is: steps to its first and last cell in the lanes left, middle, right; -1 out of reach. */
export type Bend = [corner: number, steps: [number, number][]]

/** A corner: its stretch of road, kerbs, and a place for its flag. */
export interface Corner {
  name: string
  stops: number
  road: string
  kerbs: string[]
  flag: [number, number]
}

/** All of a circuit that can be drawn, and what is printed on car sheets and dice. */
export interface Scenery {
  laps: number
  sheet: Record<string, number> // the points of a new car that count at this table
  black: Record<string, number> // the face of the black die that an event means by itself
  dice: [number, number][] // the lowest and the highest face, from the first gear on
  name: Record<string, string>
  box: [number, number, number, number] // x, y, width, height of all cells
  width: number // of the road
  road: string
  cells: Cell[]
  bends: Bend[][] // of each cell: the corner in which it lies, and the next one
  corners: Corner[]
  grid: string[]
  stands: [number, number, number][]
  line: [number, number, number][] // the finish, in each lane
  lane: number // width of a lane
}

/** A cell to which faces of a die lead, and what driving there costs at most. */
export interface Landing {
  cell: string
  faces: number[]
  brakes: number
  tyres: number
  spin: boolean
}

/** Where the die of a gear may lead: asked for when a gear is looked at, never kept in the view. */
export interface Outlook {
  landings: Landing[]
  lost: number[] // faces that leave no move: the car would be out
}

/** A car rolled the black die for its place on the grid. */
export interface GridRolled {
  kind: "grid_rolled"
  rule: string
  seat: number
  car: number
  face: number
  number: number
}

/** A car took its place on the grid. */
export interface GridTaken {
  kind: "grid_taken"
  rule: string
  seat: number
  car: number
  place: number
  cell: string
  number: number
}

/** A round began with the cars in this order. */
export interface RoundBegun {
  kind: "round_begun"
  rule: string
  round: number
  order: number[]
}

/** A car started as usual. */
export interface StartRolled {
  kind: "start_rolled"
  rule: string
  seat: number
  car: number
  face: number
  number: number
}

/** A car stalled on the grid. */
export interface FalseStart {
  kind: "false_start"
  rule: string
  seat: number
  car: number
  number: number
}

/** A car shot off the grid. */
export interface SuperStart {
  kind: "super_start"
  rule: string
  seat: number
  car: number
  cells: number
  number: number
}

/** A driver put the lever into a gear, and paid for gears skipped. */
export interface GearShifted {
  kind: "gear_shifted"
  rule: string
  seat: number
  car: number
  gear: number
  fuel: number
  brakes: number
  engine: number
  number: number
}

/** The die of the gear was rolled. */
export interface DieRolled {
  kind: "die_rolled"
  rule: string
  seat: number
  car: number
  gear: number
  face: number
  number: number
}

/** A strained engine was tested, and lost a point or none. */
export interface EngineTested {
  kind: "engine_tested"
  rule: string
  seat: number
  car: number
  face: number
  lost: number
  number: number
}

export interface CarMoved {
  kind: "car_moved"
  rule: string
  seat: number
  car: number
  origin: string
  target: string
  route: string[]
  cells: number
  brakes: number
  tyres: number
  number: number
  stretch: string
  corner: string
  ahead: string
  gap: number
  gear: number
  roll: number
  stops: number
  asked: number
  passed: number
  leads: boolean
}

/** A car had to stop behind others, with cells left over. */
export interface CarBlocked {
  kind: "car_blocked"
  rule: string
  seat: number
  car: number
  origin: string
  target: string
  route: string[]
  cells: number
  brakes: number
  tyres: number
  number: number
  stretch: string
  corner: string
  ahead: string
  gap: number
  gear: number
  roll: number
  stops: number
  asked: number
  passed: number
  leads: boolean
}

/** A car ticked its last tyre point and spun. */
export interface CarSpun {
  kind: "car_spun"
  rule: string
  seat: number
  car: number
  number: number
}

/** A car crossed the line. */
export interface LapCompleted {
  kind: "lap_completed"
  rule: string
  seat: number
  car: number
  lap: number
  number: number
}

/** A car finished the race. */
export interface CarFinished {
  kind: "car_finished"
  rule: string
  seat: number
  car: number
  rank: number
  chaser: number // the driver of the next car, where that is close to the line
  margin: number // and how many cells before it; 0 where nobody is close
  number: number
}

/** A car is out of the race. */
export interface CarOut {
  kind: "car_out"
  rule: string
  seat: number
  car: number
  reason: string
  cell: string
  number: number
  stretch: string
  corner: string
  ahead: string
  gap: number
}

/** A car ended its turn in a corner. */
export interface StopMade {
  kind: "stop_made"
  rule: string
  seat: number
  car: number
  corner: string
  stops: number
  asked: number
  number: number
}

/** Two cars side by side did not touch. */
export interface NeighbourPassed {
  kind: "neighbour_passed"
  rule: string
  seat: number
  car: number
  other: number
  face: number
  own: number
  number: number
  rival: number
  rival_number: number
}

/** Two cars touched, and both lost a body point. */
export interface CarsCollided {
  kind: "cars_collided"
  rule: string
  seat: number
  car: number
  other: number
  number: number
  rival: number
  rival_number: number
}

/** A car touched its neighbour, and alone lost a body point. */
export interface CarScraped {
  kind: "car_scraped"
  rule: string
  seat: number
  car: number
  other: number
  face: number
  number: number
  rival: number
  rival_number: number
}

/** A car stopped at its stand and got new tyres. */
export interface StandReached {
  kind: "stand_reached"
  rule: string
  seat: number
  car: number
  cell: string
  tyres: number
  number: number
}

/** A quick stop: the car drove on at once. */
export interface StandLeft {
  kind: "stand_left"
  rule: string
  seat: number
  car: number
  face: number
  cells: number
  number: number
}

/** A long stop: the car stays until its next turn. */
export interface StandKept {
  kind: "stand_kept"
  rule: string
  seat: number
  car: number
  face: number
  number: number
}

/** A car was pulled along by the one ahead. */
export interface SlipstreamTaken {
  kind: "slipstream_taken"
  rule: string
  seat: number
  car: number
  other: number
  number: number
  rival: number
  rival_number: number
}

/** A driver did without the slipstream. */
export interface SlipstreamLeft {
  kind: "slipstream_left"
  rule: string
  seat: number
  car: number
  number: number
}

/** Debris lies on a cell. */
export interface DebrisDropped {
  kind: "debris_dropped"
  rule: string
  cell: string
}

/** A car drove over debris, and lost a point of road handling or none. */
export interface DebrisTested {
  kind: "debris_tested"
  rule: string
  seat: number
  car: number
  cell: string
  face: number
  lost: number
  number: number
}

export interface RaceOver {
  kind: "race_over"
  rule: string
  ending: string
}

export type FormulaDeEvent =
  | GridRolled
  | GridTaken
  | RoundBegun
  | StartRolled
  | FalseStart
  | SuperStart
  | GearShifted
  | DieRolled
  | EngineTested
  | CarMoved
  | CarBlocked
  | CarSpun
  | LapCompleted
  | CarFinished
  | CarOut
  | StopMade
  | NeighbourPassed
  | CarsCollided
  | CarScraped
  | StandReached
  | StandLeft
  | StandKept
  | SlipstreamTaken
  | SlipstreamLeft
  | DebrisDropped
  | DebrisTested
  | RaceOver
  | TakenBack
