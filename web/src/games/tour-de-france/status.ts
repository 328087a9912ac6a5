/** What a position asks, with the roll, the place and the card that it is about. */

import type { Told } from "../../lib/board/game"
import { FINISH, spaceAt } from "./road"
import type { TourDeFranceView } from "./shapes"

export function status(view: TourDeFranceView): Told | undefined {
  const { phase, turn: seat, total, target, threat, question, extra } = view
  const space = view.riders[seat] ?? 0
  const town = spaceAt(space).name
  switch (phase) {
    case "roll":
      return ["status-roll", { left: FINISH - space, extra }]
    case "window":
      return ["status-window", { seat, total, space: target, own: seat === view.header.viewer }]
    case "category":
      return ["status-category", { town }]
    case "answer":
      return ["status-answer", { town, category: question?.category ?? "" }]
    case "joker":
      return threat === "mishap" ? ["status-mishap", { space }] : ["status-surprise", { title: threat }]
    default:
      return undefined
  }
}
