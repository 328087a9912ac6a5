/** What kind of screen this is; boards are drawn upright on a narrow one. */

import { MediaQuery } from "svelte/reactivity"

const narrow = new MediaQuery("(max-width: 700px) and (orientation: portrait)")

const tight = new MediaQuery("(min-width: 1001px) and (max-width: 1100px)")

/** Is there little room between rail and log, as on a tablet that lies? */
export function isTight(): boolean {
  return tight.current
}

const slim = new MediaQuery("(min-width: 1001px) and (max-width: 1200px) and (min-height: 501px)")

/** Is there no room for the log beside a result, as on a tablet that lies? */
export function isSlim(): boolean {
  return slim.current
}

export function isNarrow(): boolean {
  return narrow.current
}

const squat = new MediaQuery("(max-width: 700px) and (max-height: 700px) and (orientation: portrait)")

/** Is this a small phone, whose board is wider than high although the phone is not? */
export function isSquat(): boolean {
  return squat.current
}

const low = new MediaQuery("(max-height: 500px) and (orientation: landscape)")

/** Is this a phone on its side, or a page that is much enlarged? Boards lie, all else is as small as on a phone. */
export function isLow(): boolean {
  return low.current
}

const folded = new MediaQuery("(max-width: 1399px)")

/** Is there no room for the log beside the board, so that it lies in a drawer? */
export function isFolded(): boolean {
  return folded.current
}
