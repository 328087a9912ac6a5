import { describe, expect, test } from "vitest"
import { commitment, contributionSeal } from "../../src/lib/chance"
import type { Witness } from "../../src/lib/keep"
import { verdictOf, verify, verifyWords } from "../../src/lib/proof"
import type { Proof } from "../../src/protocol"

const SEED = "00112233445566778899aabbccddeeff"
const BYTES = ["000102030405060708090a0b0c0d0e0f", "0f0e0d0c0b0a09080706050403020100"]
const SEALS = BYTES.map(contributionSeal)
const PROOF: Proof = {
  table: "abc",
  game: "kahuna",
  version: 1,
  seed: SEED,
  commitment: commitment("abc", "kahuna", 1, SEED),
  seals: SEALS,
  contributions: BYTES,
  called_off: 0,
}
const START = { seals: [SEALS[0]!, "", SEALS[1]!], mine: { "0": BYTES[0]! } }
const SEEN: Witness = { seen: 0, commitment: PROOF.commitment, pending: {}, starts: [START] }
const ALL_GOOD = { seed: "good", kept: "good", seals: "good", mine: "good", starts: "good" }
const verdicts = (...of: Parameters<typeof verify>) =>
  Object.fromEntries(verify(...of).map(({ key, verdict }) => [key, verdict]))

describe("the proof of chance", () => {
  test("is good where everything fits what this browser saw", () => {
    expect(verdicts(PROOF, SEEN)).toEqual(ALL_GOOD)
    expect(verdictOf(verify(PROOF, SEEN), true)).toBe("verified")
  })

  test("leaves open what this browser has not seen", () => {
    expect(verdicts(PROOF, undefined)).toEqual({ ...ALL_GOOD, kept: "unknown", seals: "unknown", mine: "unknown" })
    expect(verdictOf(verify(PROOF, undefined), false)).toBe("consistent")
  })

  test("is whole for an onlooker without a share, but not for somebody who should have brought one", () => {
    const checks = verify(PROOF, { ...SEEN, starts: [{ ...START, mine: {} }] })
    expect([verdictOf(checks, false), verdictOf(checks, true)]).toEqual(["verified", "consistent"])
  })

  test.each([
    ["another seed", { seed: SEED.replace("00", "01") }, "seed"],
    ["another commitment than the one seen", { commitment: "00" }, "kept"],
    ["a contribution that was changed", { contributions: [BYTES[0]!, BYTES[0]!] }, "seals"],
    ["contributions in another order", { contributions: [...BYTES].reverse(), seals: [...SEALS].reverse() }, "seals"],
    ["a contribution that was left out", { contributions: [BYTES[1]!] }, "mine"],
  ])("is bad with %s", (_, change, key) => {
    const checks = verify({ ...PROOF, ...change }, SEEN)
    expect(checks.find((check) => check.key === key)?.verdict).toBe("bad")
    expect(verdictOf(checks, true)).toBe("bad")
  })

  test("is bad where the operator has chosen another share of his own after he had got that of this browser", () => {
    const chosen = {
      contributions: [BYTES[0]!, "99".repeat(16)],
      seals: [SEALS[0]!, contributionSeal("99".repeat(16))],
    }
    expect(verdicts({ ...PROOF, ...chosen }, SEEN)).toEqual({ ...ALL_GOOD, seals: "bad" })
  })

  test("is bad where a share that was sealed, and never asked for, is not in the draw", () => {
    const never = { ...SEEN, starts: [], pending: { "0": "77".repeat(16) } }
    expect(verdicts(PROOF, never)["mine"]).toBe("bad")
  })

  test("is bad where the server tells of fewer starts called off than this browser saw", () => {
    const seen = { ...SEEN, starts: [{ seals: ["aa"], mine: { "0": "66".repeat(16) } }, START] }
    expect(verdicts(PROOF, seen)).toEqual({ ...ALL_GOOD, starts: "bad" })
    expect(verdicts({ ...PROOF, called_off: 1 }, seen)).toEqual(ALL_GOOD)
    expect(verdicts({ ...PROOF, called_off: 5 }, seen)).toEqual(ALL_GOOD)
  })

  test("compares contributions with the seals of the table where this browser saw none", () => {
    expect(verdicts({ ...PROOF, seals: [...SEALS].reverse() }, undefined)["seals"]).toBe("bad")
  })

  test("can be checked by the command with all that this browser saw", () => {
    const words = `--commitment ${PROOF.commitment} --mine ${BYTES[0]} --seal ${SEALS[0]} --seal ${SEALS[1]}`
    expect(verifyWords("c", SEEN)).toBe(words)
    expect(verifyWords("c", undefined)).toBe("--commitment c")
  })
})
