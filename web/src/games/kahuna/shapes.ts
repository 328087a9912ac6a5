// Generated from the structs of src/tablee/games/kahuna: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** A hand: its size, its cards if the viewer sees them, and those that all saw being taken from the row. */
export interface Hand {
  size: number
  cards: string[] | null
  known: string[]
}

/** What a seat has discarded face down in this round: how many, and which if the viewer knows. */
export interface Buried {
  size: number
  cards: string[] | null
}

/** Kahuna as one viewer may know it. */
export interface KahunaView {
  type: "kahuna"
  header: ViewHeader
  links: (number | null)[] // the seat whose link lies on each line
  stones: (number | null)[] // the seat that rules each island
  around: number[][] // of each seat: how many of its links touch each island
  needs: number[] // of each island: links that give power over it
  hands: Hand[]
  row: (string | null)[]
  pile: number
  discard: string[] // played cards, face up
  buried: Buried[]
  round: string // 1, 2, 3 or final
  score: number[]
  dealer: number
  turn: number // the seat whose turn it is, or comes after the handicap links
  drew: boolean[] // did the seat draw in its latest turn?
  blank: number // turns in a row without play, discard or draw
  has_played: boolean // in this turn
  has_discarded: boolean // in this turn
  handicap: number // handicap links still to lay
  last_turns: number // still to play, in the final round
  must_draw: boolean // the seat on turn may not end it without drawing
  points: number // that the round brings the seat with more stones; 0 in rounds that bring none by themselves
  hand_limit: number
  sudden: string // stones or links: without any of them one loses at once; empty where and while nobody does
  winner: number | null
  ending: string // sudden, points, links, draw; empty while the game goes on
}

/** The dealer was chosen. */
export interface DealerChosen {
  kind: "dealer_chosen"
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

/** Cards were turned face up beside the board. */
export interface RowLaid {
  kind: "row_laid"
  rule: string
  cards: string[]
}

/** A link was laid before the first turn. */
export interface HandicapLinkLaid {
  kind: "handicap_link_laid"
  rule: string
  seat: number
  line: string
}

/** A link was laid with a card. */
export interface LinkLaid {
  kind: "link_laid"
  rule: string
  seat: number
  line: string
  card: string
}

/** A seat took an enemy link off the board with two cards. */
export interface LinkRemoved {
  kind: "link_removed"
  rule: string
  seat: number
  line: string
  cards: string[]
}

/** A seat took power over an island. */
export interface StoneWon {
  kind: "stone_won"
  rule: string
  seat: number
  island: string
}

/** A link of a seat was swept off by the enemy's power over an island. */
export interface LinkSwept {
  kind: "link_swept"
  rule: string
  seat: number
  line: string
  island: string
}

/** A seat lost power over an island. */
export interface StoneLost {
  kind: "stone_lost"
  rule: string
  seat: number
  island: string
}

/** A seat drew from the pile. */
export interface CardDrawn {
  kind: "card_drawn"
  rule: string
  seat: number
  card: string | null
}

/** A seat took a face-up card. */
export interface RowCardTaken {
  kind: "row_card_taken"
  rule: string
  seat: number
  slot: number
  card: string
}

/** A card of the pile was turned up in place of the one taken. */
export interface SlotRefilled {
  kind: "slot_refilled"
  rule: string
  slot: number
  card: string
}

/** A seat discarded a card face down. */
export interface CardDiscarded {
  kind: "card_discarded"
  rule: string
  seat: number
  card: string | null
}

/** A seat ended its turn without drawing. */
export interface TurnEnded {
  kind: "turn_ended"
  rule: string
  seat: number
}

/** A seat took the last card of pile and row. */
export interface RoundEnded {
  kind: "round_ended"
  rule: string
  seat: number
  round: number
}

/** The seat with more stones scored. */
export interface RoundScored {
  kind: "round_scored"
  rule: string
  seat: number
  points: number
  stones: number
  fewer: number
}

/** Nobody scored: both had the same number of stones. */
export interface RoundTied {
  kind: "round_tied"
  rule: string
  stones: number
}

/** All discarded cards became the new pile. */
export interface PileRemade {
  kind: "pile_remade"
  rule: string
  round: number
  count: number
}

/** One last turn each, this seat first. */
export interface LastTurnsBegun {
  kind: "last_turns_begun"
  rule: string
  seat: number
}

/** A seat with nothing left on the board lost at once. */
export interface SuddenlyDefeated {
  kind: "suddenly_defeated"
  rule: string
  seat: number
  lacking: string // stones or links
}

export interface GameWon {
  kind: "game_won"
  rule: string
  seat: number
  ending: string
  points: number
  fewer: number
}

export interface GameDrawn {
  kind: "game_drawn"
  rule: string
  points: number
  links: number
}

export type KahunaEvent =
  | DealerChosen
  | HandDealt
  | RowLaid
  | HandicapLinkLaid
  | LinkLaid
  | LinkRemoved
  | StoneWon
  | LinkSwept
  | StoneLost
  | CardDrawn
  | RowCardTaken
  | SlotRefilled
  | CardDiscarded
  | TurnEnded
  | RoundEnded
  | RoundScored
  | RoundTied
  | PileRemade
  | LastTurnsBegun
  | SuddenlyDefeated
  | GameWon
  | GameDrawn
  | TakenBack
