/** The few words that only a board needs; they come with it, so that the shell stays small. */

import { FluentBundle, FluentResource } from "@fluent/bundle"
import { settings } from "../settings.svelte"

export type Words = (key: string, facts?: Record<string, string | number>) => string

/** `words(fr, en)("pile", { count: 8 })`: in the language of the moment. */
export function words(fr: string, en: string): Words {
  const bundles = { fr: bundle("fr", fr), en: bundle("en", en) }
  return (key, facts = {}) => {
    const of = bundles[settings.lang]
    const pattern = of.getMessage(key)?.value
    return pattern == null ? key : of.formatPattern(pattern, facts, [])
  }
}

function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}
