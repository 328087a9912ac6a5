import { describe, expect, test } from "vitest"
import { contributionSeal } from "../../src/lib/chance"
import type { Witness } from "../../src/lib/keep"
import { heard, sealed, unsealed, type Sealed } from "../../src/lib/sealing"

const MINE = "000102030405060708090a0b0c0d0e0f"
const NEXT = "0f0e0d0c0b0a09080706050403020100"
const [MY_SEAL, NEXT_SEAL] = [contributionSeal(MINE), contributionSeal(NEXT)]
const [HIS_SEAL, OTHER_SEAL] = ["aa".repeat(32), "bb".repeat(32)]
const NEW: Witness = { seen: 0, commitment: "", pending: {}, starts: [] }

/** A table of the operator (seat 0), this browser (seat 1) and a bot, as the server shows it. */
function shown(phase: Sealed["phase"], his: string, mine: string, commitment = "c"): Sealed {
  const seats = [his, mine].map((seal) => ({ kind: "person", seal }))
  return { phase, commitment, mine: [1], seats: [...seats, { kind: "bot:novice", seal: "" }] }
}

/** A browser to which a server says one thing after the other; what it hands over, and where it takes alarm. */
class Browser {
  seen = NEW
  sent: string[] = []
  alarms: string[] = []

  press(bytes: string): this {
    this.seen = sealed(this.seen, 1, bytes)
    return this
  }

  hears(...tables: Sealed[]): this {
    for (const table of tables) {
      const { seen, send, alarm } = heard(this.seen, table)
      this.seen = seen
      this.sent.push(...send.map((one) => one.contribution))
      if (alarm) this.alarms.push(alarm)
    }
    return this
  }
}

const gathered = () => new Browser().hears(shown("gathering", "", "")).press(MINE)

describe("a share of chance", () => {
  test("is handed over when all seals are there, and the seals are kept", () => {
    const browser = gathered().hears(shown("gathering", "", MY_SEAL), shown("closing", HIS_SEAL, MY_SEAL))
    expect(browser.sent).toEqual([MINE])
    expect(browser.seen.starts).toEqual([{ seals: [HIS_SEAL, MY_SEAL, ""], mine: { "1": MINE } }])
    expect(browser.seen.pending).toEqual({})
    expect(browser.hears(shown("playing", HIS_SEAL, MY_SEAL)).alarms).toEqual([])
  })

  test("is sent again only for the very same seals: a page that was loaded anew loses nothing by it", () => {
    const browser = gathered().hears(shown("closing", HIS_SEAL, MY_SEAL), shown("closing", HIS_SEAL, MY_SEAL))
    expect(browser.sent).toEqual([MINE, MINE])
    expect(browser.seen.starts).toHaveLength(1)
  })

  test("stays here while a seal is missing, or the own seal is another one", () => {
    expect(gathered().hears(shown("closing", "", MY_SEAL)).sent).toEqual([])
    expect(gathered().hears(shown("closing", HIS_SEAL, OTHER_SEAL)).sent).toEqual([])
    expect(gathered().hears({ ...shown("closing", HIS_SEAL, MY_SEAL), mine: [] }).sent).toEqual([])
  })

  test("stays here when the person has thought better of it", () => {
    const browser = gathered()
    browser.seen = unsealed(browser.seen, 1)
    expect(browser.hears(shown("closing", HIS_SEAL, MY_SEAL)).sent).toEqual([])
  })
})

describe("a dishonest server", () => {
  test("gets no bytes for another commitment than the first one", () => {
    const browser = gathered().hears(shown("closing", HIS_SEAL, MY_SEAL, "other"))
    expect([browser.sent, browser.alarms]).toEqual([[], ["commitment"]])
    expect(browser.seen.commitment).toBe("c")
  })

  test("does not get the same bytes beside another seal of its own, after a blink or without one", () => {
    for (const blink of [[], [shown("gathering", HIS_SEAL, MY_SEAL)], [shown("gathering", "", "")]]) {
      const browser = gathered().hears(shown("closing", HIS_SEAL, MY_SEAL), ...blink)
      browser.hears(shown("closing", OTHER_SEAL, MY_SEAL))
      expect([browser.sent, browser.alarms]).toEqual([[MINE], ["seals"]])
      expect(browser.seen.starts.map((start) => start.seals[0])).toEqual([HIS_SEAL])
    }
  })

  test("cannot make the browser forget the seals that it saw, and is found out when the game begins", () => {
    const browser = gathered().hears(shown("closing", HIS_SEAL, MY_SEAL), shown("playing", OTHER_SEAL, MY_SEAL))
    expect(browser.alarms).toEqual(["seals"])
    expect(browser.seen.starts.at(-1)?.seals[0]).toBe(HIS_SEAL)
  })

  test("cannot put a share of its own in place of one that was not handed over", () => {
    const browser = gathered().hears(shown("closing", HIS_SEAL, OTHER_SEAL))
    expect([browser.sent, browser.seen.pending, browser.seen.starts]).toEqual([[], { "1": MINE }, []])
  })
})

describe("a start that was called off", () => {
  test("needs a new press, new bytes, and is counted", () => {
    const browser = gathered().hears(shown("closing", HIS_SEAL, MY_SEAL), shown("gathering", "", ""))
    browser.press(NEXT).hears(shown("closing", OTHER_SEAL, NEXT_SEAL), shown("playing", OTHER_SEAL, NEXT_SEAL))
    expect([browser.sent, browser.alarms]).toEqual([[MINE, NEXT], []])
    expect(browser.seen.starts).toHaveLength(2)
  })

  test("is counted by an onlooker, too", () => {
    const onlooker = new Browser()
    for (const seal of [HIS_SEAL, OTHER_SEAL]) onlooker.hears({ ...shown("closing", seal, MY_SEAL), mine: [] })
    expect([onlooker.sent, onlooker.seen.starts.length]).toEqual([[], 2])
  })
})
