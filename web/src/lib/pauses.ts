/** How long a page waits before it calls its server again: longer each time, and not all pages at the same moment. */

const FIRST = 500 // ms
const LONGEST = 30_000
const STEADY = 10_000 // ms after which a connection has proved that the server is well

export class Pauses {
  private next = FIRST

  /** The pause after a connection that held so many milliseconds. */
  after(held: number): number {
    if (held >= STEADY) this.next = FIRST
    const pause = this.next
    this.next = Math.min(2 * pause, LONGEST)
    return pause * (0.5 + Math.random() / 2)
  }
}
