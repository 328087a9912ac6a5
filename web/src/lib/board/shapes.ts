// Generated from src/tablee/engine/shapes.py: scripts/types

/** What every view begins with, whatever the game. */
export interface ViewHeader {
  game: string
  version: number
  players: number
  options: string // canonical text; secret options only as their SHA-256
  viewer: number
  waiting: number[] // seats whose secret choice is still open
  submitted: number[] // seats that have closed theirs
  drafts: (number[] | null)[] // the steps of each seat's secret choice; a seat is shown only its own
}

/** A seat took back its last action: the one event that no game tells by itself. */
export interface TakenBack {
  kind: "taken_back"
  rule: string
  seat: number
}
