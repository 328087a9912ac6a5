import { describe, expect, it } from "vitest"
import { actionsOf, since, spoken, subjectOf } from "../../src/lib/since"
import type { LogLine } from "../../src/protocol"

/** Lines as `1:0`, entry and seat. */
function lines(...said: string[]): LogLine[] {
  return said.map((one, i) => {
    const [entry, seat] = one.split(":").map(Number)
    return { id: `${entry}.${i}`, entry: entry!, seat: seat!, event: { kind: "acted", rule: "" } }
  })
}

function told(viewer: number, ...said: string[]): string[] {
  return since(lines(...said), viewer).steps.map(
    ({ seat, lines }) => `${seat}: ${lines.map((one) => one.entry).join(" ")}`,
  )
}

describe("since the viewer's last action", () => {
  it("tells the others' turns, each in one step", () => {
    expect(told(0, "0:-1", "1:0", "2:1", "3:1", "3:1", "4:2")).toEqual(["1: 2 3 3", "2: 4"])
  })
  it("begins with the game where the viewer has not acted yet", () => {
    expect(told(2, "0:-1", "0:-1", "1:0", "2:1")).toEqual(["0: 1", "1: 2"])
  })
  it("tells the viewer's own last action until somebody else acts", () => {
    const found = since(lines("0:-1", "1:1", "2:0", "3:0"), 0)
    expect(found.isOwn).toBe(true)
    expect(found.steps.map(({ entry }) => entry)).toEqual([3])
  })
  it("tells secret choices that were opened together, whoever was the last to choose", () => {
    expect(told(0, "0:-1", "1:0", "2:1", "3:-1", "3:-1")).toEqual(["1: 2", "-1: 3 3"])
    expect(told(1, "0:-1", "1:0", "2:1", "3:-1", "3:-1")).toEqual(["-1: 3 3"])
  })
  it("tells of secret choices no more than those that the viewer has opened by choosing last", () => {
    const told = (...about: (number | undefined)[]) => {
      const given = lines("0:-1", "1:0", "2:1", "3:-1", "3:-1", "4:-1", "4:-1", "5:1")
      const last = given.map((line, i) => ({
        ...line,
        event: { ...line.event!, ...(i in about ? { seat: about[i] } : {}) },
      }))
      return since(last as LogLine[], 0).steps.map(({ entry }) => entry)
    }
    const first: (number | undefined)[] = []
    first[3] = 1 // somebody else was the last to choose
    first[5] = 1
    expect(told(...first)).toEqual([2, 3, 4, 5])
    first[3] = 0
    expect(told(...first)).toEqual([3, 4, 5])
    first[5] = 0
    expect(told(...first)).toEqual([4, 5])
    first[5] = 1
    first[6] = 0 // a choice among those opened, and not what has opened them
    expect(told(...first)).toEqual([3, 4, 5])
  })
  it("leaves out a turn of which there is nothing to say: no mark stands without words", () => {
    const { steps } = since(lines("0:-1", "1:0", "2:1", "3:2"), 0)
    expect(spoken(steps, ({ seat }) => [seat === 1 ? "" : "Gus roule."]).map(({ seat }) => seat)).toEqual([2])
  })
  it("passes over what came last and tells nothing, such as a roll that the board shows", () => {
    const isTold = ({ entry }: LogLine) => entry !== 3
    const found = since(lines("0:-1", "1:0", "2:1", "3:0"), 0, [], isTold)
    expect(found.steps.map(({ seat, entry }) => `${seat}: ${entry}`)).toEqual(["1: 2"])
    expect(found.isOwn).toBe(false)
  })
  it("leaves out what others do in silence, and tells the last thing before it", () => {
    const locked = (line: LogLine) => ({ ...line, event: { kind: "locked", rule: "" } })
    const [deal, revealed, own, other] = lines("0:-1", "1:-1", "2:0", "3:1") as [LogLine, LogLine, LogLine, LogLine]
    const told = (...given: LogLine[]) => since(given, 0, ["locked"]).steps.map(({ entry }) => entry)
    expect(told(deal, revealed, locked(other))).toEqual([1])
    expect(told(deal, revealed, locked(own), locked(other))).toEqual([2])
  })
  it("tells what was answered for somebody who was away, too", () => {
    const given = lines("0:-1", "1:0", "2:1", "3:0", "4:1")
    const told = (from: number, to: number) => since(given, 0, [], () => true, { from, to })
    expect(told(1, 4).steps.map(({ seat, entry }) => `${seat}: ${entry}`)).toEqual(["1: 2", "0: 3", "1: 4"])
    expect(told(2, 4).steps.map(({ entry }) => entry)).toEqual([2, 3, 4])
    expect(told(3, 4).steps.map(({ entry }) => entry)).toEqual([4])
    const last = since(lines("0:-1", "1:0", "2:1", "3:0"), 0, [], () => true, { from: 1, to: 3 })
    expect(last.isOwn).toBe(false)
    expect(last.steps.map(({ entry }) => entry)).toEqual([2, 3])
  })
  it("shows onlookers the last turn", () => {
    expect(told(-1, "0:-1", "1:0", "2:1", "3:1")).toEqual(["1: 2 3"])
    expect(told(-2, "0:-1", "4:-1", "9:-1", "9:-1")).toEqual(["-1: 9 9"])
    expect(since(lines("0:-1", "1:0"), -1).isOwn).toBe(false)
  })
  it("keeps apart what was opened one time after another", () => {
    expect(told(0, "1:0", "4:-1", "9:-1", "9:-1")).toEqual(["-1: 4", "-1: 9 9"])
  })
  it("has nothing to tell of the deal", () => {
    expect(told(0, "0:-1", "0:-1")).toEqual([])
  })
})

describe("step by step", () => {
  const actions = (silent: number[], ...said: string[]) =>
    actionsOf(since(lines("0:-1", "1:0", ...said), 0).steps, ({ entry }) => !silent.includes(entry)).map(
      ({ seat, entry, lines }) => `${seat}, ${entry}: ${lines.map((one) => one.entry).join(" ")}`,
    )

  it("each action of a turn is told for itself", () => {
    expect(actions([], "2:1", "2:1", "3:1", "4:2")).toEqual(["1, 2: 2 2", "1, 3: 3", "2, 4: 4"])
  })
  it("one that tells nothing goes with the next, or with the last before it", () => {
    expect(actions([2, 5], "2:1", "3:1", "4:2", "5:2")).toEqual(["1, 3: 2 3", "2, 5: 4 5"])
    expect(actions([2], "2:1")).toEqual(["1, 2: 2"])
    expect(actions([2], "2:1", "3:2")).toEqual(["2, 3: 3"])
  })
  it("stands under the mark of whom its first words are about", () => {
    const about = (seat: number | undefined, kind = "acted") => ({
      ...lines("2:1")[0]!,
      event: { kind, rule: "", seat },
    })
    const mark = (...said: LogLine[]) =>
      subjectOf({ seat: 1, entry: 2, lines: said }, ({ event }) => (event as { kind: string }).kind !== "silent")
    expect(mark(about(1), about(0))).toBe(1)
    expect(mark(about(1, "silent"), about(0))).toBe(0) // another's answer let it happen
    expect(mark(about(undefined))).toBe(1)
    expect(mark(about(-1))).toBe(1)
    expect(subjectOf({ seat: -1, entry: 2, lines: [about(0), about(1)] }, () => true)).toBe(-1) // opened together
  })
})
