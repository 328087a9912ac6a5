/** A table as this page knows it: what the server last said, and what can be asked of it. */

import type {
  ChatLine,
  Decision,
  FromServer,
  GameInfo,
  LogLine,
  Notice,
  Position,
  Presence,
  Request,
  Seat,
  TableInfo,
} from "../protocol"
import { api, Refusal } from "./api"
import { contributionSeal, drawContribution } from "./chance"
import { lastVisit, testify, visited, type Visit } from "./keep"
import { Pace } from "./pace.svelte"
import { session } from "./session.svelte"
import { heard, sealed, unsealed, type Alarm, type Heard } from "./sealing"
import { connection, ignore, isLoss, type Answer, type Wish } from "./socket.svelte"
import { NEVER_AWAY, type Absence } from "./since"
import { t, type Event } from "./texts.svelte"
import { toast } from "./toast.svelte"

const MOST_NEWS = 3 // of seats and host, told at once to who comes back
const LONGEST_WAIT = 86_400_000 // ms; a longer timer than some 25 days would ring at once

export const SPECTATOR = -1
export const OMNISCIENT = -2
export const ONLY_ONE = "only-one" // the order to answer where everybody sees that only one action is legal

/** What a board makes of news: does it show them before anything else may happen, or is there nothing to see? */
export interface Staging {
  shows(news: Event[], view: unknown): boolean
  isSilent(news: Event[]): boolean
}

export class TableState {
  table: TableInfo | undefined = $state.raw()
  position: Position | undefined = $state.raw()
  lines: LogLine[] = $state.raw([])
  news: Event[] = $state.raw([]) // what has happened since the position before
  chat: ChatLine[] = $state.raw([])
  orders: string[] = $state.raw([])
  info: GameInfo | undefined = $state.raw()
  missing: Refusal | undefined = $state.raw()
  saying = $state("") // being written; it stays when the game begins
  unread = $state(0) // sayings since the chat was last looked at
  away: Absence = $state.raw(NEVER_AWAY) // what came while this person did not look
  alarm: Alarm = $state("") // the server shows another commitment, or other seals, than this browser saw
  private now = $state(0) // by the server's clock, when somebody last came, went or began to count as absent
  private waking: ReturnType<typeof setTimeout> | undefined
  readonly names: string[] = $derived(this.table ? seatNames(this.table.seats) : [])

  staging: Staging | undefined // what the board shows before anything else
  readonly pace = new Pace(
    {
      isBot: (seat) => this.isPlayedByBot(seat),
      isMine: (seat) => this.isMine(seat),
      isSilent: ({ log }) => this.staging?.isSilent(log.map(eventOf)) ?? false,
    },
    (position) => {
      this.showPosition(position)
      return this.staging?.shows(this.news, position.view) ?? false
    },
  )

  private answered = "" // the seals of the start for which this page has handed over its shares

  private visit: Visit | undefined // what this device last showed the person, now or on an earlier day
  private hasLooked = false

  constructor(readonly id: string) {
    this.visit = lastVisit(id)
  }

  enter(): void {
    connection.watch(this.id, this.listen).catch((why: Refusal) => {
      if (!isLoss(why)) this.missing = why // otherwise the connection watches again when it is back
    })
  }

  leave(): void {
    connection.unwatch(this.listen)
    clearTimeout(this.waking)
    this.pace.stop()
  }

  get viewer(): number {
    return this.position?.viewer ?? SPECTATOR
  }

  /** What the seat must decide now, once it has seen what there is to see. */
  get decision(): Decision | null | undefined {
    const isOpen = this.nextAtDevice === undefined && this.table?.phase === "playing" && !this.pace.isShowing
    return isOpen ? this.position?.decision : undefined
  }

  /** The seat for which this page speaks, or -1. */
  get seat(): number {
    if (this.viewer >= 0) return this.viewer
    return this.table?.mine[0] ?? SPECTATOR
  }

  isMine(seat: number): boolean {
    return this.table?.mine.includes(seat) ?? false
  }

  /** Does a bot play there now, on its own or for somebody? */
  private isPlayedByBot(seat: number): boolean {
    const there = this.table?.seats[seat]
    return there !== undefined && (isBot(there) || there.sitting_in !== "")
  }

