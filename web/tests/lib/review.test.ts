import { describe, expect, it } from "vitest"
import { readerOf } from "../../src/lib/review"

describe("the reasons of a decision", () => {
  it("say you to whoever decided, and name everybody to anybody else", () => {
    expect(readerOf([1], 1)).toBe(1)
    expect(readerOf([0, 2], 2)).toBe(2)
    expect(readerOf([0], 1)).toBe(-1)
    expect(readerOf([], 0)).toBe(-1)
  })
})
