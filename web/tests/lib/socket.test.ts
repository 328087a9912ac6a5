import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { FromPage, FromServer } from "../../src/protocol"

type Server = (socket: FakeSocket, message: FromPage) => void

/** A socket whose other end is the server of the test. */
class FakeSocket {
  static readonly OPEN = 1
  static made: { socket: FakeSocket; at: number }[] = []
  static isUp = true
  static server: Server = () => undefined
  readyState = 0
  onopen = () => undefined as unknown
  onmessage = (_event: { data: string }) => undefined as unknown
  onclose = () => undefined as unknown

  constructor() {
    FakeSocket.made.push({ socket: this, at: Date.now() })
    queueMicrotask(() => (FakeSocket.isUp ? this.accept() : this.close()))
  }

  private accept(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromPage
    queueMicrotask(() => FakeSocket.server(this, message))
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  close(): void {
    this.readyState = 3
    this.onclose()
  }
}

const well: Server = (socket, { type, id }) =>
  socket.tell(type === "hello" ? { type: "welcome", id, now: Date.now() / 1000 } : { type: "done", id })
const broken: Server = (socket, message) => (message.type === "watch" ? socket.close() : well(socket, message))
const pauses = () => FakeSocket.made.slice(1).map(({ at }, i) => at - FakeSocket.made[i]!.at)
const loseIt = () => FakeSocket.made.at(-1)!.socket.close()

async function freshConnection() {
  vi.resetModules()
  const { connection } = await import("../../src/lib/socket.svelte")
  const { TableState } = await import("../../src/lib/table.svelte")
  return { connection, at: new TableState("table") }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, "random").mockReturnValue(1)
  vi.stubGlobal("WebSocket", FakeSocket)
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("document", { ...document, baseURI: "http://tablee.test/", addEventListener: () => undefined })
  FakeSocket.made = []
  FakeSocket.isUp = true
  FakeSocket.server = well
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a page whose server does not answer", () => {
  test("calls it after pauses that double up to half a minute", async () => {
    FakeSocket.isUp = false
    const { connection } = await freshConnection()
    connection.open()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(pauses()).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test("shortens each pause by chance, so that pages do not come all at once", async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    FakeSocket.isUp = false
    const { connection } = await freshConnection()
    connection.open()
    await vi.advanceTimersByTimeAsync(4000)
    expect(pauses()).toEqual([250, 500, 1000, 2000])
  })

  test("waits as long for one that greets and then hangs up, and never says that it is back", async () => {
    const { connection, at } = await freshConnection()
    connection.open()
    at.enter()
    await vi.advanceTimersByTimeAsync(20_000)
    FakeSocket.server = broken
    FakeSocket.made = FakeSocket.made.slice(-1)
    loseIt()
    const states = new Set<string>()
    for (let i = 0; i < 2000; i++) {
      await vi.advanceTimersByTimeAsync(10)
      states.add(connection.state)
    }
    expect([...states]).toEqual(["lost"])
    expect(FakeSocket.made.length).toBeLessThan(8)
    expect(at.missing).toBeUndefined()
  })

  test("does not take a table for missing when the first connection breaks", async () => {
    FakeSocket.server = broken
    const { connection, at } = await freshConnection()
    connection.open()
    at.enter()
    await vi.advanceTimersByTimeAsync(5000)
    expect([connection.state, at.missing]).toEqual(["lost", undefined])
    FakeSocket.server = well
    await vi.advanceTimersByTimeAsync(10_000)
    expect(connection.state).toBe("open")
  })

  test("hangs up on one that takes the call and says nothing", async () => {
    FakeSocket.server = () => undefined
    const { connection } = await freshConnection()
    connection.open()
    await vi.advanceTimersByTimeAsync(14_000)
    expect(FakeSocket.made).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.made).toHaveLength(2)
    expect(FakeSocket.made[0]!.socket.readyState).toBe(3)
  })
})

describe("a page that was back", () => {
  test("begins again with a short pause once its connection has held", async () => {
    const { connection } = await freshConnection()
    connection.open()
    const waited: number[] = []
    for (const held of [100, 100, 100, 10_100, 100]) {
      await vi.advanceTimersByTimeAsync(held)
      expect(connection.state).toBe("open")
      const lostAt = Date.now()
      loseIt()
      await vi.advanceTimersToNextTimerAsync()
      waited.push(FakeSocket.made.at(-1)!.at - lostAt)
    }
    expect(waited).toEqual([500, 1000, 2000, 500, 1000])
  })

  test("watches its table again, and hears if it is gone", async () => {
    const { connection, at } = await freshConnection()
    connection.open()
    at.enter()
    await vi.advanceTimersByTimeAsync(100)
    FakeSocket.server = (socket, message) => {
      if (message.type !== "watch") return well(socket, message)
      const refused: FromServer = { type: "refused", id: message.id, code: "no-such-table", rule: "", facts: {} }
      socket.tell(refused)
    }
    loseIt()
    await vi.advanceTimersByTimeAsync(5000)
    expect([connection.state, at.missing?.code]).toEqual(["open", "no-such-table"])
  })
})

describe("a page whose table is gone", () => {
  test("hears that it was deleted, opens another line at once, and was never away", async () => {
    const { connection, at } = await freshConnection()
    at.enter()
    connection.open()
    await vi.advanceTimersByTimeAsync(10)
    FakeSocket.made.at(-1)!.socket.tell({ type: "goodbye", why: "deleted" })
    expect(at.missing?.code).toBe("table-deleted")
    expect(connection.state).toBe("connecting")
    await vi.advanceTimersByTimeAsync(10)
    expect(connection.state).toBe("open")
    expect(FakeSocket.made.length).toBe(2)
  })

  test("asks once more for one that is damaged, and hears why", async () => {
    const { connection, at } = await freshConnection()
    at.enter()
    connection.open()
    await vi.advanceTimersByTimeAsync(10)
    FakeSocket.server = (socket, message) =>
      message.type === "watch"
        ? socket.tell({
            type: "refused",
            id: message.id,
            code: "table-damaged",
            rule: "",
            facts: {},
          } satisfies FromServer)
        : well(socket, message)
    FakeSocket.made.at(-1)!.socket.tell({ type: "goodbye", why: "damaged" })
    await vi.advanceTimersByTimeAsync(10)
    expect(at.missing?.code).toBe("table-damaged")
  })
})