  /** On a device with several seats: the one that must take it now, if it is not the one that has it. */
  get nextAtDevice(): number | undefined {
    const { table, position } = this
    if (!table || !position || table.phase !== "playing" || table.mine.length < 2) return undefined
    if (this.pace.isShowing) return undefined
    const playing = position.to_act.filter((seat) => this.isMine(seat) && !table.seats[seat]?.sitting_in)
    return playing.includes(position.viewer) ? undefined : playing[0]
  }

  /** Is somebody gone for so long that others may act in that place? */
  isAbsent(from: number): boolean {
    return from !== 0 && from <= this.now
  }

  /** May this person look after the table in place of its host, who is away? */
  get mayHost(): boolean {
    const { table } = this
    return (
      table !== undefined &&
      table.phase !== "over" &&
      table.mine.length > 0 &&
      !table.hosting &&
      this.isAbsent(table.host_absent_from)
    )
  }

  /** The names of those at the table who have still to agree to what somebody asks. */
  waitingFor(request: Request): string[] {
    const { seats = [] } = this.table ?? {}
    const waits = (seat: Seat) =>
      seat.user !== "" &&
      seat.user !== request.user &&
      !request.agreed.includes(seat.user) &&
      !this.isAbsent(seat.absent_from)
    return seats.filter(waits).map((seat) => this.names[seat.seat] ?? "")
  }

  ask<T extends FromServer["type"] = "done">(wish: Wish): Promise<Answer<T>> {
    return connection.ask<T>(wish)
  }

  /** Gives or lifts a standing order of the seat that faces this page. */
  async order(name: string, on: boolean): Promise<void> {
    this.orders = (await this.ask<"orders">({ type: "order", seat: this.viewer, name, on })).names
  }

  /** Ready: draws new bytes for a seat, keeps them, shows only their seal. */
  async ready(seat: number, word = ""): Promise<void> {
    const bytes = drawContribution(word)
    testify(this.id, (seen) => sealed(seen, seat, bytes))
    await this.ask({ type: "ready", seat, seal: contributionSeal(bytes) })
  }

  /** Brings the lines of the chat before the first one that is here. */
  async readBack(): Promise<void> {
    const before = this.chat[0]?.line ?? 0
    const { lines } = await this.ask<"earlier">({ type: "earlier_lines", before })
    this.chat = [...lines, ...this.chat.filter((line) => line.line >= before)]
  }

  async notReady(seat: number): Promise<void> {
    testify(this.id, (seen) => unsealed(seen, seat))
    await this.ask({ type: "not_ready", seat })
  }

