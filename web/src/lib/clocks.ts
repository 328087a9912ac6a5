/** Clocks in words: what a table gives its people. They come with what needs them: a new table, a clock, days off. */

import type { NewTable, TableInfo } from "../protocol"
import en from "../texts/clocks.en.ftl?raw"
import fr from "../texts/clocks.fr.ftl?raw"
import { words } from "./board/words"

export const w = words(fr, en)

type Pace = Required<Pick<NewTable, "clock" | "budget" | "increment">>
const NONE: Pace = { clock: 0, budget: 0, increment: 0 }

/** All that a new table says of time. */
export type Times = Pace & Required<Pick<NewTable, "on_time" | "days_off">>
export const NO_CLOCK: Times = { ...NONE, on_time: "once", days_off: 0 }

/** What can be chosen for a new table: for each decision, for the whole game, slowly. */
export const LIVE: Pace[] = [
  ...([30, 120, 600] as const).map((clock) => ({ ...NONE, clock })),
  { ...NONE, budget: 300, increment: 5 },
  { ...NONE, budget: 900, increment: 10 },
  { ...NONE, budget: 1800, increment: 20 },
  { ...NONE, budget: 3600, increment: 30 },
]
export const SLOWLY: Pace[] = ([28800, 86400, 259200, 604800] as const).map((clock) => ({ ...NONE, clock }))

/** A choice as the value of a form's field, and back. */
export const timesKey = ({ clock, budget }: Pace): string => (budget ? `game-${budget}` : String(clock))
export const timesOf = (key: string): Pace => [...LIVE, ...SLOWLY].find((times) => timesKey(times) === key) ?? NONE

export function timesWords({ clock, budget, increment }: Pick<TableInfo, "clock" | "budget" | "increment">): string {
  return budget ? w("clock-game", { minutes: budget / 60, seconds: increment }) : w(`clock-${clock}`)
}

/** The clock of a table, among its options: how long, what happens when time is up, days off. */
export function termsOf(table: TableInfo): { label: string; value: string }[] {
  const days = { label: w("days-off"), value: w("days-off-count", { count: table.days_off }) }
  return [
    { label: w("clock"), value: timesWords(table) },
    { label: w("on-time"), value: w(`on-time-${table.on_time}`) },
    ...(table.days_off ? [days] : []),
  ]
}
