/** A phone as a hand: with a television at the table, it shows what is one's own, and the board one swipe away. */

import { keep, kept } from "./keep"

const KEY = "tablee hand"
type Wish = "on" | "off" | ""

class Hand {
  wish: Wish = $state(kept<Wish>(KEY) ?? "") // of this device, for every table with a television; empty: not asked yet
  showsBoard = $state(false)

  turn(isOn: boolean): void {
    this.wish = isOn ? "on" : "off"
    this.showsBoard = false
    keep(KEY, this.wish)
  }
}

export const hand = new Hand()
