/** The drawings of the rule book, made by the board itself. */

import type { Figure } from "../../lib/board/game"
import type { OlympiadesView } from "./view"

const FIGURES: Record<string, Figure<OlympiadesView>> = {}

export function figures(rule: string): Figure<OlympiadesView> | undefined {
  return FIGURES[rule]
}
