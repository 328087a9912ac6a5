// Generated from the structs of src/tablee/games/tour_de_france: scripts/types

import type { TakenBack, ViewHeader } from "../../lib/board/shapes"

/** Strategy cards of a seat: how many, which if the viewer sees them, and those that all have seen. */
export interface Hand {
  size: number
  cards: string[] | null
  known: string[]
}

/** A deck: how many cards have no known place, and under them the row of those put back, the next first. */
export interface Deck {
  unknown: number
  row: string[]
}

/** The point cards before a seat. */
export interface Points {
  polka: number[]
  green: number[]
  white: number[]
}

/** A tie for a jersey that was rolled off: at how many points, between whom. */
export interface Tie {
  total: number
  seats: number[]
}

/** A strategy card played on the roll, with its sign. */
export interface Played {
  seat: number
  value: number
}

/** A question as it is shown, its answers in the order in which they are read. */
export interface Question {
  category: string
  fr: string
  en: string
  answers_fr: string[]
  answers_en: string[]
}

/** Two dice rolled for something else than a move: prologue, trial, quiz or the jersey of a tie. */
export interface Roll {
  purpose: string
  seat: number
  dice: number[]
}

/** The Tour de France as one viewer may know it. */
export interface TourDeFranceView {
  type: "tour-de-france"
  header: ViewHeader
  phase: string // roll, window, category, answer, joker or over
  round: number
  turn: number // whose rider moves
  order: number[]
  riders: number[] // the space of each seat
  skip: number[] // turns to miss
  extra: boolean // the rider on turn has one more
  jokers: number[]
  hands: Hand[]
  strategy: Deck
  surprise: Deck
  questions: Deck
  points: Points[]
  totals: number[][] // points of each seat: polka, green, white
  jerseys: (number | null)[] // who wears yellow, polka, green, white
  ties: (Tie | null)[] // polka, green, white
  spent: number[] // the time trials that were held
  dice: number[] // of the last roll to move
  played: Played[]
  total: number | null // the dice with all cards
  target: number | null // where the rider would stop, while cards may be played
  reach: number[] // where with 4, 3, 2, 1 less, with nothing, and with 1, 2, 3, 4 more
  sums: number[] // the total with each of these
  bounces: boolean[] // is each of these reached over the finish and back?
  window: number[] // all seats in the order in which they may play cards on this roll
  asked: number | null // the seat that may play cards now
  to_ask: number[] // those who may play after it, in order; seats without a card are passed over
  threat: string | null // what a Joker would cancel: mishap, or a surprise card
  question: Question | null // the one asked, or asked last
  card: string | null // its id, once it is answered
  right: number | null // the place of its right answer, once it is answered
  given: string | null // A, B, C, none, chance-right or chance-wrong, once it is answered
  rolls: Roll[] // all other dice of the last action, in order
  ending: string // finish, rounds; empty while the race goes on
  signs_printed: boolean // strategy cards have a sign of their own
  by_points: boolean // points for place and jerseys decide, not the race alone
}

/** A seat rolled the two dice: to move, or for something else. */
export interface DiceRolled {
  kind: "dice_rolled"
  rule: string
  seat: number
  purpose: string
  dice: number[]
  total: number
}

/** The prologue gave a seat its place in the play order. */
export interface ProloguePlaced {
  kind: "prologue_placed"
  rule: string
  seat: number
  place: number
  space: number
}

/** A jersey has a new wearer. */
export interface JerseyTaken {
  kind: "jersey_taken"
  rule: string
  seat: number
  jersey: string
}

/** A seat added or subtracted a strategy card. */
export interface StrategyPlayed {
  kind: "strategy_played"
  rule: string
  seat: number
  sign: string
  value: number
  total: number
}

/** Nothing is left of the roll. */
export interface RiderStayed {
  kind: "rider_stayed"
  rule: string
  seat: number
}

export interface RiderAdvanced {
  kind: "rider_advanced"
  rule: string
  seat: number
  count: number
  start: number
  space: number
}

/** A rider rode too far: to the finish and back by the rest. */
export interface RiderBounced {
  kind: "rider_bounced"
  rule: string
  seat: number
  count: number
  start: number
  space: number
}

export interface RiderDroppedBack {
  kind: "rider_dropped_back"
  rule: string
  seat: number
  start: number
  space: number
}

/** A seat took a point card. */
export interface PointsWon {
  kind: "points_won"
  rule: string
  seat: number
  jersey: string
  points: number
  total: number
}

/** There was no point card left. */
export interface PointsDeckEmpty {
  kind: "points_deck_empty"
  rule: string
  seat: number
  jersey: string
}

/** A seat drew a strategy card. */
export interface StrategyDrawn {
  kind: "strategy_drawn"
  rule: string
  seat: number
  strategy: string | null
}

/** There was no strategy card left. */
export interface StrategyDeckEmpty {
  kind: "strategy_deck_empty"
  rule: string
  seat: number
}

/** A strategy card of a seat went back under the deck. */
export interface StrategyLost {
  kind: "strategy_lost"
  rule: string
  seat: number
  strategy: string
}

/** A seat drew a surprise card. */
export interface SurpriseDrawn {
  kind: "surprise_drawn"
  rule: string
  seat: number
  card: string
}

/** A seat cancelled what happened to it. */
export interface JokerUsed {
  kind: "joker_used"
  rule: string
  seat: number
}

/** A time trial for all. */
export interface TrialBegun {
  kind: "trial_begun"
  rule: string
  space: number
}

/** A seat was the best of a time trial. */
export interface TrialWon {
  kind: "trial_won"
  rule: string
  seat: number
  space: number
}

/** The player on the left read a question and its answers. */
export interface QuestionRead {
  kind: "question_read"
  rule: string
  seat: number
  category: string
  fr: string
  en: string
  choices_fr: string
  choices_en: string
}

/** A seat answered; the right answer is shown. */
export interface QuestionAnswered {
  kind: "question_answered"
  rule: string
  seat: number
  choice: number
  result: string
  right: number
  answer_fr: string
  answer_en: string
  why_fr: string
  why_en: string
}

/** Chance answered for a seat; question and right answer are shown. */
export interface AnsweredByChance {
  kind: "answered_by_chance"
  rule: string
  seat: number
  category: string
  fr: string
  en: string
  result: string
  answer_fr: string
  answer_en: string
  why_fr: string
  why_en: string
}

/** A seat has one more turn. */
export interface ExtraTurnWon {
  kind: "extra_turn_won"
  rule: string
  seat: number
}

/** A seat missed its turn. */
export interface TurnMissed {
  kind: "turn_missed"
  rule: string
  seat: number
}

/** Every seat has had its turn. */
export interface RoundEnded {
  kind: "round_ended"
  rule: string
  round: number
}

export interface GameEnded {
  kind: "game_ended"
  rule: string
  ending: string
}

export type TourDeFranceEvent =
  | DiceRolled
  | ProloguePlaced
  | JerseyTaken
  | StrategyPlayed
  | RiderStayed
  | RiderAdvanced
  | RiderBounced
  | RiderDroppedBack
  | PointsWon
  | PointsDeckEmpty
  | StrategyDrawn
  | StrategyDeckEmpty
  | StrategyLost
  | SurpriseDrawn
  | JokerUsed
  | TrialBegun
  | TrialWon
  | QuestionRead
  | QuestionAnswered
  | AnsweredByChance
  | ExtraTurnWon
  | TurnMissed
  | RoundEnded
  | GameEnded
  | TakenBack
