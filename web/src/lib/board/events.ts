/** Events as boards read them: told apart by their kind, each with the arguments of its kind. */

import type { Event } from "../texts.svelte"
import type { ViewHeader } from "./shapes"

export type OfKind<E extends Event, K extends E["kind"]> = Extract<E, { kind: K }>

/** The events of these kinds, in their order. */
export function ofKind<E extends Event, K extends E["kind"]>(events: E[] | undefined, ...kinds: K[]): OfKind<E, K>[] {
  return (events ?? []).filter((event): event is OfKind<E, K> => (kinds as string[]).includes(event.kind))
}

/** Makes events of figures in the rule book, from the arguments that the drawing reads; `usual` are those of all. */
export function telling<E extends Event>(usual: object = {}) {
  return <K extends E["kind"]>(kind: K, facts: Partial<Omit<OfKind<E, K>, "kind" | "rule">>): E =>
    ({ kind, rule: "", ...usual, ...facts }) as unknown as E
}

/** The header of the view that a figure shows. */
export function figureHeader(game: string, players: number): ViewHeader {
  return {
    game,
    version: 1,
    players,
    options: "{}",
    viewer: -1,
    waiting: [],
    submitted: [],
    drafts: Array.from({ length: players }, () => null),
  }
}
