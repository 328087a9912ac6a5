/** What is left of people’s time, and which of their tables come first. */

import type { Deadline, Position, TableSummary } from "../protocol"
import { settings } from "./settings.svelte"
import { t } from "./texts.svelte"

export const HOUR = 3600
const DAY = 86400
export const SLOW = 8 * HOUR // from here on people come back for each decision

/** What is left, as short as a glance: 4:05, 23 h, 3 d. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return t("left-days", { count: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return t("left-hours", { count: Math.floor(seconds / HOUR) })
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`
}

/** The clock of a seat: that of its decision, or one that rests with what is left for the whole game. */
export function clockOf(position: Position | undefined, seat: number): Deadline | undefined {
  const rest = position?.budgets?.[seat]
  return position?.deadlines.find((one) => one.seat === seat) ?? (rest ? { seat, at: 0, seconds: rest } : undefined)
}

/** My tables that go on: first those that wait for me, of these what is due first; then where something happened. */
export function byDue(tables: TableSummary[]): TableSummary[] {
  const due = (table: TableSummary) => table.due || Infinity
  return tables
    .filter((table) => table.phase !== "over")
    .sort(
      (a, b) =>
        Number(b.my_turn) - Number(a.my_turn) || (due(a) === due(b) ? b.moved - a.moved : due(a) < due(b) ? -1 : 1),
    )
}

/** A day as people say it. */
export function dayOf(time: number): string {
  return new Date(time * 1000).toLocaleDateString(settings.lang, { weekday: "short", day: "numeric", month: "short" })
}
