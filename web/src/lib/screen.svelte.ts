/** What kind of screen this is; boards are drawn upright on a narrow one. */

import { MediaQuery } from "svelte/reactivity"

const narrow = new MediaQuery("(max-width: 700px) and (orientation: portrait)")

const tight = new MediaQuery("(min-width: 1101px) and (max-width: 1300px)")

/** Is there little room between rail and log, as on a tablet that lies? */
export function isTight(): boolean {
  return tight.current
}

export function isNarrow(): boolean {
  return narrow.current
}
