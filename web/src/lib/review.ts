/** What reviews say, and their figures: thousandths of a won game, said as games in a hundred. */

import en from "../texts/review.en.ftl?raw"
import fr from "../texts/review.fr.ftl?raw"
import { words } from "./board/words"
import { settings } from "./settings.svelte"

/** The sentences of reviews, which come with the replay. */
export const w = words(fr, en)

/** `62,3`. */
export function inHundred(thousandths: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (thousandths / 10).toLocaleString(settings.lang, digits)
}

/** `+4,1`, `−4,1`, `0,0`. */
export function signed(thousandths: number): string {
  if (thousandths === 0) return inHundred(0)
  return `${thousandths < 0 ? "−" : "+"}${inHundred(Math.abs(thousandths))}`
}

const NOBODY = -1

/** For whom the reasons of a decision are worded: only whoever decided reads “you”. */
export function readerOf(mine: number[], decider: number): number {
  return mine.includes(decider) ? decider : NOBODY
}
