/**
 * What a game's drawn board is made of, and where it is found. Boards know no rules: see README.md beside this file.
 */

import type { Component } from "svelte"
import type { Deadline } from "../../protocol"
import { api } from "../api"
import type { Tone } from "../result"
import { session } from "../session.svelte"
import type { Book, Event, Saying, Values } from "../texts.svelte"
import type { SoundName } from "./sound"
import type { Trace } from "./traces"
import type { Turn } from "./turn.svelte"

/** What every part of a board is given. */
export interface BoardProps<V = unknown, E extends Event = Event, O = unknown> {
  view: V // what the viewer may know
  viewer: number // a seat, -1 a spectator, -2 everything
  names: string[] // of the seats
  book: Book // the game's sentences
  turn: Turn<E, O> // what may be done and what is being chosen; nothing while `turn.isOpen` is false
  narrow: boolean // drawn upright, for a phone
  news?: E[] | undefined // what has just happened; the view alone must be enough to draw
  log?: E[] | undefined // all that has been told so far, the last one last
  places?: number[] | undefined // of the seats, once all is over
  deadlines?: Deadline[] | undefined // until when seats must decide
  held?: boolean | undefined // what `stages` names is being shown: nothing is asked, and what comes waits
  goOn?: (() => void) | undefined // it has been seen
  large?: boolean | undefined // of a tray: it has a phone to itself, because the board is on a television
  crop?: [number, number, number, number] | undefined // of a figure: the part of the board that is shown
  preview?: E[] | undefined // of a figure: what is about to happen
}

/** What is drawn beside a seat's name. */
export interface SeatProps<V = unknown> {
  view: V
  seat: number
  narrow: boolean
}

/** A number beside a seat's name. */
export interface SeatFact {
  value: number | string
  label: string // « pierres »
  short?: string // the label on a phone: « pt »
  sign?: string // or a path in a box of 16, drawn with a stroke
  picture?: string // SVG in place of the label, for those who see it; not on a phone
}

export interface Badge {
  text: string
  short?: string // on a phone; empty: not there
  hot?: boolean // it decides the game
}

export interface Proclamation {
  title: string
  lines: string[]
  tone?: Tone // of the end
  quiet?: boolean // a moment to be found again, but no banner: the board shows it itself
  once?: boolean // a moment the first time only
}

/** A row of the result: what it counts, and how much of it each seat has. */
export interface Tally {
  label: string
  cells: (number | string)[]
}

/** A drawing in the rule book: a position, and what an action would bring about in it. */
export interface Figure<V = unknown, E extends Event = Event> {
  view: V
  preview?: E[]
  crop: [number, number, number, number] // x, y, width, height
}

/** A sentence of the game's texts, and the facts that it names; `names`, `count` and `who` are those who are asked. */
export type Told = [key: string, facts?: Values]

/** The default export of `web/src/games/<slug>/index.ts`. Only `Board` must be there. */
export interface GameBoard<V = unknown, E extends Event = Event, O = unknown> {
  Board: Component<BoardProps<V, E, O>> // the picture itself, inside a `Frame`
  Shared?: Component<BoardProps<V, E, O>> // what lies beside it for all: rows, piles
  Tray?: Component<BoardProps<V, E, O>> // what lies before the viewer: a `Tray` with a `Hand` and the actions
  Seat?: Component<SeatProps<V>> // what a seat has, drawn in its panel
  facts?: (view: V, seat: number, viewer: number) => SeatFact[]
  order?: (view: V) => number[] // of the seats beside the board, the first one ahead: a race
  // seats that belong together, the viewer's last; on a phone each is a row
  groups?: (view: V, viewer: number) => number[][] | undefined // undefined: nobody belongs together at this table
  score?: (count: number, view: V, seat: number, rank: number) => string // at the end, if it is not « points »
  // at the end, by round, event or whatever people retell; without it the facts
  results?: (events: E[], view: V, book: Book) => Tally[]
  badges?: (view: V) => Badge[]
  // what is asked of whom, where more can be said than for all positions of its kind (`asks`)
  status?: (view: V, turn: Turn<E, O>) => Told | undefined
  // the places of the seats once all is over; and what was told before, for a list of moments
  proclaim?: (
    events: E[],
    names: string[],
    book: Book,
    viewer: number,
    places?: number[],
    before?: E[],
  ) => Proclamation | undefined
  // what must be seen before anything else happens on the page, as a sentence for the status line; the board shows it,
  // and says when it has been seen (`goOn`)
  stages?: (events: E[], view: V, names: string[], book: Book, viewer: number) => string | undefined
  // names of places that hang on the options of a table; the same function for the same options
  words?: (view: V) => Saying | undefined
  headings?: (lines: { id: string; event: E }[]) => Map<string, string> // of the log, by the line they stand above
  traces?: (events: E[], view: V, narrow: boolean, viewer: number) => Trace[] // where what happened has left its mark
  unsaid?: E["kind"][] // left out where what happened is told in short: the board shows it, or it says little
  silent?: E["kind"][] // of others it is not told there at all, nor in a preview: a pad is locked, a lamp shows it
  sounds?: Partial<Record<E["kind"], SoundName>> // by kind of event
  figures?: (rule: string) => Figure<V, E> | undefined
  toolsAt?: "foot" | "left" | "right" // on a phone the board's buttons stand side by side, in the last line of the board; or on a small one only, or on its side, in that corner
  // a board as high as the screen: on a large one the tray stands at the foot of the rail; or on a low and wide one only,
  // beside the board
  trayAt?: "rail" | "side"
  noticeAt?: "left" // previews and reasons stand at the lower right, unless something lies there
  versions?: number[] // of the rules that it draws, if not all those whose views have the fields of the newest one's
}

/** A game's sentences with the names that places have at this table. */
export function bookAt(book: Book | undefined, board: GameBoard | undefined, view: unknown): Book | undefined {
  const say = view ? board?.words?.(view) : undefined
  return say && book ? book.speaking(say) : book
}

type Loader = () => Promise<{ default: GameBoard }>
const loaders = import.meta.glob<{ default: GameBoard }>("../../games/*/index.ts") as Record<string, Loader>
const loaded = new Map<string, Promise<GameBoard>>()

/** Where a board comes from, by game and version: so far only with the page itself. The one place that decides it. */
function sourceOf(slug: string, _version?: number): Loader | undefined {
  return loaders[`../../games/${slug}/index.ts`]
}

/**
 * A game's board, fetched when it is first needed; undefined for a game, or a version of its rules, that is played in
 * words.
 */
export async function loadBoard(slug: string, version?: number): Promise<GameBoard | undefined> {
  const load = sourceOf(slug, version)
  if (!load) return undefined
  const board = loaded.get(slug) ?? load().then((module) => module.default)
  loaded.set(slug, board)
  board.catch(() => loaded.delete(slug)) // a lost connection: the next one who asks tries again
  const found = await board
  return version === undefined || (await draws(found, slug, version)) ? found : undefined
}

/** Whether a board can draw the views of a version of the rules. */
async function draws(board: GameBoard, slug: string, version: number): Promise<boolean> {
  if (board.versions) return board.versions.includes(version)
  if (session.games.some((game) => game.slug === slug && game.version === version)) return true
  return (await api.game(slug, version)).newest_view
}
