/** The page's one socket: greets, asks, comes back by itself after a loss. */

import { VERSION, type FromPage, type FromServer, type Banner, type Lobby, type Welcome } from "../protocol"
import { Refusal } from "./api"
import { newId } from "./chance"
import { Pauses } from "./pauses"

type Without<M> = M extends FromPage ? Omit<M, "id"> : never
export type Wish = Without<FromPage>
export type Answer<T extends FromServer["type"]> = Extract<FromServer, { type: T }>

type Listener = (message: FromServer) => void

interface Pending {
  message: FromPage
  isSent: boolean
  resolve: (answer: FromServer) => void
  reject: (refusal: Refusal) => void
}

const CONNECTION_LOST = "connection-lost"
const PATIENCE = 15_000 // ms for an answer without which the connection is as good as lost
const SILENCE = 45_000 // ms after which an idle line is tried, because a phone that slept does not tell
const NO_TABLES: Lobby = { type: "lobby", tables: [], mine: [] }

export type ConnectionState = "connecting" | "open" | "lost" | "outdated" | "signed-out"

class Connection {
  state: ConnectionState = $state("connecting")
  welcome: Welcome | undefined = $state.raw()
  lobby: Lobby = $state.raw(NO_TABLES)
  hasLobby = $state(false)
  banner: Banner | undefined = $state.raw() // what whoever runs the server tells everybody
  expectsEnd = false // this page itself ends the cookies of its person, and opens the socket anew
  private listener: Listener | undefined
  private watched = ""
  private isTelevision = false
  private socket: WebSocket | undefined
  private readonly pending = new Map<string, Pending>()
  private readonly pauses = new Pauses()
  private timer: ReturnType<typeof setTimeout> | undefined // until the next try, or until an answer is overdue
  private openedAt: number | undefined
  private heard = Date.now()
  private ahead = 0 // seconds by which the server's clock is ahead of ours

