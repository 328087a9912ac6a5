// Generated from the structs of src/tablee/games/medailles: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** A hand: its size, its cards if the viewer sees them, and those that all have seen, which come last in it. */
export interface Hand {
  size: number
  cards: string[] | null
  shown: string[]
}

/** A medal that was won: its number of cards (1 bronze, 2 silver, 3 gold), by whom, and the card under it. */
export interface Medal {
  discipline: string
  medal: number
  seat: number
  card: string
}

/** What a seat has presented in the running contest. */
export interface Bid {
  seat: number
  cards: string[]
}

/** Médailles as one viewer may know it. */
export interface MedaillesView {
  type: "medailles"
  header: ViewHeader
  phase: string // main or final
  turns_left: number // in the final phase
  passes: number // turns in a row that were passed
  dealer: number
  turn: number
  centre: (string | null)[]
  pile: number
  pot: string[]
  hands: Hand[]
  medals: Medal[]
  score: number[] // the points of each seat
  places: number[] // of each seat, as if the game ended now: 1 for the best
  contest: string | null // the discipline in which a medal is attempted
  bids: Bid[]
  countered: number | null // the seat that has countered the highest bid
  asked: number | null // the seat that may answer it now
  bid_limit: number // cards of a bid
  target: number // medals of a side that end the game
  partners: (number | null)[] // of each seat; None without teams
  ending: string // target, laps, passes, pile; empty while the game goes on
}

/** It was settled who deals. */
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

/** Cards turned up for the centre went to the pot, because their disciplines lay there already. */
export interface DoublesPotted {
  kind: "doubles_potted"
  rule: string
  cards: string[]
}

/** A card was turned up on a place of the centre. */
export interface PlaceFilled {
  kind: "place_filled"
  rule: string
  place: number
  card: string
}

/** The pile ran out before a place of the centre was filled. */
export interface PlaceLeftEmpty {
  kind: "place_left_empty"
  rule: string
  place: number
}

/** A seat put a card on the pot. */
export interface CardDiscarded {
  kind: "card_discarded"
  rule: string
  seat: number
  card: string
}

export interface CardsDrawn {
  kind: "cards_drawn"
  rule: string
  seat: number
  count: number
  cards: string[] | null
}

/** A seat presented cards for a medal. */
export interface MedalAttempted {
  kind: "medal_attempted"
  rule: string
  seat: number
  discipline: string
  medal: number
  cards: string[]
}

/** A seat presented more cards than the highest bid. */
export interface BidRaised {
  kind: "bid_raised"
  rule: string
  seat: number
  discipline: string
  medal: number
  cards: string[]
}

/** A seat showed as many cards as the highest bid and took them back. */
export interface BidCountered {
  kind: "bid_countered"
  rule: string
  seat: number
  discipline: string
  cards: string[]
}

/** A seat let the highest bid stand. */
export interface AnswerPassed {
  kind: "answer_passed"
  rule: string
  seat: number
}

/** The cards of all bids went to the pot. */
export interface BidsLaidDown {
  kind: "bids_laid_down"
  rule: string
  cards: string[]
}

/** A seat took a medal with the card of the centre. */
export interface MedalWon {
  kind: "medal_won"
  rule: string
  seat: number
  discipline: string
  medal: number
  card: string
  place: number
}

/** Nobody won the medal, because the highest bid was countered. */
export interface MedalSpoiled {
  kind: "medal_spoiled"
  rule: string
  seat: number // who countered
  discipline: string
}

/** The draw pile is empty: some last turns each. */
export interface FinalBegun {
  kind: "final_begun"
  rule: string
  laps: number
  turns: number
}

/** A seat exchanged a card with the centre. */
export interface CardSwapped {
  kind: "card_swapped"
  rule: string
  seat: number
  place: number
  card: string // laid down
  taken: string
}

/** A seat did nothing in its turn. */
export interface TurnPassed {
  kind: "turn_passed"
  rule: string
  seat: number
}

export interface GameEnded {
  kind: "game_ended"
  rule: string
  ending: string
}

export type MedaillesEvent =
  | DealerChosen
  | HandDealt
  | DoublesPotted
  | PlaceFilled
  | PlaceLeftEmpty
  | CardDiscarded
  | CardsDrawn
  | MedalAttempted
  | BidRaised
  | BidCountered
  | AnswerPassed
  | BidsLaidDown
  | MedalWon
  | MedalSpoiled
  | FinalBegun
  | CardSwapped
  | TurnPassed
  | GameEnded
  | TakenBack
