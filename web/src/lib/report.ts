/** A problem as it can be told to whoever runs the server: only what this seat may know, no names, no addresses. */

import { api } from "./api"
import { eventOf, type TableState } from "./table.svelte"
import type { Book } from "./texts.svelte"

const LINES = 12 // of the log
const LONGEST = 8000

export async function report(at: TableState, book: Book): Promise<string> {
  const health = await api.health().catch(() => undefined)
  return told(at, book, health?.version ?? "?").slice(0, LONGEST)
}

function told(at: TableState, book: Book, version: string): string {
  const { table, position } = at
  const seats = (table?.seats ?? []).map((_, seat) => book.text("seat-name", { number: seat + 1 }))
  const lines = at.lines.slice(-LINES).map((line) => {
    const event = eventOf(line)
    return `${line.id} ${event.rule} ${book.event(event, seats, at.viewer)}`
  })
  const decision = position?.decision
  return [
    `Tablée ${version} · ${table?.game} ${table?.version} · ${table?.phase} · ${position?.entry ?? "–"}`,
    position?.text ?? "",
    decision ? `? ${decision.actions.map((one) => one.named).join(" | ")}` : "",
    lines.join("\n"),
    navigator.userAgent,
  ]
    .filter(Boolean)
    .join("\n\n")
}
