/** What a choice is called on the button that sends it. */

import type { OfferedAction } from "../../lib/board/turn.svelte"
import type { Book } from "../../lib/texts.svelte"
import { w } from "./words"

export function says({ parts }: OfferedAction, names: string[], book: Book): string {
  const { type = "", n = "", target, level, die, hole = "" } = parts
  return w(`says-${type}`, {
    n,
    hole,
    name: target === undefined ? "" : (names[Number(target)] ?? ""),
    weight: level === undefined ? "" : book.text(`level-${level}`),
    die: die === undefined ? "" : book.text(`die-${die}`),
  })
}
