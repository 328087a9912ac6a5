// Generated from the structs of src/tablee/games/biathlon: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** A skier and its board. Everything on it is public; a wax row is none until it is laid. */
export interface Skier {
  seat: number
  nation: string | null
  status: string // racing, finished or collapsed
  space: string | null // START, r12.3, S16, P16.1, FINISH; none after a collapse
  columns: number[] // dice in the columns 1 to 4
  stars: number[] // the numbers of the columns with a six in their star box
  sprint: number
  available: number
  rolls: number // dice of the next preparation, if nothing more is taken
  hand: number
  sixes: number // rolled and not yet placed
  endurance: number[] // the slot of each marker, 0 at the top
  wax: string[] | null
  left_used: number
  right_used: number
  shots: string[] // none, hit or miss
  misses: number
  to_go: number // rows to the finish line, of whoever races
  must_shoot: boolean // its dice will be shots
}

/** A step that can be made now: where it leads, and what that costs. */
export interface Way {
  way: string
  space: string
  cost: number
}

/** Where a movement or a slip can end: the cheapest way there, space by space, and its price. */
export interface End {
  space: string
  ways: string
  path: string[]
  cost: number
}

/** Somebody who moved and may be followed: where from, and behind whom, as a place in this list. */
export interface Lead {
  skier: number
  start: string
  after: number | null
}

/** A skier that collapsed, and the row it had reached. */
export interface Collapse {
  skier: number
  row: number
}

/** Biathlon as one viewer may know it: all of it, but the secret choices of others. Skiers are numbered from 0. */
export interface BiathlonView {
  type: "biathlon"
  header: ViewHeader
  phase: string
  stage: string // take or shoot: where a token's effect leads back to
  round: number
  first: number | null // the skier with the marker
  active: number | null // the skier on turn, or choosing its nation
  skiers: Skier[]
  total: number
  taken: string[] // columns taken this turn
  sprinting: boolean
  waxed: boolean // the turn's token is used
  printed: boolean // the turn's printed effect is used
  todo: string[] // what the token still asks
  fired: number[] // targets shot at this turn
  steps: number
  lateral: boolean // a sideways step is allowed
  start: string | null // where the movement began
  trail: string[]
  ways: Way[] // the steps of the moment
  ends: End[] // of the whole movement, or of a slip
  leads: Lead[]
  leading: number
  asked: number | null // the skier that may draft
  draft_path: string[] // the way it would go
  draft_cost: number
  order: number[] // all skiers, the first in front
  finished: number[]
  collapsed: Collapse[]
  ending: string // empty while the race goes on
  latest: string | null // the last action, if it was no secret choice
  rolled: number[] // the dice that fell with it
  nations: string[] // that this table can choose from
  sprint_places: number
  wax_slots: number
  deciding: number[]
  picked: number[][]
}

/** A space: its name, its slot's letter (P in the penalty lane), its middle, where one skis there, its outline. */
export type Space = [name: string, row: number, lane: number, code: string, x: number, y: number, heading: number, outline: string, tight: boolean]

/** A tile around its own middle, skied onto from the left; its rows are counted from 1. */
export interface Shape {
  kind: string // start, goal, straight, corner or range
  turn: number // quarters to the right
  width: number // of the track
  line: string // the middle of the track
  track: [number, number][] // points of that line, close to one another
  spaces: Space[]
}

/** A tile of the course: which one, its middle, and where one skis when one comes to it. */
export type Tile = [word: string, x: number, y: number, heading: number]

/** All of a course that can be drawn, and the shapes of all tiles of the box, for a course that is being built. */
export interface Scenery {
  side: number // of a tile
  shapes: Record<string, Shape> // by the word for a tile: `7A`, `15A:R`
  tiles: Tile[]
  spaces: Space[]
  rows: number
  ranges: number
  box: [number, number, number, number] // x, y, width, height of all tiles
}

/** A seat took a nation board. */
export interface NationChosen {
  kind: "nation_chosen"
  rule: string
  seat: number
  nation: string
}

/** A seat has made its secret choice. */
export interface ChoiceClosed {
  kind: "choice_closed"
  rule: string
  seat: number
}

/** A wax row lies open. */
export interface WaxLaid {
  kind: "wax_laid"
  rule: string
  seat: number
  nation: string
  tokens: string[]
  both: boolean
}

/** A round began; this skier has the first-player marker. */
export interface RoundBegun {
  kind: "round_begun"
  rule: string
  round: number
  seat: number
  nation: string
  both: boolean
}

/** A skier rolled race dice. */
export interface DiceRolled {
  kind: "dice_rolled"
  rule: string
  seat: number
  nation: string
  dice: number[]
  both: boolean
}

