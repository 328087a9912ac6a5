/** Figures of a whole game, seat by seat: what people retell at its end. */

import type { Tally } from "./game"

/** How much of something each seat has done, by the events that tell of it. */
export function counted<E extends { seat: number }>(
  seats: number,
  events: E[],
  amount: (event: E) => number = () => 1,
): number[] {
  const cells = Array.from({ length: seats }, () => 0)
  for (const event of events) cells[event.seat] = (cells[event.seat] ?? 0) + amount(event)
  return cells
}

/** The most of something that each seat has done at once. */
export function most<E extends { seat: number }>(seats: number, events: E[], amount: (event: E) => number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    Math.max(0, ...events.filter((event) => event.seat === seat).map(amount)),
  )
}

/** Rows in which somebody has something. */
export function telling(rows: Tally[]): Tally[] {
  return rows.filter(({ cells }) => cells.some(Boolean))
}
