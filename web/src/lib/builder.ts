/**
 * Builders: a game's own way to put together a text of its options (`games/<slug>/Builder.svelte`), fetched when it is
 * needed.
 */

import type { Component } from "svelte"
import type { Surveyed } from "../protocol"
import type { Book } from "./texts.svelte"

export interface BuilderProps {
  game: string
  book: Book
  label: string // of the option
  text: string // as it is now
  found: Surveyed | undefined // what the server says of it, once it has said so
  ontext: (text: string) => void
}

type Module = { default: Component<BuilderProps> }
const loaders = import.meta.glob<Module>("../games/*/Builder.svelte") as Record<string, () => Promise<Module>>

/** The builder of a game's text; undefined where it has none and the text comes from a file or is pasted. */
export function builderOf(slug: string): (() => Promise<Component<BuilderProps>>) | undefined {
  const load = loaders[`../games/${slug}/Builder.svelte`]
  return load && (() => load().then((module) => module.default))
}
