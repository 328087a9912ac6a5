// Generated from the structs of src/tablee/games/olympiades: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** The medal table of a team. */
export interface Medals {
  gold: number
  silver: number
  bronze: number
}

/** A medal that was won, by an athlete or by a team as a whole; or lost in the anti-doping control. */
export interface Won {
  metal: string
  team: number
  seat: number | null
  lost: boolean
}

/** What lies on the tile of the current event, and what its score tracks, pads and dice show. */
export interface Tile {
  event: string
  round: number // obstacle, lot, pair, bar, shot, round: from 1; 0 for the bids before a fight
  turn: number | null // the seat that decides alone
  score: (number | null)[] // the score track of each athlete
  pads: (string | null)[] // what each pad showed when they were last revealed: bid:3
  dice: number[] // green, blue, yellow, red as they lie; 0: not thrown
  cube: number // fencing and tug of war: towards Sun above 0, towards Wave below
  baskets: number[] // of each team
  holes: number[][] // that each team has taken
  ball: number | null
  streak: number // ties, passes or rounds without a hit in a row
  price: number | null // the last number announced
  speaker: number | null // who announced it
  due: number // energy still to be divided
  gains: boolean // is it given, or paid?
  part: number | null // the athlete whose part is entered next
  trying: number // the level of a weight that was not lifted
  rerolls: number // left in fencing
  out: number[] // seats that have retired
  won: Won[]
  spent: number[]
  strokes: number[] // golf, at a hole that is taken: the price of each hole
}

/** An event that is over: its medals, and the energy that each athlete spent in it (gained, if negative). */
export interface Finished {
  event: string
  won: Won[]
  spent: number[]
}

/** Olympiades as one viewer may know it: all but the pads that are not revealed yet. */
export interface OlympiadesView {
  type: "olympiades"
  header: ViewHeader
  programme: (string | null)[] // None: not yet drawn
  kinds: string[] // standard, rest, final
  index: number // the current event, from 0; the number of events: the game is over
  energy: number[]
  medals: Medals[]
  points: number[] // of each team
  first: number
  talk: string // open, closed, numbers
  tile: Tile
  history: Finished[]
  gained: number[][] // points that each of these brought each team
  lately: string[][] // the choices shown and dice thrown by each seat since the last decision: bid:3, green:4
}

/** With how many faces of a die a choice succeeds: one number, or one for each sum that is bid against it. */
export interface Outlook {
  faces: number
  chances: number[]
}

export interface FirstDrawn {
  kind: "first_drawn"
  rule: string
  seat: number
}

export interface EventBegun {
  kind: "event_begun"
  rule: string
  sport: string
  number: number
  talk: string
}

export interface TokenPassed {
  kind: "token_passed"
  rule: string
  seat: number
}

export interface PadLocked {
  kind: "pad_locked"
  rule: string
  seat: number
}

export interface ChoiceShown {
  kind: "choice_shown"
  rule: string
  seat: number
  choice: string
  n: number | null
  target: number | null
}

export interface EnergyPaid {
  kind: "energy_paid"
  rule: string
  seat: number
  energy: number
}

export interface EnergyGained {
  kind: "energy_gained"
  rule: string
  seat: number
  energy: number
}

export interface DieThrown {
  kind: "die_thrown"
  rule: string
  seat: number
  die: string
  face: string
}

export interface ScoreMarked {
  kind: "score_marked"
  rule: string
  seat: number
  score: number
}

export interface ObstacleCleared {
  kind: "obstacle_cleared"
  rule: string
  seat: number
  obstacle: number
}

export interface RiderFell {
  kind: "rider_fell"
  rule: string
  seat: number
  obstacle: number
}

export interface HolePlayed {
  kind: "hole_played"
  rule: string
  seat: number
  hole: number
}

export interface StrokeLost {
  kind: "stroke_lost"
  rule: string
  seat: number
  hole: number
}

export interface NumberAnnounced {
  kind: "number_announced"
  rule: string
  seat: number
  n: number
}

export interface AthletePassed {
  kind: "athlete_passed"
  rule: string
  seat: number
}

export interface WeightLifted {
  kind: "weight_lifted"
  rule: string
  seat: number
  kg: number
}

export interface LiftFailed {
  kind: "lift_failed"
  rule: string
  seat: number
  kg: number
}

export interface BarLowered {
  kind: "bar_lowered"
  rule: string
  cost: number
}

export interface SumsCompared {
  kind: "sums_compared"
  rule: string
  sun: number
  wave: number
}

export interface ShotTaken {
  kind: "shot_taken"
  rule: string
  seat: number
  reached: number
  needed: number
  result: string
}

export interface BallTaken {
  kind: "ball_taken"
  rule: string
  seat: number
}

export interface CubeMoved {
  kind: "cube_moved"
  rule: string
  team: number
}

export interface AthleteHit {
  kind: "athlete_hit"
  rule: string
  seat: number
  score: number
}

export interface AthleteEliminated {
  kind: "athlete_eliminated"
  rule: string
  seat: number
}

export interface LimitReached {
  kind: "limit_reached"
  rule: string
  sport: string
}

export interface MedalWon {
  kind: "medal_won"
  rule: string
  seat: number
  metal: string
}

export interface TeamMedalWon {
  kind: "team_medal_won"
  rule: string
  team: number
  metal: string
}

export interface MedalLost {
  kind: "medal_lost"
  rule: string
  team: number
  metal: string
}

export interface NoMedal {
  kind: "no_medal"
  rule: string
  sport: string
}

export interface GameEnded {
  kind: "game_ended"
  rule: string
  sun: number
  wave: number
}

export type OlympiadesEvent =
  | FirstDrawn
  | EventBegun
  | TokenPassed
  | PadLocked
  | ChoiceShown
  | EnergyPaid
  | EnergyGained
  | DieThrown
  | ScoreMarked
  | ObstacleCleared
  | RiderFell
  | HolePlayed
  | StrokeLost
  | NumberAnnounced
  | AthletePassed
  | WeightLifted
  | LiftFailed
  | BarLowered
  | SumsCompared
  | ShotTaken
  | BallTaken
  | CubeMoved
  | AthleteHit
  | AthleteEliminated
  | LimitReached
  | MedalWon
  | TeamMedalWon
  | MedalLost
  | NoMedal
  | GameEnded
  | TakenBack