  constructor() {
    addEventListener("online", () => this.hurry())
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - this.heard > SILENCE) this.check()
      if (!document.hidden) this.hurry()
    })
  }

  /** Seconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.ahead
  }

  /** Opens the socket, or reopens it: a socket belongs to the person who opened it. */
  open(): void {
    clearTimeout(this.timer)
    const before = this.socket
    this.socket = undefined
    before?.close()
    if (this.state === "open" || this.state === "signed-out") this.state = "connecting"
    this.openedAt = undefined
    this.dropSent()
    const address = new URL("api/socket", document.baseURI)
    address.protocol = address.protocol.replace("http", "ws")
    const socket = new WebSocket(address)
    this.socket = socket
    this.awaitAnswer(socket)
    socket.onopen = () => void this.greet(socket)
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as FromServer)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
  }

  /** As a television the page is nobody's, whoever has opened it; a socket is one or the other for good. */
  watchAs(isTelevision: boolean): void {
    if (isTelevision === this.isTelevision) return
    this.isTelevision = isTelevision
    if (this.socket) this.open()
  }

  /** Sends a wish; resolves with its answer, rejects with a `Refusal`. */
  ask<T extends FromServer["type"] = "done">(wish: Wish): Promise<Answer<T>> {
    return this.post(wish, (pending) => {
      if (this.state === "open") this.send(pending)
      else if (this.state !== "connecting" && !survives(pending.message)) this.drop(pending.message.id)
    })
  }

  /** Watches a table, now and after every loss. */
  watch(table: string, listener: Listener): Promise<Answer<"done">> {
    this.watched = table
    this.listener = listener
    if (this.state !== "open") return Promise.resolve({ type: "done", id: "" }) // greet() will watch
    return this.ask({ type: "watch", table, text: true })
  }

  /** Ends what `watch` began, unless another screen watches by now. */
  unwatch(listener: Listener): void {
    if (this.listener !== listener) return
    this.watched = ""
    this.listener = undefined
    if (this.state === "open") this.ask({ type: "unwatch" }).catch(ignore)
  }

  /** The page is back only when the server has told it who it is and shown it the table again. */
  private async greet(socket: WebSocket): Promise<void> {
    try {
      this.welcome = await this.demand<"welcome">({
        type: "hello",
        version: VERSION,
        television: this.isTelevision,
      })
      this.ahead = this.welcome.now - Date.now() / 1000
      if (this.watched) await this.watchAgain()
    } catch {
      return // the connection is lost, or goodbye follows and says why
    }
    if (socket !== this.socket) return
    clearTimeout(this.timer)
    this.state = "open"
    this.openedAt = Date.now()
    this.ask({ type: "follow_lobby", on: true }).catch(ignore)
    for (const pending of this.pending.values()) if (!pending.isSent || survives(pending.message)) this.send(pending)
  }

  private async watchAgain(): Promise<void> {
    const table = this.watched
    try {
      await this.demand({ type: "watch", table, text: true })
    } catch (why) {
      if (isLoss(why)) throw why
      if (table === this.watched) this.listener?.(refused(why as Refusal))
    }
    if (table === this.watched) return
    await (this.watched ? this.watchAgain() : this.demand({ type: "unwatch" })) // another screen has come meanwhile
  }

  /** Asks before anything else may be asked. */
  private demand<T extends FromServer["type"] = "done">(wish: Wish): Promise<Answer<T>> {
    return this.post(wish, (pending) => this.send(pending))
  }

  private post<T extends FromServer["type"]>(wish: Wish, send: (pending: Pending) => void): Promise<Answer<T>> {
    const message = { ...wish, id: newId() } as FromPage
    return new Promise((resolve, reject) => {
      const pending: Pending = { message, isSent: false, resolve: resolve as Pending["resolve"], reject }
      this.pending.set(message.id, pending)
      send(pending)
    })
  }

  private send(pending: Pending): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send(JSON.stringify(pending.message))
    pending.isSent = true
  }

  private hear(message: FromServer): void {
    this.heard = Date.now()
    if (message.type === "lobby") {
      this.lobby = message
      this.hasLobby = true
    } else if (message.type === "banner") {
      this.banner = message.fr ? message : undefined
    } else if (message.type === "goodbye" && message.why === "other-version") {
      this.state = "outdated"
    } else if (message.type === "goodbye" && message.why === "signed-out") {
      if (!this.expectsEnd) this.state = "signed-out"
    } else if (message.type === "goodbye" && (message.why === "deleted" || message.why === "damaged")) {
      this.loseTable(message.why === "deleted")
    } else if (message.type !== "goodbye") {
      this.listener?.(message)
    }
    if ("id" in message) this.answer(message.id, message)
  }

  /** The table is gone, not the line: the page hears so, and opens another socket without a word. */
  private loseTable(isDeleted: boolean): void {
    const listener = this.listener
    if (isDeleted) {
      this.watched = ""
      this.listener = undefined
      listener?.(refused(new Refusal("table-deleted", "", {})))
    }
    this.open()
  }

  private answer(id: string, message: FromServer): void {
    const asked = this.pending.get(id)
    if (!asked) return
    this.pending.delete(id)
    if (message.type === "refused") asked.reject(new Refusal(message.code, message.rule, message.facts))
    else asked.resolve(message)
  }

  private lose(): void {
    clearTimeout(this.timer)
    this.socket = undefined
    this.dropSent()
    if (this.expectsEnd || this.state === "outdated" || this.state === "signed-out") return
    this.state = this.state === "connecting" && !this.welcome ? "connecting" : "lost"
    const held = this.openedAt === undefined ? 0 : Date.now() - this.openedAt
    this.timer = setTimeout(() => this.open(), this.pauses.after(held))
  }

  /** A server that takes the call and says nothing is as good as none. */
  private awaitAnswer(socket: WebSocket): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (socket !== this.socket) return
      this.lose()
      socket.close()
    }, PATIENCE)
  }

  /** What was sent over a line that is gone will not be answered; what can be repeated waits for the next. */
  private dropSent(): void {
    for (const { message, isSent } of this.pending.values()) if (isSent && !survives(message)) this.drop(message.id)
  }

  private drop(id: string): void {
    this.pending.get(id)?.reject(new Refusal(CONNECTION_LOST, "", {}))
    this.pending.delete(id)
  }

  private hurry(): void {
    if (this.state === "lost" && !this.socket) this.open()
  }

  private check(): void {
    if (this.state !== "open" || !this.socket) return
    this.awaitAnswer(this.socket)
    this.ask({ type: "follow_lobby", on: true }).then(() => clearTimeout(this.timer), ignore)
  }
}

/** An action is sent again after a loss, under the same id: the server applies it once. */
function survives(message: FromPage): boolean {
  return message.type === "act"
}

function refused({ code, rule, facts }: Refusal): FromServer {
  return { type: "refused", id: "", code, rule, facts }
}

/** Was a wish left without an answer, rather than refused? */
export function isLoss(why: unknown): boolean {
  return !(why instanceof Refusal) || why.code === CONNECTION_LOST
}

export function ignore(): void {
  // What failed will be tried again, or does not matter any more.
}

export const connection = new Connection()
