/** Clocks in words: what a table gives its people, and what is left of it. */

import type { NewTable, TableInfo, TableSummary } from "../protocol"
import { settings } from "./settings.svelte"
import { t } from "./texts.svelte"

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 86400
export const SLOW = 8 * HOUR // from here on people come back for each decision

type Times = Required<Pick<NewTable, "clock" | "budget" | "increment">>
const NONE: Times = { clock: 0, budget: 0, increment: 0 }

/** What can be chosen for a new table: for each decision, for the whole game, slowly. */
export const LIVE: Times[] = [
  ...([30, 120, 600] as const).map((clock) => ({ ...NONE, clock })),
  { ...NONE, budget: 300, increment: 5 },
  { ...NONE, budget: 900, increment: 10 },
  { ...NONE, budget: 1800, increment: 20 },
  { ...NONE, budget: 3600, increment: 30 },
]
export const SLOWLY: Times[] = ([28800, 86400, 259200, 604800] as const).map((clock) => ({ ...NONE, clock }))

/** A choice as the value of a form's field, and back. */
export const timesKey = ({ clock, budget }: Times): string => (budget ? `game-${budget}` : String(clock))
export const timesOf = (key: string): Times => [...LIVE, ...SLOWLY].find((times) => timesKey(times) === key) ?? NONE

export function timesWords({ clock, budget, increment }: Pick<TableInfo, "clock" | "budget" | "increment">): string {
  return budget ? t("clock-game", { minutes: budget / MINUTE, seconds: increment }) : t(`clock-${clock}`)
}

/** What is left, as short as a glance: 4:05, 23 h, 3 d. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return t("left-days", { count: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return t("left-hours", { count: Math.floor(seconds / HOUR) })
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`
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
