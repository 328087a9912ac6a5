/**
 * When this browser hands over its shares of chance: each once, for the seals that it sees at that moment. Whoever runs
 * the server knows them then; with the same bytes beside other seals he could choose the draw. So bytes that were handed
 * over are spent, what was seen is never overwritten, and another start needs another press of the button.
 */

import type { Seat, TableInfo } from "../protocol"
import { contributionSeal } from "./chance"
import type { Start, Witness } from "./keep"

export type Sealed = Pick<TableInfo, "phase" | "commitment" | "mine"> & { seats: Pick<Seat, "kind" | "seal">[] }

/** Why the chance of a table cannot be trusted: the server shows another commitment, or other seals, than before. */
export type Alarm = "" | "commitment" | "seals"

export interface Heard {
  seen: Witness
  send: { seat: number; contribution: string }[]
  alarm: Alarm
}

/** What follows from what the server says of a table. */
export function heard(before: Witness, table: Sealed): Heard {
  const seen = before.commitment ? before : { ...before, commitment: table.commitment }
  if (seen.commitment !== table.commitment) return { seen, send: [], alarm: "commitment" }
  if (table.phase === "closing") return closing(seen, table)
  const isOther = table.phase === "playing" && differs(seen.starts.at(-1), table)
  return { seen, send: [], alarm: isOther ? "seals" : "" }
}

/** The person has pressed: new bytes for a seat, in place of those that were not handed over. */
export function sealed(before: Witness, seat: number, bytes: string): Witness {
  return { ...before, pending: { ...before.pending, [seat]: bytes } }
}

/** The person has thought better of it. */
export function unsealed(before: Witness, seat: number): Witness {
  const pending = Object.entries(before.pending).filter(([one]) => Number(one) !== seat)
  return { ...before, pending: Object.fromEntries(pending) }
}

/** All shares are asked for: those behind the seals that this browser made are handed over, once. */
function closing(seen: Witness, table: Sealed): Heard {
  const seals = table.seats.map((seat) => seat.seal)
  const last = seen.starts.at(-1)
  if (last && same(last.seals, seals)) return { seen, send: shares(last.mine, table.mine), alarm: "" }
  const fitting = Object.entries(seen.pending).filter(
    ([seat, bytes]) => table.mine.includes(Number(seat)) && contributionSeal(bytes) === seals[Number(seat)],
  )
  const isComplete = table.seats.every((seat) => seat.kind.startsWith("bot:") || seat.seal !== "")
  if (fitting.length && isComplete) {
    const mine = Object.fromEntries(fitting)
    const left = Object.entries(seen.pending).filter(([seat]) => !(seat in mine))
    const after = { ...seen, pending: Object.fromEntries(left), starts: [...seen.starts, { seals, mine }] }
    return { seen: after, send: shares(mine, table.mine), alarm: "" }
  }
  if (seen.starts.some((start) => isSpent(start, seals))) return { seen, send: [], alarm: "seals" }
  if (ownStart(seen) || Object.keys(seen.pending).length) return { seen, send: [], alarm: "" }
  return { seen: { ...seen, starts: [...seen.starts, { seals, mine: {} }] }, send: [], alarm: "" } // an onlooker
}

function shares(mine: Record<string, string>, seats: number[]): Heard["send"] {
  return Object.entries(mine)
    .map(([seat, contribution]) => ({ seat: Number(seat), contribution }))
    .filter(({ seat }) => seats.includes(seat))
}

/** Is a share that was handed over asked for again, beside other seals? */
function isSpent(start: Start, seals: string[]): boolean {
  return Object.values(start.mine).some((bytes) => seals.includes(contributionSeal(bytes)))
}

/** The latest start for which this browser has handed anything over. */
export function ownStart(seen: Witness): Start | undefined {
  return seen.starts.filter((start) => Object.keys(start.mine).length > 0).at(-1)
}

function differs(start: Start | undefined, table: Sealed): boolean {
  return start?.seals.some((seal, seat) => seal !== "" && seal !== table.seats[seat]?.seal) ?? false
}

export function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i])
}
