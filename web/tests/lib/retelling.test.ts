import { describe, expect, it } from "vitest"
import { lastActions } from "../../src/lib/retelling"
import type { LogLine } from "../../src/protocol"

/** Lines as `1:0 words`, entry, seat and what is said of it. */
function told(room: number[], ...said: string[]): string[] {
  const lines: LogLine[] = said.map((one, i) => {
    const [where = "", ...words] = one.split(" ")
    const [entry, seat] = where.split(":").map(Number)
    return { id: String(i), entry: entry!, seat: seat!, event: { kind: words.join(" "), rule: "" } }
  })
  return lastActions(lines, ({ kind }) => kind, room).map(({ seat, text }) => `${seat}: ${text}`)
}

describe("the last actions of a table", () => {
  it("are told the newest first, each with what it led to", () => {
    expect(told([40, 40], "1:0 Ana draws.", "2:1 Ben lays a link.", "2:1 Ben takes BARI.")).toEqual([
      "1: Ben lays a link. Ben takes BARI.",
      "0: Ana draws.",
    ])
  })
  it("are as many as there is room for, without those of which there is nothing to say", () => {
    expect(told([40], "1:0 Ana draws.", "2:1 Ben draws.", "3:0 ")).toEqual(["1: Ben draws."])
  })
  it("are told in whole sentences: what was done, and the last that fit of what it led to", () => {
    const lines = ["1:0 Ana lays a link.", "1:0 Ana takes ALOA.", "1:0 Ben loses ALOA.", "1:0 Ben loses a link."]
    expect(told([80], ...lines)).toEqual(["0: Ana lays a link. Ana takes ALOA. Ben loses ALOA. Ben loses a link."])
    expect(told([60], ...lines)).toEqual(["0: Ana lays a link. … Ben loses ALOA. Ben loses a link."])
    expect(told([45], ...lines)).toEqual(["0: Ana lays a link. … Ben loses a link."])
  })
})
