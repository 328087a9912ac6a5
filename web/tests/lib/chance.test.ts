import { describe, expect, test } from "vitest"
import { commitment, contributionSeal, drawContribution, seal } from "../../src/lib/chance"

const text = (word: string) => new TextEncoder().encode(word)
const SEED = "00112233445566778899aabbccddeeff"
const BYTES = ["000102030405060708090a0b0c0d0e0f", "0f0e0d0c0b0a09080706050403020100"]
const SEALS = BYTES.map(contributionSeal)
const COMMITMENT = commitment("abc", "kahuna", 1, SEED)

describe("seals", () => {
  test("are those that the engine makes", () => {
    expect(COMMITMENT).toBe("a3b8bb8718e05921692778739d91b1f3196e64a5f313e40560bb2179244e7d10")
    expect(SEALS[0]).toBe("8565b14f1186e1d8fa75d7e01836a2ed90550e6747fbbb850b0e992cd4cfb4f1")
  })

  test("are not the same for parts that only read the same side by side", () => {
    expect(seal(text("ab"), text("c"))).not.toBe(seal(text("a"), text("bc")))
    expect(seal(text("abc"))).not.toBe(seal(text("abc"), text("")))
  })

  test("depend on every part of a commitment", () => {
    const others = [
      commitment("abd", "kahuna", 1, SEED),
      commitment("abc", "tiny", 1, SEED),
      commitment("abc", "kahuna", 2, SEED),
      commitment("abc", "kahuna", 1, SEED.replace("00", "01")),
    ]
    expect(new Set([COMMITMENT, ...others]).size).toBe(5)
  })

  test("hide at least sixteen bytes, drawn again each time, with the player's word behind them", () => {
    const [one, other] = [drawContribution("lune"), drawContribution("lune")]
    expect(one).not.toBe(other)
    expect(one).toHaveLength(2 * (16 + 4))
    expect(one.endsWith("6c756e65")).toBe(true)
    expect(drawContribution("x".repeat(99))).toHaveLength(2 * (16 + 60))
  })
})
