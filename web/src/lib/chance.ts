/** Seals and commitments, as `tablee.engine.chance` makes them. No WebCrypto: a phone on a home network has none. */

import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

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
