import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Pace } from "../../src/lib/pace.svelte"
import { settings } from "../../src/lib/settings.svelte"
import type { Position } from "../../src/protocol"

const [ANA, BOT, OTHER_BOT, BEN] = [0, 1, 2, 3]
let entry = 0

/** A position that tells what a seat did; without a seat it tells nothing. */
function told(seat?: number, more: Partial<Position> = {}): Position {
  entry++
  const log = seat === undefined ? [] : [{ id: `${entry}.0`, entry, seat, event: {} }]
  return { viewer: ANA, entry, log, whole: false, deadlines: [], ...more } as unknown as Position
}

function watching(staged: number[] = []): { pace: Pace; shown: Position[]; entries: () => number[] } {
  const shown: Position[] = []
  const seen = {
    isBot: (seat: number) => seat === BOT || seat === OTHER_BOT,
    isMine: (seat: number) => seat === ANA,
    isSilent: () => false,
  }
  const pace = new Pace(seen, (position) => {
    shown.push(position)
    return staged.includes(position.entry)
  })
  pace.take(told(undefined, { whole: true }))
  return { pace, shown, entries: () => shown.slice(1).map((position) => position.entry) }
}

beforeEach(() => {
  vi.useFakeTimers()
  entry = 0
  settings.change({ shown: 2.5, pace: "calm" })
})
afterEach(() => {
  vi.useRealTimers()
  settings.change({ pace: "brisk" })
})

describe("a brisk pace", () => {
  it("shows what comes as it comes", () => {
    settings.change({ pace: "brisk" })
    const { pace, entries } = watching()
    for (const seat of [BOT, OTHER_BOT, BOT, ANA]) pace.take(told(seat))
    expect(entries()).toEqual([2, 3, 4, 5])
    expect(pace.count).toBe(0)
  })
})

describe("a calm pace", () => {
  it("leaves what a bot did in sight before another bot acts", () => {
    const { pace, entries } = watching()
    pace.take(told(BOT))
    vi.advanceTimersByTime(1000)
    pace.take(told(OTHER_BOT))
    expect(entries()).toEqual([2])
    vi.advanceTimersByTime(1400)
    expect(entries()).toEqual([2])
    vi.advanceTimersByTime(200)
    expect(entries()).toEqual([2, 3])
  })
  it("keeps one motion one motion: steps that come at once go on at once", () => {
    const { pace, entries } = watching()
    pace.take(told(BOT))
    vi.advanceTimersByTime(1000)
    for (let i = 0; i < 3; i++) {
      pace.take(told(BOT))
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(400)
    expect(entries()).toEqual([2, 3, 4, 5])
  })
  it("does not hold back what people do, nor one's own action", () => {
    const { pace, entries } = watching()
    pace.take(told(BEN))
    pace.take(told(BEN))
    pace.take(told(BOT))
    pace.take(told(ANA))
    expect(entries()).toEqual([2, 3, 5]) // with what waited as news
  })
})

describe("step by step", () => {
  beforeEach(() => settings.change({ pace: "steps" }))

  it("waits for a press before each bot, and tells its turn in one go", () => {
    const { pace, entries } = watching()
    for (const seat of [BOT, BOT, OTHER_BOT]) pace.take(told(seat))
    vi.advanceTimersByTime(60_000)
    expect(entries()).toEqual([])
    expect([pace.count, pace.isHeld]).toEqual([3, true])
    pace.next()
    vi.advanceTimersByTime(60_000)
    expect(entries()).toEqual([2, 3])
    expect([pace.count, pace.isHeld]).toEqual([1, true])
    pace.next()
    expect(entries()).toEqual([2, 3, 4])
  })
  it("waits for no press while one's own time runs", () => {
    const { pace, entries } = watching()
    pace.take(told(BOT, { deadlines: [{ seat: ANA, at: 9, seconds: 9 }] as unknown as Position["deadlines"] }))
    expect(pace.isHeld).toBe(false)
    vi.advanceTimersByTime(3000)
    expect(entries()).toEqual([2])
  })
  it("tells the end only after the last move", () => {
    const { pace, entries } = watching()
    const deeds: number[][] = []
    pace.take(told(BOT))
    pace.then(() => deeds.push(entries()))
    expect(deeds).toEqual([])
    pace.next()
    expect(deeds).toEqual([[2]])
  })
  it("catches up with everything as news, and at once with a table that is seen anew", () => {
    const { pace, shown } = watching()
    for (const seat of [BOT, OTHER_BOT]) pace.take(told(seat))
    pace.catchUp()
    expect(shown.at(-1)?.log.map((line) => line.entry)).toEqual([2, 3])
    pace.take(told(BOT))
    pace.take(told(BOT, { whole: true }))
    expect(shown.at(-1)).toMatchObject({ entry: 5, whole: true })
    expect(shown.at(-1)?.log.map((line) => line.entry)).toEqual([5])
  })
})

describe("what must be seen first", () => {
  beforeEach(() => settings.change({ pace: "brisk" }))

  it("lets everything wait, even the end, and asks nothing", () => {
    const { pace, entries } = watching([2])
    const deeds: string[] = []
    pace.take(told(BEN))
    pace.take(told(BOT))
    pace.then(() => deeds.push("over"))
    vi.advanceTimersByTime(60_000)
    expect([entries(), deeds, pace.isShowing]).toEqual([[2], [], true])
    pace.goOn()
    vi.advanceTimersByTime(1000)
    expect([entries(), deeds, pace.isShowing]).toEqual([[2, 3], ["over"], false])
  })
  it("then tells what has waited one by one, unless that is much", () => {
    const { pace, entries } = watching([2])
    for (const seat of [BEN, BOT, BOT, OTHER_BOT]) pace.take(told(seat))
    vi.advanceTimersByTime(5000)
    pace.goOn()
    vi.advanceTimersByTime(0)
    expect([entries(), pace.isShowing]).toEqual([[2, 3], true])
    vi.advanceTimersByTime(700)
    expect(entries()).toEqual([2, 3, 4])
    vi.advanceTimersByTime(700)
    expect([entries(), pace.isShowing]).toEqual([[2, 3, 4, 5], false])

    const other = watching([7])
    for (let i = 0; i < 12; i++) other.pace.take(told(BOT))
    expect(other.entries().length).toBe(1)
    other.pace.goOn()
    expect(other.pace.count).toBe(0)
  })
})
