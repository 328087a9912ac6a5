/** The proof of chance: what was revealed at the end, beside what this browser saw with its own eyes. */

import type { Proof } from "../protocol"
import { commitment, contributionSeal } from "./chance"
import type { Witness } from "./keep"
import { ownStart, same } from "./sealing"

export interface Check {
  key: "seed" | "kept" | "seals" | "mine" | "starts"
  verdict: "good" | "bad" | "unknown"
}

/** What the revealed seed and contributions say, beside what this browser has seen before. */
export function verify(proof: Proof, seen: Witness | undefined): Check[] {
  const judged = (is: boolean | undefined) => (is === undefined ? "unknown" : is ? "good" : "bad")
  const made = proof.contributions.map(contributionSeal)
  const last = seen && (ownStart(seen) ?? seen.starts.at(-1))
  const seals = last?.seals.filter((one) => one !== "") ?? []
  const mine = Object.values((seen && ownStart(seen)?.mine) ?? seen?.pending ?? {})
  const fits = same(proof.seals, made)
  return [
    {
      key: "seed",
      verdict: judged(commitment(proof.table, proof.game, proof.version, proof.seed) === proof.commitment),
    },
    { key: "kept", verdict: judged(seen?.commitment ? seen.commitment === proof.commitment : undefined) },
    { key: "seals", verdict: judged(seals.length ? fits && same(seals, made) : fits ? undefined : false) },
    { key: "mine", verdict: judged(mine.length ? mine.every((one) => proof.contributions.includes(one)) : undefined) },
    { key: "starts", verdict: judged(proof.called_off >= Math.max(0, (seen?.starts.length ?? 0) - 1)) },
  ]
}

/** “Verified” takes all that could be seen before the game; with a seat of one's own, one's share of chance as well. */
export function verdictOf(checks: Check[], isSeated: boolean): "verified" | "consistent" | "bad" {
  if (checks.some((check) => check.verdict === "bad")) return "bad"
  const needed = ["kept", "seals", ...(isSeated ? ["mine"] : [])]
  return checks.every((check) => check.verdict === "good" || !needed.includes(check.key)) ? "verified" : "consistent"
}

/** What is to be typed after `tablee verify FILE`, to check all that this browser has seen. */
export function verifyWords(table: string, seen: Witness | undefined): string {
  const last = seen && (ownStart(seen) ?? seen.starts.at(-1))
  const seals = (last?.seals ?? []).filter((one) => one !== "")
  const words = [["--commitment", seen?.commitment || table]]
  words.push(...Object.values(last?.mine ?? {}).map((bytes) => ["--mine", bytes]))
  words.push(...seals.map((one) => ["--seal", one]))
  return words.flat().join(" ")
}
