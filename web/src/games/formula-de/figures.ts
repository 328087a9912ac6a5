/** The drawings of the rule book, made by the board itself. */

import type { Figure } from "../../lib/board/game"
import type { FormulaDeView } from "./view"

export function figures(_rule: string): Figure<FormulaDeView> | undefined {
  return undefined
}
