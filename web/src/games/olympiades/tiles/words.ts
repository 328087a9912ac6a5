import { words } from "../../../lib/board/words"
import en from "./en.ftl?raw"
import fr from "./fr.ftl?raw"
import { isAsked, padOf, seatsOf, type TileView } from "./tile"

export const w = words(fr, en)

/** What a tile shows, one thing after the other. */
export function told(...parts: string[]): string {
  return parts.filter(Boolean).join(w("between"))
}

/** What all have bid, or that they rest; nothing before the pads are open. */
export function bidsTold(view: TileView, names: string[]): string {
  if (isAsked(view)) return w("bids-secret")
  return told(...seatsOf(view).map((seat) => numberOf(names[seat], padOf(view, seat)?.n)))
}

/** A number of an athlete; an athlete without one rests. */
export function numberOf(name = "", n: number | null | undefined): string {
  return n == null ? w("rest-of", { name }) : w("bid-of", { name, n })
}
