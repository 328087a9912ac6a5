/** How the table lies in the room that the board has: the page is the same for all of its parts, and for their marks. */

import { isLow } from "../../lib/screen.svelte"
import { FLAT, LYING, NARROW, SQUARE, SQUAT, WIDE, type Layout } from "./layout"

const UPRIGHT = 1 // so high for its width, at least
const EVEN = 0.85 // so high for its width that piles have room below the centre
const BROAD = 1.5 // so much wider than high that the own side of the table has no room below

class Room {
  isCeremony = $state(false) // the podium stands where bids lay
  private width = $state(0)
  private height = $state(0)

  measure(width: number, height: number): void {
    this.width = width
    this.height = height
  }

  /** The layout with the largest letters. */
  layout(narrow: boolean): Layout {
    const isBroad = this.width > BROAD * this.height
    if (narrow && this.height >= UPRIGHT * this.width) return NARROW
    if (narrow) return this.height >= EVEN * this.width ? SQUARE : SQUAT
    if (isLow()) return LYING
    return isBroad && this.height > 0 ? FLAT : WIDE
  }
}

export const room = new Room()
