/** The screens: home comes with the page, every other one when somebody goes there. */

import type { Component } from "svelte"
import type { Screen } from "./router.svelte"

const LOADERS = {
  new: () => import("../screens/New.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  problems: () => import("../screens/Problems.svelte"),
  problem: () => import("../screens/Problem.svelte"),
  me: () => import("../screens/Me.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  link: () => import("../screens/NoticeLink.svelte"),
  operator: () => import("../screens/Operator.svelte"),
  table: () => import("../screens/Table.svelte"),
  television: () => import("../screens/Television.svelte"),
  code: () => import("../screens/Code.svelte"),
  replay: () => import("../screens/Replay.svelte"),
}
type Lazy = keyof typeof LOADERS
type Screens = { [Name in Lazy]: Awaited<ReturnType<(typeof LOADERS)[Name]>>["default"] }
const fetched = new Map<Lazy, Component>()

/** Has a screen fetched, so that it can be shown at once. */
export async function fetchScreen(name: Screen["name"]): Promise<void> {
  if (!(name in LOADERS)) return
  const lazy = name as Lazy
  fetched.set(lazy, (await LOADERS[lazy]()).default as Component)
}

/** A screen that has been fetched. */
export function screenOf<Name extends Lazy>(name: Name): Screens[Name] {
  return fetched.get(name) as Screens[Name]
}
