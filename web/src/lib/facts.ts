import type { GameInfo } from "../protocol"
import { library, t } from "./texts.svelte"

/** What a game asks for: how many people, and how long it takes. */
export function factsOf(game: GameInfo): string[] {
  const book = library.blurb(game.slug)
  return [players(game), book?.has("duration") ? book.text("duration") : ""].filter(Boolean)
}

function players(game: GameInfo): string {
  const few = Math.min(...game.players)
  const many = Math.max(...game.players)
  if (many - few === game.players.length && game.players.length === 2) return t("players-either", { few, many })
  return few === many ? t("players", { count: few }) : t("players-range", { few, many })
}
