// Generated from the structs of src/tablee/games/cartagena: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** A hand: its size, its cards if the viewer sees them, and those that all saw being taken from the row. */
export interface Hand {
  size: number
  cards: string[] | null
  known: string[]
}

/** Where the pirates of one place would go: ahead with a card of each symbol, and back. */
export interface Reach {
  place: number
  ahead: number[] // by symbol; none from the boat
  back: number | null
  draws: number // cards that walking back would bring
}

/** Cartagena as one viewer may know it. Place 0 is the start, the boat is the place after the last space. */
export interface CartagenaView {
  type: "cartagena"
  header: ViewHeader
  layout: string[] // the sections as they lie: number, side, and `r` if turned
  track: string[] // the symbols of the spaces, the first of them is space 1
  boat: number
  pirates: number[][] // the places of each seat's pirates, ascending
  hands: Hand[]
  pile: number
  row: string[] // the next cards, face up, in order
  discard: number[] // played cards, how many of each symbol
  turn: number
  actions_left: number
  actions: number // of a whole turn
  turn_count: number // turns that are over, of all seats
  idle_streak: number // turns in a row without an action
  reach: Reach[] // of the pirates of the seat on turn
  winner: number | null
  ending: string // boat, idle, limit; empty while the game goes on
}

/** The sections were laid end to end. */
export interface CorridorLaid {
  kind: "corridor_laid"
  rule: string
  layout: string[]
}

/** It was settled who begins. */
export interface StarterChosen {
  kind: "starter_chosen"
  rule: string
  seat: number
}

/** A seat got its first cards. */
export interface HandDealt {
  kind: "hand_dealt"
  rule: string
  seat: number
  count: number
  cards: string[] | null
}

/** Cards were laid face up at the end of the row. */
export interface RowFilled {
  kind: "row_filled"
  rule: string
  cards: string[]
}

/** A pirate ran ahead, over the occupied spaces of its symbol. */
export interface PirateAdvanced {
  kind: "pirate_advanced"
  rule: string
  seat: number
  origin: string
  target: number
  card: string
  jumped: number[]
}

/** A pirate got into the boat, as the `count`th of its band. */
export interface PirateBoarded {
  kind: "pirate_boarded"
  rule: string
  seat: number
  origin: string
  card: string
  count: number
}

/** A pirate walked back to one or two others. */
export interface PirateRetreated {
  kind: "pirate_retreated"
  rule: string
  seat: number
  origin: string
  target: number
  count: number
}

/** A seat drew from the pile. */
export interface CardsDrawn {
  kind: "cards_drawn"
  rule: string
  seat: number
  count: number
  cards: string[] | null
}

/** A seat drew the first card of the open row. */
export interface RowCardTaken {
  kind: "row_card_taken"
  rule: string
  seat: number
  card: string
}

/** A seat should have drawn more, but there was no card left. */
export interface CardsRanOut {
  kind: "cards_ran_out"
  rule: string
  seat: number
}

/** The discards became the new pile. */
export interface PileRemade {
  kind: "pile_remade"
  rule: string
  count: number
}

/** A seat stopped before its third action. */
export interface TurnEnded {
  kind: "turn_ended"
  rule: string
  seat: number
  acted: number
}

/** Nobody could do anything: each draws a card, this seat first. */
export interface DeadlockRelieved {
  kind: "deadlock_relieved"
  rule: string
  seat: number
}

/** A seat has its whole band in the boat. */
export interface GameWon {
  kind: "game_won"
  rule: string
  seat: number
  pirates: number
}

/** Too many turns in a row went by without an action. */
export interface GameDrawn {
  kind: "game_drawn"
  rule: string
  turns: number
}

/** Every seat has had all its turns. */
export interface LimitReached {
  kind: "limit_reached"
  rule: string
  turns: number
}

export type CartagenaEvent =
  | CorridorLaid
  | StarterChosen
  | HandDealt
  | RowFilled
  | PirateAdvanced
  | PirateBoarded
  | PirateRetreated
  | CardsDrawn
  | RowCardTaken
  | CardsRanOut
  | PileRemade
  | TurnEnded
  | DeadlockRelieved
  | GameWon
  | GameDrawn
  | LimitReached
  | TakenBack
