// Generated from the structs of src/tablee/games/pique_plume: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** A piece that a bird would jump over, and the feathers that this would cost it. */
export interface Passed {
  piece: string // `bird-1`, `dropping-0`
  egg: number
  feathers: string[]
}

/** What a flip of a seat decides, as the pieces stand. */
export interface Stakes {
  over: Passed[] // if the picture is found, nearest first
  trap: number | null // else: whose dropping is trodden on
  given: string | null // the feather that its owner then gets
  follows: number // whose turn it then is
}

/** Pique Plume as one viewer may know it: all have the same view. Of the yard it shows the last flip only. */
export interface PiquePlumeView {
  type: "pique-plume"
  header: ViewHeader
  eggs: string[] // the picture on each egg
  yard: (string | null)[]
  showing: number | null // the slot of the last flip, until the next action
  birds: number[] // the egg on which each bird stands
  feathers: string[][] // the colours in each tail, in order
  droppings: (number | null)[] // the egg of each dropping, None in front of its owner; empty if there are none
  targets: number[] // the egg that each bird would step on next
  goal: number // the feathers that win
  turn: number // the seat whose turn it is
  turns: number // how many turns have ended
  asked: number[] // overtaken seats that may place their dropping, in the order in which they decide
  stakes: Stakes[] // of each seat; none when the game is over
  ending: string // feathers or limit; empty while the game goes on
}

/** It was settled who begins. */
export interface FirstPlayerChosen {
  kind: "first_player_chosen"
  rule: string
  seat: number
}

/** A seat turned a tile, showed it to all and laid it face down again. */
export interface TileFlipped {
  kind: "tile_flipped"
  rule: string
  seat: number
  slot: number | null
  picture: string | null
  found: boolean // was it the picture of the target egg?
}

/** A bird stepped on the next egg. */
export interface BirdMoved {
  kind: "bird_moved"
  rule: string
  seat: number
  egg: number
}

/** A bird jumped over what stood in front of it. */
export interface BirdJumped {
  kind: "bird_jumped"
  rule: string
  seat: number
  egg: number
  over: string[] // `bird-1`, `dropping-0`, nearest first
}

/** A bird that overtook another took all its feathers. */
export interface BirdPlucked {
  kind: "bird_plucked"
  rule: string
  seat: number
  bird: number // whose they were
  count: number
  feathers: string[]
}

/** A bird overtook another that had no feather. */
export interface BirdOvertaken {
  kind: "bird_overtaken"
  rule: string
  seat: number
  bird: number
}

/** A bird that did not get over a dropping gave a feather to its owner. */
export interface FeatherGiven {
  kind: "feather_given"
  rule: string
  seat: number
  bird: number // who gets it
  feathers: string[]
}

/** A seat took its dropping off the ring. */
export interface DroppingTakenBack {
  kind: "dropping_taken_back"
  rule: string
  seat: number
  egg: number
}

/** An overtaken seat put its dropping on an empty egg. */
export interface DroppingPlaced {
  kind: "dropping_placed"
  rule: string
  seat: number
  egg: number
}

/** An overtaken seat kept its dropping. */
export interface DroppingKept {
  kind: "dropping_kept"
  rule: string
  seat: number
}

/** A bird has the feathers that win. */
export interface GameWon {
  kind: "game_won"
  rule: string
  seat: number
  count: number
}

/** The last turn is over without a winner by feathers. */
export interface LimitReached {
  kind: "limit_reached"
  rule: string
  turns: number
  count: number // the most feathers
}

export type PiquePlumeEvent =
  | FirstPlayerChosen
  | TileFlipped
  | BirdMoved
  | BirdJumped
  | BirdPlucked
  | BirdOvertaken
  | FeatherGiven
  | DroppingTakenBack
  | DroppingPlaced
  | DroppingKept
  | GameWon
  | LimitReached
  | TakenBack