/** Blue markers sent these fives and sixes back. */
export interface DiceSetAside {
  kind: "dice_set_aside"
  rule: string
  seat: number
  nation: string
  count: number
  dice: number[]
  both: boolean
}

/** Dice went to columns; those without a place are available again. */
export interface DicePlaced {
  kind: "dice_placed"
  rule: string
  seat: number
  nation: string
  columns: number[]
  returned: number
  both: boolean
}

/** Sixes went to star boxes and the Sprint column; those without a place are available again. */
export interface SixesPlaced {
  kind: "sixes_placed"
  rule: string
  seat: number
  nation: string
  boxes: number[]
  sprinting: number
  returned: number
  both: boolean
}

/** A skier took the dice of a column. */
export interface ColumnTaken {
  kind: "column_taken"
  rule: string
  seat: number
  nation: string
  column: string
  count: number
  star: string // none, counts, returns or choice
  both: boolean
}

/** The six of a special star box counts. */
export interface StarCounted {
  kind: "star_counted"
  rule: string
  seat: number
  nation: string
  both: boolean
}

/** A used token was turned back. */
export interface TokenRefreshed {
  kind: "token_refreshed"
  rule: string
  seat: number
  nation: string
  token: string
  side: string
  both: boolean
}

/** A marker was lowered to this colour. */
export interface EndurancePaid {
  kind: "endurance_paid"
  rule: string
  seat: number
  nation: string
  marker: number
  colour: string
  both: boolean
}

/** A wax token was used. */
export interface TokenUsed {
  kind: "token_used"
  rule: string
  seat: number
  nation: string
  token: string
  side: string
  actions: string[]
  both: boolean
}

/** The effect printed on a board was used. */
export interface PrintedUsed {
  kind: "printed_used"
  rule: string
  seat: number
  nation: string
  both: boolean
}

/** Wax changed the total of the turn. */
export interface TotalChanged {
  kind: "total_changed"
  rule: string
  seat: number
  nation: string
  total: number
  both: boolean
}

/** A die of the board was rolled again. */
export interface DieRerolled {
  kind: "die_rerolled"
  rule: string
  seat: number
  nation: string
  spot: string
  die: number
  both: boolean
}

/** A shot with the die of the marker's colour. */
export interface ShotFired {
  kind: "shot_fired"
  rule: string
  seat: number
  nation: string
  target: number
  colour: string
  die: number
  result: string
  both: boolean
}

/** A shot fired once more. */
export interface ShotRerolled {
  kind: "shot_rerolled"
  rule: string
  seat: number
  nation: string
  target: number
  colour: string
  die: number
  result: string
  both: boolean
}

/** Five shots have been fired: the misses, and the laps they cost. */
export interface ShootingEnded {
  kind: "shooting_ended"
  rule: string
  seat: number
  nation: string
  misses: number
  laps: number
  both: boolean
}

export interface MovementBegun {
  kind: "movement_begun"
  rule: string
  seat: number
  nation: string
  steps: number
  both: boolean
}

/** A skier came to a space. */
export interface SkierMoved {
  kind: "skier_moved"
  rule: string
  seat: number
  nation: string
  space: string
  both: boolean
}

/** A lap of the penalty lane is done. */
export interface LapSkied {
  kind: "lap_skied"
  rule: string
  seat: number
  nation: string
  misses: number
  both: boolean
}

export interface DraftTaken {
  kind: "draft_taken"
  rule: string
  seat: number
  nation: string
  leader: string
  both: boolean
  ahead: number
}

/** A skier does not follow. */
export interface DraftRefused {
  kind: "draft_refused"
  rule: string
  seat: number
  nation: string
  leader: string
  both: boolean
  ahead: number
}

/** A skier crossed the line. */
export interface FinishCrossed {
  kind: "finish_crossed"
  rule: string
  seat: number
  nation: string
  place: number
  both: boolean
}

/** A skier had to pay and could not. */
export interface SkierCollapsed {
  kind: "skier_collapsed"
  rule: string
  seat: number
  nation: string
  row: number
  both: boolean
}

export interface RaceEnded {
  kind: "race_ended"
  rule: string
  ending: string
}

export type BiathlonEvent =
  | NationChosen
  | ChoiceClosed
  | WaxLaid
  | RoundBegun
  | DiceRolled
  | DiceSetAside
  | DicePlaced
  | SixesPlaced
  | ColumnTaken
  | StarCounted
  | TokenRefreshed
  | EndurancePaid
  | TokenUsed
  | PrintedUsed
  | TotalChanged
  | DieRerolled
  | ShotFired
  | ShotRerolled
  | ShootingEnded
  | MovementBegun
  | SkierMoved
  | LapSkied
  | DraftTaken
  | DraftRefused
  | FinishCrossed
  | SkierCollapsed
  | RaceEnded
  | TakenBack
