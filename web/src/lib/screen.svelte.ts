/** What kind of screen this is; boards are drawn upright on a narrow one. */

import { MediaQuery } from "svelte/reactivity"

const narrow = new MediaQuery("(max-width: 700px) and (orientation: portrait)")

export function isNarrow(): boolean {
  return narrow.current
}
