/**
 * How fast a page shows what bots do. The server's pauses are the same for everybody, so that they tell nothing (TAB-3):
 * what comes sooner than somebody wants to read it waits here.
 */

import type { Position } from "../protocol"
import { settings } from "./settings.svelte"

/** What the pace must know of the table. */
export interface Seen {
  isBot(seat: number): boolean
  isMine(seat: number): boolean
  isSilent(position: Position): boolean // there is nothing to see in it
}

interface Waiting {
  position: Position
  seat: number | undefined // whose action it tells; undefined: it tells none
  came: number
}

const NOBODY = -2 // as the omniscient viewer: the whole game, once it is over
const FLOWS = 400 // ms: actions of one bot that come as quickly are one motion, and stay one
const BEAT = 600 // ms: for each thing that has waited behind what was shown
const FAR_BEHIND = 8 // positions: somebody comes back to the page, and wants to see how things stand
const BETWEEN = 900 // ms: at least, between the actions of one bot in its turn

export class Pace {
  private queue: Waiting[] = $state.raw([])
  private last: { seat: number | undefined; came: number; shown: number } | undefined
  private isQuiet = false // is nothing to be seen in what was shown last?
  private timer: ReturnType<typeof setTimeout> | undefined
  private after: (() => void)[] = []
  isStaged = $state(false) // the board shows something that must be seen first
  private isBehind = $state(false) // it has been seen, and what came meanwhile is told

  constructor(
    private readonly seen: Seen,
    private readonly show: (position: Position) => boolean, // must it be seen before anything else?
  ) {}

  /** Is nothing asked of anybody here, because there is something to see? */
  get isShowing(): boolean {
    return this.isStaged || (this.isBehind && this.count > 0)
  }

  /** What was shown has been seen. */
  goOn(): void {
    if (!this.isStaged) return
    this.isStaged = false
    this.isBehind = true
    if (this.count > FAR_BEHIND) this.catchUp()
    else this.plan()
  }

  /** How many positions have come that are not shown yet. */
  get count(): number {
    return this.queue.length
  }

  /** Does what follows wait for a press? */
  get isHeld(): boolean {
    return this.waits(this.queue[0])
  }

  /** A position has come: it is shown, or waits until those before it have been seen. */
  take(position: Position): void {
    const waiting = { position, seat: position.log.at(-1)?.seat, came: Date.now() }
    if (this.isUrgent(waiting)) return this.catchUp(waiting)
    this.queue = [...this.queue, waiting]
    this.plan()
  }

  /** Does something once everything that has come is shown. */
  then(deed: () => void): void {
    if (this.count || this.isStaged) this.after.push(deed)
    else deed()
  }

  /** Shows the next position now. */
  next(): void {
    const [first, ...rest] = this.queue
    if (!first) return
    this.queue = rest
    this.tell(first)
    this.plan()
  }

  /** Shows where the game is now, and all that has led there as news. */
  catchUp(newest?: Waiting): void {
    const all = newest ? [...this.queue, newest] : this.queue
    const last = all.at(-1)
    if (!last) return
    this.queue = []
    const whole = all.map(({ position }) => position.whole).lastIndexOf(true)
    const log = all.slice(Math.max(0, whole)).flatMap(({ position }) => position.log)
    this.tell({ ...last, position: { ...last.position, whole: whole >= 0, log } })
    this.plan()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private tell({ position, seat, came }: Waiting): void {
    this.last = { seat: seat ?? this.last?.seat, came, shown: Date.now() }
    this.isQuiet = this.seen.isSilent(position)
    this.isStaged = this.show(position)
  }

  /** What one has done oneself is shown at once; so is the table to whoever comes to it. */
  private isUrgent({ position, seat }: Waiting): boolean {
    if (this.isStaged && (!position.whole || position.viewer === NOBODY)) return false
    if (!this.last || (seat !== undefined && this.seen.isMine(seat))) return true
    if (position.whole && position.viewer !== NOBODY) return true
    return !this.count && (settings.pace === "brisk" || seat === undefined || !this.seen.isBot(seat))
  }

  private waits(first: Waiting | undefined): boolean {
    if (!first || settings.pace !== "steps" || first.seat === undefined || first.seat === this.last?.seat) return false
    return this.seen.isBot(first.seat) && !this.isTimed
  }

  /** While one's own time runs, nothing waits for a press. */
  private get isTimed(): boolean {
    return this.queue.at(-1)?.position.deadlines.some(({ seat }) => this.seen.isMine(seat)) ?? false
  }

  private plan(): void {
    clearTimeout(this.timer)
    if (this.isStaged) return
    const [first] = this.queue
    if (!first) this.isBehind = false
    if (!first) for (const deed of this.after.splice(0)) deed()
    else if (!this.isHeld) this.timer = setTimeout(() => this.next(), this.pause(first))
  }

  /** How long what is shown now must still stay. */
  private pause({ seat, came }: Waiting): number {
    const { last } = this
    if (this.isBehind && last) return this.isQuiet ? 0 : Math.max(0, last.shown + BEAT - Date.now())
    if (last?.seat === undefined || settings.pace === "brisk" || seat === undefined) return 0
    const gap = came - last.came
    const isMotion = seat === last.seat && gap < FLOWS
    const isTurnOver = seat !== last.seat && !this.seen.isMine(last.seat)
    const stays = isMotion ? gap : isTurnOver ? Math.max(BETWEEN, settings.shown * 1000) : BETWEEN
    return Math.max(0, last.shown + stays - Date.now())
  }
}
