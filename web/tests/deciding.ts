/** A decision as a board meets it, with a referee that notes what was asked and played. */

import { onTestFinished } from "vitest"
import type { Decision } from "../src/protocol"
import { Refusal } from "../src/lib/api"
import { Turn, type Referee } from "../src/lib/board/turn.svelte"
import { Book } from "../src/lib/texts.svelte"
import { root } from "./root.svelte"

export interface Deciding {
  turn: Turn
  played: string[] // actions, by name
  asked: string[] // « Pourquoi pas ? »
  previewed: string[]
}

/**
 * A turn in which these actions are legal; `kinds` are those of the events that each would bring about, `revocable` those
 * that could be taken back, `lost` those that never reach the server.
 */
export function deciding(
  names: string[],
  kinds: Record<string, string[]> = {},
  revocable: string[] = [],
  lost: string[] = [],
): Deciding {
  const actions = names.map((named, action) => ({ action, named }))
  const decision = { number: 1, seat: 0, actions, secret: false } as unknown as Decision
  const found = { played: [] as string[], asked: [] as string[], previewed: [] as string[] }
  const named = (action: number) => names[action] ?? ""
  const referee: Referee = {
    decision,
    book: new Book("fr", ""),
    preview: (action) => {
      found.previewed.push(named(action))
      const events = (kinds[named(action)] ?? []).map((kind) => ({ kind, rule: "" }))
      return Promise.resolve({ events, certain: true, revocable: revocable.includes(named(action)) })
    },
    act: (action) => {
      if (lost.includes(named(action))) return Promise.reject(new Refusal("connection-lost", "", {}))
      found.played.push(named(action))
      return Promise.resolve()
    },
    whyNot: (name) => {
      found.asked.push(name)
      return Promise.resolve({ allowed: false, code: "no", rule: "", facts: {} })
    },
    openRule: () => undefined,
  }
  const { value: turn, stop } = root(() => new Turn(referee))
  onTestFinished(stop)
  return { turn, ...found }
}

/** Lets promises that are kept already have their effect. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
