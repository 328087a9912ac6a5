/** Cards that go somewhere: the difference of two positions. */

import type { Flight } from "../../lib/board/motion"
import { SYMBOLS, tally } from "./view"
import type { CartagenaView, Hand } from "./shapes"

export interface CardFlight extends Flight {
  symbol: string | undefined // undefined: a card that one does not know
  hidden: boolean // shows its back until it arrives
}

const MOST = 4 // more at once is a jump in time, not a move

export function flightsOf(before: CartagenaView, now: CartagenaView, viewer: number): CardFlight[] {
  const found = now.hands.flatMap((hand, seat) => {
    const home = (symbol = "") => (seat === viewer ? `[data-card="${symbol}"]` : `[data-seat="${seat}"]`)
    const old = before.hands[seat]
    if (!old || hand.size === old.size) return []
    if (hand.size < old.size)
      return played(before, now).map((symbol) => ({
        name: symbol,
        symbol,
        hidden: false,
        turns: false,
        from: home(symbol),
        to: `[data-played="${symbol}"], [data-played=""]`,
      }))
    const hidden = before.row.length === 0
    return drawn(old, hand).map((symbol) => ({
      name: symbol ?? "card",
      symbol,
      hidden,
      turns: hidden && symbol !== undefined,
      from: hidden ? "[data-pile]" : "[data-row], [data-pile]",
      to: home(symbol),
    }))
  })
  return found.length > MOST ? [] : found
}

function played(before: CartagenaView, now: CartagenaView): string[] {
  return SYMBOLS.filter((_, i) => now.discard[i]! > before.discard[i]!)
}

/** Those one knows first. */
function drawn(old: Hand, now: Hand): (string | undefined)[] {
  const [few, many] = [old, now].map((hand) => tally(hand.cards ?? hand.known)) as [number[], number[]]
  const known = SYMBOLS.flatMap((symbol, i) => Array.from({ length: Math.max(0, many[i]! - few[i]!) }, () => symbol))
  return Array.from({ length: now.size - old.size }, (_, i) => known[i])
}