  private readonly listen = (message: FromServer) => this.hear(message)

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        // the end is told after the last move
        if (message.phase === "over") this.pace.then(() => this.hearTable(message))
        else this.hearTable(message)
        break
      case "presence":
        this.hearPresence(message)
        break
      case "position":
        this.pace.take(message)
        break
      case "chat":
        this.hearChat(message.whole, message.lines)
        break
      case "orders":
        if (message.seat === this.viewer) this.orders = message.names
        break
      case "refused":
        if (message.id === "") this.missing = new Refusal(message.code, message.rule, message.facts)
        break
    }
  }

  private hearTable(table: TableInfo): void {
    if (table.table !== this.id) return
    if (!this.info) void this.fetchInfo(table)
    const told = this.table ? (this.table.notices.at(-1)?.at ?? 0) : (this.visit?.at ?? Infinity)
    this.table = table
    this.missing = undefined
    this.tellTime()
    const news = table.notices.filter((notice) => notice.at > told).slice(-MOST_NEWS)
    if (news.length) toast.say(news.map(noticeText).join(" "))
    if (this.visit && this.hasLooked) this.look(this.visit.entry)
    this.watchChance(table)
  }

  /** Keeps what is seen of the table's chance, and hands over the own shares when all are asked for. */
  private watchChance(table: TableInfo): void {
    let follows: Heard | undefined
    testify(this.id, (seen) => (follows = heard(seen, table)).seen)
    if (follows?.alarm) this.alarm = follows.alarm // and stays: what was tried once is not forgotten
    const seals = table.phase === "closing" ? table.seats.map((seat) => seat.seal).join(" ") : ""
    if (seals !== this.answered) {
      for (const share of follows?.send ?? []) this.ask({ type: "contribute", ...share }).catch(ignore)
    }
    this.answered = seals
  }

  private async fetchInfo(table: TableInfo): Promise<void> {
    try {
      this.info = await api.game(table.game, table.version)
    } catch {
      // The next message of the table tries again.
    }
  }

  private hearPresence(told: Presence): void {
    const { present, absent_from, spectators, television, host_present, host_absent_from } = told
    if (!this.table) return
    const seats = this.table.seats.map((seat, i) => ({
      ...seat,
      present: present[i] ?? seat.present,
      absent_from: absent_from[i] ?? seat.absent_from,
    }))
    this.table = { ...this.table, seats, spectators, television, host_present, host_absent_from }
    this.tellTime()
  }

  /** Looks at the clock now, and again when the next person begins to count as absent. */
  private tellTime(): void {
    const now = (this.now = connection.now())
    clearTimeout(this.waking)
    const times = [this.table?.host_absent_from ?? 0, ...(this.table?.seats ?? []).map((seat) => seat.absent_from)]
    const next = Math.min(...times.filter((time) => time > now))
    const wait = Math.min((next - now) * 1000 + 50, LONGEST_WAIT)
    if (Number.isFinite(next)) this.waking = setTimeout(() => this.tellTime(), wait)
  }

  private showPosition(position: Position): void {
    if (position.viewer !== this.position?.viewer) this.orders = []
    const before = this.position?.entry ?? position.entry
    this.position = position
    if (position.viewer >= 0) this.look(position.entry)
    this.news = position.log.filter((line) => line.entry > before).map(eventOf)
    const old = position.whole ? [] : this.lines
    if (!position.whole && position.log.length === 0) return
    const byId = new Map(old.map((line) => [line.id, line]))
    for (const line of position.log) byId.set(line.id, line)
    this.lines = [...byId.values()]
  }

  /** The person sees an entry, or has a page that nobody looks at; what came meanwhile is remembered as such. */
  private look(entry: number): void {
    const before = this.visit ?? { entry, at: 0, ...NEVER_AWAY }
    if (!this.hasLooked) this.away = { from: before.from, to: before.to }
    if (entry > before.entry && (!this.hasLooked || document.hidden)) this.away = { from: before.entry, to: entry }
    if (entry < this.away.to) this.away = { ...this.away, to: entry } // taken back
    this.hasLooked = true
    if (document.hidden) return
    this.visit = { entry, at: connection.now(), ...this.away }
    visited(this.id, this.visit)
  }

  private hearChat(whole: boolean, lines: ChatLine[]): void {
    const byNumber = new Map((whole ? [] : this.chat).map((line) => [line.line, line]))
    const first = whole ? 0 : (this.chat[0]?.line ?? 0)
    const here = lines.filter((line) => line.line >= first) // an older one that has changed is not on the page
    const fresh = whole ? [] : here.filter((line) => !byNumber.has(line.line) && line.user !== session.me?.user)
    this.unread += fresh.length
    for (const line of here) byNumber.set(line.line, line)
    this.chat = [...byNumber.values()].sort((a, b) => a.line - b.line)
  }
}

export function eventOf(line: LogLine): Event {
  return line.event as Event
}

/** What happened to a seat or to the host, in a sentence. */
export function noticeText({ kind, name, seat }: Notice): string {
  return t(`notice-${kind}`, { name: name || t("somebody"), number: seat + 1 })
}

export function isBot(seat: Seat): boolean {
  return seat.kind.startsWith("bot:")
}

/** The level of a bot's seat. */
export function botLevel(seat: Seat): string {
  return seat.kind.slice("bot:".length)
}

/** Does anybody play this seat: a person, or a bot? */
export function isTaken(seat: Seat): boolean {
  return isBot(seat) || seat.user !== ""
}

/** A bot's level in words. */
export function levelName(level: string): string {
  const key = `level-${level}`
  const word = t(key)
  return word === key ? level : word
}

/** What each seat is called; two that share a name are told apart by their number. */
export function seatNames(seats: Seat[]): string[] {
  const bots = t("bot-names").split(" ")
  const names = seats.map((seat) => {
    if (isBot(seat)) return bots[seat.seat % bots.length] ?? ""
    return seat.name || t("seat-name", { number: seat.seat + 1 })
  })
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : t("same-name", { name, number: seat + 1 }),
  )
}
