/** The words that only a board or a screen needs; they come with it, so that the shell stays small. */

import { bundleOf, sentence } from "../elision"
import { settings } from "../settings.svelte"

export type Words = (key: string, facts?: Record<string, string | number>) => string

/** `words(fr, en)("pile", { count: 8 })`: in the language of the moment. */
export function words(fr: string, en: string): Words {
  const bundles = { fr: bundleOf("fr", fr), en: bundleOf("en", en) }
  return (key, facts = {}) => sentence(bundles[settings.lang], key, facts)
}
