/** Seals and commitments, as `tablee.engine.chance` makes them. No WebCrypto: a phone on a home network has none. */

import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import type { Proof } from "../protocol"
import type { Witness } from "./keep"

const CONTRIBUTION_BYTES = 16

/** SHA-256 over parts, each preceded by its length, so that no two lists of parts look alike. */
export function seal(...parts: Uint8Array[]): string {
  const lengths = parts.map((part) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, part.length)
    return length
  })
  return bytesToHex(sha256(concatBytes(...parts.flatMap((part, i) => [lengths[i] as Uint8Array, part]))))
}

export function contributionSeal(contribution: string): string {
  return seal(utf8ToBytes("tablee contribution 1"), hexToBytes(contribution))
}

export function commitment(table: string, game: string, version: number, seed: string): string {
  const words = ["tablee chance 1", table, game, String(version)].map((word) => utf8ToBytes(word))
  return seal(...words, hexToBytes(seed))
}

/** Random bytes for a seat, with a word of the player's behind them if there is one. */
export function drawContribution(word = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES))
  return bytesToHex(concatBytes(bytes, utf8ToBytes(word.slice(0, 60))))
}

/** A random name for a message. */
export function newId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(8)))
}

export interface Check {
  key: "seed" | "kept" | "seals" | "mine"
  verdict: "good" | "bad" | "unknown"
}

/** What the revealed seed and contributions say, beside what this browser has seen before. */
export function verify(proof: Proof, seen: Witness | undefined): Check[] {
  const judged = (is: boolean | undefined) => (is === undefined ? "unknown" : is ? "good" : "bad")
  const made = proof.contributions.map(contributionSeal)
  const seals = seen?.seals.filter((one) => one !== "")
  const mine = Object.values(seen?.mine ?? {})
  return [
    {
      key: "seed",
      verdict: judged(commitment(proof.table, proof.game, proof.version, proof.seed) === proof.commitment),
    },
    { key: "kept", verdict: judged(seen?.commitment ? seen.commitment === proof.commitment : undefined) },
    {
      key: "seals",
      verdict: judged(seals?.length ? same(seals, made) : made.length ? same(proof.seals, made) : undefined),
    },
    { key: "mine", verdict: judged(mine.length ? mine.every((one) => proof.contributions.includes(one)) : undefined) },
  ]
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i])
}
