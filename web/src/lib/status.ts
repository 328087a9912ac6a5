/** The sentence on top of a table: who must do what. */

import type { Result } from "../protocol"
import type { Told } from "./board/game"
import { resultText } from "./result"
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

/** The status of a table; `told` is what its board has to say of this position in particular. */
export function statusOf(at: TableState, book: Book, preview: string, told?: Told): Status {
  const { table, position, names } = at
  if (!table) return { seat: -1, who: "", what: "" }
  if (table.phase === "over")
    return { seat: winner(table.result), who: "", what: resultText(table.result, names, table.mine, book) }
  if (table.phase === "closing") return { seat: -1, who: t("status-closing"), what: "" }
  if (table.phase === "gathering" || !position) return gathering(at)
  const mine = position.viewer
  const others = position.to_act.filter((seat) => seat !== mine)
  const listed = book.listed(others.map((seat) => names[seat] ?? ""))
  const secret = (position.view as Secret).header
  const level = mine >= 0 ? table.seats[mine]?.sitting_in : ""
  if (level) return { seat: mine, who: t("status-bot-plays", { level: levelName(level) }), what: "" }
  const [key = position.asks, facts] = told ?? []
  const asked = (seats: number[]) =>
    capital(book.asked(key, seats, mine, names, facts) || book.asked(position.asks, seats, mine, names))
  if (position.decision) {
    const name = names[mine] ?? ""
    const count = position.decision.actions.length
    const general = position.decision.secret
      ? t("status-secret", { count: others.length })
      : t("status-choose", { count })
    const todo = asked([mine]) || general
    return { seat: mine, who: t("status-your-turn", { name }), what: preview || todo }
  }
  if (secret?.submitted.includes(mine))
    return { seat: mine, who: t("status-locked"), what: t("status-waiting", { names: listed }) }
  const who = asked(others) || t("status-others", { names: listed, count: others.length })
  return { seat: others.length === 1 ? (others[0] ?? -1) : -1, who, what: "" }
}

/** A sentence may begin with a card: « Tricorne : … ». */
function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function gathering(at: TableState): Status {
  const seats = at.table?.seats ?? []
  const empty = seats.filter((seat) => !seat.user && !seat.kind.startsWith("bot:")).length
  const late = seats.filter((seat) => seat.user && !seat.ready && !seat.kind.startsWith("bot:"))
  if (empty) return { seat: -1, who: t("status-seats-free", { count: empty }), what: "" }
  const gone = seats.filter((seat) => seat.user && !seat.present && !seat.ready)
  if (gone.length) {
    const names = gone.map((seat) => at.names[seat.seat]).join(", ")
    return { seat: -1, who: t("status-waiting", { names }), what: "" }
  }
  if (late.some((seat) => at.isMine(seat.seat))) return { seat: at.seat, who: t("status-are-you-ready"), what: "" }
  if (late.length === 0) return { seat: -1, who: t("status-host-starts"), what: "" }
  return { seat: -1, who: t("status-waiting", { names: late.map((seat) => at.names[seat.seat]).join(", ") }), what: "" }
}

function winner(result: Result | null): number {
  const first = result?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
  return first.length === 1 ? (first[0] ?? -1) : -1
}
