/** The sentence on top of a table: who must do what. */

import type { Result } from "../protocol"
import { levelName, type TableState } from "./table.svelte"
import { t, type Book } from "./texts.svelte"

export interface Status {
  seat: number // whose mark stands before it, or -1
  who: string
  what: string
}

interface Secret {
  header?: { waiting: number[]; submitted: number[] }
}

export function statusOf(at: TableState, book: Book, preview: string): Status {
  const { table, position, names } = at
  if (!table) return { seat: -1, who: "", what: "" }
  if (table.phase === "over")
    return { seat: winner(table.result), who: "", what: resultText(table.result, names, book) }
  if (table.phase === "closing") return { seat: -1, who: t("status-closing"), what: "" }
  if (table.phase === "gathering" || !position) return gathering(at)
  const mine = position.viewer
  const others = position.to_act.filter((seat) => seat !== mine)
  const listed = book.listed(others.map((seat) => names[seat] ?? ""))
  const secret = (position.view as Secret).header
  const level = mine >= 0 ? table.seats[mine]?.sitting_in : ""
  if (level) return { seat: mine, who: t("status-bot-plays", { level: levelName(level) }), what: "" }
  if (position.decision) {
    const name = names[mine] ?? ""
    const count = position.decision.actions.length
    const general = position.decision.secret
      ? t("status-secret", { count: others.length })
      : t("status-choose", { count })
    const todo = book.asked(position.asks, [mine], mine, names) || general
    return { seat: mine, who: t("status-your-turn", { name }), what: preview || todo }
  }
  if (secret?.submitted.includes(mine))
    return { seat: mine, who: t("status-locked"), what: t("status-waiting", { names: listed }) }
  const who =
    book.asked(position.asks, others, mine, names) || t("status-others", { names: listed, count: others.length })
  return { seat: others.length === 1 ? (others[0] ?? -1) : -1, who, what: "" }
}

function gathering(at: TableState): Status {
  const seats = at.table?.seats ?? []
  const empty = seats.filter((seat) => !seat.user && !seat.kind.startsWith("bot:")).length
  const late = seats.filter((seat) => seat.user && !seat.ready && !seat.kind.startsWith("bot:"))
  if (empty) return { seat: -1, who: t("status-seats-free", { count: empty }), what: "" }
  if (late.some((seat) => at.isMine(seat.seat))) return { seat: at.seat, who: t("status-are-you-ready"), what: "" }
  if (late.length === 0) return { seat: -1, who: t("status-host-starts"), what: "" }
  return { seat: -1, who: t("status-waiting", { names: late.map((seat) => at.names[seat.seat]).join(", ") }), what: "" }
}

function winner(result: Result | null): number {
  const first = result?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
  return first.length === 1 ? (first[0] ?? -1) : -1
}

/** How it ended, in one sentence. */
export function resultText(result: Result | null, names: string[], book: Book): string {
  if (!result) return ""
  if (result.places.length === 0) return t(`result-${result.ending}`)
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const listed = book.listed(winners.map((seat) => names[seat] ?? ""))
  if (winners.length === names.length) return t("result-draw", { names: listed })
  const key = result.ending === "conceded" ? "result-conceded" : "result-win"
  const how = result.word && book.has(`ending-${result.word}`) ? book.text(`ending-${result.word}`) : ""
  return t(key, { names: listed, count: winners.length, how: how && ` ${how}` })
}
