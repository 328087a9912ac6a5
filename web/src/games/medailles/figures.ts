/** The drawings of the rule book, made by the board itself. */

import type { Figure } from "../../lib/board/game"
import type { MedaillesView } from "./view"

const FIGURES: Record<string, Figure<MedaillesView>> = {}

export function figures(rule: string): Figure<MedaillesView> | undefined {
  return FIGURES[rule]
}
